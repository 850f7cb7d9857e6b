import { X } from 'lucide';
import { Button, LinkButton } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { BoardDialog } from '../board-dialog.tsx';
import drawer from './card-drawer.module.css';
import css from './unreached-card.module.css';

/** Takes the place of a card while the site cannot be reached. */
export function UnreachedCard({
  name,
  tries,
  onRetry,
  onClose,
  closeHref,
}: {
  /** Undefined for somebody who is not on the board. */
  name: string | undefined;
  tries: number;
  onRetry: () => void;
  onClose: () => void;
  closeHref: string;
}) {
  return (
    <BoardDialog labelledBy="card-title" kind="drawer" onClose={onClose} closeHref={closeHref}>
      <div className={drawer.top}>
        <p />
        <div className={drawer.nav}>
          <a href={closeHref} aria-label="Close">
            <Icon of={X} />
          </a>
        </div>
      </div>
      <div className={css.unreached}>
        <h2 id="card-title" tabIndex={-1}>
          {name ?? 'This applicant'}
        </h2>
        <p>We can’t reach the site, so we can’t open this application. It opens by itself once we can.</p>
        <p role="status">
          {tries > 0 && `We still can’t reach the site${tries > 1 ? ` (tried ${tries} times)` : ''}.`}
        </p>
        <div>
          <Button onClick={onRetry}>Try again</Button>
          <LinkButton kind="line" href={closeHref}>
            Back to the board
          </LinkButton>
        </div>
      </div>
    </BoardDialog>
  );
}
