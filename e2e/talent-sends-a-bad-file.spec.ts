import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { privateFiles } from '#database/tables/talent.server.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { aCvPdf, aPdf, aPdfBomb } from '#testing/pdf.ts';
import { type Person, somebody } from '#testing/people.ts';
import { site } from './site.ts';
import { inSiteDatabase } from './site-data.ts';

const aTalent = () => inSiteDatabase((context) => somebody(context, { isTalent: true }));
const aJob = (closesAt?: Date) => inSiteDatabase((context) => someJobToApplyTo(context, closesAt && { closesAt }));

/** Sends the form to apply as a browser without a script does, and returns the page that comes back. */
async function apply(jobId: string, { cookie }: { cookie: string }, file: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries({ intent: 'send', version: '0', name: 'Tuva', cv: 'on', ...fields }))
    form.set(field, value);
  form.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'cv.pdf');
  const { origin } = site();
  const answer = await fetch(`${origin}/jobs/${jobId}/apply`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    headers: { cookie, origin },
  });
  return { status: answer.status, text: await answer.text() };
}

const rowsOf = (jobId: string, { id }: Person) =>
  inSiteDatabase(async ({ db }) => [
    await db.$count(applications, eq(applications.jobId, jobId)),
    await db.$count(privateFiles, eq(privateFiles.userId, id)),
  ]);

it.each([
  [
    '60 MB',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60_000_000)]),
    413,
    /too large to send: at most 10 MB/,
  ],
  ['a renamed program', () => Buffer.concat([Buffer.from([0x4d, 0x5a]), Buffer.alloc(500)]), 400, /must be a PDF/],
  ['locked with a password', () => aCvPdf(1, { userPassword: 'a', ownerPassword: 'b' }), 400, /has a password/],
  ['a bomb of 3 GB', () => aPdfBomb(3_000_000_000), 400, /too complex/],
  ['of 400 pages', () => aCvPdf(400), 400, /too long/],
])('a CV that is %s is refused in words, and nothing is kept', async (_, make, status, words) => {
  const [job, talent, file] = [await aJob(), await aTalent(), await make()];
  const answer = await apply(job.id, talent, file);
  expect([answer.status, answer.text.replaceAll('&#x27;', '’')]).toEqual([status, expect.stringMatching(words)]);
  expect(await rowsOf(job.id, talent)).toEqual([0, 0]);
});

it.each([
  ['locked with a password', () => aCvPdf(1, { userPassword: 'a', ownerPassword: 'b' }), [400, /has a password/]],
  ['of 400 pages', () => aCvPdf(400), [400, /too long/]],
  ['right', () => aCvPdf(2), [200, /What you send/]],
] as const)('a visitor learns before they have an account that their CV is %s', async (_, make, [status, words]) => {
  const [{ id }, file] = [await aJob(), await make()];
  const files = () => inSiteDatabase(({ db }) => db.$count(privateFiles));
  const before = await files();
  const answer = await apply(id, { cookie: '' }, file, { intent: 'check' });
  expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(words)]);
  expect(await files()).toBe(before);
});

it('a wrong CV is named beside all other mistakes of the form', async () => {
  const questions = [{ type: 'text' as const, text: 'Why?', required: true }];
  const { id } = await inSiteDatabase((context) => someJobToApplyTo(context, { questions }));
  const { status, text } = await apply(id, await aTalent(), Buffer.from('MZ'), { name: '', phone: 'abc' });
  expect(status).toBe(400);
  for (const words of ['must be a PDF', 'enter your name', 'enter a phone number', 'answer this question'])
    expect(text).toContain(words);
});

it('a CV for a job that closed a second ago is not sent, and the form says why', async () => {
  const [job, talent] = [await aJob(new Date(Date.now() - 1_000)), await aTalent()];
  const { status, text } = await apply(job.id, talent, await aPdf('Tuva'));
  expect([status, text]).toEqual([409, expect.stringMatching(/takes no more applications|has closed/)]);
  expect((await rowsOf(job.id, talent))[0]).toBe(0);
});
