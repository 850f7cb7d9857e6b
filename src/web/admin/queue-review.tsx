import { Eye } from 'lucide';
import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { listText } from '#domain/site/english.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { logoOf } from '#web/companies/logo-of.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Banner, FieldError } from '#web/ui/forms/field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Logo } from '#web/ui/pictures/logo.tsx';
import { Prose } from '#web/ui/text/prose.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { decisionLabels } from './decision-labels.ts';
import { Findings } from './findings.tsx';
import css from './queue.module.css';
import type { QueueData } from './queue-data.server.ts';
import { Kbd } from './queue-keys.tsx';

/** What the keys do, as sighted people and screen readers get it: "J next, K previous". */
const HINTS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['U', 'undo'],
  ['?', 'all keys'],
] as const;

type Review = NonNullable<QueueData['review']>;

/** What waits, and the decision on it. */
export function QueueReview({
  tab,
  review,
  previous,
  next,
  mistakes,
}: QueueData & { review: Review; mistakes: Mistakes | undefined }) {
  const submit = useSubmit();
  const labels = decisionLabels(review.kind, review.reported);
  const ownMistakes = mistakes?.values.id === review.id ? mistakes : undefined;
  const error = (name: string) => ownMistakes?.fields[name];
  const form = useRef<HTMLFormElement>(null);
  const wanting = review.reasons.filter(({ wantsWords }) => wantsWords).map(({ label }) => `“${label}”`);
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
      <ReviewHead review={review} />
      {ownMistakes && !missing && (
        <div className={css.banner}>
          <Banner>{ownMistakes.message}</Banner>
        </div>
      )}
      <div className={css.columns}>
        <WhatTheySay review={review} />
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
            hint={
              <small className={css.hint}>
                {labels.readers}
                {wanting.length > 0 && ` ${listText(wanting)} ${wanting.length === 1 ? 'needs' : 'need'} words.`}
              </small>
            }
          />
        </section>
      </div>
      <input type="hidden" name="kind" value={review.kind} />
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="name" value={review.name} />
      <input type="hidden" name="tab" value={tab} />
      <input type="hidden" name="next" value={idIn(next) ?? idIn(previous) ?? ''} />
      <ReviewActions review={review} />
    </form>
  );
}

function ReviewHead({ review }: { review: Review }) {
  return (
    <header className={css.head}>
      {review.isPerson ? (
        <Avatar name={review.name} size={64} />
      ) : (
        <Logo flag={review.flag} image={logoOf({ logoImage: review.logoImage ?? undefined })} size={64} eager />
      )}
      <div>
        <h1 tabIndex={-1}>{review.name}</h1>
        <p>
          {review.sentBy ? `Sent by ${review.sentBy}, ${review.sinceText}.` : `Since ${review.sinceText}.`} {review.due}
        </p>
      </div>
      {review.open && (
        <LinkButton kind="line" size="sm" icon={Eye} href={review.open.href}>
          {review.open.label}
        </LinkButton>
      )}
    </header>
  );
}

function WhatTheySay({ review }: { review: Review }) {
  return (
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
  );
}

function ReviewActions({ review }: { review: Review }) {
  const labels = decisionLabels(review.kind, review.reported);
  return (
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
  );
}

function idIn(href: string | null): string | null {
  return href && new URLSearchParams(href.split('?')[1]).get('item');
}
