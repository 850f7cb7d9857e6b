import { redirect } from 'react-router';
import { signOut } from '#domain/accounts/sessions.ts';
import { clearedProfileCookie, clearedSessionCookies } from '#http/session-cookie.ts';
import { acting } from '#web/acting.ts';
import { loading } from '#web/loading.ts';
import { PageHead } from '#web/page-head.tsx';
import { safePath } from '#web/safe-path.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { cookieHeaders } from './personal-data.ts';
import css from './steps.module.css';

/** Who is not logged in has nothing to end here. */
export const loader = loading(({ context }) => {
  if (context.actor.kind !== 'user') throw redirect('/');
  return null;
});

/** Whoever had to log out for a link that is another person's comes back to it. */
export const action = acting(['to'], async ({ context, door: { origin }, text, notes }) => {
  await signOut(context);
  notes.event = 'signed-out';
  const headers = cookieHeaders([...clearedSessionCookies(origin), clearedProfileCookie(origin)]);
  return redirect(safePath(text('to')) ?? '/', { headers });
});

/** Reached only by its address: the menu sends its form right away. Reading a page ends nothing. */
export default function SignOutPage() {
  return (
    <>
      <PageHead title="Log out" description="Ends your session." path="/auth/signout" indexed={false} />
      <div className={`wrap ${css.page}`}>
        <Sheet framed>
          <h1>Log out</h1>
          <p className={css.lead}>Your session on this device ends. Others stay as they are.</p>
          <form className={css.form} method="post">
            <Button type="submit" size="lg" block>
              Log out
            </Button>
          </form>
        </Sheet>
      </div>
    </>
  );
}
