import { createContext, useContext } from 'react';
import type { AuthStep, LinkedStep } from './auth-screens.ts';

/** What was typed on one step and is wanted on another: nothing is asked twice (A-2, 3.3.7). */
export type Carried = {
  email?: string;
  name?: string;
  /** Why one is sent to another step. */
  notice?: string;
};

/** How the steps go on from one to the other: over a page in a dialog, or as pages. */
export type Flow = {
  /** `h1` on a page of its own, `h2` in a dialog. */
  heading: 'h1' | 'h2';
  headingId: string;
  /** Where to go afterwards. */
  to: string | null;
  hasLinkedIn: boolean;
  carried: Carried;
  pathOf(step: AuthStep): string;
  go(step: LinkedStep, carried?: Carried): void;
  /** The browser has a session now. */
  loggedIn(): Promise<void>;
  /** Leaves the steps without having chosen. */
  leave(): void;
  /** What was chosen leads on by itself. */
  close(): void;
};

export const FlowContext = createContext<Flow | null>(null);

export function useFlow(): Flow {
  const flow = useContext(FlowContext);
  if (!flow) throw new Error('A step stands in a dialog or on a page of its own, which say how to go on.');
  return flow;
}
