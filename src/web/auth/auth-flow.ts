import { createContext, useContext } from 'react';
import type { AuthScreenName, LinkedScreen } from './auth-screens.ts';

/** What was typed on one screen and is wanted on another: nothing is asked twice (A-2, 3.3.7). */
export type Carried = {
  email?: string;
  name?: string;
  /** Why one is sent to another screen. */
  notice?: string;
};

/** How the screens go on from one to the other: over a page in a dialog, or as pages. */
export type Flow = {
  /** `h1` on a page of its own, `h2` in a dialog. */
  heading: 'h1' | 'h2';
  headingId: string;
  /** Where to go afterwards. */
  to: string | null;
  hasLinkedIn: boolean;
  carried: Carried;
  pathOf(screen: AuthScreenName): string;
  go(screen: LinkedScreen, carried?: Carried): void;
  /** The browser has a session now. */
  loggedIn(): Promise<void>;
  /** Leaves the screens without having chosen. */
  leave(): void;
  /** What was chosen leads on by itself. */
  close(): void;
};

export const FlowContext = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('A screen stands in a dialog or on a page of its own, which say how to go on.');
  return flow;
}
