import { SlidersHorizontal, X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import css from './filter-rail.module.css';

/**
 * The filters of a list: one GET form that submits on change where JavaScript runs. On phones it opens as a sheet.
 * `state` identifies the address: a new one resets the form, so checkboxes follow Back and Forward.
 */
export function FilterSheet({
  action,
  state,
  activeCount,
  submit,
  children,
}: {
  action: string;
  state: string;
  /** Number of active filters, shown on the button. */
  activeCount: number;
  submit: string;
  children: ReactNode;
}) {
  const sheet = useRef<HTMLDetailsElement>(null);
  useModalSheet(sheet);
  const rememberFocus = useFocusAfterReset(state, sheet);
  return (
    <details ref={sheet} className={css.sheet}>
      <summary className={css.open}>
        <Icon of={SlidersHorizontal} size={18} />
        <span>{activeCount > 0 ? `Filters, ${activeCount}` : 'Filters'}</span>
        <span className={css.closeLabel}>
          <Icon of={X} size={20} />
          <span className="vh">Close filters</span>
        </span>
      </summary>
      <form key={state} action={action} data-live className={css.rail} aria-label="Filters" onFocus={rememberFocus}>
        {children}
        <div className={css.send}>
          <Button type="submit" block onClick={() => sheet.current?.removeAttribute('open')}>
            {submit}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Choices hidden behind "Show all N". */
export function MoreChoices({ all, children }: { all: number; children: ReactNode }) {
  return (
    <details className={css.more}>
      <summary>Show all {all}</summary>
      {children}
    </details>
  );
}

/**
 * Each choice recreates the form and removes the focused control. The same control of the new form gets the focus,
 * so that people can make several choices in a row by keyboard.
 */
function useFocusAfterReset(state: string, sheet: RefObject<HTMLDetailsElement | null>) {
  const last = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the state changes and does not read it
  useLayoutEffect(() => {
    const former = last.current;
    if (!former || former.isConnected || document.activeElement !== document.body) return;
    const { name, value, type } = former as HTMLInputElement;
    const selector =
      type === 'checkbox' ? `[name="${name}"][value="${CSS.escape(value)}"]` : `[name="${name}"]:not([type=hidden])`;
    if (name) sheet.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [state]);
  return (event: { target: Element }) => {
    last.current = event.target;
  };
}

/** Widths at which the filters are a sheet over the page rather than a column beside the list. */
const AS_SHEET = '(max-width: 61.99875em)';

/** Closes the sheet on Escape, and makes the page behind it inert while it is open. */
function useModalSheet(sheet: RefObject<HTMLDetailsElement | null>): void {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const details = sheet.current;
    const onToggle = (event: Event) => {
      if (event.target === details) setOpen(details?.open ?? false);
    };
    details?.addEventListener('toggle', onToggle);
    return () => details?.removeEventListener('toggle', onToggle);
  }, [sheet]);
  useEffect(() => {
    if (!isOpen || !sheet.current) return;
    const asSheet = matchMedia(AS_SHEET);
    const behind = siblingsOfAncestors(sheet.current);
    const cover = () => {
      for (const element of behind) element.inert = asSheet.matches;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      sheet.current?.removeAttribute('open');
      sheet.current?.querySelector('summary')?.focus();
    };
    cover();
    asSheet.addEventListener('change', cover);
    document.addEventListener('keydown', onKey);
    return () => {
      for (const element of behind) element.inert = false;
      asSheet.removeEventListener('change', cover);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, sheet]);
}

/** Siblings of the element and of its ancestors, except live regions, which must stay audible. */
function siblingsOfAncestors(element: HTMLElement): HTMLElement[] {
  const siblings: HTMLElement[] = [];
  for (let within = element; within.parentElement && within !== document.body; within = within.parentElement) {
    for (const sibling of within.parentElement.children) {
      if (sibling !== within && sibling instanceof HTMLElement && !sibling.matches('script, [role=status]'))
        siblings.push(sibling);
    }
  }
  return siblings;
}
