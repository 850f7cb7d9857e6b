import type { IconNode } from 'lucide';
import { classNames } from '../class-names.ts';

/**
 * A Lucide icon in our sizes, which grow with the text; base.css draws its strokes. Use it beside text or in a labelled control.
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
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the nodes of the Lucide package only
      dangerouslySetInnerHTML={shapesOf(of)}
    />
  );
}

const cache = new WeakMap<IconNode, { __html: string }>();

/** The shapes of an icon as HTML, made once: React neither creates nor hydrates an element for each of them. */
function shapesOf(icon: IconNode): { __html: string } {
  let shapes = cache.get(icon);
  if (!shapes) {
    const tags = icon.map(
      ([tag, attributes]) =>
        `<${tag} ${Object.entries(attributes)
          .map(([name, value]) => `${name}="${value}"`)
          .join(' ')}/>`,
    );
    shapes = { __html: tags.join('') };
    cache.set(icon, shapes);
  }
  return shapes;
}
