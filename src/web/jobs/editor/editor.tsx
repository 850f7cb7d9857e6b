import { Eye } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import type { RichTextHandle } from '#web/workspace/rich-text/rich-text-props.ts';
import { withTerms } from './accept-data-terms.tsx';
import { ApplySection } from './apply-section.tsx';
import { LifeSection, StagesSection } from './closing-sections.tsx';
import { Conflict } from './conflict.tsx';
import { openMistakes, textOf } from './draft-form.ts';
import css from './editor.module.css';
import { PreviewLink, PublishButton } from './editor-buttons.tsx';
import { EditorBar, EditorHeading, type EditorNotice } from './editor-heading.tsx';
import { HelpRail } from './help-rail.tsx';
import { JobSection, TextSection } from './job-section.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PaySection } from './pay-section.tsx';
import { PublishCard } from './publish-card.tsx';
import type { Publishing } from './publishing.ts';
import { SaveNote } from './save-note.tsx';
import { UnsavedVersion } from './unsaved-version.tsx';
import { type Theirs, useAutosave } from './use-autosave.ts';
import { useJobForm } from './use-job-form.ts';
import { usePublish } from './use-publish.ts';
import { useWritingHelp, type WritingFacts } from './use-writing-help.ts';

export type EditorFacts = WritingFacts & {
  draft: Omit<Draft, 'companyId'>;
  risk: string | null;
  email: string;
  appliesBy: 'platform' | 'email' | 'link';
  hasDataTerms: boolean;
  currency: string;
  /** Of the startup. */
  timeZone: string;
  pays: number[];
  lastDay: string | null;
  publishing: Publishing;
};

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
  const [baseline, setBaseline] = useState(draft.contents);
  const save = useAutosave(draft);
  const { form, isHydrated, contents, generation, typed, acceptsDataTerms, readForm, readAcceptance, onChange, show } =
    useJobForm(draft, save, { unsaved, hasAcceptedTerms });
  const { send, isBusy, refused } = usePublish(draft.jobId, save, {
    readForm: onChange,
    onSend: () => {
      setBaseline(readForm());
      return { acceptsDataTerms: readAcceptance() };
    },
  });
  // Then the two versions are compared, which says more.
  const isChangedElsewhere = refused?.code === 'E_DRAFT_CHANGED';
  const mistakes = isBusy || isChangedElsewhere ? null : (refused ?? posted ?? null);
  const errors = mistakes ? openMistakes(mistakes.fields, baseline, typed, acceptsDataTerms) : {};
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form is a new one, so that the field which had the focus is gone.
    if (generation > 0) heading.current?.focus();
  }, [generation]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new answer
  useEffect(() => {
    if (isChangedElsewhere) void save.compare();
  }, [refused]);

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
  const conflict = save.state.kind === 'conflict' ? save.state : null;
  const preview = {
    href: `${path}/${draft.jobId}/preview`,
    onOpen: (href: string) =>
      void save.flush().then((isSaved) => isSaved && window.location.assign(withTerms(href, acceptsDataTerms))),
  };
  const publish = { isNew, isBusy };
  const chooseVersion = (chosen: DraftContents, theirs: Theirs) => {
    show(chosen);
    save.resolve(chosen, theirs);
    // This page still speaks of the state that the job had.
    if (theirs.status === draft.status) return;
    void save.flush().then((isSaved) => isSaved && window.location.assign(`${path}/${draft.jobId}/edit`));
  };
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
          <PaySection {...sections} currency={facts.currency} pays={facts.pays} />
          <JobSection {...sections} />
          <TextSection {...sections} marks={marks} handle={text} />
          <ApplySection
            {...sections}
            email={facts.email}
            appliesBy={facts.appliesBy}
            hasDataTerms={facts.hasDataTerms}
            hasAcceptedTerms={hasAcceptedTerms}
          />
          <StagesSection {...sections} />
          <LifeSection
            {...sections}
            today={facts.today}
            isReviewed={publishing.kind === 'company' || publishing.kind === 'review'}
            lastDay={facts.lastDay}
          />
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
      {conflict && (
        <Conflict
          mine={typed}
          theirs={conflict.theirs}
          base={conflict.base}
          isNew={isNew}
          clock={facts}
          onChoose={(chosen) => chooseVersion(chosen, conflict.theirs)}
          onDrop={() => {
            save.drop();
            window.location.assign(`${path}/${draft.jobId}`);
          }}
        />
      )}
    </>
  );
}
