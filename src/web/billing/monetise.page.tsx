import { redirect, useActionData, useLoaderData } from 'react-router';
import { actsAsStaff } from '#domain/accounts/policy.ts';
import { PRO_JOB } from '#domain/billing/order.ts';
import type { Offer } from '#domain/billing/queries.server.ts';
import { inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { submitJob } from '#domain/jobs/submit.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { ClosingJob } from '#web/jobs/desk/closing-job.tsx';
import { jobAnswers } from '#web/jobs/desk/job-answers-data.server.ts';
import { readOutcome } from '#web/jobs/desk/job-changes.server.ts';
import { lostBoostText } from '#web/jobs/desk/own-job-text.ts';
import { StaffChangeForm } from '#web/jobs/desk/staff-change-form.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { BackLink } from '#web/workspace/back-link.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { PageText, WorkspacePage, WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import { BuyerStep } from './buyer-step.tsx';
import { CheckAndPay, checkoutStepIn } from './check-and-pay.tsx';
import { deskAddress, jobAddress, offerOf, purchaseAction, unpaidNotice } from './purchase.server.ts';
import { renewalOf } from './renewal.server.ts';
import { readWaysToPublish, type WaysToPublish } from './ways-to-publish.server.ts';
import { WaysToPublishCards } from './ways-to-publish.tsx';
import { isInReview, standOf, wayToFreePlace } from './ways-to-publish-text.ts';

export const loader = guardedLoader(async (args) => {
  const offer = await offerOf(args);
  const renewal = await renewalOf(args.context, offer);
  if (offer.job.status === 'ACTIVE' && renewal === null) throw redirect(jobAddress(offer, '/boost'));
  const ways = await readWaysToPublish(args.context, offer);
  return {
    ...ways,
    renewal,
    checkout: renewal ? `${ways.checkout}&purpose=renewLive` : ways.checkout,
    country: offer.job.countryCode,
    step: checkoutStepIn(args.url),
    notice: unpaidNotice(args.url),
    closing: await closingOf(args, offer),
  };
});

/**
 * The free job that `?close=` names, with the people who wait for an answer to it; null if it cannot be closed. For an
 * admin, who says why, also the one that `?pause=` names.
 */
async function closingOf({ context, url }: LoaderArguments, { company, job }: Offer) {
  const isStaff = actsAsStaff(context.actor, { kind: 'company', id: job.companyId });
  const closingAs = (['close', 'pause'] as const).find((change) => url.searchParams.has(change));
  const id = closingAs && url.searchParams.get(closingAs);
  if (!closingAs || !id || (closingAs === 'pause' && !isStaff)) return null;
  const desk = await findJobDesk(context, company.key, id);
  if (!desk.actions.includes(closingAs)) return null;
  const answers = await jobAnswers(context, desk);
  const lostBoost = lostBoostText(desk.boostedUntil, desk.today);
  return {
    change: closingAs,
    isStaff,
    job: { id, title: desk.title, lostBoost },
    unanswered: answers?.unanswered ?? null,
  };
}

export const action = purchaseAction('monetise', {
  pause: async (args, offer) => {
    await changeJob(args.context, args.text('job'), 'pause', { reason: args.text('reason') });
    return redirect(jobAddress(offer, '/monetise'));
  },
  close: async (args, offer) => {
    const outcome = readOutcome(args);
    const isStaff = actsAsStaff(args.context.actor, { kind: 'company', id: offer.job.companyId });
    if (!outcome && !isStaff) throw new Refusal('invalid', 'E_INVALID', 'Please say how it ended.');
    await changeJob(args.context, args.text('job'), 'close', { outcome, reason: args.text('reason') });
    return redirect(jobAddress(offer, '/monetise'));
  },
  withdraw: async (args, offer) => {
    await changeJob(args.context, args.text('job'), 'withdraw');
    return redirect(jobAddress(offer, '/monetise'));
  },
  // The free place is empty again: the draft is submitted anew, without a payment.
  free: async (args, offer) => {
    const { id } = offer.job;
    await inTransaction(args.context, async (inside) => {
      await transition(inside, id, 'cancelPayment');
      await submitJob(inside, id);
    });
    return redirect(deskAddress(offer.company.key, id));
  },
});

export default function MonetisePage() {
  const page = useLoaderData<typeof loader>();
  const mistakes = useActionData<Mistakes>();
  const { title, address, back, price, isOffered, closing } = page;
  const path = `${address}/monetise`;
  const isClosingRefused = closing !== null && mistakes?.values.intent === closing.change;
  const isMistyped = mistakes?.values.intent === 'buyer';
  const isPaying = page.step === 'pay' || page.renewal !== null;
  const asksForBuyer = isOffered && (page.step === 'buyer' || isMistyped || (isPaying && !page.buyer));
  const nothing = whyNothing(page);
  if (nothing !== null) {
    return (
      <WorkspacePage title="Nothing to pay" path={path} above={<BackLink href={back} title={title} />}>
        <PageText>
          <p>{nothing}</p>
        </PageText>
      </WorkspacePage>
    );
  }
  if (asksForBuyer) {
    return <BuyerStep {...page} path={path} mistakes={mistakes} back={page.renewal ? back : path} />;
  }
  if (page.renewal) {
    return (
      <CheckAndPay
        path={path}
        title={title}
        heading="Renew this job"
        step={page.step === 'pay' ? undefined : ''}
        what={PRO_JOB}
        details={`Open until ${page.renewal.until}, boosted for ${BOOST_DAYS} days`}
        price={price}
        checkout={page.checkout}
        next="Then the job stays open for longer, and the receipt comes by email."
        back={back}
        notice={page.notice}
      />
    );
  }
  if (isOffered && page.step === 'pay') {
    return (
      <CheckAndPay
        path={path}
        title={title}
        what={PRO_JOB}
        details={`Open for ${page.periodDays} days, boosted for the first ${BOOST_DAYS}`}
        price={price}
        checkout={page.checkout}
        next="Then the job is published, and the receipt comes by email."
      />
    );
  }
  return (
    <WorkspacePage
      title={titleOf(page)}
      lead={leadOf(page)}
      path={path}
      above={<BackLink href={back} title={title} />}
      notice={page.notice}
      noticeTone="note"
    >
      {mistakes && !isClosingRefused && <Banner>{mistakes.message}</Banner>}
      {closing?.isStaff && (
        <WorkspaceSection title={`${closing.change === 'pause' ? 'Pause' : 'Close'} ${closing.job.title}`}>
          <StaffChangeForm
            change={closing.change}
            path={`${path}?${closing.change}=${closing.job.id}`}
            jobs={[closing.job]}
            error={isClosingRefused ? (mistakes?.fields.reason ?? mistakes?.message) : undefined}
            typed={isClosingRefused ? mistakes?.values.reason : undefined}
            backHref={path}
          />
        </WorkspaceSection>
      )}
      {closing && !closing.isStaff && (
        <ClosingJob
          job={closing.job}
          unanswered={closing.unanswered}
          path={`${path}?close=${closing.job.id}`}
          backHref={path}
          error={isClosingRefused ? mistakes?.message : undefined}
        />
      )}
      <WaysToPublishCards page={page} />
    </WorkspacePage>
  );
}

function titleOf(page: WaysToPublish): string {
  const { length } = page.freeJobs;
  if (length === 0) return 'Your free job has ended';
  const jobs = length === 1 ? 'free job is' : 'free jobs are';
  return isInReview(page) ? `Your ${jobs} in review` : `Your ${jobs} out already`;
}

function leadOf(page: WaysToPublish): string {
  const { net } = page.price;
  const again = page.status === 'PENDING_PAYMENT' ? '' : ' again';
  const way = wayToFreePlace(page);
  return way === null
    ? `${standOf(page)} Publish it${again} free, or for ${net} with a boost.`
    : `${standOf(page)} Publish it${again} for ${net}, or ${way} first.`;
}

/** Why there is nothing to pay for this job now, and what it will cost; null if there is. */
function whyNothing({ status, notForSale, freeJobs, price: { net } }: WaysToPublish): string | null {
  if (status === 'PENDING_COMPANY_APPROVAL') {
    return `This job waits until we have approved your startup, within two working days. One job is free at a time, and each further one costs ${net} then.`;
  }
  if (notForSale !== null) return notForSale;
  if (status !== 'DRAFT') return null;
  return freeJobs.length === 0
    ? 'This job is a draft. Once you publish it, it is free: you have no other free job now.'
    : `This job is a draft. Once you publish it, it costs ${net}, because you already have a free job.`;
}
