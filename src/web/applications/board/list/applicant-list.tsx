import { Button } from '#web/ui/buttons/button.tsx';
import { Check } from '#web/ui/forms/check.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Pages } from '#web/ui/lists/pages.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import { mixesJobs } from '../board-numbers.ts';
import type { BoardPageData, ShownColumn } from '../board-types.ts';
import { headlineAndPlace } from '../card/card-contents.tsx';
import { CardMarks } from '../columns/card-marks.tsx';
import css from './applicant-list.module.css';
import { ChooseBar } from './choose-bar.tsx';
import { canBeChosen, useChoice } from './use-choice.ts';

/** Applicants as a list, in which several can be chosen. One form, so that it works without a script. */
export function ApplicantList({
  data,
  action,
  hrefFor,
  movedIds,
}: {
  data: BoardPageData;
  action: string;
  hrefFor: (changes: Record<string, string | number | null>) => string;
  /** Those who were moved last, with spaces between them. */
  movedIds: string;
}) {
  const { list, company, board, query } = data;
  const docs = list?.docs ?? [];
  const choice = useChoice(docs, movedIds);
  const hasScripts = useHasScripts();
  if (!list) return null;
  const open = docs.filter(canBeChosen);
  const showsJob = mixesJobs(data);
  const number = choice.number(list.total);
  // Without scripts nobody knows before the form is sent.
  const isNobodyChosen = hasScripts && number === 0;
  const sortLink = (sort: string) => ({
    href: hrefFor({ sort, page: null }),
    'aria-current':
      (query.sort === undefined || query.sort === 'board' ? 'newest' : query.sort) === sort
        ? ('true' as const)
        : undefined,
  });
  return (
    <form ref={choice.form} method="post" action={action} className={css.form}>
      <p className={css.sort}>
        Sort by <a {...sortLink('newest')}>newest</a> <a {...sortLink('oldest')}>oldest</a>{' '}
        <a {...sortLink('name')}>name</a> <a {...sortLink('score')}>your team’s score</a>
      </p>
      {company.canMove && list.docs.length > 0 && (
        <ChooseBar
          choice={choice}
          onPage={{ total: open.length, chosen: open.filter(({ id }) => choice.has(id)).length }}
          total={list.total}
          pages={list.pages}
        />
      )}
      {choice.elsewhere.map(([id, version]) => (
        <input key={id} type="hidden" name="card" value={`${id}:${version}`} />
      ))}
      <ul className={css.list}>
        {list.docs.map((card) => (
          <li key={card.id}>
            {company.canMove ? (
              <Check
                name="card"
                value={`${card.id}:${card.version}`}
                disabled={!canBeChosen(card)}
                checked={canBeChosen(card) && choice.has(card.id)}
                onClick={choice.noteKeys}
                onChange={({ target }) => choice.choose(card, target.checked)}
                label={<VisuallyHidden>{card.name}</VisuallyHidden>}
              />
            ) : (
              <span />
            )}
            <div>
              <h2>
                <a href={hrefFor({ card: card.id })} id={`card-${card.id}`}>
                  {card.name}
                </a>
              </h2>
              <p>{headlineAndPlace(card)}</p>
            </div>
            <p>{showsJob && card.jobTitle}</p>
            <p>{card.ended === 'withdrawn' ? 'Withdrawn' : card.ended === 'closed' ? 'Closed' : card.column}</p>
            <p>{card.score === null ? '' : `Score ${card.score}`}</p>
            <p>
              <CardMarks card={card} showsDate />
            </p>
          </li>
        ))}
      </ul>
      <Pages page={list.page} pages={list.pages} hrefFor={(page) => hrefFor({ page })} />
      {company.canMove && list.docs.length > 0 && (
        <MoveBar columns={board.columns} number={number} isNobodyChosen={isNobodyChosen} />
      )}
    </form>
  );
}

/** What to do with those who are chosen. */
function MoveBar({
  columns,
  number,
  isNobodyChosen,
}: {
  columns: readonly ShownColumn[];
  /** How many are chosen, as far as this browser knows. */
  number: number;
  isNobodyChosen: boolean;
}) {
  return (
    <div className={css.bar}>
      {/* Most people who are chosen have only applied: a move to there would do nothing. */}
      <Select
        small
        name="to"
        aria-label="Move the chosen to"
        defaultValue={columns.find(({ step }) => step === 'custom')?.key}
      >
        {columns
          .filter(({ step }) => step !== 'rejected')
          .map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </Select>
      <Button type="submit" size="sm" kind="line" name="intent" value="move" disabled={isNobodyChosen}>
        Move
      </Button>
      <Button type="submit" size="sm" name="intent" value="sayNo" disabled={isNobodyChosen}>
        Say no to the chosen
      </Button>
      {/* The choice above announces it. */}
      {number > 0 ? (
        <b aria-hidden="true">{number} chosen</b>
      ) : (
        isNobodyChosen && <span className={css.nobody}>Nobody chosen</span>
      )}
    </div>
  );
}
