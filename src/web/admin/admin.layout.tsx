import { Outlet, useRouteLoaderData } from 'react-router';
import { countQueue } from '#domain/admin/queue.server.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import type { Frame, FrameHandle } from '#web/layout/use-frame.ts';
import { type Side, type SideIcon, WithSideNavigation } from '#web/workspace/side-navigation.tsx';
import { adminOnly } from './admin-only.ts';

const ENTRIES: { label: string; icon: SideIcon; href: string; startsGroup?: true }[] = [
  { label: 'Review queue', icon: 'queue', href: '/admin' },
  { label: 'Decisions', icon: 'decisions', href: '/admin/decisions' },
  { label: 'Startups', icon: 'startups', href: '/admin/companies' },
  { label: 'Investors', icon: 'funding', href: '/admin/investors' },
  { label: 'Jobs', icon: 'jobs', href: '/admin/jobs' },
  { label: 'Orders', icon: 'orders', href: '/admin/orders' },
  { label: 'People', icon: 'applicants', href: '/admin/people' },
  { label: 'Numbers', icon: 'numbers', href: '/admin/numbers', startsGroup: true },
  { label: 'Audit trail', icon: 'log', href: '/admin/audit' },
];

/** The side navigation of every admin page. */
export const loader = adminOnly(async ({ context }): Promise<{ side: Side }> => {
  const { startups, jobs, reports } = await countQueue(context);
  return {
    side: {
      name: 'Admin',
      flag: '',
      logo: null,
      profileHref: null,
      note: 'Every action is logged',
      entries: ENTRIES.filter(({ href }) => isBuilt(href, builtRoutes)).map((entry) => ({
        ...entry,
        startsGroup: entry.startsGroup ?? false,
        count: entry.icon === 'queue' ? startups + jobs + reports : null,
      })),
    },
  };
});

const AdminFrame: Frame = ({ path, children }) => {
  const { side } = useRouteLoaderData('admin-workspace') as { side: Side };
  return (
    <WithSideNavigation side={side} path={path}>
      {children}
    </WithSideNavigation>
  );
};

export const handle: FrameHandle = { Frame: AdminFrame };

export default function AdminLayout() {
  return <Outlet />;
}
