import type { ReactNode } from 'react';
import { numberInWords } from '#domain/site/english.ts';
import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import css from './application.module.css';
import type { Turn } from './application-facts.ts';
import { DayLeaf } from './day-leaf.tsx';
import { TalkPlace } from './talk-place.tsx';
import { UnsentTextArea } from './unsent-text-area.tsx';

/** The anchor of this card, to which its message in the thread links. */
export const turnAnchor = (messageId: string) => `answer-${messageId}`;

/** Proposed times or an offer that wait for the talent's answer. */
export function TurnCard({
  turn,
  company,
  path,
  userId,
  mistakes,
}: {
  turn: Turn;
  company: string;
  path: string;
  userId: string;
  mistakes: Mistakes | null;
}) {
  const [first, second] = turn.times;
  const only = second === undefined ? first : undefined;
  return (
    <section className={css.turn} id={turnAnchor(turn.messageId)} aria-label="Your turn">
      {first && <DayLeaf {...first} />}
      <div className={css.turnText}>
        {turn.kind === 'offer' ? (
          <>
            <h2>{turn.author} made you an offer</h2>
            <p className={css.text}>{turn.text}</p>
            <p>They would like your answer by {turn.answerBy}. A later answer reaches them, too.</p>
            <OfferAnswer turn={turn} path={path} intent="accept" open="Accept the offer" sure="Yes, accept the offer">
              Accept the offer? {company} reads it at once, and you cannot undo it here.
            </OfferAnswer>
            <OfferAnswer turn={turn} path={path} intent="decline" open="Decline it" sure="Yes, decline the offer">
              Decline the offer? {company} reads it at once, and you cannot undo it here.
            </OfferAnswer>
          </>
        ) : (
          <>
            <h2>{timesTitle(turn)}</h2>
            {only && <p>{[only.label, only.here].filter(Boolean).join('. ')}</p>}
            {first && <TalkPlace place={turn.place} />}
            <form method="post" action={path}>
              <input type="hidden" name="message" value={turn.messageId} />
              <input type="hidden" name="intent" value="yes" />
              <ul className={css.times}>
                {turn.times.map(({ from, label, here }) => (
                  <li key={from}>
                    {!only && (
                      <p>
                        {label}
                        {here && <small>{here}</small>}
                      </p>
                    )}
                    <Button type="submit" size="sm" name="from" value={from}>
                      Yes, that suits me<span className="vh">: {label}</span>
                    </Button>
                  </li>
                ))}
              </ul>
            </form>
            <details className={css.other} open={Boolean(mistakes?.fields.another)}>
              <summary>
                <span className="link">Suggest another time</span>
              </summary>
              <form method="post" action={path} noValidate className={css.form}>
                <input type="hidden" name="message" value={turn.messageId} />
                <input type="hidden" name="intent" value="another" />
                <UnsentTextArea
                  userId={userId}
                  keptAs={`another ${turn.messageId}`}
                  label="When would suit you?"
                  name="another"
                  rows={3}
                  defaultValue={mistakes?.values.another}
                  error={mistakes?.fields.another}
                />
                <Button type="submit" size="sm">
                  Ask for another time
                </Button>
              </form>
            </details>
          </>
        )}
      </div>
    </section>
  );
}

function timesTitle({ author, times: [first, ...others] }: Turn): string {
  if (!first) return `The times that ${author} suggested have passed`;
  return others.length === 0
    ? `${author} suggests ${first.day}, ${first.hours}`
    : `${author} suggests ${numberInWords(others.length + 1)} times to choose from`;
}

/** An answer to an offer, which asks once more: it reaches the startup at once. */
function OfferAnswer({
  turn,
  path,
  intent,
  open,
  sure,
  children,
}: {
  turn: Turn;
  path: string;
  intent: 'accept' | 'decline';
  open: string;
  sure: string;
  children: ReactNode;
}) {
  return (
    <details className={css.other}>
      <summary>
        <span className={intent === 'accept' ? css.opens : 'link'}>{open}</span>
      </summary>
      <form method="post" action={path} className={css.form}>
        <input type="hidden" name="message" value={turn.messageId} />
        <p>{children}</p>
        <Button type="submit" size="sm" name="intent" value={intent}>
          {sure}
        </Button>
      </form>
    </details>
  );
}
