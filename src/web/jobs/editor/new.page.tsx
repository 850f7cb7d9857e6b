import { redirect, useActionData, useLoaderData } from 'react-router';
import { findStartupWorkspace } from '#domain/companies/startup-workspace.server.ts';
import { Refusal } from '#domain/errors.ts';
import { contentsOfLink, contentsOfText } from '#domain/import/drafts/draft-of-posting.server.ts';
import { readDraft, startDraft } from '#domain/jobs/drafts.server.ts';
import { jobsToStartFrom, nameAndCountryOf } from '#domain/jobs/editing-facts.server.ts';
import { type DraftContents, draftContents } from '#domain/jobs/inputs.ts';
import { readInput } from '#domain/read-input.ts';
import { formState } from '#web/app/form-state.ts';
import { mistakesIn, reachAction, useActionForm } from '#web/app/use-action-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import control from '#web/ui/forms/control.module.css';
import { Field, FieldError } from '#web/ui/forms/field.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { Dropdown } from './choice.tsx';
import css from './new.module.css';

export const loader = guardedLoader(async ({ context, workspace, url }) => {
  const { id, key } = await findStartupWorkspace(context, workspace.key);
  const jobId = url.searchParams.get('job');
  const jobs = await jobsToStartFrom(context, id, jobId);
  return { companyKey: key, jobs, isFromJob: jobId !== null && jobs[0]?.id === jobId };
});

export const action = defineGuardedAction(
  ['intent', 'link', 'text', 'job'],
  async ({ context, text, fetchText, workspace }) => {
    const begin = async (): Promise<{ contents: DraftContents; startedFrom: string | null }> => {
      switch (text('intent')) {
        case 'nothing':
          return { contents: {}, startedFrom: null };
        case 'job': {
          const { contents, companyKey } = await readDraft(context, text('job'));
          if (companyKey !== workspace.key)
            throw new Refusal('invalid', 'E_INVALID', 'Please choose one of your jobs.');
          return { contents, startedFrom: `job:${text('job')}` };
        }
        case 'text':
          return {
            contents: await contentsOfText(context, text('text'), await nameAndCountryOf(context, workspace.key)),
            startedFrom: 'text',
          };
        case 'link':
          return contentsOfLink(context, text('link'), fetchText);
        default:
          throw new Refusal('invalid', 'E_INVALID', 'Please reload the page and try again.');
      }
    };
    const { contents, startedFrom } = await begin();
    const { jobId } = await startDraft(context, workspace.key, {
      contents: readInput(draftContents, contents),
      startedFrom,
    });
    const isRead = text('intent') === 'text' || text('intent') === 'link';
    return redirect(`/client/startups/${workspace.key}/jobs/${jobId}/edit${isRead ? '?done=read' : ''}`);
  },
);

export const clientAction = reachAction;

export default function NewJobPage() {
  const { companyKey, jobs, isFromJob } = useLoaderData<typeof loader>();
  const path = `/client/startups/${companyKey}/jobs/new`;
  const fromJob = jobs.length > 0 && (
    <Way
      intent="job"
      title="From another job"
      text="Its fields are copied. The other job stays as it is."
      busy="Copying"
      isMain={isFromJob}
    >
      {(state) => (
        <Dropdown
          name="job"
          label="Job"
          options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={jobs[0]?.id ?? ''}
          error={state.message}
        />
      )}
    </Way>
  );
  return (
    <WorkspacePage
      title="Post a job"
      lead="Bring the text that you have, or write it here. Nothing is public before you publish it."
      path={path}
    >
      <div className={css.ways}>
        {isFromJob && fromJob}
        <Way
          intent="link"
          title="From a link"
          text="We read the job from your careers page or hiring system."
          busy="Reading the page"
          isMain={!isFromJob}
        >
          {(state) => (
            <Field
              {...state.field('link')}
              label="Address of the job"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              longest={1000}
              placeholder="https://startup.example/job"
              error={state.message}
            />
          )}
        </Way>
        <Way
          intent="text"
          title="From a text"
          text="Paste it as it is. We read the fields that it states."
          busy="Reading the text"
        >
          {(state) => (
            <div className={css.pasted}>
              <label htmlFor="text">Text of the job</label>
              <textarea
                id="text"
                name="text"
                rows={6}
                className={control.control}
                defaultValue={state.field('text').defaultValue}
                aria-invalid={state.message ? true : undefined}
                aria-describedby={state.message ? 'text-error' : undefined}
              />
              {state.message && <FieldError id="text-error">{state.message}</FieldError>}
            </div>
          )}
        </Way>
        {!isFromJob && fromJob}
        <Way
          intent="nothing"
          title="From scratch"
          text="Start with an empty page. It saves itself while you write."
          busy="Starting"
        >
          {() => null}
        </Way>
      </div>
    </WorkspacePage>
  );
}

const BUTTONS: Record<string, string> = {
  link: 'Fill in from the page',
  text: 'Fill in from the text',
  job: 'Copy this job',
  nothing: 'Start writing',
};

/** One way to begin. The answer of the server stands at its own field, with what was typed. */
function Way({
  intent,
  title,
  text,
  busy,
  isMain = false,
  children,
}: {
  intent: string;
  title: string;
  text: string;
  busy: string;
  isMain?: boolean;
  children: (state: ReturnType<typeof formState>) => React.ReactNode;
}) {
  const initial = mistakesIn(useActionData());
  const own = initial?.values.intent === intent ? initial : null;
  const { form, onSubmit, onInput, wrong, isSending } = useActionForm({ initial: own });
  const state = { ...formState(own ?? undefined, intent), message: wrong.banner || undefined };
  return (
    <form ref={form} method="post" noValidate className={css.way} onSubmit={onSubmit} onInput={onInput}>
      <input type="hidden" name="intent" value={intent} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children(state)}
      <div className={css.action}>
        <Button type="submit" kind={isMain ? 'primary' : 'line'} aria-disabled={isSending}>
          {BUTTONS[intent]}
        </Button>
        <span role="status">{isSending ? `${busy}…` : ''}</span>
      </div>
    </form>
  );
}
