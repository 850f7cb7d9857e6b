import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { PASSWORD, type Person, somebody } from '#testing/people.ts';
import { aPersonWithEverything } from '#testing/person-with-everything.ts';
import { memoryStorage } from '#testing/uploads.ts';
import { startImpersonation } from '../sign-in/impersonation.server.ts';
import { findSession } from '../sign-in/sessions.server.ts';
import { createDownloads, DATA_FILE, makeDownloadLink } from './download.server.ts';
import { OTHER_PERSONAL_COLUMNS, PERSONAL_KEYS } from './personal-data.ts';

const fixture = rollbackFixture();
const parts = authServices();
const HOUR = 3_600_000;

const as = (person: Pick<Person, 'actor'>) => fixture.as({ actor: person.actor });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

async function linkOf(person: Person) {
  const path = await makeDownloadLink(as(person), parts, { password: PASSWORD, code: '' });
  const { searchParams } = new URL(path, 'http://localhost');
  return { until: searchParams.get('until') ?? '', signature: searchParams.get('signature') ?? '' };
}

const downloads = (files?: Map<string, Buffer>, limits = parts.limits) => createDownloads(memoryStorage(files), limits);

async function archiveOf(person: Person, files: Map<string, Buffer>) {
  const { archive, name } = await downloads(files)(as(person), await linkOf(person));
  const entries = unzipSync(new Uint8Array(await new Response(archive).arrayBuffer()));
  return { name, entries, data: JSON.parse(Buffer.from(entries[DATA_FILE] ?? []).toString()) };
}

describe('the download of a person', () => {
  it('has every part that the list of personal data promises, with the files', async () => {
    const { person, files } = await aPersonWithEverything(fixture.context);
    const { name, entries, data } = await archiveOf(person, files);
    expect(name).toBe('havn-2026-11-20.zip');
    const contents = Object.entries(entries).map(([path, bytes]) => [
      path.replace(/[0-9a-f]{24}/, 'ID'),
      Buffer.from(bytes).toString().slice(0, 9),
    ]);
    expect(contents.sort()).toEqual([
      [DATA_FILE, '{\n  "abou'],
      ['files/ID-offer.pdf', 'the offer'],
      ['files/ID-secret-cv.pdf', 'the CV'],
      ['photo-ID.webp', 'photo'],
    ]);
    // Only staff decide, buy and change nothing here.
    const withoutRows = ['changesOfJobs', 'orders', 'staffDecisions', 'auditTrail', 'acceptedTerms', 'investors'];
    const parts = new Set([...PERSONAL_KEYS, ...OTHER_PERSONAL_COLUMNS].flatMap(({ download }) => download ?? []));
    for (const part of parts) {
      if (withoutRows.includes(part)) expect(data[part], part).toEqual([]);
      else expect([part, data[part]]).not.toEqual([part, []]);
    }
    expect(data.account).toMatchObject({ firstName: 'Solveig', email: person.email });
    expect(data.talentProfile).toMatchObject({ headline: 'Kelp poet', phone: '+47 555 01 234' });
  });

  it('has what startups noted and scored about them, without the people who did', async () => {
    const { person, colleague, files } = await aPersonWithEverything(fixture.context);
    const { data, entries } = await archiveOf(person, files);
    expect(data.applications).toMatchObject([
      {
        job: { title: 'Kelp Cutter', startup: 'Tare' },
        sent: { note: 'A barnacle reader.', cv: expect.stringContaining('secret-cv.pdf') },
        messages: [
          { from: 'you', text: 'I am Solveig.' },
          { from: 'you', text: 'Solveig is cross.', removedBecause: 'It insults.' },
          { from: 'the startup', text: 'Hello Solveig.', file: expect.stringContaining('offer.pdf') },
        ],
        cvOpened: [{ by: 'Ada', file: expect.stringContaining('secret-cv.pdf') }],
        notesOfTheStartup: [{ text: 'Solveig cuts well.' }],
        scoresOfTheStartup: [{ score: 4, outOf: 5 }],
      },
    ]);
    const text = Buffer.from(entries[DATA_FILE] ?? []).toString();
    expect(text).not.toContain(colleague.id);
    expect(text).not.toContain(colleague.email);
  });

  it('has what they wrote for a startup as a fact, and nothing about the applicant', async () => {
    const { person, files } = await aPersonWithEverything(fixture.context);
    const { data, entries } = await archiveOf(person, files);
    const job = { id: expect.any(String), title: 'Shell Sorter', startup: 'Skjell' };
    expect(data.notesForStartups).toEqual([{ at: expect.any(String), job }]);
    expect(data.scoresForStartups).toEqual([{ at: expect.any(String), score: 5, job }]);
    expect(data.messagesForStartups).toMatchObject([{ kind: 'message', job }]);
    expect(Buffer.from(entries[DATA_FILE] ?? []).toString()).not.toMatch(/Sorts well|Your contract/);
  });

  it('has no secrets', async () => {
    const { person, files } = await aPersonWithEverything(fixture.context);
    const { entries } = await archiveOf(person, files);
    const text = Buffer.from(entries[DATA_FILE] ?? []).toString();
    expect(text).not.toMatch(/argon2|settings_?key|hash|token|private\//i);
  });

  it('leaves out what was sent to an address that they have not confirmed', async () => {
    await aPersonWithEverything(fixture.context);
    await fixture.context.db.execute(`UPDATE users SET email = 'moved@people.example' WHERE first_name = 'Solveig'`);
    const stranger = await somebody(fixture.context, {
      email: 'solveig@havrevold.example',
      emailVerifiedAt: null,
      password: PASSWORD,
    });
    const { data } = await archiveOf(stranger, new Map());
    expect([data.mailedLinks, data.reports]).toEqual([[], []]);
  });
});

describe('the link to the download', () => {
  it('needs the password, and works for its person for an hour', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const other = await somebody(fixture.context, { password: PASSWORD });
    const wrong = makeDownloadLink(as(person), parts, { password: 'Not-it-1', code: '' });
    expect(await refusal(wrong)).toBe('E_PASSWORD');
    const link = await linkOf(person);
    const download = downloads();
    expect(await refusal(download(as(person), link))).toBe('done');
    expect(await refusal(download(as(other), link))).toBe('E_KEY_EXPIRED');
    const later = { ...as(person), now: new Date(fixture.context.now.getTime() + HOUR) };
    expect(await refusal(download(later, link))).toBe('E_KEY_EXPIRED');
    const longer = new Date(Date.parse(link.until) + HOUR).toISOString();
    expect(await refusal(download(as(person), { ...link, until: longer }))).toBe('E_KEY_EXPIRED');
    expect(await refusal(download(fixture.context, link))).toBe('E_NOT_LOGGED_IN');
  });

  it('is refused to an admin who sees the site as them', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const admin = await somebody(fixture.context, { isAdmin: true });
    const { token } = await startImpersonation(as(admin), person.id);
    const { actor } = await findSession(fixture.context, token);
    expect(await refusal(makeDownloadLink(as({ actor }), parts, { password: PASSWORD, code: '' }))).toBe(
      'E_IMPERSONATED',
    );
    expect(await refusal(downloads()(as({ actor }), await linkOf(person)))).toBe('E_IMPERSONATED');
  });

  it('makes a few archives a day', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const link = await linkOf(person);
    const download = downloads(new Map(), { ...parts.limits, downloadsPerPerson: 2 });
    const outcomes = [1, 2, 3].map(() => () => refusal(download(as(person), link)));
    for (const [turn, outcome] of outcomes.entries()) expect(await outcome()).toBe(turn < 2 ? 'done' : 'E_TOO_MANY');
  });
});
