import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { classNames } from './class-names.ts';

/**
 * A Lucide icon in our stroke width and sizes, which grow with the text. Use it beside text or in a labelled control.
 * The package for React would add 2 kB to every page.
 */
export function Icon({ of, size = 20, className }: { of: IconNode; size?: 16 | 18 | 20 | 24; className?: string }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className={classNames('lucide', className)}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {of.map(([tag, attributes]) =>
        createElement(tag, {
          ...attributes,
          key: `${tag}${attributes.d ?? attributes.x ?? attributes.cx ?? ''}${attributes.y ?? attributes.cy ?? ''}`,
        }),
      )}
    </svg>
  );
}
