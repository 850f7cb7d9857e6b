import { DatabaseCannotStart } from './database/data-lock.ts';
import { listAdmins, setAdmin } from './domain/accounts/admins.ts';
import { Refusal } from './domain/errors.ts';
import { readSettings, WrongSetting } from './environment.ts';
import { withDatabaseOf } from './with-database.ts';

const USAGE = `Who looks after the site:

  npm run admin -- grant EMAIL    makes the person with this address an admin
  npm run admin -- revoke EMAIL   makes them an ordinary person again
  npm run admin -- list           says who is an admin

They log in anew afterwards. Each grant and revocation stands in the audit trail.`;

const FAILED = 1;
const WRONG_USAGE = 2;

export type AdminCommand = {
  environment: Record<string, string | undefined>;
  write: (line: string) => void;
};

/** The command line; answers its exit code. */
export async function adminCommand(args: readonly string[], { environment, write }: AdminCommand): Promise<number> {
  const [verb, email, ...others] = args;
  const asksList = verb === 'list' && email === undefined;
  const changes = (verb === 'grant' || verb === 'revoke') && email !== undefined && others.length === 0;
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
      await setAdmin(context, email, verb === 'grant');
      write(`${email} is ${verb === 'grant' ? 'an admin now' : 'no admin any more'}, and logs in anew.`);
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
