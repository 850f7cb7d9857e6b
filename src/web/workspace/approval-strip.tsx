import css from './redirect-notice.module.css';
import { useStartup } from './use-startup.ts';

const TEXTS: Record<string, string> = {
  REJECTED: 'We did not approve this profile as it is.',
};

/** Leads from the pages of a profile that was not approved to what sends it in. The editor has a button of its own. */
export function ApprovalStrip({ path }: { path: string }) {
  const { key, status, can } = useStartup().company;
  const text = TEXTS[status];
  const workspace = `/client/startups/${key}`;
  const href = `${workspace}/approval`;
  if (!text || !can.edit || path === href || path === `${workspace}/edit`) return null;
  return (
    <section className={css.strip} aria-label="Approval">
      <p className="wrap">
        {text}{' '}
        <a className="link" href={href}>
          Send for approval
        </a>
      </p>
    </section>
  );
}
