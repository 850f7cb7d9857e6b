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

/** The logged-in person, as the header shows them. */
export type Personal = {
  name: string;
  email: string;
  imageUrl: string | null;
  isEmailVerified: boolean;
  isAdmin: boolean;
  /** An admin sees the site as this person. */
  isImpersonated: boolean;
  /** The profiles on this site. */
  profiles: Profile[];
  current: Profile | null;
  navigation: HeaderNavigation;
  /** Names of the hints they have seen. */
  seenFeatures: string[];
};

type AccountArguments = Pick<LoaderArguments, 'context' | 'accountCall' | 'site'>;

/** The logged-in person, or null for a visitor. Runs two SQL statements. */
export async function personalOf({ context, accountCall, site }: AccountArguments): Promise<Personal | null> {
  if (context.actor.kind !== 'user') return null;
  const user = await myself(context);
  const { profiles, current } = await myProfiles(context, accountCall.rememberedProfile);
  const person: Person = current?.type ?? 'member';
  return {
    name: user.fullName || user.email,
    email: user.email,
    imageUrl: user.imageUrl,
    isEmailVerified: user.isEmailVerified,
    isAdmin: user.isAdmin,
    isImpersonated: context.actor.impersonatedBy !== undefined,
    profiles,
    current,
    navigation: headerNavigation(person, {
      builtRoutes,
      products: site.products,
      elsewhere: site.elsewhere,
      profileKey: current?.key,
      isReviewer: current?.additional === 'Reviewer',
      isSuspended: current?.isSuspended ?? false,
      isAdmin: user.isAdmin,
    }),
    seenFeatures: user.uiFeatures.map(({ name }) => name),
  };
}

/** The response to a log-in: session cookies and a redirect, or the two-factor challenge. */
export async function answerLoggedIn(
  args: AccountArguments & Pick<LoaderArguments, 'notes'>,
  signedIn: SignInResult,
  to: string | null,
): Promise<Response> {
  const { context, accountCall, notes } = args;
  notes.userId = signedIn.userId;
  notes.event = 'challenge' in signedIn ? 'code-requested' : 'signed-in';
  if ('challenge' in signedIn) {
    const cookie = challengeCookie(accountCall.origin, signedIn.challenge, context.now);
    return redirect(authScreenPath('challenge', to), { headers: cookieHeaders([cookie]) });
  }
  const profiles = await readProfiles(context, signedIn.userId, accountCall.rememberedProfile);
  // A full page load, because everything on the page may belong to another person now.
  return redirectDocument(afterLogin(profiles, to), {
    headers: cookieHeaders(sessionCookies(accountCall.origin, signedIn.session, context.now)),
  });
}

/** The response to the choice of a profile, with the cookie that remembers it. */
export function answerProfileChoice({ accountCall }: AccountArguments, profile: Profile, to: string | null): Response {
  return redirect(to ?? profile.link, {
    headers: cookieHeaders([profileCookie(accountCall.origin, profileText(profile))]),
  });
}

export function cookieHeaders(cookies: readonly string[]): Headers {
  return new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
}
