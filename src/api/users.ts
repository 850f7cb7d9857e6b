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
import { jsonBody, takesNothing } from './parameters.ts';
import { answers, noContent, profilesSchema, signInAnswers, userSchema } from './schemas.ts';
import {
  answerChallenge,
  answerLoggedIn,
  callingFrom,
  challengeKeyOf,
  clearLogin,
  dropChallenge,
  note,
  originOf,
  rememberLogin,
} from './session.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const tags = ['Users'];

const me = createRoute({
  operationId: 'getMyself',
  method: 'get',
  path: '/users/me',
  tags,
  summary: 'Get the logged-in person',
  description: 'Answers 401 without a session, and 403 with one that has expired or was revoked.',
  responses: answers(userSchema, 'The person.', [401, 403]),
});

const changeMe = createRoute({
  operationId: 'updateMyself',
  method: 'put',
  path: '/users/me',
  tags,
  summary: 'Record interface features reached, or save the default profile',
  description: 'A feature keeps its first date. `profile` is for example `company:{id}`, or null.',
  request: jsonBody(myselfInput),
  responses: answers(userSchema, 'The updated person.', [400, 401, 403, 404, 413, 415]),
});

const profiles = createRoute({
  operationId: 'listMyProfiles',
  method: 'get',
  path: '/users/me/profiles',
  tags,
  summary: 'List your profiles on this site and the current one',
  responses: answers(profilesSchema, 'The profiles.', [401, 403]),
});

const download = createRoute({
  operationId: 'downloadMyData',
  method: 'get',
  path: '/users/me/download',
  tags,
  summary: 'Download everything about you, as a ZIP',
  description: 'For the link that your settings make. It works for an hour, and for its person only.',
  request: {
    query: z.strictObject({
      until: z.iso
        .datetime()
        .openapi({ param: { description: 'When the link ends.', example: '2026-11-23T10:00:00.000Z' } }),
      signature: z
        .string()
        .max(100)
        .openapi({ param: { description: 'The signature of the link.', example: '0123456789abcdef0123456789abcdef' } }),
    }),
  },
  responses: {
    ...answers(z.object({}), 'An archive.', [400, 401, 403, 422]),
    200: { description: 'An archive.', content: { 'application/zip': { schema: z.string() } } },
  },
});

const captcha = createRoute({
  operationId: 'getCaptcha',
  method: 'get',
  path: '/users/captcha',
  tags,
  summary: 'Get a challenge for reCaptchaResponse',
  description:
    'An ALTCHA challenge (version 2). The answer is the JSON `{ challenge, solution }` in base64, and works once.',
  responses: answers(z.object({}).loose(), 'The challenge.'),
});

const signUpRoute = createRoute({
  operationId: 'signUp',
  method: 'post',
  path: '/users/sign-up',
  tags,
  summary: 'Create an account and log in',
  description: 'An address with an account is refused with `details.code` E_ACCOUNT_EXISTS.',
  request: jsonBody(signUpInput),
  responses: answers(userSchema, 'The person.', [400, 409, 413, 415]),
});

const signInRoute = createRoute({
  operationId: 'signIn',
  method: 'post',
  path: '/users/sign-in',
  tags,
  summary: 'Log in with email and password',
  request: jsonBody(signInInput),
  responses: signInAnswers(userSchema, 'The person.', [400, 401, 413, 415]),
});

const challenge = createRoute({
  operationId: 'answerChallenge',
  method: 'post',
  path: '/users/challenge',
  tags,
  summary: 'Finish a log-in with a code, after a sign-in answered 202',
  description:
    'Takes a code of the authenticator app or a recovery code; each works once. A cookie ties it to the sign-in of the ' +
    'same browser, which expires after ten minutes with 401.',
  request: jsonBody(codeInput),
  responses: answers(userSchema, 'The person.', [400, 401, 413, 415, 422]),
});

const signOutRoute = createRoute({
  operationId: 'signOut',
  method: 'post',
  path: '/users/sign-out',
  tags,
  summary: 'Log out and end the session on the server',
  middleware: takesNothing,
  responses: noContent('Logged out. Also the answer without a session.', [400, 413, 415]),
});

const linkedIn = createRoute({
  operationId: 'signInWithLinkedIn',
  method: 'post',
  path: '/users/authorize-with-linkedin',
  tags,
  summary: 'Log in with a LinkedIn access token issued for this site',
  description: 'For programs that hold a token. Browsers use the site’s own LinkedIn button.',
  request: jsonBody(linkedInInput),
  responses: signInAnswers(
    z
      .object({
        user: z.union([userSchema, z.null()]),
        found: z.boolean(),
        created: z.boolean(),
        message: z.string().optional(),
      })
      .openapi('LinkedInSignIn'),
    'The person, or null if there is no account and allowRegistration is false.',
    [400, 401, 404, 409, 413, 415, 422],
  ),
});

const forgotPassword = createRoute({
  operationId: 'forgotPassword',
  method: 'post',
  path: '/users/forgot-password',
  tags,
  summary: 'Request a link to set a new password',
  description: 'The answer is the same whether the address has an account or not.',
  request: jsonBody(forgotPasswordInput),
  responses: answers(z.object({ message: z.string() }), 'A message for the person.', [400, 413, 415]),
});

const resetPasswordRoute = createRoute({
  operationId: 'resetPassword',
  method: 'post',
  path: '/users/reset-password',
  tags,
  summary: 'Set a new password with a mailed key, end all sessions and log in',
  request: jsonBody(resetPasswordInput),
  responses: signInAnswers(userSchema, 'The person.', [400, 413, 415]),
});

const verifyEmailRoute = createRoute({
  operationId: 'verifyEmail',
  method: 'post',
  path: '/users/verify-email',
  tags,
  summary: 'Confirm an address with a mailed key',
  request: jsonBody(verifyEmailInput),
  responses: answers(
    z.object({ isEmailVerified: z.boolean(), outcome: z.enum(['verified', 'waitsForOther', 'changed']) }),
    'The result: an address is confirmed, a change waits for the other address, or it is complete.',
    [400, 409, 413, 415],
  ),
});

export function addUsers(
  app: OpenAPIHono<ApiEnvironment>,
  { accounts, linkedInPeople, downloadOwnData }: ApiDependencies,
): void {
  app.use('/users/*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });

  app.openapi(me, async (c) => c.json(userSchema.parse(await myself(c.var.context)), 200));

  app.openapi(changeMe, async (c) =>
    c.json(userSchema.parse(await updateMyself(c.var.context, c.req.valid('json'))), 200),
  );

  app.openapi(profiles, async (c) => {
    const result = await myProfiles(c.var.context, rememberedProfileIn(c.req.header('cookie'), originOf(c)));
    return c.json(profilesSchema.parse(result), 200);
  });

  app.openapi(download, async (c) => {
    const { name, archive } = await downloadOwnData(c.var.context, c.req.valid('query'));
    note(c, { event: 'data-downloaded' });
    c.header('content-disposition', `attachment; filename="${name}"`);
    return c.body(archive, 200, { 'content-type': 'application/zip' }) as never;
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
    clearLogin(c);
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
    const { isKnown, isNew, signedIn } = await signInWithProvider(c.var.context, person, { allowRegistration, from });
    if (!signedIn) return c.json({ user: null, found: isKnown, created: isNew, message: MESSAGES.noAccount }, 200);
    if ('challenge' in signedIn) return answerChallenge(c, signedIn);
    return c.json({ user: userSchema.parse(await answerLoggedIn(c, signedIn)), found: isKnown, created: isNew }, 200);
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
    const { outcome } = await verifyEmail(c.var.context, emailVerificationKey);
    note(c, { event: 'email-verified' });
    return c.json({ isEmailVerified: outcome !== 'waitsForOther', outcome }, 200);
  });
}
