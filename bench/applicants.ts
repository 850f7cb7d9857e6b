import { sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import {
  applicationNotes,
  applicationScores,
  applications,
  boardColumns,
} from '#database/tables/applications.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import { insertAll } from '#demo/insert-all.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { textAbout } from '#testing/feeds.ts';
import { aTalent, aUser } from '#testing/people-factories.ts';

const FIRST = ['Anna', 'Bo', 'Cecilie', 'Dagny', 'Einar', 'Freja', 'Gunnar', 'Helga', 'Iben', 'Jón'];
const LAST = ['Lind', 'Ek', 'Berg', 'Holm', 'Dahl', 'Vik', 'Strand'];
const PLACES = ['Oslo', 'Bergen', 'Aarhus', 'Malmö', 'Tampere', 'Reykjavík'];
const HOUR_MS = 3_600_000;

/** A board with so many applications, all in "Applied" or over its five columns, as commands would have left them. */
export async function boardWith(context: Context, total: number, { isSpread }: { isSpread: boolean }) {
  const job = await someJobToApplyTo(context, { closesAt: new Date(context.now.getTime() + 20 * 24 * HOUR_MS) });
  const columns = ['First talk', 'Interview'].map((name, position) => ({
    id: newIdentifier(context.now),
    jobId: job.id,
    position,
    name,
    color: '#0c676b',
    meaning: 'interview' as const,
  }));
  const people = Array.from({ length: total }, (_, n) =>
    aUser({ firstName: FIRST[n % FIRST.length] ?? '', lastName: `${LAST[n % LAST.length]} ${n}` }),
  );
  const profiles = people.map(({ id, firstName, lastName }) =>
    aTalent({ userId: id, name: `${firstName} ${lastName}` }),
  );
  const files = people.map(({ id, createdAt }) => ({
    id: newIdentifier(createdAt as Date),
    userId: id,
    name: 'cv.pdf',
    bytes: 90_000,
    pages: 2,
    path: `files/${id}`,
    createdAt: createdAt as Date,
  }));
  const rows = people.map((person, n) => {
    const at = new Date(context.now.getTime() - n * (HOUR_MS / 20));
    const column = isSpread && n % 5 < 2 ? columns[n % 5] : undefined;
    const step = isSpread ? (['custom', 'custom', 'applied', 'hired', 'rejected'][n % 5] ?? '') : 'applied';
    return {
      id: newIdentifier(at),
      jobId: job.id,
      companyId: job.companyId,
      talentId: profiles[n]?.id ?? '',
      name: `${person.firstName} ${person.lastName}`,
      email: person.email,
      step,
      columnId: column?.id ?? null,
      headline: `Engineer of ${n % 9} kinds of sensors`,
      place: PLACES[n % PLACES.length] ?? '',
      profile: { phone: '+45 12 34 56 78', languages: ['Danish, native'], skills: ['Go', 'Rust', 'SQL'] },
      note: textAbout(`Sensors ${n}`).slice(0, 900),
      answers: [{ question: 'Why us?', answer: 'The sea.' }],
      cvFileId: n % 2 === 0 ? (files[n]?.id ?? null) : null,
      textHash: `hash of ${n % (total / 2)}`,
      rank: -at.getTime(),
      sentAt: at,
      seenAt: n < 50 || n % 3 === 0 ? null : at,
      movedAt: at,
      talentStatusAt: at,
      clockFrom: step === 'rejected' || step === 'hired' ? null : at,
      createdAt: at,
      updatedAt: at,
    };
  });
  await insertAll(context, users, people);
  await insertAll(context, talents, profiles);
  await insertAll(context, privateFiles, files);
  await insertAll(context, boardColumns, columns);
  await context.db.execute(sql`INSERT INTO boards (job_id, updated_at) VALUES (${job.id}, now())`);
  await insertAll(context, applications, rows);
  await insertAll(
    context,
    applicationScores,
    rows
      .filter((_, n) => n % 3 === 0)
      .map(({ id, sentAt }) => ({
        applicationId: id,
        userId: job.owner.id,
        score: 4,
        at: sentAt,
      })),
  );
  await insertAll(
    context,
    applicationNotes,
    rows
      .filter((_, n) => n % 5 === 0)
      .map(({ id, sentAt }) => ({
        id: newIdentifier(sentAt),
        applicationId: id,
        userId: job.owner.id,
        text: 'Good with boats.',
        at: sentAt,
      })),
  );
  await context.db.execute(sql`
    INSERT INTO application_openings (user_id, application_id, at)
    SELECT ${job.owner.id}, id, seen_at FROM applications WHERE job_id = ${job.id} AND seen_at IS NOT NULL`);
  return { ...job, cards: rows.map(({ id }) => id) };
}
export type BenchBoard = Awaited<ReturnType<typeof boardWith>>;
