import { ArrowDown, ArrowUp, GripVertical, Plus, Trash2 } from 'lucide';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useHasScripts } from '#web/ui/use-has-scripts.ts';
import { move } from './read-section.ts';
import css from './rows.module.css';
import type { SectionState } from './section-form.tsx';

export type RowValues = Record<string, string>;

export type RowOfForm = {
  index: number;
  values: RowValues;
  name(field: string): string;
  /** The name, the value and the mistake of a field. */
  field(field: string): { name: string; defaultValue: string | undefined; error: string | undefined };
};

const BLANK_ROWS = 2;

/**
 * A list that people add to, order and shorten. The buttons of a row work with scripts at once, and without them by
 * sending the form. The handle moves a row by dragging; the buttons do the same by keyboard.
 */
export function Rows({
  list,
  initial,
  blank,
  most,
  noun,
  nameOf,
  state,
  children,
}: {
  list: string;
  initial: RowValues[];
  blank: RowValues;
  most: number;
  /** One of them, such as "person". */
  noun: string;
  nameOf(values: RowValues): string;
  state: SectionState;
  children: (row: RowOfForm) => ReactNode;
}) {
  const hasScripts = useHasScripts();
  const lastId = useRef(initial.length);
  const [rows, setRows] = useState(() => initial.map((values, id) => ({ id, values })));
  const [dragIndex, setDragIndex] = useState<number | null>(null);
  const box = useRef<HTMLUListElement>(null);
  const typedValues = state.values && typedRows(state.values, list);
  const visible = hasScripts
    ? rows
    : [...(typedValues ?? initial), ...Array.from({ length: BLANK_ROWS }, () => blank)]
        .slice(0, Math.max(most, initial.length))
        .map((values, id) => ({ id, values }));
  const change = (next: typeof rows) => {
    setRows(next);
    state.touch();
  };
  const add = () => {
    lastId.current += 1;
    change([...rows, { id: lastId.current, values: blank }]);
    requestAnimationFrame(() =>
      box.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input:not([type=hidden]), select)')?.focus(),
    );
  };
  return (
    <div>
      <ul ref={box} className={css.rows}>
        {visible.map(({ id, values }, index) => {
          const name = (field: string) => `${list}.${index}.${field}`;
          const field = (of: string) => ({ name: name(of), defaultValue: values[of], error: state.error(name(of)) });
          return (
            <Row
              key={id}
              name={`${list}.${index}`}
              label={nameOf(values) || `${noun} ${index + 1}`}
              hasScripts={hasScripts}
              isOnly={visible.length === 1}
              isFirst={index === 0}
              isLast={index === visible.length - 1}
              isDragged={dragIndex === index}
              onMove={(by) => change(move(rows, index, index + by))}
              onRemove={() => change(rows.toSpliced(index, 1))}
              onDrag={(isDragged) => setDragIndex(isDragged ? index : null)}
              onDragOver={(event) => {
                if (dragIndex === null) return;
                event.preventDefault();
                if (dragIndex !== index) {
                  change(move(rows, dragIndex, index));
                  setDragIndex(index);
                }
              }}
            >
              {children({ index, values, name, field })}
            </Row>
          );
        })}
      </ul>
      {hasScripts && (
        <Button kind="quiet" size="sm" icon={Plus} onClick={add} disabled={rows.length >= most}>
          {rows.length >= most ? `${most} at most` : `Add a ${noun}`}
        </Button>
      )}
    </div>
  );
}

/** One of the list, with its handle and its buttons. */
function Row({
  name,
  label,
  hasScripts,
  isOnly,
  isFirst,
  isLast,
  isDragged,
  onMove,
  onRemove,
  onDrag,
  onDragOver,
  children,
}: {
  /** As its fields and buttons begin. */
  name: string;
  label: string;
  hasScripts: boolean;
  /** Then it has no order, and neither handle nor arrows. */
  isOnly: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDragged: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDrag: (isDragged: boolean) => void;
  onDragOver: (event: DragEvent) => void;
  children: ReactNode;
}) {
  const button = (action: 'up' | 'down' | 'remove', onClick: () => void) => ({
    type: hasScripts ? ('button' as const) : ('submit' as const),
    name: 'row',
    value: `${name}.${action}`,
    ...(hasScripts && { onClick }),
  });
  return (
    <li
      data-only={isOnly || undefined}
      data-dragged={isDragged || undefined}
      onDragOver={onDragOver}
      onDrop={(event) => event.preventDefault()}
    >
      {!isOnly && (
        <span
          className={css.grip}
          draggable={hasScripts}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move';
            event.dataTransfer.setData('text/plain', label);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
          aria-hidden
        >
          <Icon of={GripVertical} size={18} />
        </span>
      )}
      <div className={css.rowFields}>{children}</div>
      <div className={css.rowActions}>
        {!isOnly && (
          <>
            <IconButton
              small
              icon={ArrowUp}
              label={`Move ${label} up`}
              disabled={isFirst}
              {...button('up', () => onMove(-1))}
            />
            <IconButton
              small
              icon={ArrowDown}
              label={`Move ${label} down`}
              disabled={isLast}
              {...button('down', () => onMove(1))}
            />
          </>
        )}
        <IconButton small icon={Trash2} label={`Remove ${label}`} {...button('remove', onRemove)} />
      </div>
    </li>
  );
}

/** The rows of a rejected form. */
function typedRows(form: Record<string, string>, list: string): RowValues[] {
  const rows: RowValues[] = [];
  for (const [name, value] of Object.entries(form)) {
    const [start, index, field] = name.split('.');
    if (start !== list || field === undefined) continue;
    rows[Number(index)] = { ...rows[Number(index)], [field]: value };
  }
  return Array.from(rows, (row) => row ?? {});
}
