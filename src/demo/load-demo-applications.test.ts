import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { PAUSE_DAY } from '#domain/applications/answer-clock.ts';
import { sendDueNoes } from '#domain/applications/board/noes.server.ts';
import { myApplications } from '#domain/applications/my-applications.server.ts';
import { runAnswerClock } from '#domain/applications/run-answer-clock.server.ts';
import { type Actor, type Context, visitor } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { myInterests, mySavedJobs } from '#domain/talent/my-jobs.server.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { loadDemoApplications } from './load-demo-applications.ts';
import { loadDemoStartups } from './load-demo-data.ts';
import { loadDemoPeople } from './load-demo-people.ts';

const own = ownDatabase();
const stored = new Map<string, Buffer>();
const storage: Storage = {
  read: async (path) => stored.get(path) ?? null,
  write: async (path, bytes) => void stored.set(path, bytes),
  remove: async () => {},
};
let database: OpenDatabase;
let context: Context;
let total: number;

beforeAll(async () => {
  database = openDatabase(own.url, { connections: 2 });
  context = { actor: visitor, db: database.db, now: TEST_NOW, platform: 'thehub', listeners: LISTENERS };
  const system = { ...context, actor: { kind: 'system', name: 'demo' } } as const;
  await loadDemoStartups(system, storage);
  await loadDemoPeople(system);
  total = await loadDemoApplications(system, storage);
}, 180_000);
afterAll(() => database.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await context.db.execute<Record<string, unknown>>(query)).rows;

describe('demo applications', () => {
  it('number about 3,000 over 60 jobs, in every step', async () => {
    const [counts] = await rowsOf(sql`SELECT count(*)::int AS n, count(DISTINCT job_id)::int AS jobs,
      count(DISTINCT step)::int AS steps, count(DISTINCT told_status)::int AS told FROM applications`);
    expect(counts).toEqual({ n: total, jobs: 60, steps: 5, told: 9 });
    expect(total).toBeGreaterThan(2_800);
    expect(total).toBeLessThan(3_300);
  });

  it('have been acted on up to their day, so that the clock has nothing to send', async () => {
    const days =
      await rowsOf(sql`SELECT DISTINCT floor(extract(epoch FROM ${context.now.toISOString()}::timestamptz - clock_from) / 86400)::int AS day
      FROM applications a JOIN jobs j ON j.id = a.job_id WHERE clock_from IS NOT NULL AND j.status = 'ACTIVE' ORDER BY day`);
    expect(days.length).toBeGreaterThan(20);
    expect(Math.max(...days.map(({ day }) => Number(day)))).toBeLessThan(PAUSE_DAY);
    expect(await runAnswerClock(context)).toBe(0);
    expect(await sendDueNoes(context)).toBe(0);
  });

  it('come with CVs that our reader reads, to startups with a team and from personas', async () => {
    const rows = await rowsOf(sql`SELECT f.path, f.pages, f.bytes, a.name, c.key, t.cv_file_id = f.id AS "isOnProfile",
        EXISTS (SELECT FROM company_members WHERE company_id = a.company_id) OR u.email LIKE '%@demo.havn.example' AS "isSeen"
      FROM applications a JOIN private_files f ON f.id = a.cv_file_id JOIN talents t ON t.id = a.talent_id
      JOIN users u ON u.id = t.user_id AND u.id = f.user_id JOIN companies c ON c.id = a.company_id`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.every(({ isOnProfile, isSeen }) => isOnProfile && isSeen)).toBe(true);
    for (const { path, pages, bytes, name } of rows.slice(0, 3)) {
      const file = stored.get(String(path)) ?? Buffer.of();
      expect(file.byteLength).toBe(bytes);
      const contents = await pdfReader.read(new Uint8Array(file));
      expect(contents).toMatchObject({ pages, lines: expect.arrayContaining([name]) });
    }
  });

  it('hold nothing before their sending or after now', async () => {
    const now = sql`${context.now.toISOString()}::timestamptz`;
    expect(
      await rowsOf(sql`SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.sent_at < j.published_at OR a.sent_at > coalesce(j.closed_at, ${now}) OR greatest(moved_at, seen_at, told_at) > ${now}
          OR deletes_at < ${now} OR EXISTS (SELECT FROM application_events e WHERE e.application_id = a.id AND (e.at < a.sent_at OR e.at > ${now}))
          OR EXISTS (SELECT FROM application_messages m WHERE m.application_id = a.id AND (m.at < a.sent_at OR m.at > ${now}))`),
    ).toEqual([]);
  });

  it('come from people who cannot log in, with addresses that nobody owns', async () => {
    expect(
      await rowsOf(sql`SELECT 1 FROM users WHERE email NOT LIKE '%.example' OR password_hash IS NOT NULL`),
    ).toEqual([]);
    expect(await rowsOf(sql`SELECT 1 FROM application_messages WHERE text LIKE '%{{%'`)).toEqual([]);
  });

  it('give Halvor a board of 60 to 100, with an offer, proposed times and notes that mention him', async () => {
    const [board] = await rowsOf(sql`SELECT count(*)::int AS n, count(DISTINCT a.job_id)::int AS jobs,
      bool_or(EXISTS (SELECT FROM application_messages m WHERE m.application_id = a.id AND m.kind = 'offer')) AS offer,
      bool_or(EXISTS (SELECT FROM application_messages m WHERE m.application_id = a.id AND m.kind = 'times')) AS times,
      bool_or(EXISTS (SELECT FROM application_notes n JOIN users u ON u.id = ANY(n.mentions)
        WHERE n.application_id = a.id AND u.first_name = 'Halvor')) AS mention
      FROM applications a JOIN companies c ON c.id = a.company_id WHERE c.key = 'skjaergaard'`);
    expect(board).toMatchObject({ jobs: 3, offer: true, times: true, mention: true });
    expect(board?.n).toBeGreaterThanOrEqual(60);
    expect(board?.n).toBeLessThanOrEqual(100);
  });

  it('give Tuva six applications in six states, and what she keeps', async () => {
    const [tuva] = await rowsOf(
      sql`SELECT id FROM users WHERE first_name = 'Tuva' AND email LIKE '%demo.havn.example'`,
    );
    const actor: Actor = { kind: 'user', userId: String(tuva?.id), companyIds: [], isAdmin: false };
    const mine = await myApplications({ ...context, actor });
    expect(mine.map(({ status }) => status).sort()).toEqual([
      'closed',
      'interview',
      'notSelected',
      'offer',
      'received',
      'seen',
    ]);
    expect(mine.flatMap(({ question }) => question?.kind ?? []).sort()).toEqual(['offer', 'times']);
    expect((await mySavedJobs({ ...context, actor })).total).toBe(3);
    expect((await myInterests({ ...context, actor })).total).toBe(2);
  });
});
