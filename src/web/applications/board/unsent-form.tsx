import { Button } from '#web/ui/buttons/button.tsx';
import { Banner } from '#web/ui/forms/field.tsx';

/** Says why a form was refused or did not reach the site, with a button that sends it again. */
export function UnsentForm({ message, retry }: { message: string; retry: (() => void) | null }) {
  return (
    <Banner>
      {message}{' '}
      {retry && (
        <Button kind="line" size="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </Banner>
  );
}
