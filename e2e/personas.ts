import { issueKey, requestKey } from '#domain/accounts/link-keys.server.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { loggedIn, PASSWORD, type Person, somebody, someInvestor } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { inSiteDatabase } from './site-data.ts';

/**
 * People with the fullest and the emptiest workspaces: the longest names and addresses that forms accept, twelve
 * profiles, a large team.
 */
export type Personas = {
  /** Has no profile and an unconfirmed address. */
  newcomer: Person;
  /** Has a talent profile only. */
  talent: Person;
  /** Has twelve profiles of every kind, some of them drafts, and two more on the sister site. */
  many: Person;
  /** Has profiles on the sister site only. */
  fromSister: Person;
  /** Owns a startup with a large team, and has sessions in several browsers. */
  owner: Person;
  /** Is an admin without a profile. */
  admin: Person;
  /** Uses two-factor authentication. */
  careful: Person & { recoveryCodes: string[] };
  investorId: string;
  /** Keys of the startups and the investor above. */
  startup: string;
  draft: string;
  investor: string;
};

export const LONG_NAME = {
  firstName: 'Guðbjörg-Þórhalla Ragnheiður Margrét Sólveig Ylfa',
  lastName: 'Kirkjubæjarklausturshreppsdóttir-Vandenberg-Ågård',
};
export const LONG_STARTUP = 'Nordatlantisk Havvindmølleserviceselskab Understøttelseskompagni Ærøskøbing ApS';

let personas: Promise<Personas> | undefined;

export function thePersonas(): Promise<Personas> {
  personas ??= inSiteDatabase(gather);
  return personas;
}

async function gather(context: Context): Promise<Personas> {
  const unique = newIdentifier(context.now);
  const person = (overrides: Parameters<typeof somebody>[1] = {}) =>
    somebody(context, { createdAt: context.now, email: longAddress(), ...overrides });
  // They are not public, so they change no list that other journeys read.
  const startup = (number: number, changes: Parameters<typeof someCompany>[1] = {}) =>
    someCompany(context, { key: `personas-${number}-${unique}`, domain: null, status: 'PENDING', ...changes });
  const investor = async (number: number, changes: Parameters<typeof someInvestor>[1] = {}) => {
    const key = `personas-${number}-${unique}`;
    return { id: (await someInvestor(context, { key, ...changes })).id ?? '', key };
  };

  const draft = await startup(1, { status: 'DRAFT', name: 'Kelp', website: null, intro: '' });
  const fund = await investor(2, { name: 'Östersjökustens Riskkapitalförvaltningsaktiebolag' });
  const companies = [draft];
  for (const [at, name] of [LONG_STARTUP, 'Isfjord', 'Brim', 'Skjærgårdsøl'].entries())
    companies.push(await startup(10 + at, { name }));
  const investors = [fund];
  for (const [at, name] of ['Fyr', 'Nordlys Ventures', 'Tidevand', 'Havn & Kaj', 'Ankerplads'].entries())
    investors.push(await investor(20 + at, { name, ...(at === 0 && { status: 'DRAFT' }) }));
  const sisters = [
    await startup(30, { name: LONG_STARTUP, platforms: ['plusimpact'] }),
    await startup(31, { name: 'Havgræs', platforms: ['plusimpact'] }),
  ];
  const ofSister = sisters.map(({ id }) => ({ id }));

  const team = await startup(40, { status: 'ACTIVE', name: 'Strømlinje', intro: 'Reads what currents say.' });
  await someJob(context, { companyId: team.id, title: 'Current Reader' });
  const owner = await person({ ...LONG_NAME, password: PASSWORD, member: [{ id: team.id }] });
  await person({ ...LONG_NAME, member: [{ id: team.id, role: 'reviewer' }] });
  for (const firstName of ['Ebbe', 'Liv', 'Åse'])
    await person({ firstName, member: [{ id: team.id, role: 'manager' }] });
  const request = { kind: 'company', id: team.id, role: 'manager', name: 'Strømlinje' };
  const { userId } = owner.actor as { userId: string };
  for (const _ of [1, 2])
    await requestKey(context, {
      purpose: 'invitation',
      userId: null,
      email: longAddress(),
      about: request,
      sentBy: userId,
    });
  for (const _ of [1, 2, 3]) await loggedIn(context, { id: userId, email: owner.email });

  const careful = await person({ password: PASSWORD, isTalent: true });
  const secrets = createSecretBox([await ownSecret(context, 'twoFactor')]);
  const turnedOn = await turnOnTwoFactor({ ...context, actor: careful.actor }, { ...authServices(), secrets });

  return {
    newcomer: await person({ ...LONG_NAME, password: PASSWORD, emailVerifiedAt: null }),
    talent: await person({ firstName: 'Liv', isTalent: true }),
    many: await person({
      password: PASSWORD,
      isTalent: true,
      member: [
        ...companies.map(({ id }) => ({ id })),
        ...investors.map(({ id }) => ({ kind: 'investor' as const, id })),
        ...ofSister,
      ],
    }),
    fromSister: await person({ password: PASSWORD, member: ofSister }),
    owner,
    // Turning it on ended the session.
    careful: { ...(await loggedIn(context, careful)), recoveryCodes: turnedOn.recoveryCodes },
    admin: await person({ ...LONG_NAME, isAdmin: true }),
    startup: team.key,
    draft: draft.key,
    investor: fund.key,
    investorId: fund.id,
  };
}

/** The longest address that the forms accept: 50 characters. */
const longAddress = () => `wilhelmina-${newIdentifier(new Date())}@people.example`;

/** Creates the link of a mail, without sending the mail. */
export function aLink(
  person:
    | { purpose: 'passwordReset' | 'emailVerification'; to: Person }
    | { purpose: 'invitation'; email: string; personas: Personas },
): Promise<string> {
  return inSiteDatabase(async (context) => {
    const [userId, email] = 'to' in person ? [person.to.id, person.to.email] : [null, person.email];
    const invites =
      person.purpose === 'invitation'
        ? {
            about: { kind: 'investor', id: person.personas.investorId, role: 'manager', name: LONG_STARTUP },
            sentBy: person.personas.many.id,
          }
        : { about: {} as Record<string, string> };
    const id = await requestKey(context, { purpose: person.purpose, userId, email, ...invites });
    const { key = '' } = (await issueKey(context, id)) ?? {};
    return {
      passwordReset: `/client/reset-password?resetKey=${key}`,
      emailVerification: `/client/verify-email?e-mail-verification-key=${key}`,
      invitation: `/client/invitation?key=${key}`,
    }[person.purpose];
  });
}
