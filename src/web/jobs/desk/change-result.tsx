import type { Mistakes } from '#web/app/define-action.ts';
import { mistakesIn } from '#web/app/use-action-form.ts';
import { Banner } from '#web/ui/forms/field.tsx';
import css from './change-result.module.css';
import type { ChangeResult } from './job-changes.server.ts';

/** Reports a change: one sentence, the reasons of refusals, and a button that undoes it where that is possible. */
export function ChangeResultNotice({ result, path }: { result: ChangeResult | Mistakes; path: string }) {
  const mistakes = mistakesIn(result);
  if (mistakes) return <Banner>{mistakes.message}</Banner>;
  const { message, isRefusal, refused, undo } = result as ChangeResult;
  return (
    <div className={css.result}>
      <Banner tone={isRefusal ? 'bad' : 'ok'}>
        <span>{message}</span>
      </Banner>
      {undo && (
        <form method="post" action={path}>
          {undo.ids.map((id) => (
            <input key={id} type="hidden" name="job" value={id} />
          ))}
          <button type="submit" name="intent" value={undo.change} className="link">
            Undo
          </button>
        </form>
      )}
      {refused.length > 0 && (
        <ul>
          {refused.map(({ id, title, message: reason, href }) => (
            <li key={id}>
              <b>{title || 'Without a title'}:</b> {reason}{' '}
              {href && (
                <a className="link" href={href}>
                  Pay for it
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
