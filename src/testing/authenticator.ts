import { TOTP } from 'otpauth';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { beginTwoFactor, confirmTwoFactor, myTwoFactor } from '#domain/accounts/two-factor/two-factor.server.ts';
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

/** Turns two-factor authentication on for the actor of the context, in their session. */
export async function turnOnTwoFactor(context: Context, parts: AuthServices) {
  await beginTwoFactor(context, parts, { password: PASSWORD });
  const { setup } = await myTwoFactor(context, parts, 'Havn');
  const app = appWith(setup?.text ?? '');
  return { app, ...(await confirmTwoFactor(context, parts, { code: app.codeAt(context.now) })) };
}
