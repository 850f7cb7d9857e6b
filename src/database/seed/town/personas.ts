import type { MemberRole } from '../../../domain/accounts/account.ts';
import { PERSONA_HOST } from '../../../domain/accounts/personas.ts';

/** Somebody of the demo town whom a visitor of this machine may be, with one click. */
export type TownPersona = {
  email: string;
  firstName: string;
  lastName: string;
  isVerified: boolean;
  isAdmin?: true;
  /** Keys of startups and investors of the town, and what they are there. */
  startups?: Record<string, MemberRole>;
  investors?: Record<string, MemberRole>;
  talent?: { intro: string; website: string | null };
};

const at = (name: string) => `${name}@${PERSONA_HOST}`;

/** One for each kind of person the product knows. Nobody of them has a password: there is nothing to leak. */
export const PERSONAS: readonly TownPersona[] = [
  {
    email: at('tuva'),
    firstName: 'Tuva',
    lastName: 'Lyngstad',
    isVerified: true,
    talent: { intro: 'Backend developer who likes boats and short meetings.', website: null },
  },
  {
    email: at('halvor'),
    firstName: 'Halvor',
    lastName: 'Sæther',
    isVerified: true,
    startups: { skjaergaard: 'owner' },
  },
  {
    email: at('mette'),
    firstName: 'Mette',
    lastName: 'Kjærgaard',
    isVerified: true,
    startups: { skjaergaard: 'reviewer' },
  },
  {
    email: at('mans'),
    firstName: 'Måns',
    lastName: 'Havsmark',
    isVerified: true,
    investors: { 'nordlys-ventures': 'manager' },
  },
  {
    email: at('solveig'),
    firstName: 'Sólveig',
    lastName: 'Þórsdóttir',
    isVerified: true,
    startups: { kvasthilla: 'owner', skjaergaard: 'manager' },
    investors: { kystkapital: 'owner' },
    talent: { intro: 'Has built three things and would help with a fourth.', website: 'https://solveig.example' },
  },
  /** Known on the sister site only: the connect step waits on the main one. */
  {
    email: at('aino'),
    firstName: 'Aino',
    lastName: 'Virtasalo',
    isVerified: true,
    investors: { 'pohjantuuli-partners': 'owner' },
  },
  { email: at('birk'), firstName: 'Birk', lastName: 'Ødegård', isVerified: true, isAdmin: true },
  { email: at('loke'), firstName: 'Loke', lastName: 'Norrby', isVerified: false },
];

/** The investors these people act for; the funding directory brings the others. */
export const TOWN_INVESTORS = [
  {
    key: 'nordlys-ventures',
    name: 'Nordlys Ventures',
    status: 'ACTIVE',
    platforms: ['thehub', 'plusimpact'],
    intro: 'First cheques for founders north of 55 degrees.',
  },
  { key: 'kystkapital', name: 'Kystkapital', status: 'DRAFT', platforms: ['thehub'], intro: '' },
  {
    key: 'pohjantuuli-partners',
    name: 'Pohjantuuli Partners',
    status: 'ACTIVE',
    platforms: ['plusimpact'],
    intro: 'Backs what cleans the Baltic.',
  },
] as const;

/** Who has an account at the offline twin of LinkedIn: one who is known here, one who is not, one nobody has confirmed. */
export const TWIN_PEOPLE = [
  { sub: 'twin-tuva', firstName: 'Tuva', lastName: 'Lyngstad', email: at('tuva'), isEmailVerified: true },
  { sub: 'twin-kerttu', firstName: 'Kerttu', lastName: 'Saarenpää', email: at('kerttu'), isEmailVerified: true },
  { sub: 'twin-odd', firstName: 'Oddný', lastName: 'Einarsdóttir', email: at('oddny'), isEmailVerified: false },
] as const;
