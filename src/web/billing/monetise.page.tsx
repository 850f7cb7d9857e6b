import { Check } from 'lucide';
import { redirect, useActionData, useLoaderData } from 'react-router';
import { BOOST_DAYS } from '#domain/billing/order.ts';
import { inTransaction } from '#domain/context.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { type FreeJob, jobsInFreePlaces } from '#domain/jobs/quota.server.ts';
import { submitJob } from '#domain/jobs/submit.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { dayOf } from '#web/ui/date-format.ts';
import { Banner } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { guarded } from '#web/workspace/guarded.server.ts';
import { PageText, WorkspaceForm, WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { BackToJob } from './back-to-job.tsx';
import { BuyerForm } from './buyer-form.tsx';
import css from './checkout.module.css';
import { priceLinesOf } from './price-lines.ts';
import { checkoutAddress, deskAddress, jobAddress, jobsAddress, offerOf, purchaseAction } from './purchase.server.ts';

export const loader = guarded(async (args) => {
  const offer = await offerOf(args);
  const { job, company } = offer;
  if (job.status === 'ACTIVE') throw redirect(jobAddress(offer, '/boost'));
  const freeJobs = await jobsInFreePlaces(args.context, job.companyId, { except: job.id });
  return {
    title: job.title,
    status: job.status,
    periodDays: job.periodDays,
    jobs: jobsAddress(company.key),
    address: jobAddress(offer, ''),
    back: deskAddress(offer.company.key, offer.job.id),
    checkout: checkoutAddress(offer, 'monetise'),
    price: priceLinesOf(offer),
    buyer: offer.buyer,
    country: job.countryCode,
    isOffered: offer.isOffered,
    notForSale: whyNotForSale(job.companyStatus),
    step: args.url.searchParams.get('step') === 'buyer' ? 'buyer' : 'ways',
    freeJobs: freeJobs.map(freeJobRow),
  };
});

/** A job in review waits for us, so it can be withdrawn, and neither paused nor closed. */
function freeJobRow({ id, title, isApproved, closesAt }: FreeJob) {
  if (!isApproved || closesAt === null) {
    return { id, title, state: 'In review. It is free, and takes your free place.', ways: ['withdraw'] as const };
  }
  const lastDay = dayOf(new Date(closesAt.getTime() - 1).toISOString());
  return { id, title, state: `Your free job, closes ${lastDay}`, ways: ['pause', 'close'] as const };
}

export const action = purchaseAction('monetise', {
  pause: async (args, offer) => {
    await transition(args.context, args.text('job'), 'pause');
    return redirect(jobAddress(offer, '/monetise'));
  },
  close: async (args, offer) => {
    await transition(args.context, args.text('job'), 'close');
    return redirect(jobAddress(offer, '/monetise'));
  },
  withdraw: async (args, offer) => {
    await transition(args.context, args.text('job'), 'withdraw');
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
  const { title, address, back, price, freeJobs, isOffered } = page;
  const path = `${address}/monetise`;
  const isWaiting = page.status === 'PENDING_PAYMENT';
  const asksForBuyer = isOffered && (page.step === 'buyer' || mistakes?.values.intent === 'buyer');
  const nothing = whyNothing(page);
  if (nothing !== null) {
    return (
      <WorkspacePage title="Nothing to pay" path={path} above={<BackToJob href={back} title={title} />}>
        <PageText>
          <p>{nothing}</p>
        </PageText>
      </WorkspacePage>
    );
  }
  if (asksForBuyer) {
    return (
      <WorkspacePage
        title="Your company on the receipt"
        lead={`${price.net} without VAT. Tell us once who buys; you see the sum with VAT before you pay.`}
        path={path}
        above={<BackToJob href={path} title={title} />}
      >
        <div className={css.form}>
          <BuyerForm
            action={`${path}?step=buyer`}
            buyer={page.buyer}
            fallbackCountry={page.country}
            mistakes={mistakes}
            submit="Save and continue"
          />
        </div>
      </WorkspacePage>
    );
  }
  const isFree = freeJobs.length === 0;
  const isInReview = freeJobs.some(({ ways }) => ways[0] === 'withdraw');
  return (
    <WorkspacePage
      title={titleOf(isFree, isInReview)}
      lead={leadOf(page, isFree, isInReview)}
      path={path}
      above={<BackToJob href={back} title={title} />}
    >
      {mistakes && <Banner>{mistakes.message}</Banner>}
      <div className={css.ways}>
        <article>
          <h2>Pay for this one</h2>
          <p className={css.price}>{price.net}</p>
          <p>One payment, no subscription.</p>
          <ul>
            {[
              `Open for ${page.periodDays} days`,
              `Boosted for the first ${BOOST_DAYS} days`,
              'Money back if we reject it',
            ].map((text) => (
              <li key={text}>
                <Icon of={Check} size={18} />
                {text}
              </li>
            ))}
          </ul>
          {isOffered ? (
            <LinkButton href={page.buyer ? page.checkout : `${path}?step=buyer`} block>
              Pay and publish
            </LinkButton>
          ) : (
            <Banner tone="note">Payments are not set up on this site, so nothing can be bought at the moment.</Banner>
          )}
        </article>
        <article>
          <h2>Publish it free</h2>
          <p>
            {isFree
              ? 'You have no other free job now.'
              : isInReview
                ? 'Withdraw your free job first.'
                : 'Pause or close your free job first.'}
          </p>
          <ul>
            {freeJobs.map((job) => (
              <li key={job.id}>
                <div>
                  <b>{job.title}</b>
                  <small>{job.state}</small>
                </div>
                <FreeJobForms path={path} job={job} />
              </li>
            ))}
          </ul>
          {isFree && isWaiting ? (
            <WorkspaceForm action={path} intent="free" inline>
              <Button type="submit" block>
                Publish it free
              </Button>
            </WorkspaceForm>
          ) : (
            <LinkButton kind="line" block href={page.jobs}>
              See all jobs
            </LinkButton>
          )}
        </article>
      </div>
      <p className={css.note}>
        {price.buyer && (
          <>
            You pay {price.total}. {price.vat} The receipt goes to {price.buyer}.{' '}
            <a className="link" href={`${path}?step=buyer`}>
              Change
            </a>
            <br />
          </>
        )}
        The price is for a job {price.place}.{' '}
        <a className="link" href="/pricing">
          All prices
        </a>
      </p>
    </WorkspacePage>
  );
}

function titleOf(isFree: boolean, isInReview: boolean): string {
  if (isFree) return 'Your free job has ended';
  return isInReview ? 'Your free job is in review' : 'Your free job is out already';
}

type Page = { status: string; notForSale: string | null; freeJobs: readonly unknown[]; price: { net: string } };

function leadOf({ status, price: { net } }: Page, isFree: boolean, isInReview: boolean): string {
  const safe = status === 'PENDING_PAYMENT' ? 'Your draft is safe. Publish it' : 'Everything is safe. Publish it again';
  if (isFree) return `${safe} free, or for ${net} with a boost.`;
  return `${safe} for ${net}, or ${isInReview ? 'withdraw' : 'close'} your free job first.`;
}

/** Why there is nothing to pay for this job now, and what it will cost; null if there is. */
function whyNothing({ status, notForSale, freeJobs, price: { net } }: Page): string | null {
  if (status === 'PENDING_COMPANY_APPROVAL') {
    return `This job waits until we have approved your startup, within two working days. One job is free at a time, and each further one costs ${net} then.`;
  }
  if (notForSale !== null) return notForSale;
  if (status !== 'DRAFT') return null;
  return freeJobs.length === 0
    ? 'This job is a draft. Once you publish it, it is free: you have no other free job now.'
    : `This job is a draft. Once you publish it, it costs ${net}: you have a free job already.`;
}

const WAYS = { pause: 'Pause', close: 'Close', withdraw: 'Withdraw' };

type FreeJobRow = ReturnType<typeof freeJobRow>;

function FreeJobForms({ path, job }: { path: string; job: FreeJobRow }) {
  return (
    <span className={css.buttons}>
      {job.ways.map((intent) => (
        <WorkspaceForm key={intent} action={path} intent={intent} inline>
          <input type="hidden" name="job" value={job.id} />
          <Button type="submit" kind="quiet" size="sm">
            {WAYS[intent]}
            <VisuallyHidden> {job.title}</VisuallyHidden>
          </Button>
        </WorkspaceForm>
      ))}
    </span>
  );
}
