import { DatabaseCannotStart } from '#database/data-lock.ts';
import { listAdmins, setAdmin } from '#domain/accounts/admins.server.ts';
import { resetTwoFactor } from '#domain/accounts/two-factor/two-factor.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { readSettings, WrongSetting } from './environment.ts';
import { withDatabaseOf } from './with-database.ts';

const USAGE = `Who looks after the site:

  npm run admin -- grant EMAIL    makes the person with this address an admin
  npm run admin -- revoke EMAIL   makes them an ordinary person again
  npm run admin -- list           says who is an admin
  npm run admin -- reset-two-factor EMAIL
                                  turns two-factor authentication off for who has lost their phone and their recovery codes

They log in anew afterwards. What was done stands in the audit trail.`;

const FAILED = 1;
const WRONG_USAGE = 2;

export type AdminCommand = {
  environment: Record<string, string | undefined>;
  write: (line: string) => void;
};

type Change = (context: Context, email: string) => Promise<string>;

/** What is done to a person, and what is said when it is done. */
const CHANGES: Record<string, Change> = {
  async grant(context, email) {
    await setAdmin(context, email, true);
    return `${email} is an admin now, and logs in anew. Two-factor authentication has to be on before /admin opens; it leads there.`;
  },
  async revoke(context, email) {
    await setAdmin(context, email, false);
    return `${email} is no admin any more, and logs in anew.`;
  },
  async 'reset-two-factor'(context, email) {
    await resetTwoFactor(context, email);
    return `Two-factor authentication of ${email} is off. They log in anew, and were written to.`;
  },
};

/** The command line; answers its exit code. */
export async function adminCommand(args: readonly string[], { environment, write }: AdminCommand): Promise<number> {
  const [verb, email, ...others] = args;
  const asksList = verb === 'list' && email === undefined;
  const change = verb !== undefined && Object.hasOwn(CHANGES, verb) ? CHANGES[verb] : undefined;
  const changes = change !== undefined && email !== undefined && others.length === 0;
  if (!asksList && !changes) {
    write(USAGE);
    return verb === '--help' || verb === '-h' ? 0 : WRONG_USAGE;
  }
  try {
    await withDatabaseOf(readSettings(environment), 'command line', async (context) => {
      if (email === undefined) {
        const admins = await listAdmins(context);
        for (const admin of admins) write(admin);
        if (admins.length === 0) write('Nobody is an admin yet.');
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
