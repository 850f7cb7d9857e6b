import { classNames } from '#web/ui/class-names.ts';
import css from './notices.module.css';

/** Tells staff on every page that they see the site as somebody else, and ends that. Closes only so. */
export function ImpersonationNotice({ name }: { name: string }) {
  return (
    <section className={classNames(css.bar, css.above, css.staff)} aria-label="Impersonation">
      <div className={`wrap ${css.barIn}`}>
        <p>
          <span>
            You see the site as <b>{name}</b>. Everything you do is logged, and they can read it.
          </span>
        </p>
        <form method="post" action="/auth/end-impersonation">
          <button type="submit">Back to admin</button>
        </form>
      </div>
    </section>
  );
}
