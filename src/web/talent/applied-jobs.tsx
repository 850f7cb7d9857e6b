import { MessageSquare } from 'lucide';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Disclosure } from '#web/ui/page/disclosure.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import css from './applied-jobs.module.css';
import './percent.css';
import type { axisOf } from './application-chart.ts';
import { ListPages } from './list-pages.tsx';
import type { ShownApplication } from './my-jobs-facts.ts';
import { StatusSign } from './status-sign.tsx';

/** Three digits, which percent.css reads: a style attribute each would need a hash each in the policy of the page. */
const digits = (percent: number) => String(Math.round(Math.min(100, Math.max(0, percent)))).padStart(3, '0');
const at = (x: number) => ({ 'data-at': digits(x) });
const span = (from: number, to: number) => ({ 'data-at': digits(from), 'data-to': digits(to) });

/** The others open at a press, so that the lists below stay near. */
const MOST_IN_VIEW = 30;

const hrefOf = (id: string) => `/client/my-jobs/${id}`;

/** The applications on one axis of days. The chart is decoration: the dates below it say the same. */
export function AppliedJobs({
  applications: { docs: applications, page, pages },
  axis,
  hrefFor,
}: {
  applications: { docs: readonly ShownApplication[]; page: number; pages: number };
  axis: ReturnType<typeof axisOf>;
  hrefFor: (page: number) => string;
}) {
  const others = applications.slice(MOST_IN_VIEW);
  const writer = applications.find(({ news }) => news !== null);
  return (
    <>
      {writer && <News application={writer} />}
      <section className={css.chart} id="applied" aria-labelledby="applied-title">
        <div className={css.axis}>
          <h2 id="applied-title">Applied</h2>
          <div className={css.days} aria-hidden="true">
            {axis.days.map(({ x, label }) => (
              <span key={label} {...at(x)}>
                {label}
              </span>
            ))}
            <span className={css.today} {...at(axis.today.x)}>
              {axis.today.label}
            </span>
          </div>
        </div>
        {applications.slice(0, MOST_IN_VIEW).map((application) => (
          <Row key={application.id} application={application} today={axis.today.x} />
        ))}
        {others.length > 0 && (
          <Disclosure summary={countText(others.length, 'more application')} className={css.more}>
            {others.map((application) => (
              <Row key={application.id} application={application} today={axis.today.x} />
            ))}
          </Disclosure>
        )}
        <ListPages page={page} pages={pages} hrefFor={hrefFor} list="Applied" />
      </section>
    </>
  );
}

/** The latest message that waits for the talent. */
function News({ application: { id, company, news } }: { application: ShownApplication }) {
  if (!news) return null;
  return (
    <div className={css.news}>
      <Avatar name={news.from} tone="ink" />
      <div>
        <b>
          {news.from === company ? company : `${news.from} at ${company}`} wrote to you{' '}
          <time dateTime={news.at}>{news.when}</time>
        </b>
        <p>“{news.text}”</p>
      </div>
      <LinkButton size="sm" href={hrefOf(id)}>
        {news.action}
      </LinkButton>
    </div>
  );
}

function Row({ application, today }: { application: ShownApplication; today: number }) {
  const { id, title, logo, company, place, unread, dates, words } = application;
  return (
    <article className={css.row}>
      <div className={css.job}>
        <Logo {...logo} />
        <div>
          <h3>
            <a href={hrefOf(id)}>{title}</a>
          </h3>
          <p>
            <b>{company}</b>
            {place && `, ${place}`}
          </p>
          {unread > 0 && (
            <p className={css.unread}>
              <Icon of={MessageSquare} size={16} />
              {countText(unread, 'new message')}
            </p>
          )}
        </div>
      </div>
      <div>
        <Track application={application} today={today} />
        <ol className={css.dates}>
          {dates.map(({ status, label, at: moment, day }) => (
            <li key={status + moment}>
              <StatusSign status={status} size={10} />
              {label} <time dateTime={moment}>{day}</time>
            </li>
          ))}
        </ol>
        <p className={css.words}>
          {words.strong && <b>{words.strong}</b>} {words.text}
        </p>
      </div>
    </article>
  );
}

function Track({ application: { track }, today }: { application: ShownApplication; today: number }) {
  const { run, marks, next } = track;
  return (
    <div className={css.track} aria-hidden="true">
      <i className={css.now} {...at(today)} />
      <i
        className={classNames(css.run, run.look === 'off' && css.isOff, run.look === 'ok' && css.isOk)}
        {...span(run.from, run.to)}
      />
      {next && <i className={css.wait} {...span(run.to, next.x)} />}
      {next && !next.isBeyond && (
        <>
          <i className={css.next} {...at(next.x)} />
          <span className={classNames(css.label, next.x > 84 && css.isLeft)} {...at(next.x)}>
            {next.label}
          </span>
        </>
      )}
      {marks.map(({ x, status }) => (
        <span key={status + x} className={css.mark} {...at(x)}>
          <StatusSign status={status} size={14} />
        </span>
      ))}
    </div>
  );
}
