import { Check, Send } from 'lucide';
import { capitalise } from '#domain/site/capitalise.ts';
import { numberInWords } from '#domain/site/english.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import css from './apply.module.css';
import { answersIn, type sectionHeading } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { QuestionField } from './question-field.tsx';
import type { useApplicationDraft } from './use-application-draft.ts';
import { useOpening } from './use-opening.ts';

type Contents = ApplyData['contents'];

/** The heading, and what there is to fill in. Without a script a visitor has to log in first. */
export function ApplyHead({
  data,
  contents,
  heading: Heading,
}: {
  data: ApplyData;
  contents: Contents;
  heading: 'h1' | 'h2';
}) {
  const { job, person, draft } = data;
  const questions = job.questions.length;
  const path = `/jobs/${job.id}/apply`;
  const lead =
    person?.hasProfile && draft === null && contents.name
      ? `Your profile is filled in.${questions > 0 ? ` ${capitalise(questionsText(questions))} to go.` : ''}`
      : questions > 0
        ? `Your details, and ${questionsText(questions)}.`
        : 'Your details, and a note if you like.';
  return (
    <>
      {!draft?.waitsUntil && (
        <>
          <Heading id="apply-title" tabIndex={-1}>
            Apply to {job.company.name}
          </Heading>
          <p className={css.lead}>{lead}</p>
        </>
      )}
      {!person && (
        <noscript>
          <p className={css.lead}>
            <a className="link" href={`/auth/signin?to=${encodeURIComponent(path)}`}>
              Log in
            </a>{' '}
            or{' '}
            <a className="link" href={`/auth/signup?to=${encodeURIComponent(path)}`}>
              sign up
            </a>{' '}
            first: without JavaScript, applying needs an account.
          </p>
        </noscript>
      )}
    </>
  );
}

/** What came of the button at the end of the form. */
export function ApplyResult({ mistakes, isChangeSaved }: { mistakes: Mistakes | null; isChangeSaved: boolean }) {
  if (!mistakes && !isChangeSaved) return null;
  return (
    <div data-result tabIndex={-1} className={css.result}>
      {mistakes ? (
        <Banner>{mistakes.message}</Banner>
      ) : (
        <Banner tone="ok">Your changes are saved. We send it as soon as you confirm your address.</Banner>
      )}
    </div>
  );
}

export function ApplyQuestions({
  job,
  contents,
  errors,
  heading: Section,
}: {
  job: ApplyData['job'];
  contents: Contents;
  errors: Record<string, string>;
  heading: ReturnType<typeof sectionHeading>;
}) {
  const questions = job.questions.length;
  if (questions === 0) return null;
  return (
    <section className={css.section}>
      <Section>
        {questions === 1 ? 'A question' : capitalise(questionsText(questions))} from {job.company.name}
      </Section>
      <div className={css.questions}>
        {job.questions.map((question, at) => (
          <QuestionField
            key={question.text}
            question={question}
            name={`answer-${at}`}
            company={job.company.name}
            values={answersIn(contents, at)}
            error={errors[`answer-${at}`]}
          />
        ))}
      </div>
    </section>
  );
}

export function ApplyNote({ text, error }: { text: string; error: string | undefined }) {
  const opening = useOpening(Boolean(text || error));
  return (
    <details {...opening} className={css.note}>
      <summary>
        <span className="link">Add a note of your own</span>
      </summary>
      <TextArea label="Your note" name="note" rows={6} defaultValue={text} error={error} longest={3000} />
    </details>
  );
}

export function DraftState({ state }: { state: ReturnType<typeof useApplicationDraft>['state'] }) {
  return (
    <p className={css.saved} role="status">
      {state.kind === 'saved' && (
        <>
          <Icon of={Check} size={16} />
          Draft saved {state.at}
        </>
      )}
      {state.kind === 'problem' && state.message}
      {state.kind === 'changed' && 'Your changes are not in it yet. Press “Send the changed application”.'}
    </p>
  );
}

/** The buttons, and when the startup usually answers. */
export function ApplyFoot({ data, isSending }: { data: ApplyData; isSending: boolean }) {
  const { person } = data;
  const waitsUntil = data.draft?.waitsUntil;
  return (
    <div className={css.foot}>
      <Button
        type="submit"
        name="intent"
        value="send"
        size="lg"
        kind={waitsUntil ? 'line' : undefined}
        icon={Send}
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'Sending…' : waitsUntil ? 'Send the changed application' : 'Send application'}
      </Button>
      {!person && <p className={css.next}>Next: your email and a password.</p>}
      {/* A draft that waits for the address would be one that nobody sends. */}
      {person && !waitsUntil && (
        <Button type="submit" name="intent" value="keep" kind="quiet" className={css.later}>
          Finish later
        </Button>
      )}
      {data.answersInDays !== null && (
        <p>
          They usually answer
          <br />
          within {countText(data.answersInDays, 'day')}.
        </p>
      )}
    </div>
  );
}

const questionsText = (count: number) => `${numberInWords(count)} ${count === 1 ? 'question' : 'questions'}`;
