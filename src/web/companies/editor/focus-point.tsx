import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { variantPath } from '#domain/media/image.ts';
import { positionOf } from '../focus-point.ts';
import css from './gallery-field.module.css';

type Focus = { x: number; y: number };

const STEP = 0.05;
const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;

/** The picture with the point that stays in view in every cut. A finger, the mouse or the arrow keys move it. */
export function FocusPoint({
  path,
  size,
  focus,
  label,
  onChange,
}: {
  path: string;
  size: { width: number; height: number };
  focus: Focus;
  label: string;
  onChange: (focus: Focus) => void;
}) {
  const stage = useRef<HTMLDivElement>(null);
  const toPointer = ({ clientX, clientY }: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (box) onChange({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [x, y] =
      { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[event.key] ?? [];
    if (x === undefined || y === undefined) return;
    event.preventDefault();
    onChange({ x: within(focus.x + x), y: within(focus.y + y) });
  };
  const [left, top] = [`${focus.x * 100}%`, `${focus.y * 100}%`];
  return (
    <div
      ref={stage}
      className={css.stage}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        toPointer(event);
      }}
      onPointerMove={(event) => event.buttons > 0 && toPointer(event)}
    >
      <img src={variantPath(path, 'large')} width={size.width} height={size.height} alt="" draggable={false} />
      <button
        type="button"
        className={css.focus}
        style={{ left, top }}
        onKeyDown={onKeyDown}
        aria-label={`${label}: ${Math.round(focus.x * 100)} % from the left, ${Math.round(focus.y * 100)} % from the top. The arrow keys move it.`}
      />
    </div>
  );
}

const CUTS = [
  { name: 'Wide', width: 100 },
  { name: 'Square', width: 56 },
  { name: 'Tall', width: 42 },
];

/** Shows how the picture is cropped around its focus point. */
export function Cuts({ path, focus }: { path: string; focus: Focus }) {
  return (
    <div className={css.cuts}>
      {CUTS.map(({ name, width }) => (
        <figure key={name}>
          <img
            src={variantPath(path, 'large')}
            width={width}
            height={56}
            alt=""
            style={{ objectPosition: positionOf(focus) }}
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </div>
  );
}
