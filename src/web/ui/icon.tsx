import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in the strokes and sizes of the house; it always stands beside words or inside a named control. */
export function Icon({
  of: Drawing,
  size = 20,
  className,
}: {
  of: LucideIcon;
  size?: 16 | 18 | 20 | 24;
  className?: string;
}) {
  return <Drawing size={size} strokeWidth={1.75} {...(className ? { className } : {})} />;
}
