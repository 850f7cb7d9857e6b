import { SlidersHorizontal, X } from 'lucide';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './filter-rail.module.css';
import { AS_SHEET, FILTERS_HASH } from './filters-hash.ts';

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
  const onToggle = useModalSheet(sheet);
  const rememberFocus = useFocusAfterReset(state, sheet);
  return (
    <details ref={sheet} className={css.sheet} onToggle={onToggle}>
      <summary className={css.open}>
        <Icon of={SlidersHorizontal} size={18} />
        <span>{activeCount > 0 ? `Filters, ${activeCount}` : 'Filters'}</span>
        <span className={css.closeLabel}>
          <Icon of={X} size={20} />
          <span className="vh">Close filters</span>
        </span>
      </summary>
      <form
        key={state}
        // FILTERS_HASH: without scripts, the browser opens the sheet at this address.
        id="filters"
        action={action}
        data-live
        className={css.rail}
        aria-label="Filters"
        tabIndex={-1}
        onFocus={rememberFocus}
      >
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

/**
 * Opens the sheet at its address, and makes it modal while it is open. The part for that loads with the first opening.
 */
function useModalSheet(sheet: RefObject<HTMLDetailsElement | null>) {
  const location = useLocation();
  const navigate = useNavigate();
  const shown = useRef(location);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    shown.current = location;
    if (location.hash !== FILTERS_HASH || !sheet.current) return;
    const { open } = sheet.current;
    const { matches } = matchMedia(AS_SHEET);
    sheet.current.open = matches;
    // The browser may have opened it at this address, before there was a listener.
    setOpen(matches);
    if (!open) sheet.current.querySelector('form')?.focus({ preventScroll: true });
  }, [location, sheet]);
  useEffect(() => {
    if (!isOpen || !sheet.current) return;
    const keeping = import('./modal-sheet.ts').then(
      ({ keepSheet }) => (sheet.current?.open ? keepSheet(sheet.current, () => shown.current, navigate) : undefined),
      () => undefined,
    );
    return () => void keeping.then((stop) => stop?.());
  }, [isOpen, sheet, navigate]);
  return (event: { currentTarget: HTMLDetailsElement; target: EventTarget }) => {
    if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
  };
}
