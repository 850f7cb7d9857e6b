import { redirect } from 'react-router';
import { signOut } from '#domain/accounts/sign-in/sessions.server.ts';
import { clearedProfileCookie, clearedSessionCookies } from '#server/session-cookie.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import css from './auth-screens.module.css';

/** Who is not logged in has nothing to end here. */
export const loader = defineLoader(({ context }) => {
  if (context.actor.kind !== 'user') throw redirect('/');
  return null;
});

/** Whoever had to log out for a link that is another person's comes back to it. */
export const action = defineAction(['to'], async ({ context, door: { origin }, text, notes }) => {
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
