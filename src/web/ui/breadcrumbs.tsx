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
            {index > 0 && <Icon of={ChevronRight} size={16} />}
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
