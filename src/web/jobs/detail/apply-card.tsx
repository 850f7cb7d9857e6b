import { Clock, ExternalLink, Mail } from 'lucide';
import type { Job } from '#domain/jobs/views.ts';
import { hostOfLink } from '#web/app/host-of-link.ts';
import { openApply } from '#web/applications/apply/open-apply.tsx';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText, range } from '#web/ui/text/number-format.ts';
import { payLabel } from '../pay.tsx';
import { AlsoPublished } from './also-published.tsx';
import css from './apply-card.module.css';
import { daysLeftText } from './job-facts.tsx';
import { AppliedElsewhere, InterestInJob, SaveJob, useOwnApplication } from './job-marks.tsx';
import { ShareJob } from './share-job.tsx';
import { type WayToApply, wayToApply } from './way-to-apply.ts';

/** Pay, the buttons to apply, to save and to share, and interest. */
export function ApplyCard({ job, daysLeft }: { job: Job; daysLeft: number | null }) {
  const pay = payLabel(job, 'long');
  const way = wayToApply(job);
  const equity = job.equity === 'percentage' ? range(job.equityRange?.from, job.equityRange?.to) : '';
  return (
    <section className={css.card} aria-label="Apply" data-states-pay={job.salary === 'notSaid' ? undefined : ''}>
      <div className={css.in}>
        {pay.unit || job.salary === 'unpaid' ? (
          <p className={css.pay}>
            {pay.amount}
            <small>{payUnit(pay.unit, equity)}</small>
          </p>
        ) : (
          <p className={css.noPay}>
            {job.salary === 'competitive' ? 'Competitive pay' : 'Pay not given'}
            {equity && <small>{payUnit('', equity)}</small>}
          </p>
        )}
        {way && <ApplyLink way={way} />}
        <p className={css.note}>
          <HowToApply job={job} way={way} />
        </p>
        <div className={css.pair}>
          <SaveJob />
          <ShareJob job={job} />
        </div>
        {way && way.kind !== 'here' && <AppliedElsewhere byEmail={way.kind === 'email'} />}
        <InterestInJob />
        <AlsoPublished sources={job.sources} className={css.note} />
      </div>
      <p className={css.printed}>
        This job: {job.absoluteJobUrl}
        {way && (
          <>
            <br />
            Apply: {way.kind === 'email' ? way.address : way.kind === 'here' ? 'on the page of this job' : way.href}
          </>
        )}
      </p>
      {daysLeft !== null && job.lastDaySaid && (
        <p className={css.foot}>
          <Icon of={Clock} size={16} />
          {daysLeftText(daysLeft)}
        </p>
      )}
    </section>
  );
}

/** The buttons to save and to apply at the lower edge of the screen, where the card stands below the text. */
export function ApplyBar({ job }: { job: Job }) {
  const way = wayToApply(job);
  return (
    <div className={css.bar}>
      <SaveJob place="bar" />
      {way ? <ApplyLink way={way} /> : <ShareJob job={job} place="bar" />}
    </div>
  );
}

function ApplyLink({ way }: { way: WayToApply }) {
  const own = useOwnApplication();
  if (own.id) {
    return (
      <LinkButton block href={`/client/my-jobs/${own.id}`} className={css.go}>
        See your application
      </LinkButton>
    );
  }
  if (way.kind === 'here') {
    return (
      <LinkButton
        block
        href={way.href}
        className={css.go}
        onClick={(event) => {
          // A click for a new tab keeps its meaning.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          if (openApply(way.href, own.readAgain)) event.preventDefault();
        }}
      >
        Apply
      </LinkButton>
    );
  }
  if (way.kind === 'email') {
    return (
      <LinkButton block icon={Mail} href={way.href} className={css.go}>
        Apply by email
      </LinkButton>
    );
  }
  return (
    <LinkButton
      block
      icon={ExternalLink}
      href={way.href}
      target="_blank"
      rel="external nofollow ugc noopener"
      className={css.go}
    >
      Apply on {hostOfLink(way.href)}
      <span className="vh"> (opens in a new tab)</span>
    </LinkButton>
  );
}

/** Says where the button leads. Without a way to apply it says what remains to do. */
function HowToApply({ job: { title, company }, way }: { job: Job; way: WayToApply | null }) {
  const own = useOwnApplication();
  if (own.id) return <>{company.name} has your application. My jobs shows where it stands.</>;
  if (way?.kind === 'here') {
    const days = company.answersInDays;
    return (
      <>
        Apply, and {company.name} gets your profile and a note from you.
        {days !== null && ` They usually answer within ${countText(days, 'day')}.`}
      </>
    );
  }
  if (way?.kind === 'link')
    return (
      <>
        {company.name} takes applications on {hostOfLink(way.href)}, which opens in a new tab.
      </>
    );
  if (way?.kind === 'website') {
    return (
      <>
        Opens {company.name}’s own site in a new tab. Look for “{title}” there, or ask for it.
      </>
    );
  }
  if (way?.kind === 'email') {
    return (
      <>
        Opens your email program. The address is{' '}
        <a className="link" href={way.href}>
          {way.address}
        </a>
        .
      </>
    );
  }
  return (
    <>
      {company.name} gave neither a link nor an address for applications.{' '}
      <a className="link" href={`/startups/${company.key}`}>
        Follow {company.name}
      </a>{' '}
      or look up its team to get in touch.
    </>
  );
}

/** "NOK a year, and 0.1–0.3 % equity"; "with 0.1–0.3 % equity" for an unpaid job. */
function payUnit(pay: string, equity: string): string {
  if (!equity) return pay;
  return pay ? `${pay}, and ${equity} % equity` : `with ${equity} % equity`;
}
