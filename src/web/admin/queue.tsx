import { Eye } from 'lucide';
import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { QUEUE_TABS } from '#domain/admin/review.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Banner, FieldError } from '#web/ui/field.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Prose } from '#web/ui/prose.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { decisionLabels } from './decision-labels.ts';
import noticeCss from './decision-notice.module.css';
import { DecisionNotice, Outcome } from './decision-notice.tsx';
import { EmptyQueue, TAB_NAMES } from './empty-queue.tsx';
import { Findings } from './findings.tsx';
import css from './queue.module.css';
import type { QueueData } from './queue-data.server.ts';
import { Kbd, QueueKeys, useQueueKeys } from './queue-keys.tsx';
import rows from './queue-list.module.css';
import { StuckDecisions } from './stuck-decisions.tsx';

/** What the keys do, as sighted people and screen readers get it: "J next, K previous". */
const HINTS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['U', 'undo'],
  ['?', 'all keys'],
] as const;

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
      <StuckDecisions stuck={props.stuck} isRetried={props.isRetried} tab={tab} />
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
                    <span className={classNames(rows.tag, rows.bad)}>
                      {item.flags} {item.flags === 1 ? 'flag' : 'flags'}
                    </span>
                  )}
                  {item.tag && <span className={rows.tag}>{item.tag}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {review ? (
        <ReviewOf key={review.id} {...props} review={review} mistakes={mistakes} />
      ) : (
        <div className={css.main}>
          <EmptyQueue tab={tab} counts={counts} />
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

function ReviewOf({
  tab,
  review,
  previous,
  next,
  mistakes,
}: QueueData & { review: NonNullable<QueueData['review']>; mistakes: Mistakes | undefined }) {
  const submit = useSubmit();
  const labels = decisionLabels(review.kind, review.reported);
  const ownMistakes = mistakes?.values.id === review.id ? mistakes : undefined;
  const error = (name: string) => ownMistakes?.fields[name];
  const form = useRef<HTMLFormElement>(null);
  const missing = error('reason') ? 'reason' : error('text') ? 'text' : null;
  useEffect(() => {
    if (missing && ownMistakes) form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus();
  }, [missing, ownMistakes]);
  return (
    <form
      ref={form}
      className={css.main}
      method="post"
      action={`/admin?tab=${tab}&item=${review.id}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement);
      }}
    >
      <header className={css.head}>
        {review.isPerson ? (
          <Avatar name={review.name} size={64} />
        ) : (
          <Logo flag={review.flag} image={logoOf({ logoImage: review.logoImage ?? undefined })} size={64} eager />
        )}
        <div>
          <h1 tabIndex={-1}>{review.name}</h1>
          <p>
            {review.sentBy ? `Sent by ${review.sentBy}, ${review.sinceText}.` : `Since ${review.sinceText}.`}{' '}
            {review.due}
          </p>
        </div>
        {review.open && (
          <LinkButton kind="line" size="sm" icon={Eye} href={review.open.href}>
            {review.open.label}
          </LinkButton>
        )}
      </header>
      {ownMistakes && !missing && (
        <div className={css.banner}>
          <Banner>{ownMistakes.message}</Banner>
        </div>
      )}
      <div className={css.columns}>
        <section>
          <h2>What they say</h2>
          <dl className={css.pairs}>
            {review.says
              .filter(({ text }) => text !== '')
              .map(({ label, text, links }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {links
                      ? links.map(({ label: name, href }) => (
                          <a key={href} className="link" href={href} rel="nofollow ugc noopener">
                            {name}
                          </a>
                        ))
                      : text}
                  </dd>
                </div>
              ))}
          </dl>
          {review.html && <Prose html={review.html} className={css.prose} />}
        </section>
        <section>
          <h2>What we found</h2>
          <Findings findings={review.findings} />
          <h2 className={css.ifRejected} id="if-rejected">
            {labels.ifRejected}
          </h2>
          {error('reason') && (
            <div className={css.missing}>
              <FieldError id="reason-error">{error('reason')}</FieldError>
            </div>
          )}
          <fieldset
            className={css.reasons}
            aria-labelledby="if-rejected"
            aria-describedby={error('reason') && 'reason-error'}
          >
            {review.reasons.map(({ key, label, wantsWords }, index) => (
              <label key={key}>
                <input
                  type="radio"
                  name="reason"
                  value={key}
                  data-key={index + 1}
                  data-wants-words={wantsWords || undefined}
                  defaultChecked={review.reasons.length === 1 || ownMistakes?.values.reason === key}
                />
                <Kbd>{index + 1}</Kbd>
                {label}
              </label>
            ))}
          </fieldset>
          <TextArea
            label={review.kind === 'company' ? 'Your words, or your question' : 'Your words'}
            name="text"
            rows={3}
            longest={2000}
            defaultValue={ownMistakes?.values.text}
            error={error('text')}
            hint={<small className={css.hint}>{labels.readers}</small>}
          />
        </section>
      </div>
      <input type="hidden" name="kind" value={review.kind} />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="name" value={review.name} />
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="next" value={idIn(next) ?? idIn(previous) ?? ''} />
      <div className={css.actions}>
        <Button type="submit" size="sm" name="intent" value="approve" data-key="a">
          {labels.approve} <Kbd>A</Kbd>
        </Button>
        <Button
          type="submit"
          size="sm"
          kind="line"
          name="intent"
          value="reject"
          data-key="r"
          data-wants-words={review.reported === 'company' || undefined}
        >
          {labels.reject} <Kbd>R</Kbd>
        </Button>
        {review.kind === 'company' && (
          <Button type="submit" size="sm" kind="quiet" name="intent" value="ask" data-key="q">
            Ask <Kbd>Q</Kbd>
          </Button>
        )}
        <p className={css.keys}>
          {HINTS.map(([key, does]) => (
            <span key={key}>
              <Kbd>{key}</Kbd>
              <VisuallyHidden>{key} </VisuallyHidden>
              {does}
              <VisuallyHidden>, </VisuallyHidden>
            </span>
          ))}
        </p>
      </div>
    </form>
  );
}

function idIn(href: string | null): string | null {
  return href && new URLSearchParams(href.split('?')[1]).get('item');
}
