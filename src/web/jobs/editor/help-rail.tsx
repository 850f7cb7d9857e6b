import { Check } from 'lucide';
import type { WritingHelp } from '#domain/jobs/writing-help.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { countText } from '#web/ui/text/number-format.ts';
import css from './help-rail.module.css';

/** Suggestions about what somebody writes. None of them stops anybody. */
export function HelpRail({
  help,
  good,
  risk,
  isHydrated,
  onShow,
  onReplace,
  onDismiss,
}: {
  help: readonly WritingHelp[];
  good: readonly string[];
  risk: string | null;
  isHydrated: boolean;
  onShow: (one: WritingHelp) => void;
  onReplace: (one: WritingHelp) => void;
  onDismiss: (one: WritingHelp) => void;
}) {
  return (
    <aside className={css.help} id="help" aria-label="While you write">
      <h2>While you write</h2>
      <p>
        {help.length === 0
          ? 'No suggestions.'
          : `${countText(help.length, 'suggestion')}. ${help.length === 1 ? 'It does not stop you.' : 'None of them stops you.'}`}
      </p>
      {risk && (
        <p className={css.risk}>
          <b>We will read this job before it is public</b>
          {/* A quoted sentence brings its own full stop. */}
          Because {/[.!?]”$/.test(risk) ? risk : `${risk}.`}
        </p>
      )}
      <ul className={css.list}>
        {help.map((one, at) => (
          <li key={one.key}>
            <span className={css.number}>{at + 1}</span>
            <div>
              <h3>{one.title}</h3>
              <p>{one.text}</p>
              {isHydrated && (
                <p className={css.actions}>
                  <button type="button" onClick={() => onShow(one)}>
                    Show<span className="vh">: {one.title}</span>
                  </button>
                  {one.replacement && (
                    <button type="button" onClick={() => onReplace(one)}>
                      {one.replacement.label}
                      <span className="vh">: {one.replacement.text}</span>
                    </button>
                  )}
                  <button type="button" onClick={() => onDismiss(one)}>
                    Dismiss<span className="vh">: {one.title}</span>
                  </button>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {good.length > 0 && (
        <ul className={css.good}>
          {good.map((text) => (
            <li key={text}>
              <Icon of={Check} size={18} />
              {text}
            </li>
          ))}
        </ul>
      )}
    </aside>
  );
}
