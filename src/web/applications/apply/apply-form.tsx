import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { openAuth } from '#web/auth/open-auth.tsx';
import { Banner } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useMinimumDelay } from '#web/ui/use-minimum-delay.ts';
import css from './apply.module.css';
import { contentsOfForm, fieldsOfForm, sectionHeading, textOf } from './apply-fields.ts';
import { ApplyFoot, ApplyHead, ApplyQuestions, DraftState } from './apply-form-parts.tsx';
import type { ApplyData } from './load-apply.server.ts';
import { SentProfile } from './sent-profile.tsx';
import { copyOf, fileIn, forgetCopy, submission, useApplicationDraft } from './use-application-draft.ts';
import { useFileCheck } from './use-file-check.ts';
import { useOpening } from './use-opening.ts';
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
  const Section = sectionHeading(Heading);
  const path = `/jobs/${job.id}/apply`;
  const form = useRef<HTMLFormElement>(null);
  const [{ contents, generation }, setShown] = useState({ contents: data.contents, generation: 0 });
  // What the fields contain now, for the lines above them.
  const [input, setInput] = useState({ contents, file: '' });
  const [keptFiles, setKeptFiles] = useState(0);
  const onFileKept = () => {
    setKeptFiles((count) => count + 1);
    setInput((before) => ({ ...before, file: '' }));
    onAnswer();
  };
  const draft = useApplicationDraft(job.id, form, {
    userId: data.userId,
    isSentWhenVerified: Boolean(data.draft?.waitsUntil),
    version: data.draft?.version ?? 0,
    onFileKept,
  });
  const visitorFile = useFileCheck(job.id);
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!form.current) return;
    const { name } = target as HTMLInputElement;
    if (mistakes)
      setCorrections(({ of, names }) => ({ of: mistakes, names: of === mistakes ? [...names, name] : [name] }));
    const now = new FormData(form.current);
    setInput({ contents: contentsOfForm(now), file: fileIn(now)?.name ?? '' });
    draft.onChange();
    if (!person && name === 'file') visitorFile.check(now);
  };
  const { data: answer, state, submit } = useFetcher<{ outcome: 'complete' | 'sent' | 'waits' } | Mistakes>();
  const isSending = useMinimumDelay(state !== 'idle');
  const mistakes = isSending ? null : (mistakesIn(answer) ?? posted);
  /** The fields changed since these mistakes: each loses its error. */
  const [corrections, setCorrections] = useState<{ of: Mistakes | null; names: string[] }>({ of: null, names: [] });
  const errors = fieldsOfForm(mistakes?.fields ?? {});
  if (corrections.of === mistakes) for (const name of corrections.names) delete errors[name];
  const fileMistake =
    draft.state.kind === 'problem' && draft.state.isAboutFile ? draft.state.message : visitorFile.refusal;
  const noteOpening = useOpening(Boolean(textOf(contents.note)) || Boolean(errors.note));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has come
  useEffect(() => {
    const copy = copyOf(job.id, data.userId);
    if (!copy || JSON.stringify(copy) === JSON.stringify(data.contents)) return;
    // The fields show what this browser kept, such as the text of a visitor who has an account by now.
    const values = { ...data.contents, ...copy };
    setShown({ contents: values, generation: 1 });
    setInput({ contents: values, file: '' });
  }, []);

  const waitsUntil = data.draft?.waitsUntil;
  const wasWaiting = useRef(false);
  const [isChangeSaved, setChangeSaved] = useState(false);
  // The button stands at the end of a long form: what came of it takes the focus, and so comes into view.
  useEffect(() => {
    if (!isSending && answer && (mistakes || waitsUntil || isChangeSaved))
      (
        form.current?.querySelector<HTMLElement>('[aria-invalid]') ??
        form.current?.querySelector<HTMLElement>('[data-result]') ??
        document.getElementById('apply-title')
      )?.focus();
  }, [isSending, answer, mistakes, waitsUntil, isChangeSaved]);

  const post = (intent: 'check' | 'send') => {
    if (!form.current) return;
    draft.stop();
    const data = new FormData(form.current);
    data.set('intent', intent);
    data.set('stay', '1');
    if (intent === 'check' && visitorFile.isRight(fileIn(data))) data.delete('file');
    void submit(data, submission(data, job.id));
  };
  const askForAccount = () =>
    openAuth({
      screen: 'signup-landing',
      title: 'One step: your account',
      lead: 'We keep your application, and send it once your email address is confirmed.',
      to: path,
      name: textOf(input.contents.name) || undefined,
      onLoggedIn() {
        post('send');
        // The form shows the address of the account, even if it cannot be sent yet.
        onAnswer();
      },
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (isSending || !answer || !('outcome' in answer)) return;
    if (answer.outcome === 'complete') return askForAccount();
    forgetCopy(job.id);
    setChangeSaved(wasWaiting.current);
    onFileKept();
  }, [answer, isSending]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'keep' && !onClose) return;
    event.preventDefault();
    if (submitter instanceof HTMLButtonElement && submitter.value === 'keep') return onClose?.();
    if (isSending) return;
    if (!person) draft.onChange();
    wasWaiting.current = Boolean(waitsUntil);
    setChangeSaved(false);
    post(person ? 'send' : 'check');
  };

  return (
    <form
      ref={form}
      key={generation}
      method="post"
      action={path}
      encType="multipart/form-data"
      noValidate
      className={css.form}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {/* Enter in a field presses the first button, and nobody sends an application by accident. This one does nothing,
          with scripts and without. */}
      <button type="submit" disabled hidden />
      <input type="hidden" name="version" value={draft.version} />
      <div className={waitsUntil ? css.about : css.in}>
        <ApplyHead data={data} contents={contents} heading={Heading} />
        {(mistakes || (waitsUntil && isChangeSaved)) && (
          <div data-result tabIndex={-1} className={css.result}>
            {mistakes ? (
              <Banner>{mistakes.message}</Banner>
            ) : (
              <Banner tone="ok">Your changes are saved. We send it as soon as you confirm your address.</Banner>
            )}
          </div>
        )}
      </div>
      <details open={!waitsUntil || Boolean(mistakes)} className={css.fold}>
        <summary hidden={!waitsUntil}>
          <span className="link">Check or change your application</span>
        </summary>
        <div className={css.in}>
          <SentProfile
            heading={Section}
            data={data}
            contents={contents}
            draft={input}
            keptFiles={keptFiles}
            errors={fileMistake === undefined ? errors : { ...errors, file: fileMistake }}
          />
          <ApplyQuestions job={job} contents={contents} errors={errors} heading={Section} />
          <details {...noteOpening} className={css.note}>
            <summary>
              <span className="link">Add a note of your own</span>
            </summary>
            <TextArea
              label="Your note"
              name="note"
              rows={6}
              defaultValue={textOf(contents.note)}
              error={errors.note}
              longest={3000}
            />
          </details>
          <DraftState state={draft.state} />
          <WhoSeesIt data={data} heading={Section} />
        </div>
        <ApplyFoot data={data} isSending={isSending} />
      </details>
    </form>
  );
}
