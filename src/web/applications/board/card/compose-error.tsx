import { Button } from '#web/ui/buttons/button.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import css from './card-drawer.module.css';

/** Says what is wrong with a note or a message. One that did not reach the site can be sent again. */
export function ComposeError({ id, error, isUnreached }: { id: string; error: string; isUnreached: boolean }) {
  return (
    <div className={css.wrong} role="alert">
      <FieldError id={id}>{error}</FieldError>
      {isUnreached && (
        <Button type="submit" kind="line" size="sm">
          Try again
        </Button>
      )}
    </div>
  );
}
