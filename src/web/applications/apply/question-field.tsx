import { Info } from 'lucide';
import { useId } from 'react';
import { answersOf, LONGEST_ANSWER } from '#domain/jobs/questions.ts';
import type { Job } from '#domain/jobs/views.ts';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './question-field.module.css';

/** A question of the startup. Its knock-out answer is shown before sending, and stops nobody. */
export function QuestionField({
  question,
  name,
  company,
  values,
  error,
}: {
  question: Job['questions'][number];
  name: string;
  company: string;
  values: readonly string[];
  error: string | undefined;
}) {
  const id = useId();
  const label = question.required ? question.text : `${question.text} (optional)`;
  const [first = ''] = values;
  const needs = question.needs ?? [];
  switch (question.type) {
    case 'yesNo':
    case 'choice':
    case 'several':
      return (
        <fieldset className={css.question} aria-describedby={error ? `${id}-error` : undefined}>
          <legend>{label}</legend>
          <div className={question.type === 'yesNo' ? css.segments : css.chips}>
            {answersOf(question).map((answer) => (
              <label key={answer}>
                <input
                  type={question.type === 'several' ? 'checkbox' : 'radio'}
                  name={name}
                  value={answer}
                  defaultChecked={values.includes(answer)}
                  aria-invalid={error ? true : undefined}
                />
                {answer}
              </label>
            ))}
          </div>
          {needs.length > 0 && (
            <p className={css.must}>
              <Icon of={Info} size={16} />
              {company} needs {needs.map((need) => `“${need}”`).join(' or ')} here. Another answer is marked, and still
              read.
            </p>
          )}
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </fieldset>
      );
    case 'number':
    case 'link':
      return (
        <Field
          label={label}
          name={name}
          inputMode={question.type === 'number' ? 'decimal' : 'url'}
          defaultValue={first}
          error={error}
        />
      );
    default:
      return <TextAnswer label={label} name={name} value={first} error={error} />;
  }
}

function TextAnswer({
  label,
  name,
  value,
  error,
}: {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
}) {
  return (
    <TextArea
      label={label}
      name={name}
      rows={5}
      defaultValue={value}
      error={error}
      longest={LONGEST_ANSWER}
      countsFromStart
    />
  );
}
