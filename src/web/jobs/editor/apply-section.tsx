import { DATA_TERMS } from '#domain/companies/data-terms.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { MOST_QUESTIONS } from '#domain/jobs/questions.ts';
import { Check } from '#web/ui/check.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { Choice, Dropdown } from './choice.tsx';
import { textOf } from './draft-form.ts';
import sections from './sections.module.css';

type Props = { contents: DraftContents; typed: DraftContents; errors: Record<string, string>; isHydrated: boolean };

/** Where applications go: to this site, to an address that gets links to them, or to a page of the startup. */
export function ApplySection({
  contents,
  typed,
  errors,
  isHydrated,
  email,
  hasDataTerms,
}: Props & { email: string; hasDataTerms: boolean }) {
  const by = textOf(contents.receiveApplicants);
  // A new job has no way to apply yet, and an imported one may have another.
  const isChosen = by === 'platform' || by === 'link' || by === 'email';
  const chosen = isChosen ? by : contents.link ? 'link' : 'email';
  const now = textOf(typed.receiveApplicants) || chosen;
  return (
    <section className={sections.section} id="apply">
      <h2>How people apply</h2>
      <div className={sections.fields}>
        <Choice
          name="receiveApplicants"
          label="People apply"
          look="segments"
          showsLabel={false}
          options={[
            { value: 'platform', label: 'On this site' },
            { value: 'email', label: 'By email' },
            { value: 'link', label: 'At a link' },
          ]}
          chosen={[chosen]}
          error={errors.receiveApplicants}
        />
        {!hasDataTerms && (
          <div data-field="terms" hidden={isHydrated && now === 'link'}>
            <Check label="We accept the data-processing terms for applications" name="acceptDataTerms" />
            <p className={sections.meta}>
              Once for your startup. Without them, a job by email shows its address instead.
            </p>
            <details>
              <summary>
                <span className="link">Read the terms</span>
              </summary>
              <ol>
                {DATA_TERMS.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ol>
            </details>
          </div>
        )}
        <div data-field="email" hidden={isHydrated && now !== 'email'}>
          <Field
            id="applyEmail"
            label="Email address for applications"
            name="applyEmail"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            defaultValue={textOf(contents.applyEmail ?? (isChosen ? '' : email))}
            error={errors.applyEmail}
            hint={<p className={sections.meta}>It gets links to the applications, never files.</p>}
          />
        </div>
        <div data-field="link" hidden={isHydrated && now !== 'link'}>
          <Field
            id="link"
            label="Link where people apply"
            name="link"
            inputMode="url"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={1000}
            placeholder="https://"
            defaultValue={textOf(contents.link)}
            error={errors.link}
            hint={<p className={sections.meta}>Your own site or a known hiring system. Any other is reviewed first.</p>}
          />
        </div>
        <div data-field="questions" hidden={isHydrated && now === 'link'}>
          <Questions contents={contents} errors={errors} />
        </div>
      </div>
    </section>
  );
}

const TYPES = [
  { value: 'text', label: 'In their own words' },
  { value: 'yesNo', label: 'Yes or no' },
  { value: 'choice', label: 'One of several answers' },
  { value: 'several', label: 'Any of several answers' },
  { value: 'number', label: 'A number' },
  { value: 'link', label: 'A link' },
];

/** Five rows, each behind its own line, so that they work without a script. An empty text leaves its row out. */
function Questions({ contents, errors }: { contents: DraftContents; errors: Record<string, string> }) {
  const known = Array.isArray(contents.questions) ? (contents.questions as Record<string, unknown>[]) : [];
  const lines = (value: unknown) => [value].flat().map(textOf).filter(Boolean).join('\n');
  return (
    <>
      <h3>Questions</h3>
      <p className={sections.meta}>Up to {MOST_QUESTIONS}. The shortest lists are answered best.</p>
      {Array.from({ length: MOST_QUESTIONS }, (_, at) => {
        const question = known[at] ?? {};
        const text = textOf(question.text);
        const wrong = (field: string) => errors[`questions.${at}.${field}`];
        const isWrong = Object.keys(errors).some((name) => name.startsWith(`questions.${at}.`));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other name
          <details key={at} open={isWrong}>
            <summary>
              <span className="link">{text || `Question ${at + 1}`}</span>
            </summary>
            <div className={sections.fields}>
              <Field
                label="Question"
                name="questionText"
                maxLength={300}
                defaultValue={text}
                error={wrong('text') ?? wrong('type')}
              />
              <Dropdown
                id={`questionType-${at}`}
                name="questionType"
                label="People answer"
                options={TYPES}
                chosen={textOf(question.type) || 'text'}
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
              <TextArea
                label="Answers to choose from, one a line"
                name="questionOptions"
                rows={3}
                defaultValue={lines(question.options)}
                error={wrong('options')}
              />
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
          </details>
        );
      })}
    </>
  );
}
