import { type FormEvent, useRef, useState } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';
import { openAuth } from '#web/auth/open-auth.tsx';
import css from './apply.module.css';
import { sectionHeading, textOf } from './apply-fields.ts';
import { ApplyFoot, ApplyHead, ApplyNote, ApplyQuestions, ApplyResult, DraftState } from './apply-form-parts.tsx';
import type { ApplyData } from './load-apply.server.ts';
import { SentProfile } from './sent-profile.tsx';
import { fileIn, useApplicationDraft } from './use-application-draft.ts';
import { useFileCheck } from './use-file-check.ts';
import { useOpenErrors } from './use-open-errors.ts';
import { useSendApplication } from './use-send-application.ts';
import { useTypedContents } from './use-typed-contents.ts';
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
  const waitsUntil = data.draft?.waitsUntil;
  const Section = sectionHeading(Heading);
  const path = `/jobs/${job.id}/apply`;
  const form = useRef<HTMLFormElement>(null);
  const { contents, generation, input, read, forgetFile } = useTypedContents(data);
  const [keptFiles, setKeptFiles] = useState(0);
  const onFileKept = () => {
    setKeptFiles((count) => count + 1);
    forgetFile();
    onAnswer();
  };
  const draft = useApplicationDraft(job.id, form, {
    userId: data.userId,
    isSentWhenVerified: Boolean(waitsUntil),
    version: data.draft?.version ?? 0,
    onFileKept,
  });
  const visitorFile = useFileCheck(job.id);
  const { isSending, mistakes, isChangeSaved, send, sendChecked } = useSendApplication(job.id, form, {
    posted,
    waitsUntil,
    readForm(intent) {
      if (!form.current) return null;
      draft.stop();
      const typed = new FormData(form.current);
      if (intent === 'check' && visitorFile.isRight(fileIn(typed))) typed.delete('file');
      return typed;
    },
    askForAccount: () =>
      openAuth({
        screen: 'signup-landing',
        title: 'One step: your account',
        lead: 'We keep your application, and send it once your email address is confirmed.',
        to: path,
        name: textOf(input.contents.name) || undefined,
        onLoggedIn() {
          sendChecked();
          // The form shows the address of the account, even if it cannot be sent yet.
          onAnswer();
        },
      }),
    onSent: onFileKept,
  });
  const { errors, onCorrected } = useOpenErrors(mistakes);
  const fileMistake =
    draft.state.kind === 'problem' && draft.state.isAboutFile ? draft.state.message : visitorFile.refusal;

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!form.current) return;
    const { name } = target as HTMLInputElement;
    onCorrected(name);
    const now = new FormData(form.current);
    read(now);
    draft.onChange();
    if (!person && name === 'file') visitorFile.check(now);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.value === 'keep' && !onClose) return;
    event.preventDefault();
    if (submitter instanceof HTMLButtonElement && submitter.value === 'keep') return onClose?.();
    if (isSending) return;
    if (!person) draft.onChange();
    send(person ? 'send' : 'check');
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
        <ApplyResult mistakes={mistakes} isChangeSaved={Boolean(waitsUntil) && isChangeSaved} />
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
          <ApplyNote text={textOf(contents.note)} error={errors.note} />
          <DraftState state={draft.state} />
          <WhoSeesIt data={data} heading={Section} />
        </div>
        <ApplyFoot data={data} isSending={isSending} />
      </details>
    </form>
  );
}
