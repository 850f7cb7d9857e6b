import { redirect } from 'react-router';
import {
  cancelEmailChange,
  changeEmail,
  emailChangeUnderWay,
  resendEmailChange,
  resendVerification,
} from '#domain/accounts/email-address.server.ts';
import {
  changeEmailInput,
  changePasswordInput,
  deletionInput,
  nameInput,
  notificationsInput,
  proofInput,
} from '#domain/accounts/inputs.ts';
import { chooseNotifications, updateName } from '#domain/accounts/myself.server.ts';
import { offeredNotifications } from '#domain/accounts/notifications.ts';
import { askForDeletion, deletionFacts, keepAccount } from '#domain/accounts/own-data/deletion.server.ts';
import { makeDownloadLink } from '#domain/accounts/own-data/download.server.ts';
import { requireSelf } from '#domain/accounts/policy.ts';
import { myNotifications, myself } from '#domain/accounts/queries.server.ts';
import { myStaffVisits } from '#domain/accounts/sign-in/impersonation.server.ts';
import { changePassword, requestPasswordReset } from '#domain/accounts/sign-in/password-reset.server.ts';
import { endMySession, mySessions, signOutEverywhere } from '#domain/accounts/sign-in/sessions.server.ts';
import { proofToSend } from '#domain/accounts/two-factor/prove-again.server.ts';
import { myTwoFactor } from '#domain/accounts/two-factor/two-factor.server.ts';
import { absent } from '#domain/errors.ts';
import { appealInput } from '#domain/moderation/inputs.ts';
import { appealStatement, myStatements } from '#domain/moderation/statements.server.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf, minuteOf } from '#domain/site/date-format.ts';
import { clearedProfileCookie, clearedSessionCookies, sessionCookies } from '#server/session-cookie.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';

/** The message after each form, by the `done` of the address, which never contains what was sent. */
const DONE: Record<string, string> = {
  name: 'Name updated.',
  email: 'Almost there. Open both links we have just sent to change your address.',
  cancelled: 'Your address stays as it is. The links we sent no longer work.',
  resent: 'We have sent the links again. The earlier ones no longer work.',
  verification: 'We have sent the link. It works for 24 hours.',
  password: 'Password changed. You are logged out everywhere else.',
  passwordLink: 'We have sent a link for a new password. It works for one hour.',
  session: 'That browser is logged out.',
  notifications: 'Saved.',
  appealed: 'We have received your appeal. Another person will review it and write to you.',
  kept: 'Your account stays. Nothing of it will be deleted.',
};

export async function settingsOf({ context, accountCall, site, url }: LoaderArguments) {
  const user = await myself(context);
  const change = await emailChangeUnderWay(context);
  const sessions = await mySessions(context);
  const notifications = await myNotifications(context);
  const staffVisits = await myStaffVisits(context);
  const decisions = await myStatements(context);
  const twoFactor = await myTwoFactor(context, accountCall.parts, site.name);
  const deletion = await deletionFacts(context);
  return {
    name: user.name,
    email: user.email,
    isEmailVerified: user.isEmailVerified,
    change,
    sessions: sessions.map(({ id, device, network, isThisOne, platform, renewedAt }) => ({
      id,
      device,
      network,
      isThisOne,
      isElsewhere: platform !== context.platform,
      lastUsed: minuteOf(renewedAt),
    })),
    notifications: offeredNotifications({ isInTeam: deletion.teams > 0 }).map(({ key, label }) => {
      return { key, label, isOn: notifications[key] };
    }),
    staffVisits: staffVisits.map(({ at, ...visit }) => ({ ...visit, when: minuteOf(at) })),
    decisions: decisions.map((statement) => ({
      ...statement,
      on: dayOf(statement.at),
      appealedOn: statement.appealedAt && dayOf(statement.appealedAt),
    })),
    twoFactor: {
      since: twoFactor.since && dayOf(twoFactor.since),
      recoveryCodesLeft: twoFactor.recoveryCodesLeft,
    },
    deletion: { ...deletion, deletesOn: deletion.deletesAt && dayOf(deletion.deletesAt) },
    proof: await proofToSend(context),
    done: DONE[url.searchParams.get('done') ?? ''] ?? null,
  };
}
export type Settings = Awaited<ReturnType<typeof settingsOf>>;

export const SETTINGS_FIELDS = [
  'intent',
  'name.first',
  'name.last',
  'email',
  'password',
  'newPassword',
  'session',
  'code',
  'typedEmail',
  'statement',
  'text',
  ...offeredNotifications({ isInTeam: true }).map(({ key }) => key),
];

/** The page then shows the link to the archive. It is in no address, so that no history keeps it. */
export type DownloadLink = { downloadPath: string };

/** Handles one of the page's forms and redirects back to the page. */
export async function changeSettings(args: ActionArguments): Promise<Response | DownloadLink> {
  const intent = args.text('intent');
  if (intent === 'download') {
    const { context, accountCall } = args;
    const downloadPath = await makeDownloadLink(context, accountCall.parts, readInput(proofInput, proofOf(args)));
    args.notes.event = 'account-changed: download';
    return { downloadPath };
  }
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) throw absent('This form');
  const { done, cookies = [], leavesTo } = await change(args);
  args.notes.event = `account-changed: ${intent}`;
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return redirect(leavesTo ?? `/settings?done=${done}`, { headers });
}

const proofOf = ({ text }: ActionArguments) => ({ password: text('password'), code: text('code') });

type ChangeResult = { done: string; cookies?: string[]; leavesTo?: string };

const clearedCookies = (origin: string) => [...clearedSessionCookies(origin), clearedProfileCookie(origin)];

const CHANGES: Record<string, (args: ActionArguments) => Promise<ChangeResult>> = {
  async name({ context, text }) {
    const { name } = readInput(nameInput, { name: { first: text('name.first'), last: text('name.last') } });
    await updateName(context, name);
    return { done: 'name' };
  },
  async email({ context, accountCall, text }) {
    await changeEmail(
      context,
      accountCall.parts,
      readInput(changeEmailInput, { email: text('email'), password: text('password') }),
    );
    return { done: 'email' };
  },
  async cancelEmail({ context }) {
    await cancelEmailChange(context);
    return { done: 'cancelled' };
  },
  async resendEmail({ context, accountCall }) {
    await resendEmailChange(context, accountCall.parts);
    return { done: 'resent' };
  },
  async resendVerification({ context, accountCall }) {
    await resendVerification(context, accountCall.parts);
    return { done: 'verification' };
  },
  async password({ context, accountCall, text }) {
    const input = readInput(changePasswordInput, { password: text('password'), newPassword: text('newPassword') });
    const session = await changePassword(context, accountCall.parts, input);
    return { done: 'password', cookies: session ? sessionCookies(accountCall.origin, session, context.now) : [] };
  },
  async passwordLink({ context, accountCall }) {
    requireSelf(context);
    const { email } = await myself(context);
    await requestPasswordReset(context, accountCall.parts, { email }, accountCall.from);
    return { done: 'passwordLink' };
  },
  async session({ context, text }) {
    await endMySession(context, text('session'));
    return { done: 'session' };
  },
  async everywhere({ context, accountCall }) {
    await signOutEverywhere(context);
    return {
      done: '',
      cookies: clearedCookies(accountCall.origin),
      leavesTo: '/',
    };
  },
  async deletion(args) {
    const { context, accountCall, text } = args;
    const input = readInput(deletionInput, { ...proofOf(args), typedEmail: text('typedEmail') });
    await askForDeletion(context, accountCall.parts, input);
    return { done: '', cookies: clearedCookies(accountCall.origin), leavesTo: '/auth/signin?leaving=1' };
  },
  async appeal({ context, text }) {
    const appeal = readInput(appealInput, { statement: text('statement'), text: text('text') });
    await appealStatement(context, appeal.statement, appeal.text);
    return { done: 'appealed' };
  },
  async keepAccount({ context }) {
    await keepAccount(context);
    return { done: 'kept' };
  },
  async notifications({ context, form }) {
    const { teams } = await deletionFacts(context);
    const offered = offeredNotifications({ isInTeam: teams > 0 });
    const choices = Object.fromEntries(offered.map(({ key }) => [key, form.has(key)]));
    await chooseNotifications(context, readInput(notificationsInput, choices));
    return { done: 'notifications' };
  },
};
