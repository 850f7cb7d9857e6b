import { connectCompany } from '#domain/companies/platforms.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { connectInvestor } from '#domain/investors/commands.server.ts';

/** Shows a profile of the sister site, such as `company:{id}`, on this site too (product §4). */
export async function connectProfile(context: Context, text: string): Promise<void> {
  const [type = '', id = ''] = text.split(':');
  if (!isIdentifier(id)) throw absent('This profile');
  if (type === 'company') await connectCompany(context, id, context.platform);
  else if (type === 'investor') await connectInvestor(context, id, context.platform);
  else throw absent('This profile');
}
