import { Flag } from 'lucide';
import { useActionData, useLoaderData } from 'react-router';
import { boostEnd, isTooFarAhead, LONGEST_BOOST_DAYS } from '#domain/billing/order.ts';
import { BOOST_DAYS, isBoosted } from '#domain/jobs/job.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayText } from '#domain/site/date-format.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { payLabel } from '#web/jobs/pay.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { Badge } from '#web/ui/text/badge.tsx';
import { BackLink } from '#web/workspace/back-link.tsx';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { useStartup } from '#web/workspace/use-startup.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { BuyerStep } from './buyer-step.tsx';
import { CheckAndPay, checkoutStepIn } from './check-and-pay.tsx';
import css from './checkout.module.css';
import { priceLinesOf } from './price-lines.ts';
import { checkoutAddress, deskAddress, jobAddress, offerOf, purchaseAction, unpaidNotice } from './purchase.server.ts';
import { WhatABoostDoes } from './what-a-boost-does.tsx';

export const loader = guardedLoader(async (args) => {
  const offer = await offerOf(args);
  const { job } = offer;
  const { place, salary, salaryRange, company } = await findJobDesk(args.context, offer.company.key, job.id);
  const { now } = args.context;
  const dayIn = (moment: Date) => dayText(moment, { timeZone: timeZoneOf(company.countryCode), now });
  const end = boostEnd(job.boostingExpiresAt, now);
  const closes = job.isApproved ? job.closesAt : null;
  return {
    title: job.title,
    place,
    pay: payLabel({ salary, ...(salaryRange && { salaryRange }) }),
    address: jobAddress(offer, ''),
    back: deskAddress(offer.company.key, offer.job.id),
    checkout: checkoutAddress(offer, 'boost'),
    price: priceLinesOf(offer),
    buyer: offer.buyer,
    proposedBuyer: offer.proposedBuyer,
    vatHint: offer.vatHint,
    country: job.countryCode,
    isLive: job.status === 'ACTIVE' && (closes === null || closes > now),
    isInReview: job.status === 'ACTIVE' && !job.isApproved,
    isBoosted: isBoosted(job, now),
    isTooFar: isTooFarAhead(end, now),
    ends: dayIn(end),
    closes: closes && dayIn(new Date(closes.getTime() - 1)),
    endsAfterJob: closes !== null && end > closes,
    isOffered: offer.isOffered,
    notForSale: whyNotForSale(job.companyStatus),
    step: checkoutStepIn(args.url),
    notice: unpaidNotice(args.url),
  };
});

export const action = purchaseAction('boost');

type BoostData = ReturnType<typeof useLoaderData<typeof loader>>;

export default function BoostPage() {
  const page = useLoaderData<typeof loader>();
  const mistakes = useActionData<Mistakes>();
  const { title, place, pay, address, back, price } = page;
  const path = `${address}/boost`;
  const refusal = refusalOf(page);
  if (!refusal && (page.step === 'buyer' || mistakes || (page.step === 'pay' && !page.buyer))) {
    return <BuyerStep {...page} path={path} mistakes={mistakes} />;
  }
  if (!refusal && page.step === 'pay') {
    return (
      <CheckAndPay
        path={path}
        title={title}
        what="Boost"
        details={
          page.isInReview
            ? `${BOOST_DAYS} days, from the approval`
            : `${BOOST_DAYS} days${page.isBoosted ? ' more' : ''}, until ${page.ends}`
        }
        price={price}
        checkout={page.checkout}
        next="Then the boost begins, and the receipt comes by email."
      />
    );
  }
  return (
    <WorkspacePage
      title="Boost this job"
      lead={`People who search for jobs like it see it above the list, for ${BOOST_DAYS} days.`}
      path={path}
      above={<BackLink href={back} title={title} />}
      notice={page.notice}
      noticeTone="note"
    >
      <div className={css.panel}>
        <BoostPreview title={title} place={place} pay={pay} />
        <WhatABoostDoes
          small
          does={[
            'Take a marked place above the list',
            page.isInReview
              ? `Last ${BOOST_DAYS} days, from the approval`
              : `${page.isBoosted ? 'Add' : 'Last'} ${BOOST_DAYS} days, until ${page.ends}${page.endsAfterJob ? ', if the job stays open that long' : ''}`,
          ]}
          doesNot={[
            'Change the order of the list',
            'Reach people it does not fit',
            page.closes ? `Go on after the job closes, on ${page.closes}` : 'Show a job that is not open',
          ]}
        />
        {/* Before the button that pays: it changes what the price buys. */}
        {!refusal && page.endsAfterJob && (
          <div className={css.payline}>
            <Banner tone="note">
              This job closes on {page.closes}, before the boost ends. Renew it in its last 7 days to use all of the
              boost.
            </Banner>
          </div>
        )}
        {refusal ? (
          <div className={css.payline}>
            <Banner tone="note">{refusal}</Banner>
          </div>
        ) : (
          <div className={css.payline}>
            <p>
              <b>{price.total}</b>
              <small>{price.vat}</small>
            </p>
            <div className={css.buttons}>
              <LinkButton kind="line" href={back}>
                Not now
              </LinkButton>
              <LinkButton kind="cloudberry" icon={Flag} href={page.buyer ? page.checkout : `${path}?step=buyer`}>
                Pay and boost
              </LinkButton>
            </div>
          </div>
        )}
      </div>
      {!refusal && (
        <p className={css.note}>
          A boost costs as much as a further job, which comes with a boost of {BOOST_DAYS} days.
        </p>
      )}
      {price.buyer && (
        <p className={css.note}>
          The receipt goes to {price.buyer}.{' '}
          <a className="link" href={`${path}?step=buyer`}>
            Change
          </a>
        </p>
      )}
    </WorkspacePage>
  );
}

/** The job as it will stand above the list. */
function BoostPreview({ title, place, pay }: Pick<BoostData, 'title' | 'place' | 'pay'>) {
  const { side } = useStartup();
  return (
    <div
      className={css.preview}
      role="img"
      aria-label="The boosted job stands above the list, marked; the list below keeps its order"
    >
      <div className={css.boosted}>
        <Badge text="Boosted" className={css.badge} />
        <Logo flag={side.flag} image={side.logo} size={40} />
        <span>
          <b>{title}</b>
          <small>{[side.name, place].filter(Boolean).join(', ')}</small>
        </span>
        <span className={css.pay}>
          <b>{pay.amount}</b> <small>{pay.unit}</small>
        </span>
      </div>
      {['first', 'second'].map((row) => (
        <div key={row} className={css.ghost}>
          <i />
          <span>
            <i />
            <i />
          </span>
          <i />
        </div>
      ))}
    </div>
  );
}

type Limits = { isOffered: boolean; notForSale: string | null; isLive: boolean; isTooFar: boolean };

function refusalOf({ isOffered, notForSale, isLive, isTooFar }: Limits): string | null {
  if (!isOffered) return 'Payments are not set up on this site, so nothing can be bought at the moment.';
  if (notForSale !== null) return notForSale;
  if (!isLive) return 'Only a job that is live or in review can be boosted.';
  return isTooFar ? `A boost may reach ${LONGEST_BOOST_DAYS} days ahead. Come back when fewer days are left.` : null;
}
