import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';

/** Handles the forms, links and keys of the page in one place, so that they need no script of their own. */
export function useBoardEvents({
  path,
  send,
  visit,
}: {
  path: string;
  /** Sends a form, or asks something first. A form of the card or of a question says where the page stands afterwards. */
  send: (form: FormData, then: string | undefined) => void;
  visit: (href: string) => void;
}) {
  const onSubmit = (event: SyntheticEvent<HTMLElement, SubmitEvent>) => {
    const form = event.target as HTMLFormElement;
    const button = event.nativeEvent.submitter as HTMLButtonElement | null;
    if (event.defaultPrevented || (button?.formMethod || form.method) !== 'post') return;
    event.preventDefault();
    send(new FormData(form, button), form.getAttribute('action') ?? undefined);
  };
  const onClick = (event: MouseEvent) => {
    // Links that change only what is open keep the place on the page.
    const link = (event.target as Element).closest('a');
    // A link that opens a dialog has done its work already.
    if (
      event.defaultPrevented ||
      !link ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      link.origin !== window.location.origin
    )
      return;
    if (link.pathname !== path || link.hasAttribute('download')) return;
    event.preventDefault();
    visit(link.pathname + link.search);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An arrow opens the menu of a card, as Enter does.
    const link = (event.target as Element).closest<HTMLElement>('a[data-move]');
    if (!link || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    link.click();
  };
  return { onSubmit: onSubmit as never, onClick, onKeyDown };
}
