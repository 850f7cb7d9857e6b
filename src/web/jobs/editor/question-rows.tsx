import { Plus, Trash2 } from 'lucide';
import { useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { hasOptions, MOST_QUESTIONS } from '#domain/jobs/questions.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Dropdown } from './choice.tsx';
import { textOf } from './draft-form.ts';
import css from './question-rows.module.css';
import sections from './sections.module.css';

const TYPES = [
  { value: 'text', label: 'In their own words' },
  { value: 'yesNo', label: 'Yes or no' },
  { value: 'choice', label: 'One of several answers' },
  { value: 'several', label: 'Any of several answers' },
  { value: 'number', label: 'A number' },
  { value: 'link', label: 'A link' },
];

type Question = Record<string, unknown>;
type Props = { contents: DraftContents; errors: Record<string, string>; isHydrated: boolean };

/** The questions of a job. Without a script there are five rows, and a row without a text is left out. */
export function QuestionRows({ contents, errors, isHydrated, onChange }: Props & { onChange: () => void }) {
  const [rows, setRows] = useState(() => {
    const questions = Array.isArray(contents.questions) ? (contents.questions as Question[]) : [];
    return questions.map((question, key) => ({ key, question }));
  });
  const [newRow, setNewRow] = useState<number>();
  const spare = Array.from({ length: MOST_QUESTIONS - rows.length }, (_, at) => ({ key: -1 - at, question: {} }));
  return (
    <div>
      <h3>Questions</h3>
      <p className={sections.meta}>Up to {MOST_QUESTIONS}. Each one costs you applicants, so ask what you will read.</p>
      <ol className={css.questions}>
        {(isHydrated ? rows : [...rows, ...spare]).map(({ key, question }, at) => (
          <QuestionRow
            key={key}
            at={at}
            question={question}
            isAdded={key === newRow}
            errors={errors}
            isHydrated={isHydrated}
            onRemove={() => {
              setRows(rows.filter((row) => row.key !== key));
              setTimeout(onChange);
            }}
          />
        ))}
      </ol>
      {/* The last row can be deleted, too: the form then still tells its questions. */}
      <input type="hidden" name="questionText" value="" />
      {isHydrated && rows.length < MOST_QUESTIONS && (
        <button
          type="button"
          className={sections.textButton}
          onClick={() => {
            const key = Date.now();
            setRows([...rows, { key, question: {} }]);
            setNewRow(key);
          }}
        >
          <Icon of={Plus} size={16} />
          Add a question
        </button>
      )}
    </div>
  );
}

function QuestionRow({
  at,
  question,
  isAdded,
  errors,
  isHydrated,
  onRemove,
}: Omit<Props, 'contents'> & { at: number; question: Question; isAdded: boolean; onRemove: () => void }) {
  const [text, setText] = useState(textOf(question.text));
  const [type, setType] = useState(textOf(question.type) || 'text');
  const wrong = (field: string) => errors[`questions.${at}.${field}`];
  const isWrong = Object.keys(errors).some((name) => name.startsWith(`questions.${at}.`));
  const name = text || `Question ${at + 1}`;
  return (
    <li>
      <Disclosure open={isWrong || isAdded} summary={name}>
        <div className={sections.fields}>
          <Field
            label="Question"
            name="questionText"
            longest={300}
            defaultValue={text}
            autoFocus={isAdded}
            onInput={(event) => setText(event.currentTarget.value)}
            error={wrong('text') ?? wrong('type')}
          />
          <div className={sections.two} onChange={(event) => setType(typeChosenIn(event.target) ?? type)}>
            <Dropdown
              id={`questionType-${at}`}
              name="questionType"
              label="People answer"
              options={TYPES}
              chosen={type}
            />
            <Dropdown
              id={`questionRequired-${at}`}
              name="questionRequired"
              label="Must they answer?"
              options={[
                { value: 'yes', label: 'Yes' },
                { value: 'no', label: 'No' },
              ]}
              chosen={question.required === false ? 'no' : 'yes'}
            />
          </div>
          <div hidden={isHydrated && !hasOptions(type)}>
            <TextArea
              label="Answers to choose from, one a line"
              name="questionOptions"
              rows={3}
              defaultValue={lines(question.options)}
              error={wrong('options')}
            />
          </div>
          <div hidden={isHydrated && !hasOptions(type) && type !== 'yesNo'}>
            <TextArea
              label="The answers that you need, one a line (optional)"
              name="questionNeeds"
              rows={2}
              defaultValue={lines(question.needs)}
              error={wrong('needs')}
              hint={
                <p className={sections.meta}>
                  For yes or no, write Yes or No. People see it before they send. It marks a card, and rejects nobody.
                </p>
              }
            />
          </div>
        </div>
      </Disclosure>
      {isHydrated && <IconButton icon={Trash2} label={`Delete “${name}”`} onClick={onRemove} />}
    </li>
  );
}

const lines = (value: unknown) => [value].flat().map(textOf).filter(Boolean).join('\n');

const typeChosenIn = (field: EventTarget) =>
  field instanceof HTMLSelectElement && field.name === 'questionType' ? field.value : null;
