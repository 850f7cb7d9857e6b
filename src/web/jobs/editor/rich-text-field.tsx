import { type ComponentType, useEffect, useRef, useState } from 'react';
import { richTextAsText, textAsRichText } from '#domain/site/text-as-rich-text.ts';
import { FieldError } from '#web/ui/field.tsx';
import css from './rich-text.module.css';
import type { RichTextProps } from './rich-text-props.ts';

/**
 * The text of a job: a plain field, which becomes one with a toolbar when its code has loaded. The form then has the
 * text as HTML in `description`, else as plain text in `descriptionText`.
 */
export function RichTextField({
  html: initial,
  error,
  onChange,
  ...rest
}: Omit<RichTextProps, 'invalid' | 'hasFocus'> & { error: string | undefined }) {
  const [RichText, setRichText] = useState<ComponentType<RichTextProps>>();
  const [html, setHtml] = useState(initial);
  const [hasFocus, setFocus] = useState(false);
  const plain = useRef<HTMLTextAreaElement>(null);
  const hidden = useRef<HTMLTextAreaElement>(null);
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
          {/* React would reset a hidden input to its default at each render. */}
          <textarea ref={hidden} hidden readOnly name="description" defaultValue={html} />
          <RichText
            {...rest}
            html={html}
            invalid={error !== undefined}
            hasFocus={hasFocus}
            onChange={(changed) => {
              if (hidden.current) hidden.current.value = changed;
              onChange(changed);
            }}
          />
        </>
      ) : (
        <>
          <textarea
            ref={plain}
            id="description"
            name="descriptionText"
            aria-label={rest.label}
            aria-invalid={error ? true : undefined}
            aria-describedby="description-how"
            className={css.plain}
            rows={14}
            defaultValue={richTextAsText(initial)}
          />
          <noscript>
            <p id="description-how" className={css.how}>
              A blank line begins a paragraph, “- ” an item of a list, “# ” a heading.
            </p>
          </noscript>
        </>
      )}
      {error && <FieldError id="description-error">{error}</FieldError>}
    </div>
  );
}
