import { Eye } from 'lucide';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { hasUnsentForm } from '#web/app/unsent-forms.ts';
import { Button, type ButtonLook, LinkButton } from '#web/ui/button.tsx';
import type { RichTextHandle } from '#web/workspace/rich-text/rich-text-props.ts';
import { withTerms } from './accept-data-terms.tsx';
import { ApplySection } from './apply-section.tsx';
import { LifeSection, StagesSection } from './closing-sections.tsx';
import { Conflict } from './conflict.tsx';
import { contentsOfForm, differencesOf, openMistakes, textOf } from './draft-form.ts';
import css from './editor.module.css';
import { EditorBar, EditorHeading, type EditorNotice } from './editor-heading.tsx';
import { HelpRail } from './help-rail.tsx';
import { JobSection, TextSection } from './job-section.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PaySection } from './pay-section.tsx';
import { PublishCard } from './publish-card.tsx';
import type { Publishing } from './publishing.ts';
import { SaveNote } from './save-note.tsx';
import { UnsavedVersion } from './unsaved-version.tsx';
import { copyOf, forgetCopy, useAutosave } from './use-autosave.ts';
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
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<RichTextHandle>(null);
  const [isHydrated, setHydrated] = useState(false);
  const [{ contents, generation }, setShown] = useState({ contents: unsaved ?? draft.contents, generation: 0 });
  const [typed, setTyped] = useState(unsaved ?? draft.contents);
  const [baseline, setBaseline] = useState(draft.contents);
  const [acceptsDataTerms, setAcceptsDataTerms] = useState(hasAcceptedTerms);
  const save = useAutosave(draft);
  const { change, showConflict, compare } = save;
  const readForm = useCallback(
    () => (form.current ? contentsOfForm(new FormData(form.current), contents) : contents),
    [contents],
  );
  const onChange = useCallback(() => {
    const now = readForm();
    setTyped(now);
    setAcceptsDataTerms(hasAcceptanceIn(form.current));
    change(now);
  }, [readForm, change]);
  const show = useCallback((next: DraftContents) => {
    setShown((now) => ({ contents: next, generation: now.generation + 1 }));
    setTyped(next);
  }, []);
  const { send, isBusy, refused } = usePublish(draft.jobId, save, {
    readForm: onChange,
    onSend: () => {
      setBaseline(readForm());
      return { acceptsDataTerms: hasAcceptanceIn(form.current) };
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the page has come
  useEffect(() => {
    setHydrated(true);
    if (unsaved) return showConflict(draft, null);
    const copy = copyOf(draft.jobId);
    if (copy === null) {
      // Somebody may have typed before the script came.
      if (hasUnsentForm()) onChange();
      return;
    }
    if (differencesOf(copy.contents, draft.contents).length === 0) return forgetCopy(draft.jobId);
    show(copy.contents);
    if (copy.version === draft.version) change(copy.contents);
    else showConflict(draft, copy.base ?? null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each new answer
  useEffect(() => {
    if (isChangedElsewhere) void compare();
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
  const preview = (look: ButtonLook) => (
    <LinkButton
      kind="line"
      href={`${path}/${draft.jobId}/preview`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        const href = withTerms(event.currentTarget.href, acceptsDataTerms);
        void save.flush().then((isSaved) => isSaved && window.location.assign(href));
      }}
      {...look}
    >
      Preview
    </LinkButton>
  );
  const publishButton = (size: 'sm' | 'md') => (
    <Button type="submit" form="job-form" name="intent" value="publish" size={size} aria-disabled={isBusy}>
      {isNew ? 'Publish' : 'Publish changes'}
    </Button>
  );
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
        {preview({ size: 'sm', icon: Eye, className: css.preview })}
        {publishButton('sm')}
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
            {preview({})}
            {publishButton('md')}
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
        {preview({})}
        {publishButton('md')}
      </div>
      {save.state.kind === 'conflict' && (
        <Conflict
          mine={typed}
          theirs={save.state.theirs}
          base={save.state.base}
          isNew={isNew}
          clock={facts}
          onChoose={(chosen) => {
            const { state } = save;
            if (state.kind !== 'conflict') return;
            show(chosen);
            save.resolve(chosen, state.theirs);
            // This page still speaks of the state that the job had.
            if (state.theirs.status === draft.status) return;
            void save.flush().then((isSaved) => isSaved && window.location.assign(`${path}/${draft.jobId}/edit`));
          }}
          onDrop={() => {
            save.drop();
            window.location.assign(`${path}/${draft.jobId}`);
          }}
        />
      )}
    </>
  );
}

const hasAcceptanceIn = (form: HTMLFormElement | null) => form !== null && new FormData(form).has('acceptDataTerms');
