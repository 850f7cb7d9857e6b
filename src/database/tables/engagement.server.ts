import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Engagement events, counted by day and acting profile. Nothing is stored about single visitors. */
export const engagementCounts = pgTable(
  'engagement_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    platform: text('platform').notNull(),
    event: text('event').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    source: text('source').notNull(),
    /** `company:{id}`, `investor:{id}`, or empty. */
    profile: text('profile').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.platform,
        table.event,
        table.subjectType,
        table.subjectId,
        table.source,
        table.profile,
      ],
    }),
  ],
);
