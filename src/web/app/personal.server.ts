import { redirect, redirectDocument } from 'react-router';
import { profileText } from '#domain/accounts/profiles.ts';
import { myProfiles, myself, readProfiles } from '#domain/accounts/queries.server.ts';
import type { SignInResult } from '#domain/accounts/two-factor/challenge.server.ts';
import type { Profile } from '#domain/accounts/views.ts';
import { challengeCookie, profileCookie, sessionCookies } from '#server/session-cookie.ts';
import { afterLogin } from '#web/auth/after-login.ts';
import { authScreenPath } from '#web/auth/auth-screens.ts';
import { type HeaderNavigation, headerNavigation, type Person } from '#web/layout/navigation.ts';
import type { LoaderArguments } from './define-loader.ts';
import { builtRoutes } from './site-map.ts';

/** What the header shows of the person who is logged in. */
export type Personal = {
  name: string;
  email: string;
  imageUrl: string | null;
  isEmailVerified: boolean;
  /** Those of this site; the current one among them, unless none is chosen. */
  profiles: Profile[];
  current: Profile | null;
  navigation: HeaderNavigation;
};

type Given = Pick<LoaderArguments, 'context' | 'door' | 'site'>;

/** The person who asks; null for a visitor. Two statements. */
export async function personalOf({ context, door, site }: Given): Promise<Personal | null> {
  if (context.actor.kind !== 'user') return null;
  const [user, { profiles, current }] = await Promise.all([
    myself(context),
    myProfiles(context, door.rememberedProfile),
  ]);
  const person: Person = current?.type ?? 'member';
  return {
    name: user.fullName || user.email,
    email: user.email,
    imageUrl: user.imageUrl,
    isEmailVerified: user.isEmailVerified,
    profiles,
    current,
    navigation: headerNavigation(person, {
      builtRoutes,
      products: site.products,
      profileKey: current?.key,
      isReviewer: current?.additional === 'Reviewer',
      isAdmin: user.isAdmin,
    }),
  };
}

/** The answer to who has just proved who they are: the session's cookies and the way on, or the step to show a code. */
export async function answerLoggedIn(
  given: Given & Pick<LoaderArguments, 'notes'>,
  signedIn: SignInResult,
  to: string | null,
): Promise<Response> {
  const { context, door, notes } = given;
  notes.userId = signedIn.userId;
  notes.event = 'challenge' in signedIn ? 'code-requested' : 'signed-in';
  if ('challenge' in signedIn) {
    const cookie = challengeCookie(door.origin, signedIn.challenge, context.now);
    return redirect(authScreenPath('challenge', to), { headers: cookieHeaders([cookie]) });
  }
  const profiles = await readProfiles(context, signedIn.userId, door.rememberedProfile);
  // By a page load: everything on the page may be another person's now.
  return redirectDocument(afterLogin(profiles, to), {
    headers: cookieHeaders(sessionCookies(door.origin, signedIn.session, context.now)),
  });
}

/** The answer to who chose a profile: this browser remembers it. */
export function answerChosen({ door }: Given, profile: Profile, to: string | null): Response {
  return redirect(to ?? profile.link, { headers: cookieHeaders([profileCookie(door.origin, profileText(profile))]) });
}

export function cookieHeaders(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
}
