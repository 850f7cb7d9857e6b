import type { LucideIcon } from 'lucide-react';

/** A Lucide icon in our stroke width and sizes. Use it beside text or inside a labelled control. */
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
