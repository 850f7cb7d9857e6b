import { redirect, useLoaderData } from 'react-router';
import { amountText } from '#domain/billing/amount.ts';
import type { OrderPurpose } from '#domain/billing/order.ts';
import { findOrder } from '#domain/billing/queries.server.ts';
import { absent } from '#domain/errors.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { WaitingForPayment } from '#web/billing/waiting-for-payment.tsx';
import { ShareJob } from '#web/jobs/detail/share-job.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { useStartup } from '#web/workspace/use-startup.ts';
import { Actions, PageText, WithRail, WorkspacePage, WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import { jobHref } from './job-links.ts';
import { dayText, whenText } from './own-job-text.ts';
import css from './posted.module.css';

/** Confirms what has just happened to a job, and says what comes next. Each state of a sent job has its own words. */
export const loader = guardedLoader(async ({ context, workspace, params, site, url }) => {
  const desk = await findJobDesk(context, workspace.key, params.job ?? '');
  const deskHref = jobHref(workspace.key, desk.id, '') ?? '';
  const orderId = url.searchParams.get('order');
  const order = orderId ? await findOrder(context, workspace.key, orderId) : null;
  if (order && order.jobId !== desk.id) throw absent('This order');
  const receipt = order && `/client/startups/${encodeURIComponent(workspace.key)}/orders/${order.id}`;
  if (order?.status === 'created') return { title: desk.title, desk: deskHref, waits: true as const, order: receipt };
  // Its own page says why nothing was bought, and what goes back.
  if (receipt && order?.status !== 'paid') throw redirect(receipt);
  const { status, isApproved, title, company, lastDay, periodDays } = desk;
  if (status === 'DRAFT' || status === 'STOPPED' || status === 'EXPIRED') throw redirect(deskHref);
  const isLive = status === 'ACTIVE' && isApproved;
  const isForSale = whyNotForSale(company.status) === null;
  const links = {
    desk: deskHref,
    pay: isForSale && status === 'PENDING_PAYMENT' ? jobHref(workspace.key, desk.id, 'monetise') : null,
    boost: isForSale && isLive && !desk.isBoosted ? jobHref(workspace.key, desk.id, 'boost') : null,
    receipt,
  };
  const today = dayIn(timeZoneOf(company.countryCode), context.now);
  const closes = lastDay && whenText(lastDay, today);
  const payment =
    order && `You paid ${amountText(order.total, order.currency)} for it. The receipt comes by email, too.`;
  if (!isLive) {
    const { paragraphs, ...text } = waitingText(status, title, company.name, periodDays);
    return {
      waits: false as const,
      title,
      links,
      live: null,
      ...text,
      paragraphs: [...paragraphs, ...(payment ? [payment] : [])],
    };
  }
  const boost =
    order?.product === 'pro' && desk.boostedUntil && `It is boosted until ${dayText(desk.boostedUntil, today)}.`;
  const { job } = await findJob(context, desk.id, { origin: site.origin });
  const { id, absoluteJobUrl, share } = job;
  return {
    waits: false as const,
    title,
    links,
    heading: headingOf(title, order?.purpose),
    paragraphs: [
      ...(order?.purpose === 'renewLive' ? [] : ['Everybody can find it now.']),
      ...(closes ? [`It closes ${/^\d/.test(closes) ? 'on ' : ''}${closes}.`] : []),
      ...(boost ? [boost] : []),
      ...(payment ? [payment] : []),
    ],
    next: [
      'Its page in your workspace shows how many people see it, day by day.',
      'We’ll write to you a week before it closes, so that you can renew it.',
      'Pause, edit or close it at any time.',
    ],
    live: { id, title: job.title, absoluteJobUrl, share, company: { name: job.company.name } },
  };
});

function headingOf(title: string, purpose: OrderPurpose | undefined): string {
  if (purpose === 'renewLive') return `${title} is renewed`;
  return purpose === 'renew' || purpose === 'resume' ? `${title} is open again` : `${title} is live`;
}

function waitingText(status: string, title: string, company: string, periodDays: number) {
  if (status === 'PENDING_PAYMENT') {
    return {
      heading: `${title} waits for its payment`,
      paragraphs: ['Your free job is out already, so this one goes live once it is paid.'],
      next: ['Nothing you wrote gets lost.', 'After seven days without a payment it becomes a draft again.'],
    };
  }
  if (status === 'PENDING_COMPANY_APPROVAL') {
    return {
      heading: `We’re reviewing ${company} first`,
      paragraphs: [
        `${title} waits until we have approved your startup, within two working days. Then we read the job, within two more, and it goes live.`,
      ],
      next: ['We’ll write to you once we have decided.', 'Until then you can change or withdraw the job.'],
    };
  }
  return {
    heading: `We read ${title} first`,
    paragraphs: ['A person reads it before it goes live, within two working days.'],
    next: [
      'We’ll write to you once it is live.',
      `Its ${periodDays} days count from then.`,
      'Until then you can change or withdraw the job.',
    ],
  };
}

export default function PostedPage() {
  const page = useLoaderData<typeof loader>();
  const { company } = useStartup();
  if (page.waits) {
    return (
      <WorkspacePage
        title="We are waiting for your payment"
        lead={page.title}
        path={`/client/startups/${company.key}/jobs`}
      >
        <WaitingForPayment />
        <Actions>
          <LinkButton kind="line" href={page.order ?? page.desk}>
            See the order
          </LinkButton>
        </Actions>
      </WorkspacePage>
    );
  }
  const { heading, paragraphs, next, links, live } = page;
  return (
    <WorkspacePage title={heading} path={`/client/startups/${company.key}/jobs`}>
      <WithRail rail={null}>
        <PageText>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </PageText>
        <Actions>
          {links.pay && <LinkButton href={links.pay}>Pay and publish</LinkButton>}
          {live && <LinkButton href={`/jobs/${live.id}`}>View listing</LinkButton>}
          <LinkButton kind={live || links.pay ? 'line' : 'primary'} href={links.desk}>
            Manage job
          </LinkButton>
          {links.receipt && (
            <LinkButton kind="line" href={links.receipt}>
              See the receipt
            </LinkButton>
          )}
          {links.boost && (
            <LinkButton kind="cloudberry" href={links.boost}>
              Boost
            </LinkButton>
          )}
        </Actions>
        {live && (
          <WorkspaceSection title="Share it">
            <div className={css.share}>
              {live.share.image && (
                <img
                  src={new URL(live.share.image).pathname}
                  width={1200}
                  height={630}
                  alt={`The card that other sites show for ${live.title}`}
                />
              )}
              <div>
                <p>
                  <a className="link" href={`/jobs/${live.id}`}>
                    {live.absoluteJobUrl}
                  </a>
                </p>
                <ShareJob job={live} />
              </div>
            </div>
          </WorkspaceSection>
        )}
        <WorkspaceSection title="What comes next">
          <PageText>
            <ul>
              {next.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </PageText>
        </WorkspaceSection>
      </WithRail>
    </WorkspacePage>
  );
}
