import { Check, Send } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { openAuth } from '#web/auth/open-auth.tsx';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { counted } from '#web/ui/number-format.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { useMinimumDelay } from '#web/ui/use-minimum-delay.ts';
import css from './apply.module.css';
import { answersIn, fieldsOfForm, textOf } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { QuestionField } from './question-field.tsx';
import { SentProfile } from './sent-profile.tsx';
import { copyOf, forgetCopy, useApplicationDraft } from './use-application-draft.ts';
import { WhoSeesIt } from './who-sees-it.tsx';

/**
 * The form to apply. A visitor fills it in first and gets an account on the way. Without JavaScript its buttons post it,
 * and a visitor is asked to log in first.
 */
export function ApplyForm({
  data,
  mistakes: posted,
  heading: Heading,
  onClose,
  onAnswer,
}: {
  data: ApplyData;
  mistakes: Mistakes | null;
  heading: 'h1' | 'h2';
  onClose?: (() => void) | undefined;
  onAnswer: () => void;
}) {
  const { job, person } = data;
  const path = `/jobs/${job.id}/apply`;
  const form = useRef<HTMLFormElement>(null);
  const [{ contents, generation }, setShown] = useState({ contents: data.contents, generation: 0 });
  const draft = useApplicationDraft(job.id, form, {
    hasAccount: person !== null,
    version: data.draft?.version ?? 0,
  });
  const { data: answer, state, submit } = useFetcher<{ outcome: string } | Mistakes>();
  const isSending = useMinimumDelay(state !== 'idle');
  const mistakes = isSending ? null : (mistakesIn(answer) ?? posted);
  const errors = fieldsOfForm(mistakes?.fields ?? {});
  const questions = job.questions.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has come
  useEffect(() => {
    const copy = copyOf(job.id);
    if (!copy || JSON.stringify(copy) === JSON.stringify(data.contents)) return;
    // The fields show what this browser kept, such as the text of a visitor who has an account by now.
    setShown({ contents: { ...data.contents, ...copy }, generation: 1 });
  }, []);

  useEffect(() => {
    if (mistakes) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [mistakes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (state !== 'idle' || !answer || !('outcome' in answer)) return;
    forgetCopy(job.id);
    onAnswer();
  }, [answer, state]);

  const send = () => {
    if (!form.current || isSending) return;
    draft.stop();
    const typed = new FormData(form.current);
    typed.set('intent', 'send');
    typed.set('stay', '1');
    void submit(typed, { method: 'post', action: path, defaultShouldRevalidate: false });
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'keep' && !onClose) return;
    event.preventDefault();
    if (submitter instanceof HTMLButtonElement && submitter.value === 'keep') return onClose?.();
    if (person) return send();
    draft.onChange();
    openAuth({ screen: 'signup-landing', title: 'One step: your account', to: path, onLoggedIn: send });
  };

  const lead =
    person && data.draft === null && contents.name
      ? `Your profile is filled in.${questions > 0 ? ` ${counted(questions, 'question')} to go.` : ''}`
      : questions > 0
        ? `Your details, and ${counted(questions, 'question')}.`
        : 'Your details, and a note if you like.';
  return (
    <form
      ref={form}
      key={generation}
      method="post"
      action={path}
      noValidate
      className={css.form}
      onSubmit={onSubmit}
      onInput={draft.onChange}
    >
      <input type="hidden" name="version" value={draft.version} />
      <div className={css.in}>
        <Heading id="apply-title" tabIndex={-1}>
          Apply to {job.company.name}
        </Heading>
        <p className={css.lead}>{lead}</p>
        {!person && (
          <noscript>
            <p className={css.lead}>
              <a className="link" href={`/auth/signin?to=${encodeURIComponent(path)}`}>
                Log in
              </a>{' '}
              first: without JavaScript, applying needs an account.
            </p>
          </noscript>
        )}
        {data.draft?.waitsUntil && (
          <Banner tone="note">
            It is ready, and sent as soon as you confirm {person?.email} with the link that we mailed you. It waits
            until {data.draft.waitsUntil}. If you change anything here, press Send again.
          </Banner>
        )}
        {mistakes && <Banner>{mistakes.message}</Banner>}
        <SentProfile data={data} contents={contents} errors={errors} />
        {questions > 0 && (
          <section className={css.section}>
            <h3>
              {questions === 1 ? 'A question' : counted(questions, 'question')} from {job.company.name}
            </h3>
            <div className={css.questions}>
              {job.questions.map((question, at) => (
                <QuestionField
                  key={question.text}
                  question={question}
                  name={`answer-${at}`}
                  company={job.company.name}
                  given={answersIn(contents, at)}
                  error={errors[`answer-${at}`]}
                />
              ))}
            </div>
          </section>
        )}
        <details className={css.note} open={Boolean(textOf(contents.note)) || Boolean(errors.note)}>
          <summary>
            <span className="link">Add a note of your own</span>
          </summary>
          <TextArea label="Your note" name="note" rows={6} defaultValue={textOf(contents.note)} error={errors.note} />
        </details>
        <p className={css.saved} role="status">
          {draft.state.kind === 'saved' && (
            <>
              <Icon of={Check} size={16} />
              Draft saved {draft.state.at}
            </>
          )}
          {draft.state.kind === 'problem' && draft.state.message}
        </p>
        <WhoSeesIt data={data} />
      </div>
      <div className={css.foot}>
        <Button type="submit" name="intent" value="send" size="lg" icon={Send} aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : 'Send application'}
        </Button>
        {person && (
          <Button type="submit" name="intent" value="keep" kind="quiet" className={css.later}>
            Finish later
          </Button>
        )}
        {data.answersInDays !== null && (
          <p>
            They usually answer
            <br />
            within {counted(data.answersInDays, 'day')}.
          </p>
        )}
      </div>
    </form>
  );
}
