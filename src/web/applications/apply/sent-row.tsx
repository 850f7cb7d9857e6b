import type { ReactNode } from 'react';
import css from './apply.module.css';
import { useOpening } from './use-opening.ts';

/** A part of the profile. It shows what was typed and opens its fields; a closed row is sent as well. */
export function SentRow({
  label,
  value,
  action = 'Edit',
  isOpen = false,
  children,
}: {
  label: string;
  value: ReactNode;
  action?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  const opening = useOpening(isOpen);
  return (
    <details {...opening} className={css.row}>
      <summary>
        <span className={css.label}>{label}</span>
        <span className={css.value}>{value}</span>
        <span className="link">
          {action}
          <span className="vh"> {label === 'CV' ? label : label.toLowerCase()}</span>
        </span>
      </summary>
      <div className={css.fields}>{children}</div>
    </details>
  );
}
