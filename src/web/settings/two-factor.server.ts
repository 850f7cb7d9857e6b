import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { data, redirect } from 'react-router';
import { beginTwoStepInput, codeInput, turnOffTwoStepInput } from '#domain/accounts/inputs.ts';
import {
  beginTwoStep,
  cancelTwoStep,
  confirmTwoStep,
  myTwoStep,
  renewRecoveryCodes,
  turnOffTwoStep,
} from '#domain/accounts/two-factor/two-factor.server.ts';
import { absent } from '#domain/errors.ts';
import { sessionCookies } from '#server/session-cookie.ts';
import { type Acting, read } from '#web/app/define-action.ts';
import type { Loading } from '#web/app/define-loader.ts';
import { cookieHeaders } from '#web/app/personal.server.ts';
import { safePath, withTo } from '#web/app/safe-path.ts';
import { dayOf } from '#web/ui/date-format.ts';

const PATH = '/settings/two-step';
const toOf = ({ url }: Pick<Loading, 'url'>) => safePath(url.searchParams.get('to'));

export async function twoStepOf({ context, door, site, url }: Loading) {
  const { setup, since, ...twoStep } = await myTwoStep(context, door.parts, site.name);
  const to = toOf({ url });
  return {
    ...twoStep,
    since: since && dayOf(since),
    setup: setup && { ...setup, square: squareOf(setup.uri) },
    /** Where its forms are sent, so that the way on is not lost. */
    here: withTo(PATH, to),
    to,
    isEmailVerified: context.actor.kind === 'user' && context.actor.isEmailVerified,
    isAdminWithout: context.actor.kind === 'user' && context.actor.lacksSecondStep === true,
    done: url.searchParams.get('done') === 'off' ? 'Two-step sign-in is off. Your password alone logs you in.' : null,
  };
}
export type TwoStepRoom = Awaited<ReturnType<typeof twoStepOf>>;

/** The square code an app reads, as the outline of its dark fields, and how many fields it is wide. */
function squareOf(text: string): { path: string; size: number } {
  const code = generate(text);
  return { path: toSvgPath(code), size: code.size };
}

/** Shown in the very answer, and never again. */
export type NewCodes = { recoveryCodes: string[] };

export async function changeTwoStep(given: Acting) {
  const intent = given.text('intent');
  const change = Object.hasOwn(CHANGES, intent) ? CHANGES[intent] : undefined;
  if (!change) throw absent('This form');
  const answer = await change(given);
  given.notes.event = `account-changed: two-factor ${intent}`;
  return answer;
}

const backTo = ({ url }: Acting, done?: string) => withTo(done ? `${PATH}?done=${done}` : PATH, toOf({ url }));

const CHANGES: Record<string, (given: Acting) => Promise<Response | ReturnType<typeof data<NewCodes>>>> = {
  async begin(given) {
    await beginTwoStep(given.context, given.door.parts, read(beginTwoStepInput, { password: given.text('password') }));
    return redirect(backTo(given));
  },
  async cancel(given) {
    await cancelTwoStep(given.context);
    return redirect(toOf(given) === null ? '/settings' : backTo(given));
  },
  async confirm({ context, door, text }) {
    const input = read(codeInput, { code: text('code') });
    const { recoveryCodes, session } = await confirmTwoStep(context, door.parts, input);
    const cookies = session ? sessionCookies(door.origin, session, context.now) : [];
    return data({ recoveryCodes }, { headers: cookieHeaders(cookies) });
  },
  async renew({ context, door, text }) {
    const input = read(codeInput, { code: text('code') });
    return data({ recoveryCodes: await renewRecoveryCodes(context, door.parts, input) });
  },
  async off(given) {
    const { context, door, text } = given;
    const input = read(turnOffTwoStepInput, { password: text('password'), code: text('code') });
    const session = await turnOffTwoStep(context, door.parts, input);
    const cookies = session ? sessionCookies(door.origin, session, context.now) : [];
    return redirect(backTo(given, 'off'), { headers: cookieHeaders(cookies) });
  },
};
