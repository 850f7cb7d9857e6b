import { type ComponentType, useEffect, useRef, useState } from 'react';
import { richTextAsText, textAsRichText } from '#domain/site/text-as-rich-text.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import css from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';

const NO_MARKS: RichTextProps['marks'] = [];

/**
 * A long text: a plain field, which becomes one with a toolbar when its code has loaded. The form then has the text as
 * HTML in `name`, else as plain text in `{name}Text`; `richTextIn` reads both.
 */
export function RichTextField({
  html: initial,
  error,
  onChange,
  marks = NO_MARKS,
  handle,
  ...rest
}: Pick<RichTextProps, 'name' | 'html' | 'label'> &
  Partial<Pick<RichTextProps, 'marks' | 'handle' | 'uploadPicture' | 'onChange'>> & { error: string | undefined }) {
  const { name } = rest;
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const [html, setHtml] = useState(initial);
  const [hasFocus, setFocus] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const textArea = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    let isHere = true;
    // Without its code the plain field stays.
    import('./rich-text.tsx').then(
      ({ default: Loaded }) => {
        if (!isHere) return;
        const field = plain.current;
        if (field && field.value !== field.defaultValue) setHtml(textAsRichText(field.value));
        setFocus(field !== null && document.activeElement === field);
        setRichText(() => Loaded);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <div className={css.field}>
      {RichText ? (
        <>
          {/* React would reset a hidden input to its default at each render. Without a key of its own this field would be
              the plain one, with its plain text. */}
          <textarea key="html" ref={textArea} hidden readOnly name={name} defaultValue={html} />
          <RichText
            {...rest}
            marks={marks}
            handle={handle}
            html={html}
            invalid={error !== undefined}
            hasFocus={hasFocus}
            onChange={(html) => {
              if (textArea.current) textArea.current.value = html;
              onChange?.(html);
            }}
          />
        </>
      ) : (
        <>
          <textarea
            key="plain"
            ref={plain}
            id={name}
            name={`${name}Text`}
            aria-label={rest.label}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${name}-how`}
            className={css.plain}
            rows={14}
            defaultValue={richTextAsText(initial)}
          />
          <noscript>
            <p id={`${name}-how`} className={css.how}>
              A blank line begins a paragraph, “- ” an item of a list, “# ” a heading.
            </p>
          </noscript>
        </>
      )}
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
    </div>
  );
}
