import { sql } from 'drizzle-orm';
import { emailChanges, identities, oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import {
  applicationDrafts,
  applicationMessages,
  applicationNotes,
  applicationScores,
} from '#database/tables/applications.server.ts';
import { companyJoinRequests } from '#database/tables/companies.server.ts';
import { images } from '#database/tables/media.server.ts';
import { reports, statements } from '#database/tables/moderation.server.ts';
import { companyPosts } from '#database/tables/posts.server.ts';
import {
  elsewhereApplications,
  jobInterests,
  privateFiles,
  savedJobs,
  talents,
} from '#database/tables/talent.server.ts';
import { writeEvent } from '#domain/applications/events.server.ts';
import { followCompany } from '#domain/companies/follow/follow.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from './applications.ts';
import { PASSWORD, type Person, somebody } from './people.ts';
import { someCompany, someJob } from './posted-jobs.ts';

/** Words that stand in the data of the person and nowhere else. None may be left of a deleted account. */
export const TRACES = ['solveig', 'havrevold', '+47 555 01 234', 'kelp poet', 'secret-cv', 'barnacle reader'] as const;

export type PersonWithEverything = {
  person: Person;
  company: { id: string; key: string };
  jobId: string;
  applicationId: string;
  colleague: Person;
  /** Names and contents of their files in the storage. */
  files: Map<string, Buffer>;
};

/** A talent and member with a row in every table that may name a person. */
export async function aPersonWithEverything(context: Context): Promise<PersonWithEverything> {
  const { db, now } = context;
  const id = () => newIdentifier(now);
  const photo = id();
  await db.insert(images).values({
    id: photo,
    path: `images/${photo}.webp`,
    contentHash: photo,
    mediaType: 'image/webp',
    width: 9,
    height: 9,
    byteLength: 5,
    createdAt: now,
  });
  const company = await someCompany(context, { name: 'Tare' });
  const other = await someCompany(context, { name: 'Skjell' });
  const name = { firstName: 'Solveig', lastName: 'Havrevold' };
  const email = 'solveig@havrevold.example';
  const member = [{ id: other.id }];
  const person = await somebody(context, {
    ...name,
    email,
    imageId: photo,
    password: PASSWORD,
    member,
    isTalent: true,
  });
  const colleague = await somebody(context, { member: [{ id: company.id }, { id: other.id }] });
  const userId = person.id;
  const as = { ...context, actor: person.actor };
  const [cv, reply] = [id(), id()];
  const file = { bytes: 6, pages: 1, createdAt: now };
  await db.insert(privateFiles).values([
    { ...file, id: cv, userId, name: 'secret-cv.pdf', path: `private/${cv}.pdf` },
    { ...file, id: reply, userId: colleague.id, name: 'offer.pdf', path: `private/${reply}.pdf` },
  ]);
  await db
    .update(talents)
    .set({ name: 'Solveig Havrevold', intro: 'Kelp poet', phone: '+47 555 01 234', cvFileId: cv, imageId: photo });
  const { id: talentId } = (await db.select({ id: talents.id }).from(talents).where(sql`user_id = ${userId}`))[0] as {
    id: string;
  };
  const { id: jobId } = await someJob(context, { companyId: company.id, title: 'Kelp Cutter' });
  const application = { name: 'Solveig Havrevold', email, note: 'A barnacle reader.', cvFileId: cv, seenAt: now };
  const { id: applicationId } = await someApplication(context, {
    jobId,
    companyId: company.id,
    talentId,
    ...application,
  });
  await writeEvent({ ...context, actor: colleague.actor }, applicationId, 'cvOpened', { userId: colleague.id });
  const message = { applicationId, at: now };
  await db.insert(applicationMessages).values([
    { ...message, id: id(), isFromTalent: true, userId, text: 'I am Solveig.' },
    {
      ...message,
      at: new Date(now.getTime() + 1000),
      id: id(),
      isFromTalent: false,
      userId: colleague.id,
      text: 'Hello Solveig.',
      fileId: reply,
    },
  ]);
  await db.insert(applicationNotes).values({ ...message, id: id(), userId: colleague.id, text: 'Solveig cuts well.' });
  await db.insert(applicationScores).values({ applicationId, userId: colleague.id, score: 4, at: now });
  await workOfMember(context, { userId, companyId: other.id, fileId: id() });
  await db.insert(applicationDrafts).values({ userId, jobId, contents: { note: 'Barnacle reader' }, savedAt: now });
  await db.insert(savedJobs).values({ userId, jobId, at: now });
  await db.insert(jobInterests).values({ userId, jobId, at: now });
  const elsewhere = { title: 'Kelp poet', organisation: 'Elsewhere', appliedOn: '2026-01-01', createdAt: now };
  await db.insert(elsewhereApplications).values({ id: id(), userId, ...elsewhere });
  await db.insert(identities).values({ provider: 'linkedin', subject: 'barnacle reader 7', userId, createdAt: now });
  const expiresAt = new Date(now.getTime() + DAY_MS);
  const key = { purpose: 'invitation', platform: 'thehub', createdAt: now, expiresAt };
  await db.insert(oneTimeKeys).values([
    { ...key, id: id(), email, sentBy: colleague.id, about: { kind: 'company', id: company.id, name: 'Tare' } },
    { ...key, id: id(), email, purpose: 'passwordReset', userId },
  ]);
  await db
    .insert(emailChanges)
    .values({ id: id(), userId, email: 'solveig.new@havrevold.example', createdAt: now, expiresAt });
  const request = { companyId: company.id, userId, askedAt: now, message: 'Solveig here' };
  await db.insert(companyJoinRequests).values({ id: id(), ...request });
  const report = {
    subjectType: 'job',
    subjectId: jobId,
    companyId: company.id,
    reason: 'scam',
    network: Buffer.from('n'),
  };
  await db.insert(reports).values({ id: id(), ...report, reporterId: userId, email, at: now });
  await removedMessage(context, { userId, companyId: company.id, applicationId, reporterId: colleague.id });
  await db.execute(sql`INSERT INTO mails (key, trouble, created_at) VALUES
    (${`welcome:${userId}`}, ${`550 <${email}> is full`}, now()), ('other:1', ${`451 <${email}> is busy`}, now())`);
  await followCompany(as, company.key);
  await db.update(users).set({ uiFeatures: [] }).where(sql`id = ${userId}`);
  const files = new Map([
    [`private/${cv}.pdf`, Buffer.from('the CV')],
    [`private/${reply}.pdf`, Buffer.from('the offer')],
    [`images/${photo}.webp`, Buffer.from('photo')],
  ]);
  return { person, company, jobId, applicationId, colleague, files };
}

/** A message of theirs that staff removed: the report with its copy, and the statement of reasons. */
async function removedMessage(
  { db, now }: Context,
  {
    userId,
    companyId,
    applicationId,
    reporterId,
  }: Record<'userId' | 'companyId' | 'applicationId' | 'reporterId', string>,
): Promise<void> {
  const messageId = newIdentifier(now);
  await db.insert(applicationMessages).values({
    id: messageId,
    applicationId,
    at: new Date(now.getTime() + 500),
    isFromTalent: true,
    userId,
    text: 'Solveig is cross.',
    removedAt: now,
    removedBecause: 'It insults.',
  });
  const why = { reason: 'offensive', at: now, applicationId };
  await db.insert(reports).values({
    id: newIdentifier(now),
    ...why,
    companyId,
    subjectType: 'message',
    subjectId: messageId,
    reporterId,
    evidence: [{ text: 'Solveig is cross.' }],
    network: Buffer.from('m'),
  });
  const statement = { ...why, userId, messageId, decision: 'messageRemoved', text: 'It insults.' };
  await db.insert(statements).values({ id: newIdentifier(now), ...statement });
}

/** Writes as a member for their startup: a message with a file to an applicant, a note, a score and a post. */
async function workOfMember(
  context: Context,
  { userId, companyId, fileId }: { userId: string; companyId: string; fileId: string },
): Promise<void> {
  const { db, now } = context;
  const { id: jobId } = await someJob(context, { companyId, title: 'Shell Sorter' });
  const { id: applicationId } = await someApplication(context, { jobId, companyId });
  const file = { bytes: 6, pages: 1, createdAt: now, name: 'contract.pdf', path: `private/${fileId}.pdf` };
  await db.insert(privateFiles).values({ id: fileId, userId, ...file });
  const message = { applicationId, at: now, userId };
  await db
    .insert(applicationMessages)
    .values({ ...message, id: newIdentifier(now), isFromTalent: false, text: 'Your contract.', fileId });
  await db.insert(applicationNotes).values({ ...message, id: newIdentifier(now), text: 'Sorts well.' });
  await db.insert(applicationScores).values({ applicationId, userId, score: 5, at: now });
  const post = { companyId, key: 'a-post', title: 'A post', body: '', authorId: userId };
  await db
    .insert(companyPosts)
    .values({ id: newIdentifier(now), ...post, createdAt: now, updatedAt: now, publishedAt: now });
}

/** The tables with a row that contains the text, in the schemas of the site and of its queue. */
export async function tablesWith({ db }: Pick<Context, 'db'>, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT schemaname || '.' || tablename AS name FROM pg_tables
    WHERE schemaname IN ('public', 'graphile_worker') AND tablename NOT IN ('places', 'place_names') ORDER BY 1`);
  const tables: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await db.execute(
      sql`SELECT FROM ${sql.raw(name)} AS one WHERE one::text ILIKE ${`%${text}%`} LIMIT 1`,
    );
    if (hits.length > 0) tables.push(name);
  }
  return tables;
}
