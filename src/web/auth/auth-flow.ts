import { createContext, useContext } from 'react';
import type { AuthScreenName, LinkedScreen } from './auth-screens.ts';

/** Values typed on one screen and filled in on the next, so that nobody types them twice (A-2, WCAG 3.3.7). */
export type Prefill = {
  email?: string;
  name?: string;
  /** Why the person was sent to this screen. */
  notice?: string;
};

/** Leads from screen to screen, in a dialog or as pages. */
export type Flow = {
  /** `h1` on a page of its own, `h2` in a dialog. */
  heading: 'h1' | 'h2';
  headingId: string;
  /** Where to go afterwards. */
  to: string | null;
  hasLinkedIn: boolean;
  prefill: Prefill;
  pathOf(screen: AuthScreenName): string;
  go(screen: LinkedScreen, prefill?: Prefill): void;
  /** Called once the browser has a session. */
  loggedIn(): Promise<void>;
  /** Leaves the screens without a choice. */
  leave(): void;
  /** Closes the dialog; the link that was followed opens the next page. */
  close(): void;
};

export const FlowContext = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('An auth screen needs a FlowContext from its dialog or page.');
  return flow;
}
