import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import css from './conflict.module.css';
import { partsOf } from './draft-form.ts';
import { changedParts } from './merge-versions.ts';

/**
 * Shows the differences between two versions of a job to a browser without scripts. It stands above the form, which has
 * the text that was not saved.
 */
export function UnsavedVersion({
  mine,
  theirs,
  path,
}: {
  mine: DraftContents;
  theirs: Pick<Draft, 'contents' | 'version' | 'savedBy' | 'isSavedByYou'>;
  /** The address of the editor. */
  path: string;
}) {
  const texts = { mine: partsOf(mine), theirs: partsOf(theirs.contents) };
  const parts = changedParts(null, mine, theirs.contents);
  // Without a draft it has been published or discarded.
  const who =
    theirs.version === 0
      ? 'It was changed'
      : theirs.isSavedByYou
        ? 'You saved it in another tab'
        : `${theirs.savedBy ?? 'Somebody'} saved it`;
  return (
    <section className={css.unsaved} aria-labelledby="unsaved-title">
      <h2 id="unsaved-title">Your text is not saved yet</h2>
      <p>
        {who} after you opened this page. The form below has your text.{' '}
        {parts.length === 0 ? 'Both versions read the same.' : 'If you save it, these parts of the other version go:'}
      </p>
      <div className={css.rows}>
        {parts.map(({ name }) => (
          <div key={name} className={css.row}>
            <h3>{name}</h3>
            {(['mine', 'theirs'] as const).map((side) => (
              <p key={side} className={css.version}>
                <b>{side === 'mine' ? 'Yours' : 'The other version'}</b>
                <span className={css.text}>{texts[side][name]?.text || 'Nothing'}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      <div className={css.actions}>
        <Button type="submit" name="intent" value="save">
          Save mine
        </Button>
        <LinkButton kind="line" href={path}>
          Take the other version
        </LinkButton>
      </div>
    </section>
  );
}
