import { TOTP } from 'otpauth';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { beginTwoFactor, confirmTwoFactor, myTwoFactor } from '#domain/accounts/two-factor/two-factor.server.ts';
import type { Context } from '#domain/context.ts';
import { PASSWORD } from './people.ts';

/** An authenticator app with this secret. */
export function authenticatorApp(secret: string) {
  const totp = new TOTP({ secret: secret.replaceAll(' ', '') });
  return {
    /** The code at this time, or some periods of 30 seconds later. */
    codeAt: (now: Date, periods = 0) => totp.generate({ timestamp: now.getTime() + periods * 30_000 }),
  };
}

/** Turns two-factor authentication on for the actor of the context, in their session. */
export async function turnOnTwoFactor(context: Context, parts: AuthServices) {
  await beginTwoFactor(context, parts, { password: PASSWORD });
  const { setup } = await myTwoFactor(context, parts, 'Havn');
  const app = authenticatorApp(setup?.text ?? '');
  return { app, ...(await confirmTwoFactor(context, parts, { code: app.codeAt(context.now) })) };
}
