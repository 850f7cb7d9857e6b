import type { Mistakes } from '#web/app/define-action.ts';
import css from './apply.module.css';
import { sectionHeading, textOf } from './apply-fields.ts';
import { ApplyFoot, ApplyHead, ApplyNote, ApplyQuestions, ApplyResult, DraftState } from './apply-form-parts.tsx';
import type { ApplyData } from './load-apply.server.ts';
import { SentProfile } from './sent-profile.tsx';
import { useApplyForm } from './use-apply-form.ts';
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
  const { job } = data;
  const waitsUntil = data.draft?.waitsUntil;
  const Section = sectionHeading(Heading);
  const path = `/jobs/${job.id}/apply`;
  const { form, contents, generation, input, draft, keptFiles, errors, sending, onInput, onSubmit } = useApplyForm({
    data,
    posted,
    path,
    onClose,
    onAnswer,
  });

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
        <ApplyResult mistakes={sending.mistakes} isChangeSaved={Boolean(waitsUntil) && sending.isChangeSaved} />
      </div>
      <details open={!waitsUntil || Boolean(sending.mistakes)} className={css.fold}>
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
            errors={errors}
          />
          <ApplyQuestions job={job} contents={contents} errors={errors} heading={Section} />
          <ApplyNote text={textOf(contents.note)} error={errors.note} />
          <DraftState state={draft.state} />
          <WhoSeesIt data={data} heading={Section} />
        </div>
        <ApplyFoot data={data} isSending={sending.isSending} />
      </details>
    </form>
  );
}
