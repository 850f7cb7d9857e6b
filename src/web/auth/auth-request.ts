/** Options for opening the auth dialog over the current page. */
export type AuthRequest = {
  /** A screen of auth-screens.ts; the default is `signup-landing`. */
  screen?: string;
  /** Where to go afterwards; the default is the current profile. */
  to?: string | null;
  /** Replaces the title of `signup-landing` and `signin` with the reason for logging in. */
  title?: string | undefined;
  /** Replaces the sentence below the title of `signup-landing`. */
  lead?: string | undefined;
  email?: string | undefined;
  name?: string | undefined;
  /** Called once the browser has a session, at once if it has one. The page then stays open. */
  onLoggedIn?: () => void;
  /** Called when the dialog closes without a log-in. */
  onCancel?: () => void;
};
