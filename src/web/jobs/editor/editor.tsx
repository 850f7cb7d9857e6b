import { Eye } from 'lucide';
import { type FormEvent, useEffect, useRef } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import type { RichTextHandle } from '#web/workspace/rich-text/rich-text-props.ts';
import { withTerms } from './accept-data-terms.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { textOf } from './draft-form.ts';
import css from './editor.module.css';
import { PreviewLink, PublishButton } from './editor-buttons.tsx';
import type { EditorFacts } from './editor-facts.ts';
import { EditorBar, EditorHeading, type EditorNotice } from './editor-heading.tsx';
import { EditorSections } from './editor-sections.tsx';
import { HelpRail } from './help-rail.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PublishCard } from './publish-card.tsx';
import { SaveNote } from './save-note.tsx';
import { UnsavedVersion } from './unsaved-version.tsx';
import { useAutosave } from './use-autosave.ts';
import { useJobForm } from './use-job-form.ts';
import { useMistakes } from './use-publish.ts';
import { useWritingHelp } from './use-writing-help.ts';

/** The editor of a job: one form, which saves itself while somebody types. Without a script its buttons save it. */
export function JobEditor({
  facts,
  notice,
  mistakes: posted,
  hasAcceptedTerms = false,
  unsaved = null,
}: {
  facts: EditorFacts;
  /** Stands below the bar, which would cover it above. */
  notice: EditorNotice | null;
  mistakes: Mistakes | undefined;
  /** They ticked the data-processing terms before they opened the preview. */
  hasAcceptedTerms?: boolean;
  /** What a form without a script sent, and was not saved because the job had changed. */
  unsaved?: DraftContents | null;
}) {
  const { draft, publishing } = facts;
  const path = `/client/startups/${draft.companyKey}/jobs`;
  const text = useRef<RichTextHandle>(null);
  const save = useAutosave(draft);
  const jobForm = useJobForm(draft, save, { unsaved, hasAcceptedTerms });
  const { form, isHydrated, contents, generation, typed, acceptsDataTerms, onChange } = jobForm;
  const { send, isBusy, mistakes, errors } = useMistakes(draft, save, { ...jobForm, posted });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form is a new one, so that the field which had the focus is gone.
    if (generation > 0) heading.current?.focus();
  }, [generation]);
  const { help, marks, good, ...rail } = useWritingHelp(typed, facts, { text, onChange });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    void (intent === 'publish' || intent === 'discard' ? send(intent) : save.flush());
  };

  const sections = { contents, typed, errors, isHydrated, onChange };
  const isNew = draft.status === 'DRAFT';
  const hasChanges = !isNew && save.isSavedOnce;
  const preview = {
    href: `${path}/${draft.jobId}/preview`,
    onOpen: (href: string) =>
      void save.flush().then((isSaved) => isSaved && window.location.assign(withTerms(href, acceptsDataTerms))),
  };
  const publish = { isNew, isBusy };
  return (
    <>
      {/* Enter in a field saves, and never publishes: it presses the first button of the form, also outside of it. */}
      <button type="submit" form="job-form" name="intent" value="save" className="vh" tabIndex={-1} aria-hidden="true">
        Save
      </button>
      <EditorBar
        draft={draft}
        path={path}
        suggestions={help.length}
        saving={(!unsaved || isHydrated) && <SaveNote state={save.state} clock={facts} isHydrated={isHydrated} />}
      >
        <PreviewLink {...preview} size="sm" icon={Eye} className={css.preview} />
        <PublishButton {...publish} size="sm" />
      </EditorBar>
      <div className={css.editor}>
        <form
          key={generation}
          id="job-form"
          ref={form}
          method="post"
          noValidate
          onSubmit={onSubmit}
          onInput={onChange}
          onChange={onChange}
        >
          <input type="hidden" name="version" value={draft.version} />
          <EditorHeading
            title={textOf(typed.title)}
            startedFrom={draft.startedFrom}
            isNew={isNew}
            hasChanges={hasChanges}
            notice={notice}
            path={path}
            heading={heading}
          />
          {unsaved && !isHydrated && (
            <UnsavedVersion mine={unsaved} theirs={draft} path={`${path}/${draft.jobId}/edit`} />
          )}
          {mistakes && <MistakeList mistakes={mistakes} open={errors} isNew={isNew} />}
          <EditorSections facts={facts} sections={sections} {...{ marks, text, hasAcceptedTerms }} />
          <PublishCard publishing={publishing} isHydrated={isHydrated} hasChanges={hasChanges}>
            <PreviewLink {...preview} />
            <PublishButton {...publish} size="md" />
          </PublishCard>
        </form>
        <HelpRail
          help={help}
          good={good}
          risk={save.risk ?? (typed === draft.contents ? facts.risk : null)}
          isHydrated={isHydrated}
          {...rail}
        />
      </div>
      <div className={css.mobileBar}>
        <PreviewLink {...preview} />
        <PublishButton {...publish} size="md" />
      </div>
      <DraftConflict draft={draft} path={path} save={save} mine={typed} clock={facts} onShow={jobForm.show} />
    </>
  );
}
