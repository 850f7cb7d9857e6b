import { useRouteLoaderData } from 'react-router';
import type { StartupWorkspace } from '#domain/companies/startup-workspace.server.ts';
import type { Side } from './side-navigation.tsx';

/** The startup of this page's workspace: its facts, and its side navigation. */
export function useStartup(): { company: StartupWorkspace; side: Side } {
  return useRouteLoaderData('startup-workspace') as { company: StartupWorkspace; side: Side };
}
