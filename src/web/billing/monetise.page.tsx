import { Check } from 'lucide';
import { redirect, useActionData, useLoaderData } from 'react-router';
import { BOOST_DAYS } from '#domain/billing/order.ts';
import { inTransaction } from '#domain/context.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { jobsInFreePlaces } from '#domain/jobs/quota.server.ts';
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
    freeJobs: freeJobs.map(({ id, title, closesAt }) => ({
      ...{ id, title },
      closes: closesAt
        ? `Your free job, closes ${dayOf(new Date(closesAt.getTime() - 1).toISOString())}`
        : 'Your free job, in review',
      isApproved: closesAt !== null,
    })),
  };
});

export const action = purchaseAction('monetise', {
  pause: async (args, offer) => {
    await transition(args.context, args.text('job'), 'pause');
    return redirect(jobAddress(offer, '/monetise'));
  },
  close: async (args, offer) => {
    await transition(args.context, args.text('job'), 'close');
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
  const isUnsent = page.status === 'DRAFT' || page.status === 'PENDING_COMPANY_APPROVAL';
  if (isUnsent || page.notForSale !== null) {
    return (
      <WorkspacePage title="Nothing to pay" path={path} above={<BackToJob href={back} title={title} />}>
        <PageText>
          <p>{page.notForSale ?? 'There is nothing to pay for this job now. Submit it first.'}</p>
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
  return (
    <WorkspacePage
      title={isFree ? 'Your free job has ended' : 'Your free job is out already'}
      lead={leadOf(isFree, isWaiting, price.net)}
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
          {isFree ? <p>You have no other free job now.</p> : <p>Pause or close your free job first.</p>}
          <ul>
            {freeJobs.map((job) => (
              <li key={job.id}>
                <div>
                  <b>{job.title}</b>
                  <small>{job.closes}</small>
                </div>
                {job.isApproved && <FreeJobForms path={path} job={job} />}
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

function leadOf(isFree: boolean, isWaiting: boolean, net: string): string {
  const safe = isWaiting ? 'Your draft is safe. Publish it' : 'Everything is safe. Publish it again';
  return isFree ? `${safe} free, or for ${net} with a boost.` : `${safe} for ${net}, or close your free job first.`;
}

function FreeJobForms({ path, job }: { path: string; job: { id: string; title: string } }) {
  return (
    <span className={css.buttons}>
      {(['pause', 'close'] as const).map((intent) => (
        <WorkspaceForm key={intent} action={path} intent={intent} inline>
          <input type="hidden" name="job" value={job.id} />
          <Button type="submit" kind="quiet" size="sm">
            {intent === 'pause' ? 'Pause' : 'Close'}
            <VisuallyHidden> {job.title}</VisuallyHidden>
          </Button>
        </WorkspaceForm>
      ))}
    </span>
  );
}
