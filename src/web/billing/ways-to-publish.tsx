import { Check } from 'lucide';
import { PRO_JOB } from '#domain/billing/order.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { WorkspaceForm } from '#web/workspace/workspace-page.tsx';
import css from './checkout.module.css';
import type { WaysToPublish } from './ways-to-publish.server.ts';
import { wayToFreePlace } from './ways-to-publish-text.ts';

/** The two ways to publish a job beyond the free limit, with the button of each. Its forms belong to the page /monetise. */
export function WaysToPublishCards({ page }: { page: WaysToPublish }) {
  const { price, freeJobs, isOffered } = page;
  const path = `${page.address}/monetise`;
  const way = wayToFreePlace(page);
  return (
    <>
      <div className={css.ways}>
        <article>
          <h2>{PRO_JOB}</h2>
          <p className={css.price}>
            {price.figure} <small>{price.currency}</small>
          </p>
          <p>One payment for this job, no subscription.</p>
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
            <div>
              <p className={css.sum}>
                {price.buyer ? (
                  <>
                    You pay <b>{price.total}</b>. {price.vat} The receipt goes to {price.buyer}.{' '}
                    <a className="link" href={`${path}?step=buyer`}>
                      Change
                    </a>
                  </>
                ) : (
                  'Next you enter the company for the receipt, whose country decides the VAT. Then you see the total and pay.'
                )}
              </p>
              <LinkButton href={page.buyer ? page.checkout : `${path}?step=buyer`} block>
                Pay and publish
              </LinkButton>
            </div>
          ) : (
            <Banner tone="note">Payments are not set up on this site, so nothing can be bought at the moment.</Banner>
          )}
        </article>
        <article>
          <h2>Publish it free</h2>
          <p>
            {way === null
              ? 'You have no other free job now.'
              : `First ${way}.${freeJobs.length > 1 ? ' One free job is open at a time.' : ''}`}
          </p>
          <ul>
            {freeJobs.map((job) => (
              <li key={job.id}>
                <div>
                  <b>{job.title}</b>
                  <small>{job.state}</small>
                </div>
                <FreeJobForms path={path} job={job} isStaff={page.isStaff} />
              </li>
            ))}
          </ul>
          {way === null && page.status === 'PENDING_PAYMENT' ? (
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
        The price is for a job {price.place}.{' '}
        <a className="link" href="/pricing">
          All prices
        </a>
      </p>
    </>
  );
}

const WAYS = { pause: 'Pause', close: 'Close', withdraw: 'Withdraw' };

function FreeJobForms({
  path,
  job,
  isStaff,
}: {
  path: string;
  job: WaysToPublish['freeJobs'][number];
  isStaff: boolean;
}) {
  return (
    <span className={css.freeJobButtons}>
      {job.ways.map((intent) =>
        intent === 'close' || (intent === 'pause' && isStaff) ? (
          <LinkButton key={intent} kind="quiet" size="sm" href={`${path}?${intent}=${job.id}`}>
            {WAYS[intent]}
            <VisuallyHidden> {job.title}</VisuallyHidden>
          </LinkButton>
        ) : (
          <WorkspaceForm key={intent} action={path} intent={intent} inline>
            <input type="hidden" name="job" value={job.id} />
            <Button type="submit" kind="quiet" size="sm">
              {WAYS[intent]}
              <VisuallyHidden> {job.title}</VisuallyHidden>
            </Button>
          </WorkspaceForm>
        ),
      )}
    </span>
  );
}
