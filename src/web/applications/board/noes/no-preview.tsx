import { ChevronLeft, ChevronRight } from 'lucide';
import { NAME_HIDDEN } from '#domain/applications/board/labels.ts';
import { fillIn } from '#domain/applications/board/message-texts.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import css from './no.module.css';

/** The email as one of the people reads it, with buttons to the others. */
export function NoPreview({
  reader,
  place,
  total,
  onTurn,
  text,
  companyName,
  senderName,
}: {
  reader: { name: string; isHidden: boolean; jobTitle: string } | undefined;
  /** The place of the reader among the people; the first is 0. */
  place: number;
  total: number;
  onTurn: (place: number) => void;
  text: string;
  companyName: string;
  senderName: string;
}) {
  return (
    <section aria-labelledby="no-preview">
      <div className={css.heading}>
        <h2 id="no-preview">What they read</h2>
        <span className={css.nav}>
          {total === 0 ? 0 : place + 1} of {total}
          <IconButton icon={ChevronLeft} small label="Previous person" onClick={() => onTurn(Math.max(0, place - 1))} />
          <IconButton icon={ChevronRight} small label="Next person" onClick={() => onTurn(place + 1)} />
        </span>
      </div>
      {reader && (
        <div className={css.preview}>
          <p className={css.to}>
            To <b>{reader.name}</b>
            <b>Your application to {companyName}</b>
          </p>
          <p className={css.letter}>
            {fillIn(text, {
              name: reader.isHidden ? NAME_HIDDEN : reader.name,
              jobTitle: reader.jobTitle,
              companyName,
              senderName,
            })}
          </p>
        </div>
      )}
      <p className={css.meta}>Each name is filled in. Nobody sees the others.</p>
    </section>
  );
}
