import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { MESSAGES } from '#domain/accounts/account.ts';
import { verifyEmail } from '#domain/accounts/email-address.server.ts';
import {
  codeInput,
  forgotPasswordInput,
  linkedInInput,
  myselfInput,
  resetPasswordInput,
  signInInput,
  signUpInput,
  verifyEmailInput,
} from '#domain/accounts/inputs.ts';
import { updateMyself } from '#domain/accounts/myself.server.ts';
import { myProfiles, myself } from '#domain/accounts/queries.server.ts';
import { requestPasswordReset, resetPassword } from '#domain/accounts/sign-in/password-reset.server.ts';
import { signInWithProvider } from '#domain/accounts/sign-in/provider.server.ts';
import { signOut } from '#domain/accounts/sign-in/sessions.server.ts';
import { signIn } from '#domain/accounts/sign-in/sign-in.server.ts';
import { signUp } from '#domain/accounts/sign-in/sign-up.server.ts';
import { finishSignIn } from '#domain/accounts/two-factor/challenge.server.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { rememberedProfileIn } from '#server/session-cookie.ts';
import {
  answerChallenge,
  answerLoggedIn,
  callingFrom,
  challengeKeyOf,
  dropChallenge,
  forgetLogin,
  note,
  originOf,
  rememberLogin,
} from './account-door.ts';
import { jsonBody, takesNothing } from './parameters.ts';
import { answers, noContent, profilesSchema, signInAnswers, userSchema } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const tags = ['Users'];

const me = createRoute({
  method: 'get',
  path: '/users/me',
  tags,
  summary: 'Who is logged in',
  description: 'The check of a session: 401 without one, 403 with one that has expired or was revoked.',
  responses: answers(userSchema, 'The person.', [401, 403]),
});

const changeMe = createRoute({
  method: 'put',
  path: '/users/me',
  tags,
  summary: 'Notes reached features of the interface, or saves the profile to begin with',
  description: 'What was reached once stays reached since then. `profile` is such as `company:{id}`, or null.',
  request: jsonBody(myselfInput),
  responses: answers(userSchema, 'The person as they are now.', [400, 401, 403, 404, 413, 415]),
});

const profiles = createRoute({
  method: 'get',
  path: '/users/me/profiles',
  tags,
  summary: 'The profiles one may act as on this site, and the current one',
  responses: answers(profilesSchema, 'The profiles.', [401, 403]),
});

const captcha = createRoute({
  method: 'get',
  path: '/users/captcha',
  tags,
  summary: 'A task whose answer goes into reCaptchaResponse',
  description:
    'An ALTCHA challenge (version 2): the answer is its JSON `{ challenge, solution }` in base64. Good once.',
  responses: answers(z.object({}).loose(), 'The challenge.'),
});

const signUpRoute = createRoute({
  method: 'post',
  path: '/users/sign-up',
  tags,
  summary: 'Makes an account and logs in',
  description: 'An address that has an account is refused with `details.code` E_ACCOUNT_EXISTS.',
  request: jsonBody(signUpInput),
  responses: answers(userSchema, 'The person.', [400, 409, 413, 415]),
});

const signInRoute = createRoute({
  method: 'post',
  path: '/users/sign-in',
  tags,
  summary: 'Logs in with email and password',
  request: jsonBody(signInInput),
  responses: signInAnswers(userSchema, 'The person.', [400, 401, 413, 415]),
});

const challenge = createRoute({
  method: 'post',
  path: '/users/challenge',
  tags,
  summary: 'Logs in with a code, after a sign-in was answered 202',
  description:
    'The code of the authenticator app, or a recovery code. It belongs to the sign-in of the same browser, which a ' +
    'cookie tells, and which waits ten minutes: later, 401 says to log in again. Each code is good once.',
  request: jsonBody(codeInput),
  responses: answers(userSchema, 'The person.', [400, 401, 413, 415, 422]),
});

const signOutRoute = createRoute({
  method: 'post',
  path: '/users/sign-out',
  tags,
  summary: 'Logs out: the session ends on the server',
  middleware: takesNothing,
  responses: noContent('Logged out, or was not logged in.', [400, 413, 415]),
});

const linkedIn = createRoute({
  method: 'post',
  path: '/users/authorize-with-linkedin',
  tags,
  summary: 'Logs in with an access token of LinkedIn that was made for this site',
  description: 'Browsers are sent through LinkedIn by the site itself; this call is for programs that hold a token.',
  request: jsonBody(linkedInInput),
  responses: signInAnswers(
    z
      .object({ user: userSchema.nullable(), found: z.boolean(), created: z.boolean(), message: z.string().optional() })
      .openapi('LinkedInSignIn'),
    'The person; null when there is no account and none was to be made.',
    [400, 401, 404, 409, 413, 415, 422],
  ),
});

const forgotPassword = createRoute({
  method: 'post',
  path: '/users/forgot-password',
  tags,
  summary: 'Asks for a link to set a new password',
  description: 'The answer is the same whether the address has an account or not.',
  request: jsonBody(forgotPasswordInput),
  responses: answers(z.object({ message: z.string() }), 'What to tell the person.', [400, 413, 415]),
});

const resetPasswordRoute = createRoute({
  method: 'post',
  path: '/users/reset-password',
  tags,
  summary: 'Sets a new password by a mailed key; ends all sessions and opens one',
  request: jsonBody(resetPasswordInput),
  responses: signInAnswers(userSchema, 'The person.', [400, 413, 415]),
});

const verifyEmailRoute = createRoute({
  method: 'post',
  path: '/users/verify-email',
  tags,
  summary: 'Confirms an address by a mailed key',
  request: jsonBody(verifyEmailInput),
  responses: answers(
    z.object({ isEmailVerified: z.boolean(), outcome: z.enum(['verified', 'waitsForOther', 'changed']) }),
    'What was confirmed: an address, or one side of its change.',
    [400, 409, 413, 415],
  ),
});

export function addUsers(app: OpenAPIHono<ApiEnvironment>, { accounts, linkedInPeople }: ApiDependencies): void {
  app.use('/users/*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });

  app.openapi(me, async (c) => c.json(userSchema.parse(await myself(c.var.context)), 200));

  app.openapi(changeMe, async (c) =>
    c.json(userSchema.parse(await updateMyself(c.var.context, c.req.valid('json'))), 200),
  );

  app.openapi(profiles, async (c) => {
    const found = await myProfiles(c.var.context, rememberedProfileIn(c.req.header('cookie'), originOf(c)));
    return c.json(profilesSchema.parse(found), 200);
  });

  app.openapi(captcha, async (c) => c.json(await accounts.captcha.challenge(c.var.context.now), 200));

  app.openapi(signUpRoute, async (c) => {
    const input = c.req.valid('json');
    const loggedIn = await signUp(c.var.context, accounts, input, callingFrom(c));
    const user = await answerLoggedIn(c, loggedIn);
    note(c, { event: 'signed-up' });
    return c.json(userSchema.parse(user), 200);
  });

  app.openapi(signInRoute, async (c) => {
    const input = c.req.valid('json');
    const signedIn = await signIn(c.var.context, accounts, input, callingFrom(c));
    if ('challenge' in signedIn) return answerChallenge(c, signedIn);
    rememberLogin(c, signedIn);
    return c.json(userSchema.parse(signedIn.user), 200);
  });

  app.openapi(challenge, async (c) => {
    const { code } = c.req.valid('json');
    const loggedIn = await finishSignIn(c.var.context, accounts, { key: challengeKeyOf(c), code }, callingFrom(c));
    dropChallenge(c);
    return c.json(userSchema.parse(await answerLoggedIn(c, loggedIn)), 200);
  });

  app.openapi(signOutRoute, async (c) => {
    await signOut(c.var.context);
    forgetLogin(c);
    note(c, { event: 'signed-out' });
    return c.body(null, 204);
  });

  app.openapi(linkedIn, async (c) => {
    const { accessToken, allowRegistration } = c.req.valid('json');
    if (!linkedInPeople) throw absent('Signing in with LinkedIn');
    const person = await linkedInPeople.personOf(accessToken, c.var.context.now);
    if (!person)
      throw new Refusal('notLoggedIn', 'E_PROVIDER', 'LinkedIn did not confirm who you are. Please try again.');
    const from = callingFrom(c);
    const { found, created, signedIn } = await signInWithProvider(c.var.context, person, { allowRegistration, from });
    if (!signedIn) return c.json({ user: null, found, created, message: MESSAGES.noAccount }, 200);
    if ('challenge' in signedIn) return answerChallenge(c, signedIn);
    return c.json({ user: userSchema.parse(await answerLoggedIn(c, signedIn)), found, created }, 200);
  });

  app.openapi(forgotPassword, async (c) => {
    const input = c.req.valid('json');
    await requestPasswordReset(c.var.context, accounts, input, callingFrom(c));
    note(c, { event: 'password-reset-requested' });
    return c.json({ message: MESSAGES.resetRequested }, 200);
  });

  app.openapi(resetPasswordRoute, async (c) => {
    const input = c.req.valid('json');
    const signedIn = await resetPassword(c.var.context, accounts, input, callingFrom(c));
    if ('challenge' in signedIn) return answerChallenge(c, signedIn);
    return c.json(userSchema.parse(await answerLoggedIn(c, signedIn)), 200);
  });

  app.openapi(verifyEmailRoute, async (c) => {
    const { emailVerificationKey } = c.req.valid('json');
    const outcome = await verifyEmail(c.var.context, emailVerificationKey);
    note(c, { event: 'email-verified' });
    return c.json({ isEmailVerified: outcome !== 'waitsForOther', outcome }, 200);
  });
}
