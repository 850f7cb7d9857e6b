import { sql } from 'drizzle-orm';
import type { users } from '#database/tables/accounts.server.ts';
import type { AskedQuestion } from '#domain/applications/apply/apply-inputs.ts';
import type { Context } from '#domain/context.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { DAY_MS } from '#domain/site/days.ts';
import type { Member, PlannedJob } from './application-course.ts';
import type { Applicants } from './demo-applicants.ts';
import { demoIdentifier } from './demo-identifier.ts';

/** Jobs with applicants, those of the written conversations included. */
const JOBS = 60;
/** Applications to older jobs would have been deleted by now (rules §9). */
const OLDEST_DAYS = 150;
/** Made-up applications to all jobs, about, and to a job of a startup with a team: its board can be read in one go. */
const APPLICATIONS = 2_920;
const TO_A_TEAM = 20;
/** Views of a job that count at least and at most for its share. */
const LEAST_VIEWS = 250;
const MOST_VIEWS = 1_300;

type Row = {
  id: string;
  key: string;
  title: string;
  companyId: string;
  companyKey: string;
  companyName: string;
  companyCountry: string;
  jobRole: string;
  textLanguage: string | null;
  questions: AskedQuestion[];
  publishedAt: string;
  endedAt: string | null;
  status: string;
  views: number;
  countryCode: string | null;
  members: { id: string; firstName: string; role: string }[] | null;
  person: string | null;
};

export type BoardJob = PlannedJob &
  Pick<Row, 'id' | 'key' | 'companyId' | 'companyKey' | 'jobRole' | 'textLanguage' | 'questions' | 'countryCode'> & {
    isExpired: boolean;
    publishedAt: Date;
    /** People of the demo run its board. */
    hasTeam: boolean;
    /** Made-up applications to it. */
    total: number;
    /** Accounts of people who wrote for a startup that has no team in the demo. */
    authors: (typeof users.$inferInsert)[];
  };

/** The jobs that take applications here and have some: the written ones, and then one or two of each startup. */
export async function readBoardJobs(
  context: Context,
  stories: readonly { startup: string; job: string }[],
  applicants: Applicants,
): Promise<BoardJob[]> {
  const { now } = context;
  const { rows } = await context.db.execute<Row>(sql`
    SELECT j.id, j.key, j.title, j.company_id AS "companyId", c.key AS "companyKey", c.name AS "companyName",
      (SELECT country_code FROM company_countries WHERE company_id = c.id ORDER BY position LIMIT 1) AS "companyCountry",
      j.job_role AS "jobRole", j.text_language AS "textLanguage", j.questions, j.published_at AS "publishedAt", j.status,
      CASE WHEN j.status <> 'ACTIVE' THEN coalesce(j.closed_at, j.closes_at) END AS "endedAt", j.views_total AS views,
      (SELECT country_code FROM job_locations WHERE job_id = j.id ORDER BY position LIMIT 1) AS "countryCode",
      (SELECT json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'role', m.role) ORDER BY u.created_at)
        FROM company_members m JOIN users u ON u.id = m.user_id WHERE m.company_id = c.id) AS members,
      (SELECT name FROM company_people WHERE company_id = c.id ORDER BY position LIMIT 1) AS person
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE j.receive_applicants = 'platform' AND j.approved_at IS NOT NULL AND c.status = 'ACTIVE'
      AND j.status IN ('ACTIVE', 'EXPIRED', 'STOPPED')
      AND j.published_at > ${new Date(now.getTime() - OLDEST_DAYS * DAY_MS).toISOString()}::timestamptz
    ORDER BY md5(j.key)`);
  const isWritten = (row: Row) => stories.some(({ startup, job }) => startup === row.companyKey && job === row.title);
  const boardJobs = rows.filter(isWritten);
  const isPaused = (row: Row) => row.status === 'STOPPED';
  const ofStartup = new Map<string, number>();
  for (const row of rows) {
    const before = ofStartup.get(row.companyId) ?? 0;
    // Those with a team are written by hand, and a job of the last hours has nobody yet.
    if (boardJobs.length >= JOBS || isWritten(row) || isPaused(row)) continue;
    if (row.members || before >= 1 || row.views < 30) continue;
    ofStartup.set(row.companyId, before + 1);
    boardJobs.push(row);
  }
  const weights = boardJobs.reduce((sum, row) => sum + (row.members ? 0 : weightOf(row)), 0);
  const authorOf = new Map<string, typeof users.$inferInsert>();
  return boardJobs.map((row) => {
    const authors: (typeof users.$inferInsert)[] = [];
    if (!row.members && !authorOf.has(row.companyId)) {
      const author = authorAt(row, now, applicants);
      authorOf.set(row.companyId, author);
      authors.push(author);
    }
    const author = authorOf.get(row.companyId);
    const team: Member[] = row.members ?? (author ? [author] : []);
    const movers = row.members ? row.members.filter(({ role }) => role !== 'reviewer') : team;
    return {
      ...row,
      hasTeam: row.members !== null,
      team,
      movers,
      authors,
      isExpired: row.status === 'EXPIRED',
      publishedAt: new Date(row.publishedAt),
      endedAt: row.endedAt === null ? null : new Date(row.endedAt),
      timeZone: timeZoneOf(row.companyCountry),
      // A paused job has those only that its story tells.
      total: isPaused(row) ? 0 : row.members ? TO_A_TEAM : Math.round((APPLICATIONS * weightOf(row)) / weights),
    };
  });
}

const weightOf = ({ views }: Row) => Math.min(MOST_VIEWS, Math.max(LEAST_VIEWS, views));

/** The first person of the startup's page writes for it. They have an account without a password, and no membership. */
function authorAt({ companyKey, person, companyName }: Row, now: Date, applicants: Applicants) {
  const [firstName = companyName, ...rest] = (person ?? companyName).split(' ');
  const createdAt = new Date(now.getTime() - 400 * DAY_MS);
  const email = applicants.freeAddress(firstName, `${companyKey}.example`);
  return {
    id: demoIdentifier(`person ${email}`, createdAt),
    email,
    firstName,
    lastName: rest.join(' '),
    emailVerifiedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  };
}
