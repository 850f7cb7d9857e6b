import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in our stroke width and sizes, which grow with the text. Use it beside text or in a labelled control. */
export function Icon({
  of: Drawing,
  size = 20,
  className,
}: {
  of: LucideIcon;
  size?: 16 | 18 | 20 | 24;
  className?: string;
}) {
  return <Drawing size={`${size / 16}rem`} strokeWidth={1.75} {...(className ? { className } : {})} />;
}
