/** What the screens to log in or sign up are opened for, over the page one is on. */
export type AuthRequest = {
  /** A screen of account/auth-screens.ts; without one the flow starts at `signup-landing`. */
  screen?: string;
  /** Where to go afterwards; without it to the profile one acts as. */
  to?: string | null;
  /** Another title of `signup-landing`, such as what it is needed for. */
  title?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  /** Offers only profiles of startups to switch to. */
  onlyStartups?: boolean;
  /** Called when the browser has a session, at once if it has one already; then nobody is sent anywhere. */
  onLoggedIn?: () => void;
  /** Called when the dialog is closed without that. */
  onCancel?: () => void;
};
