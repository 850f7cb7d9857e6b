import type { users } from '#database/tables/accounts.server.ts';
import type { investors } from '#database/tables/investors.server.ts';
import type { talents } from '#database/tables/talent.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { TEST_NOW } from './databases.ts';

export type UserRow = typeof users.$inferInsert;
export type InvestorRow = typeof investors.$inferInsert;
export type TalentRow = typeof talents.$inferInsert;

let count = 0;

/** A person, by default with a confirmed address and no password. */
export function aUser(overrides: Partial<UserRow> = {}): UserRow {
  const createdAt = overrides.createdAt ?? new Date(TEST_NOW.getTime() - 30 * DAY_MS);
  const email = overrides.email ?? `person-${++count}@people.example`;
  return {
    id: overrides.id ?? newIdentifier(createdAt),
    email,
    emailVerifiedAt: createdAt,
    passwordHash: null,
    firstName: 'Ada',
    lastName: 'Nordby',
    imageId: null,
    isAdmin: false,
    profile: null,
    uiFeatures: [],
    notifications: {},
    createdAt,
    updatedAt: createdAt,
    ...overrides,
  };
}

/** A complete, valid investor, public by default. */
export function anInvestor(overrides: Partial<InvestorRow> = {}): InvestorRow {
  const createdAt = overrides.createdAt ?? new Date(TEST_NOW.getTime() - 200 * DAY_MS);
  const key = overrides.key ?? `investor-${++count}`;
  return {
    id: overrides.id ?? newIdentifier(createdAt),
    key,
    status: 'ACTIVE',
    platforms: ['thehub'],
    name: 'An investor',
    website: `https://${key}.example`,
    intro: 'Backs people who build.',
    logoImageId: null,
    createdAt,
    updatedAt: createdAt,
    approvedAt: createdAt,
    ...overrides,
  };
}

export function aTalent(overrides: Partial<TalentRow> & { userId: string }): TalentRow {
  const createdAt = overrides.createdAt ?? new Date(TEST_NOW.getTime() - 20 * DAY_MS);
  const id = overrides.id ?? newIdentifier(createdAt);
  return {
    id,
    name: 'Ada Nordby',
    website: null,
    intro: '',
    enabled: true,
    settingsKey: `settings-of-${id}`,
    createdAt,
    updatedAt: createdAt,
    ...overrides,
  };
}
