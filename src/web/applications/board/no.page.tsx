import { useEffect, useState } from 'react';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { requireUser } from '#domain/accounts/policy.ts';
import { REJECTS_AFTER_HOURS } from '#domain/applications/application.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { listApplicants } from '#domain/applications/board/cards.server.ts';
import { MESSAGE_TEXTS, noTextFor } from '#domain/applications/board/message-texts.ts';
import { decideNo, findNoText, keepNoDraft } from '#domain/applications/board/noes.server.ts';
import { requireMover } from '#domain/applications/policy.ts';
import { Refusal } from '#domain/errors.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { inSentence, momentText } from './board-dates.ts';
import { hrefAfterNo, readBoardQuery } from './board-query.ts';
import css from './noes/no.module.css';
import { NoPeople, UnopenedNote } from './noes/no-people.tsx';
import { NoPreview } from './noes/no-preview.tsx';
import { NoText } from './noes/no-text.tsx';
import { useUnsentText } from './use-unsent-text.ts';

const MOST_PEOPLE = 500;

/**
 * Says no to several people: those chosen in the list, all that it matches, those in a group, else everybody in "To be
 * rejected". The text is the draft of the job, the one last chosen for it, or a template that is true of everybody.
 */
export const loader = guardedLoader(async ({ context, workspace, url }) => {
  const company = await findBoardCompany(context, workspace.key);
  requireMover(context, company.id);
  const { jobId, search, only, alike } = readBoardQuery(url.searchParams);
  const isAll = url.searchParams.has('all');
  const ids = url.searchParams.getAll('card').flatMap((value) => value.split(':')[0] ?? []);
  const all = await listApplicants(context, company, {
    jobId,
    limit: MOST_PEOPLE,
    ...(isAll ? { search, only, alike } : ids.length > 0 ? { ids } : only ? { only } : { step: 'toreject' as const }),
  });
  const people = all.docs.filter(({ ended, step }) => ended === null && step !== 'rejected');
  const textOf = jobId ?? people[0]?.jobId ?? null;
  const { text, senderName } = await findNoText(context, company.id, textOf);
  const templates = MESSAGE_TEXTS.filter(({ kind }) => kind === 'no');
  const leaves = new Date(context.now.getTime() + REJECTS_AFTER_HOURS * HOUR_MS).toISOString();
  return {
    company: { key: company.key, name: company.name },
    people: people.map(({ id, name, place, jobTitle, column, isHidden, isNew, isUnopened }) => ({
      id,
      name,
      place,
      jobTitle,
      column,
      isHidden,
      isNew,
      isUnopened,
    })),
    text: noTextFor(
      text,
      people.some(({ isUnopened }) => isUnopened),
    ),
    unsent: { userId: requireUser(context).userId, name: `no ${textOf}`, sentText: text ?? '' },
    senderName,
    templates: templates.map(({ key, label, text: body }) => ({ key, label, text: body })),
    leavesText: inSentence(momentText(leaves, context.now.toISOString(), company.timeZone)),
    isWaiting: ids.length === 0 && !only && !isAll,
    newHref: `/client/startups/${company.key}/applicants?only=new${jobId ? `&job=${jobId}` : ''}`,
  };
});

const FIELDS = ['person', 'text', 'intent'];

export const action = defineGuardedAction(FIELDS, async ({ context, workspace, form, text, url }) => {
  const company = await findBoardCompany(context, workspace.key);
  const ids = form.getAll('person').filter((value): value is string => typeof value === 'string');
  const isDraft = text('intent') === 'draft';
  let count = 0;
  try {
    if (isDraft) await keepNoDraft(context, company.id, { ids, text: text('text') });
    else count = (await decideNo(context, company.id, { ids, text: text('text') })).moved.length;
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind !== 'invalid') throw error;
    // With the choice of people, because somebody who was taken out must not be back after a mistake.
    const wrongText = error.details.fields?.text;
    const message = wrongText ?? error.message;
    return data({ message, wrongText, text: text('text'), ids, isKept: false }, { status: 400 });
  }
  const message = 'Your draft is kept for next time. Nothing is sent, and everybody stays where they are.';
  if (isDraft) return { message, wrongText: undefined, text: text('text'), ids, isKept: true };
  return redirect(hrefAfterNo(`/client/startups/${company.key}/applicants`, url.search, count));
});

export default function NoPage() {
  const {
    company,
    people,
    text: first,
    unsent,
    senderName,
    templates,
    leavesText,
    isWaiting,
    newHref,
  } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const sentNo = answer && 'ids' in answer ? answer : null;
  const wrongText = sentNo?.wrongText;
  const {
    text,
    setText,
    area: field,
  } = useUnsentText({ ...unsent, id: 'no-field', begins: first }, sentNo?.text ?? '');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(
    () => new Set(sentNo ? people.map(({ id }) => id).filter((id) => !sentNo.ids.includes(id)) : []),
  );
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (sentNo?.wrongText) field.current?.focus();
  }, [sentNo, field]);
  const recipients = people.filter(({ id }) => !leftOut.has(id));
  const jobs = [...new Set((recipients.length > 0 ? recipients : people).map(({ jobTitle }) => jobTitle))];
  const place = Math.min(version, Math.max(0, recipients.length - 1));
  const reader = recipients[place];
  const path = `/client/startups/${company.key}/applicants/no`;
  const number = countText(recipients.length, 'person', 'people');
  if (people.length === 0) {
    return <NobodyWaits path={path} listHref={`/client/startups/${company.key}/applicants?view=list`} />;
  }
  return (
    <WorkspacePage
      title={`Say no to ${number}`}
      path={path}
      lead={`${jobs.length === 1 ? jobs[0] : `${jobs.length} jobs`}. Each gets their own email, from ${senderName}.`}
    >
      <form method="post" noValidate>
        {answer && !wrongText && <Banner tone={sentNo?.isKept ? 'ok' : 'bad'}>{answer.message}</Banner>}
        <UnopenedNote chosen={recipients} text={text} newHref={newHref} />
        <div className={css.bulk}>
          <section aria-labelledby="no-people">
            <div className={css.heading}>
              <h2 id="no-people">People</h2>
              <span className={css.count}>{`${recipients.length} of ${people.length}`}</span>
            </div>
            <NoPeople
              people={people}
              leftOut={leftOut}
              reader={reader?.id}
              onChange={(id, isChosen) => {
                const next = new Set(leftOut);
                if (isChosen) next.delete(id);
                else next.add(id);
                setLeftOut(next);
              }}
            />
          </section>
          <NoText
            field={field}
            text={text}
            onChange={setText}
            begins={first}
            templates={templates}
            wrongText={wrongText}
          />
          <NoPreview
            reader={reader}
            place={place}
            total={recipients.length}
            onTurn={setVersion}
            text={text}
            companyName={company.name}
            senderName={senderName}
          />
        </div>
        <SendBar
          label={isWaiting ? `Write to ${number}` : `Say no to ${number}`}
          when={isWaiting ? 'Each email leaves 48 hours after the move.' : `The emails leave ${leavesText}.`}
          isEmpty={recipients.length === 0}
          backHref={`/client/startups/${company.key}/applicants`}
        />
      </form>
    </WorkspacePage>
  );
}

function NobodyWaits({ path, listHref }: { path: string; listHref: string }) {
  return (
    <WorkspacePage title="Say no" path={path}>
      <p>Nobody waits for a no. Move people to “To be rejected”, or choose them in the list.</p>
      <p className={css.back}>
        <LinkButton kind="line" size="sm" href={listHref}>
          Choose people
        </LinkButton>
      </p>
    </WorkspacePage>
  );
}

function SendBar({
  label,
  when,
  isEmpty,
  backHref,
}: {
  label: string;
  when: string;
  isEmpty: boolean;
  backHref: string;
}) {
  return (
    <div className={css.send}>
      <Button type="submit" disabled={isEmpty}>
        {label}
      </Button>
      <Button type="submit" kind="line" name="intent" value="draft" disabled={isEmpty}>
        Keep as draft
      </Button>
      <LinkButton kind="line" href={backHref}>
        Cancel
      </LinkButton>
      <p>
        <b>{when}</b>
        <br />
        Until then, only your team knows, and you can undo any of them.
      </p>
    </div>
  );
}
