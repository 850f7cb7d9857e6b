import type { JobAnswers as Answers } from '#domain/applications/job-answers.server.ts';
import { LinkButton } from '#web/ui/buttons/button.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { WorkspaceSection } from '#web/workspace/workspace-page.tsx';
import css from './job-answers.module.css';

export type ShownAnswers = Pick<Answers, 'total' | 'steps'> & {
  /** Instead of the numbers where there is no application. */
  none: string;
  kinds: { kind: 'inTime' | 'late' | 'due' | 'waiting'; label: string; count: number }[];
  unanswered: Unanswered | null;
};

export type Unanswered = {
  total: number;
  /** "3 people wait for an answer". */
  text: string;
  first: { id: string; name: string; about: string; due: string | null; href: string }[];
  answerHref: string;
  /** Null for reviewers, who write to nobody. */
  noHref: string | null;
};

/** From this many applicants on, the strip has one part for each kind instead of one for each person. */
const MOST_PARTS = 24;

/** Shows the state of a job's applications: answers by kind, people by column, and those who wait. */
export function JobAnswers({ answers, boardHref }: { answers: ShownAnswers; boardHref: string }) {
  const { total, none, kinds, steps, unanswered } = answers;
  const present = kinds.filter(({ count }) => count > 0);
  const sum = present.reduce((all, { count }) => all + count, 0);
  return (
    <WorkspaceSection title="Answers" more={{ href: boardHref, label: 'Applicants' }}>
      {total === 0 ? (
        <p className={css.none}>{none}</p>
      ) : (
        <>
          <div className={css.strip} aria-hidden>
            {present.flatMap(({ kind, count }) =>
              sum > MOST_PARTS
                ? [<i key={kind} className={css[kind]} style={{ flexGrow: count }} />]
                : // biome-ignore lint/suspicious/noArrayIndexKey: one part for each person of a kind
                  Array.from({ length: count }, (_, index) => <i key={`${kind} ${index}`} className={css[kind]} />),
            )}
          </div>
          <ul className={css.key}>
            {present.map(({ kind, label, count }) => (
              <li key={kind}>
                <i className={css[kind]} aria-hidden />
                {`${groupDigits(count)} ${label}`}
              </li>
            ))}
          </ul>
          <dl className={css.steps}>
            {steps.map(({ key, name, total: people }) => (
              <div key={key}>
                <dt>{name}</dt>
                <dd>{groupDigits(people)}</dd>
              </div>
            ))}
          </dl>
          {unanswered && <UnansweredPeople {...unanswered} />}
        </>
      )}
    </WorkspaceSection>
  );
}

/** The people who wait for an answer, the longest first, and the two ways to give them one. */
export function UnansweredPeople({ total, text, first, answerHref, noHref }: Unanswered) {
  return (
    <div className={css.unanswered}>
      <p className={css.text}>{text}</p>
      <ul>
        {first.map(({ id, name, about, due, href }) => (
          <li key={id}>
            <Avatar name={name} size={32} />
            <span>
              <a href={href}>{name}</a>
              <small>{about}</small>
            </span>
            {due && <span className={css.isDue}>{due}</span>}
          </li>
        ))}
      </ul>
      <p className={css.ways}>
        <LinkButton size="sm" kind="line" href={answerHref}>
          {total === 1 ? 'Answer them' : `Answer all ${groupDigits(total)}`}
        </LinkButton>
        {noHref && (
          <LinkButton size="sm" kind="line" href={noHref}>
            Say no kindly
          </LinkButton>
        )}
      </p>
    </div>
  );
}
