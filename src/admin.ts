import { DatabaseCannotStart } from '#database/data-lock.ts';
import { listAdmins, setAdmin } from '#domain/accounts/admins.server.ts';
import { deleteAccountAgain } from '#domain/accounts/own-data/delete-accounts.server.ts';
import { resetTwoFactor } from '#domain/accounts/two-factor/two-factor.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { readSettings, WrongSetting } from './environment.ts';
import { misspeltSettings } from './unknown-settings.ts';
import { withDatabaseOf } from './with-database.ts';

const USAGE = `Manages admins:

  npm run admin -- grant EMAIL    makes this person an admin
  npm run admin -- revoke EMAIL   removes their admin rights
  npm run admin -- list           lists the admins
  npm run admin -- reset-two-factor EMAIL
                                  turns off two-factor authentication for a person without phone and recovery codes
  npm run admin -- delete-account ID
                                  deletes an account again that a restored backup has brought back

Each change logs the person out and is recorded in the audit trail.`;

const FAILED = 1;
const WRONG_USAGE = 2;

export type AdminCommand = {
  environment: Record<string, string | undefined>;
  write: (line: string) => void;
};

/** `email` is the id of the person where the usage says so. */
type Change = (context: Context, email: string) => Promise<string>;

/** Each change returns a message for the terminal. */
const CHANGES: Record<string, Change> = {
  async grant(context, email) {
    await setAdmin(context, email, true);
    return `${email} is now an admin, and has to log in again. They open /admin and set up two-factor authentication first.`;
  },
  async revoke(context, email) {
    await setAdmin(context, email, false);
    return `${email} is no longer an admin, and has to log in again.`;
  },
  async 'reset-two-factor'(context, email) {
    await resetTwoFactor(context, email);
    return `Two-factor authentication of ${email} is off. They have to log in again. We have emailed them.`;
  },
  async 'delete-account'(context, id) {
    await deleteAccountAgain(context, id);
    return `The account ${id} is deleted.`;
  },
};

/** Runs the command line and returns its exit code. */
export async function adminCommand(args: readonly string[], { environment, write }: AdminCommand): Promise<number> {
  const [verb, email, ...others] = args;
  const isList = verb === 'list' && email === undefined;
  const change = verb !== undefined && Object.hasOwn(CHANGES, verb) ? CHANGES[verb] : undefined;
  const isChange = change !== undefined && email !== undefined && others.length === 0;
  if (!isList && !isChange) {
    write(USAGE);
    return verb === '--help' || verb === '-h' ? 0 : WRONG_USAGE;
  }
  for (const sentence of misspeltSettings(environment)) write(sentence);
  try {
    await withDatabaseOf(readSettings(environment), 'command line', async (context) => {
      if (email === undefined) {
        const admins = await listAdmins(context);
        for (const admin of admins) write(admin);
        if (admins.length === 0) write('There are no admins yet.');
        return;
      }
      write(await (change as Change)(context, email));
    });
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof WrongSetting || error instanceof DatabaseCannotStart))
      throw error;
    write(error.message);
    return FAILED;
  }
}

if (import.meta.main) {
  process.exitCode = await adminCommand(process.argv.slice(2), {
    environment: process.env,
    write: (line) => process.stdout.write(`${line}\n`),
  });
}
