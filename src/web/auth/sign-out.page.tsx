import { redirect } from 'react-router';
import { signOut } from '#domain/accounts/sign-in/sessions.server.ts';
import { clearedProfileCookie, clearedSessionCookies } from '#server/session-cookie.ts';
import { defineAction } from '#web/app/define-action.ts';
import { defineLoader } from '#web/app/define-loader.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';
import { safePath } from '#web/app/safe-path.ts';
import { forgetAllTexts } from '#web/app/unsent-texts.ts';
import { PageHead } from '#web/seo/page-head.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import css from './auth-screens.module.css';

/** A visitor has no session to end. */
export const loader = defineLoader(({ context }) => {
  if (context.actor.kind !== 'user') throw redirect('/');
  return null;
});

/** `to` returns the person to a link that belongs to another account. */
export const action = defineAction(['to'], async ({ context, accountCall: { origin }, text, notes }) => {
  await signOut(context);
  notes.event = 'signed-out';
  const headers = cookieHeaders([...clearedSessionCookies(origin), clearedProfileCookie(origin)]);
  return redirect(safePath(text('to')) ?? '/', { headers });
});

/** Reached only by its address, because the menu posts its form directly. Opening the page does not log anybody out. */
export default function SignOutPage() {
  return (
    <>
      <PageHead title="Log out" description="Ends your session." path="/auth/signout" indexed={false} />
      <div className={`wrap ${css.page}`}>
        <Sheet framed>
          <h1>Log out</h1>
          <p className={css.lead}>This logs you out on this device only.</p>
          <form className={css.form} method="post" onSubmit={forgetAllTexts}>
            <Button type="submit" size="lg" block>
              Log out
            </Button>
          </form>
        </Sheet>
      </div>
    </>
  );
}
