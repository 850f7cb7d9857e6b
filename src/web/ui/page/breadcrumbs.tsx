import { ChevronRight } from 'lucide';
import { Icon } from '../pictures/icon.tsx';
import css from './breadcrumbs.module.css';

/** Breadcrumbs; a crumb without an address is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.crumbs}>
        {crumbs.map(({ label, href }, index) => (
          <li key={`${label} ${href}`}>
            {href ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
            {/* The arrow follows its crumb, so that a second line never begins with one. */}
            {index < crumbs.length - 1 && <Icon of={ChevronRight} size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
