import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfReader } from '#adapters/pdf-reader.ts';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { listPersonas, logInAsPersona } from '#domain/accounts/personas.server.ts';
import { readProfiles } from '#domain/accounts/queries.server.ts';
import { countQueue } from '#domain/admin/queue.server.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findBoard } from '#domain/applications/board/board.server.ts';
import { sendDueNoes } from '#domain/applications/board/noes.server.ts';
import { PAUSE_DAY } from '#domain/applications/clock/answer-clock.ts';
import { runAnswerClock } from '#domain/applications/clock/run-answer-clock.server.ts';
import { myApplications } from '#domain/applications/own/my-applications.server.ts';
import { listOrders } from '#domain/billing/queries.server.ts';
import { missingForApproval } from '#domain/companies/approval/missing-for-approval.server.ts';
import { featuredCompanies, findCompany } from '#domain/companies/queries.server.ts';
import { type Actor, type Context, inTransaction, visitor } from '#domain/context.ts';
import type { Storage } from '#domain/media/storage.ts';
import { jobCounters } from '#domain/search/counters/counters.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { latestJobs, listOpenJobs } from '#domain/search/results/queries.server.ts';
import { myInterests, mySavedJobs } from '#domain/talent/my-jobs.server.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { testPayments } from '#testing/payments.ts';
import type { DemoData } from './demo-data.ts';
import { readDemoPeople } from './demo-files.ts';
import { loadDemoApplications } from './load-demo-applications.ts';
import { loadDemoData, loadDemoStartups } from './load-demo-data.ts';
import { loadDemoMemberReports } from './load-demo-member-reports.ts';
import { loadDemoOrders } from './load-demo-orders.ts';
import { loadDemoPeople } from './load-demo-people.ts';
import { loadDemoQueue } from './load-demo-queue.ts';

const own = ownDatabase();

/** A storage that discards files and counts them. */
function memory(): Storage & { files: Map<string, Buffer> } {
  const files = new Map<string, Buffer>();
  return {
    files,
    read: async (path) => files.get(path) ?? null,
    write: async (path, bytes) => void files.set(path, bytes),
    remove: async (path) => void files.delete(path),
  };
}

const storage = memory();
let database: OpenDatabase;
let context: Context;
let data: DemoData;

// Loads once for all tests, because it takes seconds.
beforeAll(async () => {
  database = openDatabase(own.url, { connections: 2 });
  context = { actor: visitor, db: database.db, now: TEST_NOW, platform: 'thehub', listeners: LISTENERS };
  data = await loadDemoStartups({ ...context, actor: { kind: 'system', name: 'demo' } }, storage);
}, 180_000);
afterAll(() => database.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await context.db.execute<Record<string, unknown>>(query)).rows;

describe('loading demo data', () => {
  it('geocodes every job, and shows exactly the open jobs on both sites', async () => {
    expect([data.companies.length, data.jobs.length]).toEqual([132, 698]);
    for (const platform of ['thehub', 'plusimpact'] as const) {
      const { rows } = await context.db.execute(sql`
        SELECT count(*)::int AS n FROM jobs JOIN companies ON companies.id = jobs.company_id
        WHERE jobs.status = 'ACTIVE' AND jobs.approved_at IS NOT NULL AND jobs.closes_at > ${context.now.toISOString()}
          AND companies.status = 'ACTIVE' AND ${platform} = ANY(companies.platforms)`);
      const { total } = await listOpenJobs({ ...context, platform }, noFilters);
      expect(total).toBe(rows[0]?.n);
      expect(total).toBeGreaterThan(80);
    }
    const { rows: withoutPlace } = await context.db.execute(
      sql`SELECT job_id FROM job_locations WHERE place_id IS NULL`,
    );
    expect(withoutPlace).toEqual([]);
  });

  it('gives every startup a flag of its own', async () => {
    const { rows } = await context.db.execute(
      sql`SELECT count(DISTINCT flag)::int AS flags, count(*)::int AS startups FROM companies`,
    );
    expect(rows).toEqual([{ flags: data.companies.length, startups: data.companies.length }]);
  });

  it('gives the front page the numbers and names of the design', async () => {
    const counters = await jobCounters(context);
    expect(counters.startupsHiring).toBeGreaterThanOrEqual(110);
    expect(counters.newIn24Hours).toBeGreaterThanOrEqual(3);
    const companies = await featuredCompanies(context, 8);
    expect(companies.map(({ name }) => name)).toEqual(
      data.companies
        .toSorted((a, b) => (b.row.viewsTotal ?? 0) - (a.row.viewsTotal ?? 0))
        .slice(0, 8)
        .map(({ row }) => row.name),
    );
    const { docs } = await latestJobs(context);
    expect(docs.map(({ title }) => title)).toEqual([
      'Machine Learning Engineer, Nowcasting',
      'Senior Frontend Developer',
      'Embedded Developer, Buoy Firmware',
    ]);
  });

  it('gives every public startup its web domain, so that imports find it', async () => {
    const { rows } = await context.db.execute(sql`
      SELECT key FROM companies c WHERE status = 'ACTIVE' AND NOT EXISTS (
        SELECT FROM company_domains d WHERE d.company_id = c.id AND d.domain = c.domain AND held_by = 'approved')`);
    expect(rows).toEqual([]);
    const { rows: heldDomains } = await context.db.execute(sql`
      SELECT c.key FROM company_domains JOIN companies c ON c.id = company_id WHERE c.status IN ('DRAFT', 'PENDING', 'REJECTED')`);
    expect(heldDomains).toEqual([]);
  });

  it('sums the views of a week from its days', async () => {
    const { rows } = await context.db.execute(sql`
      SELECT jobs.id FROM jobs LEFT JOIN job_views ON job_views.job_id = jobs.id
      GROUP BY jobs.id HAVING jobs.views_total <> coalesce(sum(visitors), 0)
        OR jobs.views_week <> coalesce(sum(visitors) FILTER (WHERE day > ${context.now.toISOString()}::date - 7), 0)`);
    expect(rows).toEqual([]);
  });

  it('stores its pictures like uploads, and links them to the startups', async () => {
    const { rows } = await context.db.execute(sql`SELECT count(*)::int AS n FROM images`);
    expect(rows[0]?.n).toBe(storage.files.size);
    const company = await findCompany(context, 'skjaergaard');
    expect(company.logoImage).not.toBeNull();
    expect(company.galleryImages.length).toBe(6);
  });

  it('has one person of each kind, without passwords, the same each time', async () => {
    const system = { ...context, actor: { kind: 'system', name: 'demo' } } as const;
    const nobody = await listPersonas(context);
    const first = await inTransaction(system, async (inside) => {
      expect(await loadDemoPeople(inside)).toBe(readDemoPeople().personas.length);
      const people = await listPersonas(inside);
      await inside.db.execute(sql`DELETE FROM users`);
      await inside.db.execute(sql`DELETE FROM investors`);
      return people;
    });
    await loadDemoPeople(system);
    const people = await listPersonas(context);
    expect([nobody, people]).toEqual([[], first]);
    expect(people.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'Tuva Lyngstad: Talent',
      'Halvor Sæther: Owner of Skjærgård',
      'Mette Kjærgaard: Reviewer of Skjærgård',
      'Måns Havsmark: Manager of Nordlys Ventures',
      'Sólveig Þórsdóttir: Owner of Kvasthilla, Manager of Skjærgård, Owner of Kystkapital, Talent',
      'Aino Virtasalo: Owner of Pohjantuuli Partners',
      'Birk Ødegård: Admin',
      'Signe Aarvik: Admin',
      'Loke Norrby: Email not verified',
    ]);
    const { rows } = await context.db.execute(sql`SELECT 1 FROM users WHERE password_hash IS NOT NULL`);
    expect(rows).toEqual([]);
    const from = { network: '', userAgent: '' };
    const next = [];
    for (const { id } of people) {
      await logInAsPersona(context, id, from);
      next.push((await readProfiles(context, id)).next);
    }
    expect(next).toEqual([
      'profile',
      'profile',
      'profile',
      'profile',
      'switch',
      'connect',
      'chooseRole',
      'chooseRole',
      'chooseRole',
    ]);
    for (const nobody of ['0'.repeat(24), 'a\0b', ''])
      await expect(logInAsPersona(context, nobody, from)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('fills the queue of staff with 18 startups, 21 jobs and 11 reports, none of them public', async () => {
    const system = { ...context, actor: { kind: 'system', name: 'demo' } } as const;
    const publicStartups = async () => (await jobCounters(context)).startupsHiring;
    const before = await publicStartups();
    await loadDemoQueue(system, storage);
    expect(await countQueue(system)).toEqual({ startups: 18, jobs: 21, reports: 11 });
    const firsts = await system.db.execute(sql`SELECT j.title, EXISTS (SELECT FROM jobs earlier
        WHERE earlier.company_id = j.company_id AND earlier.approved_at IS NOT NULL) AS "isLater"
      FROM job_transitions t JOIN jobs j ON j.id = t.job_id
      WHERE t.reason LIKE '%first job%' AND j.status = 'ACTIVE' AND j.approved_at IS NULL`);
    expect(firsts.rows.filter(({ isLater }) => isLater)).toEqual([]);
    expect(firsts.rows).toHaveLength(5);
    expect(await publicStartups()).toBe(before);
    const { rows } = await context.db.execute<{ id: string }>(
      sql`SELECT id FROM companies WHERE status = 'PENDING' AND submitted_at IS NOT NULL`,
    );
    const missing = await Promise.all(rows.map(({ id }) => missingForApproval(context, id)));
    expect(missing.flat(), 'what a startup that was sent in lacks').toEqual([]);
  });

  it('shows the owner of Skjærgård jobs in every state, orders with gapless receipts, and a refund', async () => {
    const system = { ...context, actor: { kind: 'system', name: 'demo' } } as const;
    const payments = testPayments();
    await loadDemoOrders(system, payments);
    const { rows: numbers } = await context.db.execute<{ number: string; at: string }>(
      sql`SELECT number FROM receipts ORDER BY issued_at, number`,
    );
    const byYear = Map.groupBy(
      numbers.map(({ number }) => number),
      (number) => number.slice(0, 4),
    );
    for (const [year, ofYear] of byYear)
      expect(ofYear).toEqual(ofYear.map((_, index) => `${year}-${String(index + 1).padStart(5, '0')}`));
    const [{ id = '' } = {}] = (
      await context.db.execute<{ id: string }>(sql`SELECT id FROM companies WHERE key = 'skjaergaard'`)
    ).rows;
    const owner: Actor = { kind: 'user', userId: '0'.repeat(24), companyIds: [id], isAdmin: false };
    const orders = await listOrders({ ...context, actor: owner }, id);
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(['created', 'expired', 'paid', 'refunded']));
    for (const order of orders) {
      expect(order.receipt === null, order.jobTitle).toBe(order.paidAt === null);
      if (order.status === 'created') expect(await payments.checkout.find(`test_${order.id}`)).not.toBeNull();
    }
    const { rows: neverSeen } = await context.db.execute(sql`
      SELECT j.title FROM jobs j WHERE j.is_paid AND j.boosting_expires_at IS NOT NULL
        AND (SELECT sum(v.visitors) FROM job_views v WHERE v.job_id = j.id AND v.day BETWEEN
          j.boosting_expires_at::date - 14 AND j.boosting_expires_at::date) > 3
        AND NOT EXISTS (SELECT FROM job_view_sources s WHERE s.job_id = j.id AND s.source = 'boosted')`);
    expect(neverSeen, 'boosted jobs without a visitor from their place').toEqual([]);
    const treatments = await context.db.execute(sql`SELECT DISTINCT vat_treatment AS t FROM orders ORDER BY t`);
    expect(treatments.rows.map(({ t }) => t)).toEqual(['domestic', 'outside', 'reverseCharge']);
    const { rows: states } = await context.db.execute<{ state: string }>(sql`
      SELECT DISTINCT concat_ws(' ', status, approved_at IS NOT NULL, coalesce(outcome, stopped_because)) AS state
      FROM jobs WHERE company_id = ${id}`);
    expect(states.map(({ state }) => state).sort()).toEqual([
      'ACTIVE f',
      'ACTIVE t',
      'DRAFT f',
      'EXPIRED t',
      ...['hiredElsewhere', 'hiredHere', 'notHired', 'stopped'].map((outcome) => `EXPIRED t ${outcome}`),
      'PENDING_PAYMENT f',
      ...['answerClock', 'member', 'reports'].map((cause) => `STOPPED t ${cause}`),
    ]);
  });
});

describe('demo applications', () => {
  let total: number;
  beforeAll(async () => {
    total = await loadDemoApplications({ ...context, actor: { kind: 'system', name: 'demo' } }, storage);
  }, 180_000);

  it('number about 3,000 over 60 jobs, in every step', async () => {
    const [counts] = await rowsOf(sql`SELECT count(*)::int AS n, count(DISTINCT job_id)::int AS jobs,
      count(DISTINCT step)::int AS steps, count(DISTINCT talent_status)::int AS statuses FROM applications`);
    expect(counts).toEqual({ n: total, jobs: 60, steps: 5, statuses: 9 });
    expect(total).toBeGreaterThan(2_800);
    expect(total).toBeLessThan(3_300);
  });

  it('show at once how fast startups usually answer', async () => {
    const rows = await rowsOf(sql`SELECT id FROM companies WHERE answers_in_days IS NOT NULL`);
    expect(rows.length).toBeGreaterThan(10);
  });

  it('bring three reports of members into the queue of staff: a message, a person and an investor', async () => {
    const system = { ...context, actor: { kind: 'system', name: 'demo' } } as const;
    const before = (await countQueue(system)).reports;
    expect(await loadDemoMemberReports(system)).toBe(3);
    expect((await countQueue(system)).reports).toBe(before + 3);
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
      const file = storage.files.get(String(path)) ?? Buffer.of();
      expect(file.byteLength).toBe(bytes);
      const contents = await pdfReader.read(new Uint8Array(file));
      expect(contents).toMatchObject({ pages, lines: expect.arrayContaining([name]) });
    }
  });

  it('hold nothing before their sending or after now', async () => {
    const now = sql`${context.now.toISOString()}::timestamptz`;
    expect(
      await rowsOf(sql`SELECT a.id FROM applications a JOIN jobs j ON j.id = a.job_id
        WHERE a.sent_at < j.published_at OR a.sent_at > coalesce(j.closed_at, ${now}) OR greatest(moved_at, seen_at, talent_status_at) > ${now}
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
    expect(board).toMatchObject({ jobs: 4, offer: true, times: true, mention: true });
    expect(board?.n).toBeGreaterThanOrEqual(60);
    expect(board?.n).toBeLessThanOrEqual(100);
  });

  it('have four near-copies of one text among Halvor’s, which his board shows together', async () => {
    const copies = await rowsOf(sql`SELECT a.id, a.note, u.id AS halvor, a.company_id AS company FROM applications a
      JOIN companies c ON c.id = a.company_id JOIN company_members m ON m.company_id = c.id
      JOIN users u ON u.id = m.user_id AND u.first_name = 'Halvor'
      WHERE c.key = 'skjaergaard' AND a.note ILIKE '%proven track record%'`);
    expect(new Set(copies.map(({ note }) => note)).size).toBe(4);
    const [first] = copies;
    const companyIds = [String(first?.company)];
    const actor: Actor = { kind: 'user', userId: String(first?.halvor), companyIds, isAdmin: false };
    const halvor = { ...context, actor };
    const company = await findBoardCompany(halvor, 'skjaergaard');
    const { columns } = await findBoard(halvor, company, { alike: String(first?.id) });
    const together = columns.flatMap(({ cards }) => cards);
    expect(together.map(({ id }) => id).sort()).toEqual(copies.map(({ id }) => id).sort());
    expect(together.map(({ alike }) => alike)).toEqual([3, 3, 3, 3]);
  });

  it('give Tuva six applications in six states, and what she keeps', async () => {
    const [tuva] = await rowsOf(
      sql`SELECT id FROM users WHERE first_name = 'Tuva' AND email LIKE '%demo.havn.example'`,
    );
    const actor: Actor = { kind: 'user', userId: String(tuva?.id), companyIds: [], isAdmin: false };
    const { docs: mine } = await myApplications({ ...context, actor });
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

describe('loading demo data again', () => {
  it('leaves a database with startups and people alone', async () => {
    const countRows = () =>
      context.db.execute(sql`SELECT (SELECT count(*) FROM companies) AS c, (SELECT count(*) FROM users) AS u`);
    const before = await countRows();
    await loadDemoData({ ...context, actor: { kind: 'system', name: 'demo' } }, storage, testPayments());
    expect((await countRows()).rows).toEqual(before.rows);
  });
});
