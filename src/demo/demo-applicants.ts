import type { users } from '#database/tables/accounts.server.ts';
import type { talents } from '#database/tables/talent.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { slugOf } from '#domain/slug.ts';
import type { ApplicantsFile } from './application-files.ts';
import type { Chance } from './chance.ts';
import { demoIdentifier } from './demo-identifier.ts';

/** Share of the applications whose person applies for another job, too. */
const APPLIES_AGAIN = 0.4;
/** Share of the people who live in the country of the job. */
const LIVES_THERE = 0.75;

export type Applicant = {
  user: typeof users.$inferInsert;
  talent: typeof talents.$inferInsert;
  headline: string;
  place: string;
  profile: Record<string, unknown>;
};
type Field = ApplicantsFile['fields'][number];

/** Makes up people who apply. Addresses end in `.example`, and nobody has a password, so nobody can log in as them. */
export class Applicants {
  readonly all: Applicant[] = [];
  readonly #byField = new Map<Field, Applicant[]>();
  readonly #addresses = new Set<string>();
  readonly #file: ApplicantsFile;
  readonly #chance: Chance;
  readonly #now: Date;

  constructor(file: ApplicantsFile, chance: Chance, now: Date) {
    this.#file = file;
    this.#chance = chance;
    this.#now = now;
  }

  fieldOf(jobRole: string): Field {
    const field = this.#file.fields.find(({ roles }) => roles.includes(jobRole)) ?? this.#file.fields.at(-1);
    if (!field) throw new Error('applicants.yaml has no fields.');
    return field;
  }

  languageOf(country: string): string {
    const names = this.#file.names[country];
    if (!names) throw new Error(`applicants.yaml has no names for ${country}.`);
    return names.language;
  }

  /** Somebody of the job's field who is not among `others`. */
  next(jobRole: string, countryCode: string | null, others: ReadonlySet<Applicant>): Applicant {
    const field = this.fieldOf(jobRole);
    const earlier = this.#byField.get(field) ?? [];
    if (earlier.length > 0 && this.#chance.happens(APPLIES_AGAIN)) {
      const again = this.#chance.of(earlier);
      if (!others.has(again)) return again;
    }
    const person = this.#make(field, countryCode);
    this.#byField.set(field, [...earlier, person]);
    return person;
  }

  #make(field: Field, countryCode: string | null): Applicant {
    const chance = this.#chance;
    const { names } = this.#file;
    const country = countryCode && names[countryCode] && chance.happens(LIVES_THERE) ? countryCode : null;
    const code = country ?? chance.of(Object.keys(names));
    const from = names[code];
    if (!from) throw new Error(`applicants.yaml has no names for ${code}.`);
    const person = {
      firstName: chance.of(from.first),
      lastName: chance.of(from.last),
      place: chance.of(from.places),
      code,
    };
    return this.add(person, chance.of(field.headlines), this.#profile(field, from.language));
  }

  /** Adds an account and a talent. */
  add(
    { firstName, lastName, place, code }: { firstName: string; lastName: string; place: string; code: string },
    headline: string,
    profile: Record<string, unknown>,
  ): Applicant {
    const name = `${firstName} ${lastName}`;
    const email = this.freeAddress(name, 'post.example');
    const createdAt = new Date(this.#now.getTime() - this.#chance.between(160, 500) * DAY_MS);
    const dates = { createdAt, updatedAt: createdAt };
    const userId = demoIdentifier(`person ${email}`, createdAt);
    const applicant: Applicant = {
      user: { id: userId, email, firstName, lastName, emailVerifiedAt: createdAt, ...dates },
      talent: {
        id: demoIdentifier(`talent ${email}`, createdAt),
        userId,
        name,
        intro: headline,
        ...dates,
        settingsKey: demoIdentifier(`settings ${email}`, createdAt),
        countryCode: code,
        locality: place,
        skills: (profile.skills as string[] | undefined) ?? [],
      },
      headline,
      place,
      profile,
    };
    this.all.push(applicant);
    return applicant;
  }

  freeAddress(name: string, host: string): string {
    const base = slugOf(name).replaceAll('-', '.');
    let address = `${base}@${host}`;
    for (let suffix = 2; this.#addresses.has(address); suffix++) address = `${base}${suffix}@${host}`;
    this.#addresses.add(address);
    return address;
  }

  #profile(field: Field, language: string): Record<string, unknown> {
    const chance = this.#chance;
    const year = this.#now.getUTCFullYear() - chance.whole(1, 6);
    const month = () => String(chance.whole(1, 12)).padStart(2, '0');
    const from = `${year}-${month()}`;
    return {
      phone: '',
      languages: [`${language}, native`, chance.happens(0.7) ? 'English, fluent' : 'English, everyday'],
      canStart: null,
      links: [],
      skills: [...new Set([1, 2, 3, 4].map(() => chance.of(field.skills)))],
      experience: [
        { title: chance.of(field.titles), organisation: chance.of(this.#file.employers), from },
        {
          title: chance.of(field.titles),
          organisation: chance.of(this.#file.employers),
          from: `${year - chance.whole(2, 5)}-${month()}`,
          to: from,
        },
      ],
    };
  }
}
