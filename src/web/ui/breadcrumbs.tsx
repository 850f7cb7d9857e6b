import { ChevronRight } from 'lucide-react';
import css from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';

/** The way here; a crumb without an address is where one stands. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label} ${href}`}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            {/* After, so that a way that needs two lines begins none with an arrow. */}
            {index < crumbs.length - 1 && <Icon of={ChevronRight} size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
