import type { ReactNode } from 'react';
import css from './all-keys.module.css';
import { Modal } from './modal.tsx';
import { Sheet } from './sheet.tsx';

/** The keys of a page, such as "J", "Shift J" or "1 to 5", with what belongs below them, such as their switch (WCAG 2.1.4). */
export function AllKeys({
  keys,
  onClose,
  children,
}: {
  keys: readonly (readonly [key: string, action: string])[];
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Modal labelledBy="all-keys" onClose={onClose}>
      <Sheet>
        <h2 id="all-keys" tabIndex={-1}>
          All keys
        </h2>
        <dl className={css.keys}>
          {keys.map(([key, action]) => (
            <div key={key}>
              <dt>{key.split(' ').map((part) => (part === 'to' ? part : <kbd key={part}>{part}</kbd>))}</dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        {/* Orca, NVDA and JAWS take single keys for moving about until then. */}
        <p className={css.hint}>With a screen reader, these keys work in its focus mode.</p>
        {children}
      </Sheet>
    </Modal>
  );
}
