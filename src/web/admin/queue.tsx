import { useEffect, useRef } from 'react';
import { QUEUE_TABS } from '#domain/admin/review.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/forms/field.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import noticeCss from './decision-notice.module.css';
import { DecisionNotice, Outcome } from './decision-notice.tsx';
import { EmptyQueue, GoneItem, TAB_NAMES } from './empty-queue.tsx';
import css from './queue.module.css';
import type { QueueData } from './queue-data.server.ts';
import { QueueKeys, useQueueKeys } from './queue-keys.tsx';
import rows from './queue-list.module.css';
import { QueueReview } from './queue-review.tsx';
import { StuckDecisions } from './stuck-decisions.tsx';

/** The review queue: its list, what waits, and the decision. Plain links and forms; single keys come on top. */
export function Queue(props: QueueData & { mistakes: Mistakes | undefined }) {
  const { tab, counts, items, review, previous, next, lastDecision, mistakes } = props;
  const page = useRef<HTMLDivElement>(null);
  const keys = useQueueKeys(page);
  const list = useRef<HTMLUListElement>(null);
  const currentId = review?.id;
  useEffect(() => {
    // The keys and clicks move the choice, and the row may be out of view.
    if (currentId !== undefined) list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);
  return (
    <div ref={page} className={css.queue}>
      <PageHead title="Review queue" description="Review queue" path="/admin" indexed={false} />
      <div className={css.above}>
        {props.mailTrouble && <Banner>{props.mailTrouble}</Banner>}
        <StuckDecisions stuck={props.stuck} isRetried={props.isRetried} tab={tab} />
      </div>
      <section className={rows.list} aria-label="Queue">
        <nav className={rows.tabs} aria-label="Kind">
          {QUEUE_TABS.map((name) => (
            <a key={name} href={`/admin?tab=${name}`} aria-current={name === tab ? 'page' : undefined}>
              {TAB_NAMES[name]}
              <span className={rows.count}>{counts[name]}</span>
            </a>
          ))}
        </nav>
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.id}>
              <a
                className={rows.item}
                href={item.href}
                aria-current={item.id === review?.id ? 'true' : undefined}
                data-key={item.href === next ? 'j' : item.href === previous ? 'k' : undefined}
              >
                {item.isPerson ? (
                  <Avatar name={item.name} size={32} />
                ) : (
                  <Logo flag={item.flag} image={logoOf({ logoImage: item.logoImage ?? undefined })} size={40} />
                )}
                <span>
                  <b>{item.name}</b>
                  <small>{item.note}</small>
                </span>
                <span className={rows.age}>
                  <time dateTime={item.since}>{item.age}</time>
                  {item.flags > 0 && (
                    <span className={classNames(rows.tag, rows.bad)}>{countText(item.flags, 'flag')}</span>
                  )}
                  {item.tag && <span className={rows.tag}>{item.tag}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {review ? (
        <QueueReview key={review.id} {...props} review={review} mistakes={mistakes} />
      ) : (
        <div className={css.main}>
          <h1 className="vh">Review queue</h1>
          {props.isGone && items.length > 0 ? (
            <GoneItem isListWhole={items.length === counts[tab]} next={next ?? previous} />
          ) : (
            <EmptyQueue tab={tab} counts={counts} />
          )}
        </div>
      )}
      <div className={noticeCss.stack}>
        <Outcome {...props} />
        {lastDecision && <DecisionNotice key={lastDecision.id} lastDecision={lastDecision} tab={tab} />}
      </div>
      {keys.isShown && <QueueKeys onClose={keys.hide} />}
    </div>
  );
}
