import css from './redirect-notice.module.css';
import { useStartup } from './use-startup.ts';

type Strip = { text: string; link: string; page: string; isSaidOn: readonly string[] };

/** By status. `isSaidOn` lists the pages that say it themselves: the editor has a button of its own. */
const STRIPS: Record<string, Strip> = {
  REJECTED: {
    text: 'We did not approve this profile as it is.',
    link: 'See why',
    page: '/approval',
    isSaidOn: ['/approval', '/edit'],
  },
  DISABLED: {
    text: 'This startup is hidden. Only your team can see it and its jobs.',
    link: 'Open the settings',
    page: '/settings',
    isSaidOn: ['/settings'],
  },
  SUSPENDED: {
    text: 'We have suspended this startup. Nobody else can see it, and nothing can be published.',
    link: 'See the decision',
    page: '/decisions',
    isSaidOn: ['', '/decisions', '/approval'],
  },
};

/** Leads from the pages of a startup that was not approved, is hidden or is suspended, to what can be done about it. */
export function ApprovalStrip({ path }: { path: string }) {
  const { key, status, can } = useStartup().company;
  const strip = STRIPS[status];
  const workspace = `/client/startups/${key}`;
  if (!strip || !can.edit || strip.isSaidOn.some((page) => path === `${workspace}${page}`)) return null;
  return (
    <section className={css.strip} aria-label="Approval">
      <p className="wrap">
        {strip.text}{' '}
        <a className="link" href={`${workspace}${strip.page}`}>
          {strip.link}
        </a>
      </p>
    </section>
  );
}
