import { TOTP } from 'otpauth';
import type { AccountParts } from '#domain/accounts/auth-services.ts';
import { beginTwoStep, confirmTwoStep, myTwoStep } from '#domain/accounts/two-factor/two-factor.server.ts';
import type { Context } from '#domain/context.ts';
import { PASSWORD } from './people.ts';

/** An app that makes codes, as a phone has it: it knows what it was shown, and the time. */
export function appWith(text: string) {
  const totp = new TOTP({ secret: text.replaceAll(' ', '') });
  return {
    /** What it shows then, or `steps` half minutes later. */
    codeAt: (now: Date, steps = 0) => totp.generate({ timestamp: now.getTime() + steps * 30_000 }),
  };
}

/** Turns two-step sign-in on for the actor of the context, in their session. */
export async function turnOnTwoStep(context: Context, parts: AccountParts) {
  await beginTwoStep(context, parts, { password: PASSWORD });
  const { setup } = await myTwoStep(context, parts, 'Havn');
  const app = appWith(setup?.text ?? '');
  return { app, ...(await confirmTwoStep(context, parts, { code: app.codeAt(context.now) })) };
}
