import { Check } from '#web/ui/forms/check.tsx';
import css from './applicant-list.module.css';
import type { useChoice } from './use-choice.ts';

/** Chooses everybody on the page or everybody who matches, and says how many are chosen. */
export function ChooseBar({
  choice,
  onPage,
  total,
  pages,
}: {
  choice: ReturnType<typeof useChoice>;
  /** How many of this page can be chosen. */
  onPage: { total: number; chosen: number };
  total: number;
  pages: number;
}) {
  const { isAll, elsewhere } = choice;
  const number = choice.number(total);
  const others = isAll || elsewhere.length === 0 ? '' : `, ${elsewhere.length} of them on other pages`;
  return (
    <div className={css.choose}>
      <div className={css.choosePage}>
        <Check
          label="All on this page"
          checked={onPage.total > 0 && onPage.chosen === onPage.total}
          disabled={onPage.total === 0}
          ref={(box) => {
            if (box) box.indeterminate = onPage.chosen > 0 && onPage.chosen < onPage.total;
          }}
          onChange={({ target }) => choice.choosePage(target.checked)}
        />
      </div>
      <Check
        name="all"
        value={total}
        label={`All ${total} that match${pages > 1 ? `, on ${pages} pages` : ''}`}
        checked={isAll}
        onChange={({ target }) => choice.chooseAll(target.checked)}
      />
      <p role="status">
        {number > 0 && `${number} chosen${others}.`}
        {choice.isFull && ' This is the most at once.'}
      </p>
      {number > 0 && (
        <button type="button" className="link" onClick={choice.clear}>
          Choose nobody
        </button>
      )}
    </div>
  );
}
