import { ArrowLeft } from 'lucide';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './back-link.module.css';

/** The link above the heading that leads back. */
export function BackLink({ href, title }: { href: string; title: string }) {
  return (
    <p className={css.back}>
      <a href={href}>
        <Icon of={ArrowLeft} size={18} />
        {title}
      </a>
    </p>
  );
}
