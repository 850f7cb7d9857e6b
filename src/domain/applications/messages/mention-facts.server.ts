import { sql } from 'drizzle-orm';
import { withDefaultNotifications } from '#domain/accounts/notifications.ts';
import { isHidden } from '#domain/applications/board/hidden-names.server.ts';
import { shownName } from '#domain/applications/board/labels.ts';
import { noteWithoutName } from '#domain/applications/board/own-name.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { Platform } from '#domain/site/platforms.ts';

export type MentionMailFacts = {
  applicationId: string;
  author: string;
  text: string;
  /** As the board shows them. */
  applicant: string;
  job: string;
  company: { key: string; name: string; platform: Platform };
  /** The members that the note names, who are still on the team and want these mails. */
  people: { id: string; email: string }[];
};

type Row = Omit<MentionMailFacts, 'people' | 'applicant'> & {
  mentions: string[];
  name: string;
  isHidden: boolean;
  people: (MentionMailFacts['people'][number] & { notifications: Record<string, boolean> })[];
};

/** Reads the facts of the mail about a note, for reactions only. Null once the note or its author's account is deleted. */
export async function readMentionForMail(context: Context, noteId: string): Promise<MentionMailFacts | null> {
  if (context.actor.kind !== 'system') throw absent('This note');
  const { rows } = await context.db.execute<Row>(sql`
    SELECT a.id AS "applicationId", author.first_name AS author, n.text, n.mentions, a.name, ${isHidden} AS "isHidden", j.title AS job,
      json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company,
      coalesce((SELECT json_agg(json_build_object('id', u.id, 'email', u.email, 'notifications', u.notifications) ORDER BY u.id)
        FROM users u JOIN company_members m ON m.user_id = u.id AND m.company_id = c.id
        WHERE u.id = ANY(n.mentions) AND u.id <> n.user_id AND u.email_verified_at IS NOT NULL), '[]') AS people
    FROM application_notes n JOIN users author ON author.id = n.user_id JOIN applications a ON a.id = n.application_id
    JOIN jobs j ON j.id = a.job_id JOIN companies c ON c.id = a.company_id LEFT JOIN boards b ON b.job_id = a.job_id
    WHERE n.id = ${noteId}`);
  const [row] = rows;
  if (!row) return null;
  const { name, isHidden: isNameHidden, people, text, mentions, ...facts } = row;
  return {
    ...facts,
    text: isNameHidden ? noteWithoutName({ text, mentions }, name) : text,
    applicant: shownName({ id: row.applicationId, name, isHidden: isNameHidden }),
    people: people
      .filter(({ notifications }) => withDefaultNotifications(notifications).mentions)
      .map(({ id, email }) => ({ id, email })),
  };
}
