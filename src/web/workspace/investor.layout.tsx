import { Outlet, useRouteLoaderData } from 'react-router';
import { findOwnInvestor } from '#domain/investors/own-investor.server.ts';
import type { Frame, FrameHandle } from '#web/layout/use-frame.ts';
import { guardedLoader } from './guarded.server.ts';
import { sideOf } from './side-entries.ts';
import { type Side, WithSideNavigation } from './side-navigation.tsx';

/** The investor's side navigation, for every page at and below /client/investors/:investor. */
export const loader = guardedLoader(async ({ context, workspace, user }) => {
  const investor = await findOwnInvestor(context, workspace.key);
  return { side: sideOf('investor', investor, user, investor) };
});

const InvestorFrame: Frame = ({ path, children }) => {
  const { side } = useRouteLoaderData('investor-workspace') as { side: Side };
  return (
    <WithSideNavigation side={side} path={path}>
      {children}
    </WithSideNavigation>
  );
};

export const handle: FrameHandle = { Frame: InvestorFrame };

export default function InvestorLayout() {
  return <Outlet />;
}
