import { Outlet } from 'react-router';
import { findStartupWorkspace } from '#domain/companies/startup-workspace.server.ts';
import type { Frame, FrameHandle } from '#web/layout/use-frame.ts';
import { ApprovalStrip } from './approval-strip.tsx';
import { guardedLoader } from './guarded.server.ts';
import { sideOf } from './side-entries.ts';
import { WithSideNavigation } from './side-navigation.tsx';
import { useStartup } from './use-startup.ts';

/** The startup and its side navigation, for every page at and below /client/startups/:company. */
export const loader = guardedLoader(async ({ context, workspace, user }) => {
  const company = await findStartupWorkspace(context, workspace.key);
  return { company, side: sideOf('company', company, user, company) };
});

const StartupFrame: Frame = ({ path, children }) => (
  <WithSideNavigation side={useStartup().side} path={path}>
    <ApprovalStrip path={path} />
    {children}
  </WithSideNavigation>
);

export const handle: FrameHandle = { Frame: StartupFrame };

export default function StartupLayout() {
  return <Outlet />;
}
