import { redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { TALENT_STATUS_LABELS } from '#domain/applications/application.ts';
import { messageText } from '#domain/applications/messages/messages.ts';
import { answerOffer, answerTimes, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { undoWithdrawal, withdraw } from '#domain/applications/own/withdraw.server.ts';
import { takenDownText } from '#domain/applications/taken-down.ts';
import { Refusal } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { mistakesIn, reachAction } from '#web/app/use-action-form.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import type { ReportAnswer } from '#web/moderation/report-form.tsx';
import { sendMemberReport } from '#web/moderation/report-page.server.ts';
import { ExpiredFile } from '#web/talent/expired-file.tsx';
import { UndoNotice } from '#web/talent/undo-notice.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { BackLink } from '#web/workspace/back-link.tsx';
import { defineGuardedAction, guardedLoader } from '#web/workspace/guarded.server.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import css from './application.module.css';
import { loadApplication } from './load-application.server.ts';
import { Standing, WhatYouCanDo } from './standing.tsx';
import { hasAttachment, storeAttachment } from './store-attachment.server.ts';
import { TalkCard } from './talk-card.tsx';
import { Thread } from './thread.tsx';
import { Signal } from './timeline.tsx';
import { TurnCard } from './turn-card.tsx';

export const loader = guardedLoader(loadApplication);

const textOf = (name: string, value: string) =>
  readInput(z.object({ [name]: messageText }), { [name]: value })[name] ?? '';

export const action = defineGuardedAction(
  ['intent', 'message', 'text', 'another', 'note', 'from', 'file', 'kind', 'subject', 'reason'],
  async (args) => {
    const { context, accountCall, params, text } = args;
    const id = params.application ?? '';
    const redirectTo = (what: string) => redirect(`/client/my-jobs/${id}?done=${what}`);
    switch (text('intent')) {
      case 'message': {
        const isFileAlone = text('text').trim() === '' && hasAttachment(args);
        await writeToStartup(context, accountCall.parts, id, {
          kind: 'message',
          text: isFileAlone ? '' : textOf('text', text('text')),
          fileId: await storeAttachment(args),
        });
        return redirectTo('message');
      }
      case 'note':
        await writeToStartup(context, accountCall.parts, id, { kind: 'note', text: textOf('note', text('note')) });
        return redirectTo('note');
      case 'yes':
        await answerTimes(context, id, text('message'), { kind: 'yes', from: text('from') });
        return redirectTo('answered');
      case 'another':
        await answerTimes(context, id, text('message'), {
          kind: 'another',
          text: textOf('another', text('another')),
        });
        return redirectTo('answered');
      case 'accept':
      case 'decline':
        await answerOffer(context, id, text('message'), text('intent') === 'accept' ? 'yes' : 'no');
        return redirectTo('answered');
      case 'report':
        return sendMemberReport(args);
      case 'withdraw':
        await withdraw(context, id);
        return redirectTo('withdrawn');
      case 'return':
        await undoWithdrawal(context, id);
        return redirectTo('returned');
      default:
        throw new Refusal('invalid', 'E_INVALID', 'Please reload the page and try again.');
    }
  },
);

export const clientAction = reachAction;

export default function ApplicationPage() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData() as ReportAnswer | undefined;
  const reportAnswer = answer && ('number' in answer || answer.values.intent === 'report') ? answer : undefined;
  const mistakes = reportAnswer ? null : mistakesIn(answer);
  const { application, turns, talks, closed, notice } = data;
  const { job, company, status, takenDown } = application;
  const warning = takenDown && takenDownText(takenDown, { company: company.name, job: job.title, side: 'talent' });
  const path = `/client/my-jobs/${application.id}`;
  const logo = logoOf(company.logoPath ? { logoImage: { path: company.logoPath } } : {});
  return (
    <WorkspacePage
      title={`${job.title}, ${company.name}`}
      mark={<Logo flag={company.flag} image={logo} size={64} />}
      heading={job.isPublic ? <a href={`/jobs/${job.id}`}>{job.title}</a> : job.title}
      lead={
        <>
          <b>{company.isPublic ? <a href={`/startups/${company.key}`}>{company.name}</a> : company.name}</b>
          {job.locality && `, ${job.locality}`}
          {data.pay && (
            <>
              . <span className={css.amount}>{data.pay.amount}</span> {data.pay.unit}
            </>
          )}
        </>
      }
      path={path}
      above={<BackLink href="/client/my-jobs" title="My jobs" />}
      actions={
        <div>
          <span className={css.badge}>
            <Signal of={status} />
            {TALENT_STATUS_LABELS[status]}
          </span>
          {closed && <p className={css.closed}>{closed}</p>}
        </div>
      }
      notice={mistakes ? null : notice}
    >
      {mistakes && <Banner>{mistakes.message}</Banner>}
      {!mistakes && data.undoable && <UndoNotice action={path} undone={data.undoable} undo={{ intent: 'return' }} />}
      {data.expiredFile && <ExpiredFile file={data.expiredFile} />}
      {warning && (
        <Banner>
          <b>{warning.title}.</b> {warning.text}
        </Banner>
      )}
      <div className={css.grid}>
        <div>
          {data.acceptedOn && (
            <section className={css.turn} aria-label="Your answer">
              <div className={css.turnText}>
                <h2>You accepted the offer on {data.acceptedOn}</h2>
                <p>{company.name} tells you what comes next.</p>
              </div>
            </section>
          )}
          {talks.map((talk) => (
            <TalkCard key={talk.id} talk={talk} path={path} />
          ))}
          {turns.map((turn) => (
            <TurnCard
              key={turn.messageId}
              turn={turn}
              company={company.name}
              path={path}
              userId={data.userId}
              mistakes={mistakes}
            />
          ))}
          <Thread data={data} path={path} mistakes={mistakes} reportAnswer={reportAnswer} />
        </div>
        <aside className={css.side}>
          <Standing data={data} />
          <WhatYouCanDo data={data} path={path} mistakes={mistakes} reportAnswer={reportAnswer} />
        </aside>
      </div>
    </WorkspacePage>
  );
}
