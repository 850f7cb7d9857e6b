import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { data, redirect } from 'react-router';
import { beginTwoFactorInput, codeInput, turnOffTwoFactorInput } from '#domain/accounts/inputs.ts';
import {
  beginTwoFactor,
  cancelTwoFactor,
  confirmTwoFactor,
  myTwoFactor,
  renewRecoveryCodes,
  turnOffTwoFactor,
} from '#domain/accounts/two-factor/two-factor.server.ts';
import { absent } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import { dayOf } from '#domain/site/date-format.ts';
import { sessionCookies } from '#server/session-cookie.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';
import { safePath, withTo } from '#web/app/safe-path.ts';

const PATH = '/settings/two-factor';
const toOf = ({ url }: Pick<LoaderArguments, 'url'>) => safePath(url.searchParams.get('to'));

export async function twoFactorOf({ context, accountCall, site, url }: LoaderArguments) {
  const { setup, since, ...twoFactor } = await myTwoFactor(context, accountCall.parts, site.name);
  const to = toOf({ url });
  return {
    ...twoFactor,
    since: since && dayOf(since),
    setup: setup && { ...setup, qrCode: qrCodeOf(setup.uri) },
    /** Where the forms post to, with `to`. */
    formAction: withTo(PATH, to),
    to,
    isEmailVerified: context.actor.kind === 'user' && context.actor.isEmailVerified,
    isAdminWithout: context.actor.kind === 'user' && context.actor.lacksTwoFactor === true,
    done:
      url.searchParams.get('done') === 'off'
        ? 'Two-factor authentication is off. You log in with your password alone.'
        : null,
  };
}
export type TwoFactorSettings = Awaited<ReturnType<typeof twoFactorOf>>;

/** A QR code as the SVG path of its dark modules; `size` is its width in modules. */
function qrCodeOf(text: string): { path: string; size: number } {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
}

/** Recovery codes, shown only in this answer. */
export type NewCodes = { recoveryCodes: string[] };

export async function changeTwoFactor(args: ActionArguments) {
  const intent = args.text('intent');
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) throw absent('This form');
  const answer = await change(args);
  args.notes.event = `account-changed: two-factor ${intent}`;
  return answer;
}

const backTo = ({ url }: ActionArguments, outcome?: string) =>
  withTo(outcome ? `${PATH}?done=${outcome}` : PATH, toOf({ url }));

const CHANGES: Record<string, (args: ActionArguments) => Promise<Response | ReturnType<typeof data<NewCodes>>>> = {
  async begin(args) {
    await beginTwoFactor(
      args.context,
      args.accountCall.parts,
      readInput(beginTwoFactorInput, { password: args.text('password') }),
    );
    return redirect(backTo(args));
  },
  async cancel(args) {
    await cancelTwoFactor(args.context);
    return redirect(toOf(args) === null ? '/settings' : backTo(args));
  },
  async confirm({ context, accountCall, text }) {
    const input = readInput(codeInput, { code: text('code') });
    const { recoveryCodes, session } = await confirmTwoFactor(context, accountCall.parts, input);
    const cookies = session ? sessionCookies(accountCall.origin, session, context.now) : [];
    return data({ recoveryCodes }, { headers: cookieHeaders(cookies) });
  },
  async renew({ context, accountCall, text }) {
    const input = readInput(codeInput, { code: text('code') });
    return data({ recoveryCodes: await renewRecoveryCodes(context, accountCall.parts, input) });
  },
  async off(args) {
    const { context, accountCall, text } = args;
    const input = readInput(turnOffTwoFactorInput, { password: text('password'), code: text('code') });
    const session = await turnOffTwoFactor(context, accountCall.parts, input);
    const cookies = session ? sessionCookies(accountCall.origin, session, context.now) : [];
    return redirect(backTo(args, 'off'), { headers: cookieHeaders(cookies) });
  },
};
