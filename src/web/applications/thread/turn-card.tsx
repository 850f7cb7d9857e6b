import type { Mistakes } from '#web/app/define-action.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import css from './application.module.css';
import type { Turn } from './application-facts.ts';
import { DayLeaf } from './day-leaf.tsx';
import { TalkPlace } from './talk-place.tsx';

/** Proposed times or an offer that wait for the talent's answer. */
export function TurnCard({ turn, path, mistakes }: { turn: Turn; path: string; mistakes: Mistakes | null }) {
  const [first, second] = turn.times;
  const only = second === undefined ? first : undefined;
  return (
    <section className={css.turn} aria-label="Your turn">
      {first && <DayLeaf {...first} />}
      <div className={css.turnText}>
        {turn.kind === 'offer' ? (
          <>
            <h2>{turn.author} made you an offer</h2>
            <p>They would like your answer by {turn.answerBy}. Take the time you need.</p>
            <form method="post" action={path} className={css.buttons}>
              <input type="hidden" name="message" value={turn.messageId} />
              <Button type="submit" size="sm" name="intent" value="accept">
                Accept the offer
              </Button>
              <Button type="submit" size="sm" kind="line" name="intent" value="decline">
                Decline it
              </Button>
            </form>
          </>
        ) : (
          <>
            <h2>
              {turn.author} suggests {only ? `${only.day}, ${only.hours}` : `${turn.times.length} times to choose from`}
            </h2>
            {only && <p>{[only.label, only.here].filter(Boolean).join('. ')}</p>}
            <TalkPlace place={turn.place} />
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
                <TextArea
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
