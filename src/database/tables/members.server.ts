import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { investors } from './investors.server.ts';

/** Members of startups and their roles (rules §3). */
export const companyMembers = pgTable(
  'company_members',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    /** When they are mailed news of applicants (applications/applicant-mails.ts). */
    applicantMails: text('applicant_mails').notNull().default('atOnce'),
    /** For a mail once a day: up to which moment the mails have told them. */
    applicantMailsUntil: moment('applicant_mails_until'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId] }),
    index('company_members_user').on(table.userId),
    index('company_members_daily').on(table.applicantMailsUntil).where(sql`applicant_mails = 'daily'`),
    check('company_members_role', sql`role IN ('owner', 'manager', 'reviewer')`),
    check(
      'company_members_applicant_mails',
      sql`applicant_mails IN ('atOnce', 'daily', 'never') AND (applicant_mails = 'daily') = (applicant_mails_until IS NOT NULL)`,
    ),
  ],
);

/** Members of investors and their roles. */
export const investorMembers = pgTable(
  'investor_members',
  {
    investorId: identifier('investor_id')
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.investorId, table.userId] }),
    index('investor_members_user').on(table.userId),
    check('investor_members_role', sql`role IN ('owner', 'manager', 'reviewer')`),
  ],
);
