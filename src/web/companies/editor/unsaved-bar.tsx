import type { SectionKey } from '#domain/companies/profile/profile-inputs.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { numberInWords } from '#domain/site/english.ts';
import { useCommandKey } from '#web/layout/command-key.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SECTIONS } from './sections.ts';
import css from './unsaved-bar.module.css';

/** The bar at the lower edge: which sections are not saved, which were refused, and buttons to save or discard. */
export function UnsavedBar({
  sections,
  refused,
  onDiscard,
  onSave,
}: {
  sections: readonly SectionKey[];
  refused: readonly SectionKey[];
  onDiscard: () => void;
  onSave: () => void;
}) {
  const command = useCommandKey();
  const count = sections.length;
  return (
    <section className={css.bar} aria-label="Changes that are not saved">
      <p role="status">
        {refused.length > 0 ? (
          <>
            <b>Something needs a correction</b>
            <br />
            <a className="link" href={`#${refused[0]}`}>
              See {titlesOf(refused)}
            </a>
          </>
        ) : (
          <>
            <b>
              {capitalise(numberInWords(count))} {count === 1 ? 'change is' : 'changes are'} not saved
            </b>
            <br />
            <span>{titlesOf(sections)}</span>
          </>
        )}
      </p>
      <Button kind="quiet" size="sm" onClick={onDiscard}>
        Discard
      </Button>
      <Button size="sm" onClick={onSave} aria-keyshortcuts="Control+S Meta+S">
        Save changes
        <kbd className={css.key} aria-hidden>
          {command === '⌘' ? '⌘S' : 'Ctrl S'}
        </kbd>
      </Button>
    </section>
  );
}

function titlesOf(sections: readonly SectionKey[]): string {
  return sections.map((section) => SECTIONS[section].title).join(', ');
}
