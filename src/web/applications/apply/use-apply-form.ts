import { type FormEvent, useRef, useState } from 'react';
import type { Mistakes } from '#web/app/define-action.ts';
import { openAuth } from '#web/auth/open-auth.tsx';
import { textOf } from './apply-fields.ts';
import type { ApplyData } from './load-apply.server.ts';
import { fileIn, useApplicationDraft } from './use-application-draft.ts';
import { useFileCheck } from './use-file-check.ts';
import { useOpenErrors } from './use-open-errors.ts';
import { useSendApplication } from './use-send-application.ts';
import { useTypedContents } from './use-typed-contents.ts';

/** What the form to apply does: it keeps what is typed, checks the file, and sends a visitor's once they have an account. */
export function useApplyForm({
  data,
  posted,
  path,
  onClose,
  onAnswer,
}: {
  data: ApplyData;
  posted: Mistakes | null;
  path: string;
  onClose: (() => void) | undefined;
  onAnswer: () => void;
}) {
  const { person } = data;
  const jobId = data.job.id;
  const waitsUntil = data.draft?.waitsUntil;
  const form = useRef<HTMLFormElement>(null);
  const { contents, generation, input, read, forgetFile } = useTypedContents(data);
  const [keptFiles, setKeptFiles] = useState(0);
  const onFileKept = () => {
    setKeptFiles((count) => count + 1);
    forgetFile();
    onAnswer();
  };
  const draft = useApplicationDraft(jobId, form, {
    userId: data.userId,
    isSentWhenVerified: Boolean(waitsUntil),
    version: data.draft?.version ?? 0,
    onFileKept,
  });
  const visitorFile = useFileCheck(jobId);
  const { send, sendChecked, ...sending } = useSendApplication(jobId, form, {
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
  const { errors, onCorrected } = useOpenErrors(sending.mistakes);
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
    if (sending.isSending) return;
    if (!person) draft.onChange();
    send(person ? 'send' : 'check');
  };

  return {
    form,
    contents,
    generation,
    input,
    draft,
    keptFiles,
    errors: fileMistake === undefined ? errors : { ...errors, file: fileMistake },
    sending,
    onInput,
    onSubmit,
  };
}
