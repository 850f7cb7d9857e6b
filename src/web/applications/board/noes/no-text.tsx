import type { RefObject } from 'react';
import { beginWith } from '#domain/applications/board/message-texts.ts';
import { EMAIL_PLACEHOLDERS } from '#domain/site/configuration-terms.ts';
import { FieldError } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import css from './no.module.css';

/** The text of a no: begun with that of the job or a template, with placeholders for names. */
export function NoText({
  field,
  text,
  onChange,
  begins,
  templates,
  wrongText,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
  /** What the field began with. A template replaces it, and stands above what somebody typed. */
  begins: string;
  templates: readonly { key: string; label: string; text: string }[];
  wrongText: string | undefined;
}) {
  const insert = (placeholder: string) => {
    const { current } = field;
    const at = current?.selectionStart ?? text.length;
    onChange(text.slice(0, at) + placeholder + text.slice(current?.selectionEnd ?? at));
    current?.focus();
  };
  return (
    <section aria-labelledby="no-text">
      <div className={css.heading}>
        <h2 id="no-text">What you write</h2>
      </div>
      <Select
        small
        aria-label="Begin with a text"
        value=""
        onChange={(event) => {
          const template = templates.find(({ key }) => key === event.target.value);
          if (template) onChange(beginWith(template.text, text, [begins, ...templates.map((each) => each.text)]));
        }}
      >
        <option value="">Begin with a text</option>
        {templates.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
      <textarea
        ref={field}
        id="no-field"
        name="text"
        aria-labelledby="no-text"
        aria-invalid={wrongText ? true : undefined}
        aria-describedby={wrongText ? 'no-wrong' : undefined}
        rows={16}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        className={css.text}
      />
      {wrongText && <FieldError id="no-wrong">{wrongText}</FieldError>}
      <p className={css.insert}>
        <span>Insert</span>
        {EMAIL_PLACEHOLDERS.map(({ key, label }) => (
          <button key={key} type="button" onClick={() => insert(key)}>
            {label}
          </button>
        ))}
      </p>
    </section>
  );
}
