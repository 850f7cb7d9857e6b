import { monthsText } from '#web/ui/text/month-format.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import type { OpenCard } from '../board-types.ts';
import css from './card-drawer.module.css';

type Listed = { title?: unknown; organisation?: unknown; from?: unknown; to?: unknown; text?: unknown };

/** "Likes boats. Bergen": the headline may end with a full stop of its own. */
export function headlineAndPlace({ headline, place }: { headline: string; place: string }): string {
  return [headline.replace(/\.$/, ''), place].filter(Boolean).join('. ');
}

/** Shows what the talent sent: answers, their note and their profile. */
export function CardContents({ card }: { card: Pick<OpenCard, 'answers' | 'note' | 'profile' | 'missesKnockOut'> }) {
  const facts = profileFacts(card.profile);
  const links = Array.isArray(card.profile.links) ? card.profile.links.filter((each) => typeof each === 'string') : [];
  const experience = Array.isArray(card.profile.experience) ? (card.profile.experience as Listed[]) : [];
  return (
    <>
      {(card.answers.length > 0 || card.note || facts.length > 0 || links.length > 0) && (
        <section className={css.block}>
          {/* A profile alone, as its person previews it, answers nothing. */}
          <h3>{card.answers.length > 0 || card.note ? 'Answers' : 'Profile'}</h3>
          <dl className={css.answers}>
            {card.missesKnockOut && (
              <div>
                <dt>Musts</dt>
                <dd>One answer differs from what the job needs. You decide what it means.</dd>
              </div>
            )}
            {card.answers.map(({ question, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same words
              <div key={index}>
                <dt>{question}</dt>
                <dd>{withLink(answer) || 'No answer'}</dd>
              </div>
            ))}
            {card.note && (
              <div>
                <dt>In their own words</dt>
                <dd>{card.note}</dd>
              </div>
            )}
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {links.length > 0 && (
              <div>
                <dt>Links</dt>
                {links.map((link) => (
                  <dd key={link}>{withLink(link)}</dd>
                ))}
              </div>
            )}
          </dl>
        </section>
      )}
      {experience.length > 0 && (
        <section className={css.block}>
          <h3>Experience</h3>
          <dl className={css.answers}>
            {experience.map((entry, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
              <div key={index}>
                <dt>{monthsText(String(entry.from ?? ''), String(entry.to ?? ''))}</dt>
                <dd>
                  <b>
                    {[entry.title, entry.organisation].filter(Boolean).map(String).join(', ')}
                    {entry.text ? '.' : ''}
                  </b>
                  {entry.text ? <span> {String(entry.text)}</span> : null}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

/** A longer answer is prose. The expression below takes quadratic time. */
const LONGEST_ADDRESS = 500;

/** An address that somebody typed, as a link where it is one: https or without a scheme, and nothing around it. */
function withLink(text: string) {
  if (text.length > LONGEST_ADDRESS) return text;
  const address = /^https:\/\//i.test(text) ? text : `https://${text}`;
  if (!/^(?:https:\/\/)?[^\s/:@]+\.[^\s/:@.]{2,}(?:[/?#]\S*)?$/i.test(text) || !URL.canParse(address)) return text;
  return (
    <a className="link" href={address} target="_blank" rel="noopener nofollow ugc">
      {text}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </a>
  );
}

/** The facts of a profile that are short texts, under the labels that people know. */
function profileFacts(profile: Record<string, unknown>): [string, string][] {
  const labels = { languages: 'Languages', skills: 'Skills', canStart: 'Can start', phone: 'Phone' };
  return Object.entries(labels).flatMap(([key, label]) => {
    const value = profile[key];
    const text = Array.isArray(value)
      ? value.filter((each) => typeof each === 'string').join(key === 'languages' ? '. ' : ', ')
      : value;
    return typeof text === 'string' && text !== '' ? [[label, text] as [string, string]] : [];
  });
}
