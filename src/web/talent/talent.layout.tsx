import { Outlet, useRouteLoaderData } from 'react-router';
import { myTalentNavigation } from '#domain/talent/my-jobs.server.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import type { Frame, FrameHandle } from '#web/layout/use-frame.ts';
import { guardedLoader } from '#web/workspace/guarded.server.ts';
import { type Side, type SideIcon, WithSideNavigation } from '#web/workspace/side-navigation.tsx';

type Entry = { label: string; icon: SideIcon; to: string; startsGroup?: true; count?: 'applications' };

/** The side navigation of a talent's pages. Entries whose page is not built are hidden. */
const ENTRIES: readonly Entry[] = [
  { label: 'My jobs', icon: 'jobs', to: '/client/my-jobs', count: 'applications' },
  { label: 'Pinned searches', icon: 'pin', to: '/client/searches' },
  { label: 'Followed startups', icon: 'profile', to: '/client/followed-startups' },
  { label: 'Email notifications', icon: 'mail', to: '/client/applicant/settings' },
  { label: 'Quick apply', icon: 'person', to: '/client/applicant', startsGroup: true },
  { label: 'Privacy', icon: 'privacy', to: '/client/privacy' },
  { label: 'Settings', icon: 'settings', to: '/settings' },
];

export const loader = guardedLoader(async ({ context }): Promise<{ talentSide: Side }> => {
  const numbers = await myTalentNavigation(context);
  return {
    talentSide: {
      name: 'Your pages',
      isBare: true,
      flag: '',
      logo: null,
      profileHref: null,
      entries: ENTRIES.filter(({ to }) => isBuilt(to, builtRoutes)).map(({ label, icon, to, startsGroup, count }) => ({
        label,
        icon,
        // Without a profile its page first creates one.
        href: to === '/client/applicant' && !numbers.isTalent ? `${to}?create=1` : to,
        startsGroup: startsGroup ?? false,
        count: count ? numbers[count] : null,
      })),
    },
  };
});

const TalentFrame: Frame = ({ path, children }) => {
  const { talentSide } = useRouteLoaderData('talent-workspace') as { talentSide: Side };
  return (
    <WithSideNavigation side={talentSide} path={path}>
      {children}
    </WithSideNavigation>
  );
};

export const handle: FrameHandle = { Frame: TalentFrame };

export default function TalentLayout() {
  return <Outlet />;
}
