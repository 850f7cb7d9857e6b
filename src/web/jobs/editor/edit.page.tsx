import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { acceptDataTerms } from '#domain/companies/settings/settings.server.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { HELP_PHRASES } from '#domain/job-text/posting-phrases/posting-phrases.server.ts';
import { withPlaces } from '#domain/jobs/draft-places.server.ts';
import { draftRisk } from '#domain/jobs/draft-risk.server.ts';
import { type Draft, discardChanges, readDraft, saveDraft } from '#domain/jobs/drafts.server.ts';
import { findEditingFacts } from '#domain/jobs/editing-facts.server.ts';
import { type DraftContents, draftContents } from '#domain/jobs/inputs.ts';
import { payOfRole } from '#domain/jobs/pay-of-role.server.ts';
import { publish } from '#domain/jobs/publish.server.ts';
import { readInput } from '#domain/read-input.ts';
import { countryNamed, countryOf, timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { isCurrency } from '#domain/site/money.ts';
import { PAY_RULES } from '#domain/site/pay-rules.ts';
import { JOB_ROLES, type JobRole } from '#domain/site/roles-and-position-types.ts';
import { refusalIn } from '#server/refusals.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { mistakesIn, reachAction } from '#web/app/use-action-form.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { defineGuardedAction, type Guarded, guardedLoader } from '#web/workspace/guarded.server.ts';
import { hasTickedTerms } from './accept-data-terms.tsx';
import { contentsOfForm, countryCodeOf, DRAFT_FIELDS, locationsOf, textOf } from './draft-form.ts';
import { JobEditor } from './editor.tsx';
import type { EditorFacts } from './editor-facts.ts';
import type { EditorNotice } from './editor-heading.tsx';
import { publishingOf } from './publishing.ts';
import { whatWasRead } from './what-was-read.ts';

export const loader = guardedLoader(async (args) => {
  const { context, url } = args;
  const { companyId, ...draft } = await ownDraft(args);
  const facts = await findEditingFacts(context, { companyId, ...draft });
  const { contents } = draft;
  const timeZone = timeZoneOf(facts.countryCode);
  const [place] = locationsOf(contents);
  const countryCode = place && countryCodeOf(place, (name) => countryNamed(name)?.code);
  const local = countryOf(countryCode ?? facts.countryCode)?.currency ?? '';
  const currency = isCurrency(local) ? local : 'EUR';
  const jobRole = textOf(contents.jobRole);
  const isRole = JOB_ROLES.some(({ key }) => key === jobRole);
  const editor: EditorFacts = {
    draft,
    risk: await draftRisk(context, draft.jobId, contents),
    phrases: HELP_PHRASES,
    payRules: context.payRules ?? PAY_RULES,
    email: facts.email,
    appliesBy: facts.appliesBy,
    hasDataTerms: facts.hasDataTerms,
    currency,
    pays:
      isRole && countryCode
        ? await payOfRole(context, {
            jobRole: jobRole as JobRole,
            countryCode,
            currency: textOf(contents.salaryCurrency) || currency,
          })
        : [],
    timeZone,
    today: dayIn(timeZone, context.now),
    lastDay: facts.lastDay,
    publishing: publishingOf(facts),
  };
  const { searchParams } = url;
  const done = searchParams.get('done') ?? '';
  return {
    facts: editor,
    notice: (await noticeOf(context, done, contents)) ?? rejectionNotice(facts.rejectedBecause),
    at: searchParams.get('at'),
    hasAcceptedTerms: hasTickedTerms(url),
  };
});

/** The result of the last action, for the top of the editor. */
async function noticeOf(context: Context, done: string, contents: DraftContents): Promise<EditorNotice | null> {
  if (done === 'read') {
    const { fields } = await withPlaces(context, contents);
    return { tone: 'note', text: whatWasRead(contents, fields) };
  }
  const text = DONE[done];
  return text ? { tone: 'ok', text } : null;
}

/** Shows what staff ask the startup to change before it sends the job again. */
function rejectionNotice(reason: string | null): EditorNotice | null {
  return reason === null
    ? null
    : { tone: 'note', text: `We did not publish this job. ${reason} You can change it and send it again.` };
}

const DONE: Record<string, string> = {
  saved: 'Saved.',
  published: 'Your changes are public.',
  review: 'Your changes are published. We read the job again before it is public.',
  discarded: 'The changes are discarded.',
};

/** Without a script the whole form comes along and is saved first; with one it has been saved already. */
export const action = defineGuardedAction(
  ['intent', 'version', 'acceptDataTerms', ...DRAFT_FIELDS],
  async ({ form, text, ...args }) => {
    const { context } = args;
    const draft = await ownDraft(args as unknown as LoaderArguments & Guarded);
    const { jobId, companyKey } = draft;
    const path = `/client/startups/${companyKey}/jobs/${jobId}`;
    const intent = text('intent');
    // The moment makes it a new page, so that the editor begins anew.
    const done = (what: string) =>
      redirect(`${path}/edit?${new URLSearchParams({ done: what, at: String(context.now.getTime()) })}`);
    if (intent === 'discard') {
      await discardChanges(context, jobId);
      return done('discarded');
    }
    let version = Number(text('version'));
    if (form.has('title')) {
      const contents = readInput(draftContents, contentsOfForm(form, draft.contents));
      try {
        ({ version } = await saveDraft(context, jobId, { contents, version }));
      } catch (error) {
        if (refusalIn(error)?.code !== 'E_DRAFT_CHANGED') throw error;
        return data({ unsaved: contents }, { status: 409 });
      }
    }
    if (text('acceptDataTerms') !== '') await acceptDataTerms(context, companyKey);
    if (intent === 'save') return done('saved');
    if (intent !== 'publish') throw new Refusal('invalid', 'E_INVALID', 'Please reload the page and try again.');
    const { action: transition, reason } = await publish(context, jobId, version);
    if (transition === null) return done(reason === null ? 'published' : 'review');
    return redirect(`${path}/${transition === 'submitForPayment' ? 'max-posted' : 'posted'}`);
  },
);

export const clientAction = reachAction;

async function ownDraft({ context, params, workspace }: LoaderArguments & Guarded): Promise<Draft> {
  const draft = await readDraft(context, params.job ?? '');
  if (draft.companyKey !== workspace.key) throw absent('This job');
  return draft;
}

/** A preview cannot compare two versions: this page shows the other one. */
function afterPreview(mistakes: Mistakes): Mistakes {
  if (mistakes.code !== 'E_DRAFT_CHANGED') return mistakes;
  const message = 'Not published: this job has changed since you opened its preview. Below is how it stands now.';
  return { ...mistakes, message };
}

export default function EditJobPage() {
  const { facts, notice, at, hasAcceptedTerms } = useLoaderData<typeof loader>();
  const { jobId, companyKey, contents } = facts.draft;
  const answer = useActionData<{ unsaved: DraftContents } | Mistakes>();
  const mistakes = mistakesIn(answer);
  const unsaved = answer && 'unsaved' in answer ? answer.unsaved : null;
  const title = textOf(contents.title) || 'A new job';
  return (
    <>
      <PageHead
        title={`${title}, edit`}
        description={`Edit ${title}`}
        path={`/client/startups/${companyKey}/jobs/${jobId}/edit`}
        indexed={false}
      />
      {/* A published or discarded draft is another one. */}
      <JobEditor
        key={`${jobId} ${at}`}
        facts={facts}
        notice={notice}
        mistakes={mistakes ? afterPreview(mistakes) : undefined}
        unsaved={unsaved}
        hasAcceptedTerms={hasAcceptedTerms}
      />
    </>
  );
}
