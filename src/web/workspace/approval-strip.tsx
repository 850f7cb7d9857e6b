import css from './redirect-notice.module.css';
import { useStartup } from './use-startup.ts';

const TEXTS: Record<string, string> = {
  DRAFT: 'Only your team sees this draft.',
  REJECTED: 'We did not approve this profile as it is.',
};

/** Leads from every page of a draft, or of a profile that was not approved, to what sends it in. */
export function ApprovalStrip({ path }: { path: string }) {
  const { key, status, can } = useStartup().company;
  const text = TEXTS[status];
  const href = `/client/startups/${key}/approval`;
  if (!text || !can.edit || path === href) return null;
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
