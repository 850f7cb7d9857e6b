import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import css from './flag.module.css';
import type { Colorway, Design } from './flag-designs.ts';
import {
  type Cut,
  LETTERS,
  type Letter,
  NUMERALS,
  outlineOf,
  PENNANT,
  shapesOf,
  shapesOfCode,
  shapesOfNation,
} from './flags.ts';

/** Draws a flag only when React writes HTML, so hydration never draws the flags that a page already has. */
function drawnBy(draw: () => string): { __html: string } {
  return { __html: { toString: draw } as string };
}

type Look = {
  /** Pixels of height. Without it the flag fills its box. */
  size?: number;
  /** Accessible name; without it the flag is decoration. */
  label?: string;
  className?: string;
};

/**
 * The stylesheet draws the edge, which saves 4 kB on a list of thirty flags. `slice` cuts the flag to its box instead of
 * leaving strips beside it.
 */
function Svg({
  draw,
  w,
  h,
  slice,
  size,
  label,
  className,
}: Look & { draw: () => string; w: number; h: number; slice?: boolean }) {
  return (
    <svg
      className={classNames(size ? css.sized : css.flag, className)}
      viewBox={`0 0 ${w} ${h}`}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      width={size && Math.round((size * w) / h)}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by flags.ts from numbers and fixed colors only
      dangerouslySetInnerHTML={drawnBy(draw)}
    />
  );
}

/** The flag with a code, or a fixed design for a category. `cut` fits it to a box: `{ w: 48, h: 27 }` is 16:9. */
export function Flag({
  cut,
  ...props
}: Look & { cut?: Cut } & ({ code: string } | { design: Design; colorway: number | Colorway })) {
  const { w = 24, h = 24 } = cut ?? {};
  return (
    <Svg
      draw={() =>
        'code' in props ? shapesOfCode(props.code, { w, h }) : shapesOf(props.design, props.colorway, { w, h })
      }
      w={w}
      h={h}
      slice={cut !== undefined}
      size={props.size}
      label={props.label}
      className={props.className}
    />
  );
}

/** A country's tile, 4:3. */
export function NationFlag({ country, ...look }: Look & { country: string }) {
  return <Svg draw={() => shapesOfNation(country)} w={32} h={24} slice {...look} />;
}

/** A word in signal flags. Only the letters H, A, V and N exist. */
export function Hoist({ word = 'HAVN', size, gap }: { word?: string; size?: number; gap?: number }) {
  const style = { '--hoist-size': size && `${size}px`, '--hoist-gap': gap && `${gap}px` } as CSSProperties;
  return (
    <span
      className={css.hoist}
      role="img"
      aria-label={`${word} in signal flags`}
      style={size || gap ? style : undefined}
    >
      {[...word].map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a word's letters do not move
        <LetterFlag key={place} sign={sign as Letter} />
      ))}
    </span>
  );
}

export function LetterFlag({ sign }: { sign: Letter }) {
  const { shapes, outline } = LETTERS[sign];
  return outline ? <Cutout shapes={shapes + outlineOf(outline)} /> : <Svg draw={() => shapes} w={24} h={24} />;
}

function Cutout({ shapes }: { shapes: string }) {
  return (
    <svg
      className={css.cut}
      viewBox="0 0 24 24"
      aria-hidden
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed shapes of flags.ts
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  );
}

/** 404 in numeral pennants. */
export function Pennant404() {
  return (
    <div className={css.numerals} role="img" aria-label="404 in signal flags">
      {([4, 0, 4] as const).map((numeral, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number's digits do not move
        <Cutout key={place} shapes={NUMERALS[numeral] + outlineOf(PENNANT)} />
      ))}
    </div>
  );
}

/** The H flag: "I have a pilot on board". */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg className={classNames(css.mark, className)} viewBox="0 0 24 24" aria-hidden>
      <path className={css.hoistHalf} d="M.75.75h22.5v22.5H.75z" />
      <path className={css.flyHalf} d="M12 0h12v24H12z" />
    </svg>
  );
}
