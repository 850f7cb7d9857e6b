import type { StartupDashboard } from '#domain/jobs/startup-dashboard.server.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';

/** The first steps of a startup. Those of pages that do not exist are left out. */
export function firstSteps(
  key: string,
  { hasLogo, hasGoals, hasPosted, status }: StartupDashboard,
  isEmailVerified: boolean,
  builtPages = builtRoutes,
): { label: string; isDone: boolean; href: string | null }[] {
  const steps = [
    { label: 'Fly your flag', isDone: true, to: null },
    { label: 'Confirm your email', isDone: isEmailVerified, to: '/settings' },
    { label: 'Add your logo', isDone: hasLogo, to: '/client/startups/:company/edit' },
    // A startup that is hidden or suspended was approved before.
    {
      label: 'Get approved',
      isDone: ['ACTIVE', 'DISABLED', 'SUSPENDED'].includes(status),
      to: '/client/startups/:company/approval',
    },
    { label: 'Post a job', isDone: hasPosted, to: '/client/startups/:company/jobs/new' },
    { label: 'Add global goals', isDone: hasGoals, to: '/client/startups/:company/edit' },
  ];
  return steps
    .filter(({ isDone, to }) => isDone || to === null || isBuilt(to, builtPages))
    .map(({ to, ...step }) => ({
      ...step,
      href: step.isDone || to === null ? null : to.replace(':company', encodeURIComponent(key)),
    }));
}
