import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { guardedFetch } from '#adapters/guarded-fetch.ts';
import { openDatabase } from '#database/client.ts';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { createUploads } from '#domain/accounts/uploads.server.ts';
import type { Context } from '#domain/context.ts';
import { readInput } from '#domain/read-input.ts';
import { authServices } from '#testing/auth-services.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someImage } from '#testing/posted-jobs.ts';
import { type JoiningServices, newStartupInput, proposeFromWebsite, startCompany } from './joining.server.ts';

const fixture = rollbackFixture();
const database = ownDatabase();
const { limits } = authServices();
const founder = async () => fixture.as({ actor: (await somebody(fixture.context)).actor });

/** Services over the pages of a make-believe web; everything else cannot be read. */
function services(web: Record<string, string | Buffer>, finalUrl?: string): JoiningServices {
  const files = new Map<string, Buffer>();
  const storage = {
    read: async (path: string) => files.get(path) ?? null,
    write: async (path: string, bytes: Buffer) => void files.set(path, bytes),
    remove: async (path: string) => void files.delete(path),
  };
  return {
    limits,
    storeUpload: createUploads(storage as unknown as Parameters<typeof createUploads>[0], limits),
    readAddress: async (address) => {
      const body = web[address];
      if (body === undefined) throw new Error('That address could not be read.');
      const url = typeof body === 'string' ? (finalUrl ?? address) : address;
      const contentType = typeof body === 'string' ? 'text/html; charset=utf-8' : 'image/png';
      return { url, contentType, body: Buffer.from(body), text: () => String(body) };
    },
  };
}

/** The guarded fetch, over a real server that stands for every website. */
async function realSite(behaviour: (path: string, answer: ServerResponse) => void): Promise<JoiningServices> {
  const server = createServer(({ url = '/' }, answer) => behaviour(url, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...services({}),
    readAddress: (address, limits) =>
      guardedFetch(`http://127.0.0.2:${port}${new URL(address).pathname}`, {
        ...limits,
        milliseconds: 1_000,
        exceptions: { addresses: ['127.0.0.2'], ports: [port] },
      }),
  };
}
function endless(answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/html' });
  const more = () => {
    while (!answer.destroyed && answer.write('x'.repeat(65_536)));
  };
  answer.on('drain', more);
  more();
}
const PAGE = `<title>Tare | Kelp into power</title><meta name="description" content="Kelp into power.">
  <link rel="apple-touch-icon" href="/broken.png"><link rel="icon" href="/logo.png">`;
const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#0b2a2e' } })
    .png()
    .toBuffer();

const form = (changes: Record<string, string> = {}) =>
  readInput(newStartupInput, {
    name: 'Tare',
    website: 'tare.no',
    intro: 'Kelp into power.',
    countryCode: '',
    registrationNumber: '',
    founded: '',
    numberOfEmployees: '',
    logoImageId: '',
    ...changes,
  });
const fieldsOf = (work: () => unknown) => {
  try {
    work();
    return {};
  } catch (error) {
    return (error as { details: { fields: Record<string, string> } }).details.fields;
  }
};

describe('a profile that begins with a website', () => {
  it('is proposed from what the site says, with the first logo that is a picture', async () => {
    const context = await founder();
    const web = { 'http://tare.no': PAGE, 'https://www.tare.no/logo.png': await picture() };
    const proposal = await proposeFromWebsite(context, services(web, 'https://www.tare.no/'), 'tare.no');
    expect(proposal).toMatchObject({
      name: 'Tare',
      website: 'https://www.tare.no',
      intro: 'Kelp into power.',
      countryCode: 'NO',
      isRead: true,
    });
    expect(proposal.logoImageId).toMatch(/^[0-9a-f]{24}$/);
  });

  it('begins empty where the site cannot be read', async () => {
    const proposal = await proposeFromWebsite(await founder(), services({}), 'tare.no');
    expect(proposal).toMatchObject({ name: '', website: 'http://tare.no', logoImageId: '', isRead: false });
  });

  it.each([
    [
      'leads inside',
      (_: string, answer: ServerResponse) => answer.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    ],
    ['never answers', () => {}],
    ['sends without end', (_: string, answer: ServerResponse) => endless(answer)],
    [
      'is a document',
      (_: string, answer: ServerResponse) => answer.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
    ],
  ])('begins empty where the site %s', async (_, behaviour) => {
    const proposal = await proposeFromWebsite(await founder(), await realSite(behaviour), 'tare.no');
    expect(proposal).toMatchObject({ name: '', website: 'http://tare.no', logoImageId: '', isRead: false });
  });

  it('has a name that fits, in any language and after a title of 10,000 letters', async () => {
    const page = (title: string): JoiningServices => services({ 'http://tare.no': `<title>${title}</title>` });
    const nameFrom = async (title: string) => (await proposeFromWebsite(await founder(), page(title), 'tare.no')).name;
    expect(await nameFrom('x'.repeat(10_000))).toBe('Tare');
    expect(await nameFrom('海草研究所')).toBe('海草研究所');
  });

  it('does not take over the address of another domain that the site leads to', async () => {
    const web = { 'http://tare.no': PAGE };
    const proposal = await proposeFromWebsite(await founder(), services(web, 'https://parked.example/'), 'tare.no');
    expect(proposal.website).toBe('http://tare.no');
  });

  it('is refused at the domain of a startup that is here, before anything is fetched', async () => {
    await someCompany(fixture.context, { name: 'Tare', key: 'tare', domain: 'tare.no' });
    await expect(proposeFromWebsite(await founder(), services({}), 'https://jobs.tare.no/')).rejects.toMatchObject({
      code: 'E_DOMAIN_HELD',
    });
  });

  it('is refused without a log-in, and for what is no web address', async () => {
    const propose = (context: Context, website: string) => proposeFromWebsite(context, services({}), website);
    await expect(propose(fixture.context, 'tare.no')).rejects.toMatchObject({ kind: 'notLoggedIn' });
    for (const website of ['', 'file:///etc/passwd', 'http://127.0.0.1', 'http://a:b@tare.no', 'tare']) {
      await expect(propose(await founder(), website)).rejects.toMatchObject({
        details: { fields: { website: /web address/ } },
      });
    }
  });
});

describe('the form of a new startup', () => {
  it('stores everything that was given, and the number without its spaces', async () => {
    const logoImageId = await someImage(fixture.context);
    const input = form({
      countryCode: 'NO',
      registrationNumber: '988 077 917',
      founded: '2021',
      numberOfEmployees: '1-10',
      logoImageId,
    });
    const { id } = await startCompany(await founder(), { limits }, input);
    const [company] = await fixture.context.db.select().from(companies).where(eq(companies.id, id));
    expect(company).toMatchObject({ status: 'DRAFT', founded: 2021, numberOfEmployees: '1-10', logoImageId });
    const [country] = await fixture.context.db
      .select()
      .from(companyCountries)
      .where(eq(companyCountries.companyId, id));
    expect(country).toMatchObject({ countryCode: 'NO', registrationNumber: '988077917' });
  });

  it('needs no more than a name', async () => {
    const { key } = await startCompany(await founder(), { limits }, form({ website: '', intro: '' }));
    expect(key).toMatch(/^tare-/);
  });

  it('names each wrong field', () => {
    const wrong = (changes: Record<string, string>) => fieldsOf(() => form(changes));
    expect(wrong({ name: '' })).toHaveProperty('name');
    expect(wrong({ countryCode: 'XX' })).toHaveProperty('countryCode');
    expect(wrong({ registrationNumber: '988077917' })).toHaveProperty('countryCode');
    expect(wrong({ countryCode: 'NO', registrationNumber: '988077918' })).toHaveProperty('registrationNumber');
    expect(wrong({ founded: '1066' })).toHaveProperty('founded');
    expect(wrong({ founded: '2999' })).toHaveProperty('founded');
    expect(wrong({ numberOfEmployees: 'many' })).toHaveProperty('numberOfEmployees');
    expect(wrong({ logoImageId: '../x' })).toHaveProperty('logoImageId');
  });

  it('is refused with the number of a startup that is here, however it is written', async () => {
    await startCompany(await founder(), { limits }, form({ countryCode: 'NO', registrationNumber: '988077917' }));
    const second = form({ website: '', countryCode: 'NO', registrationNumber: 'NO 988 077 917 MVA' });
    await expect(startCompany(await founder(), { limits }, second)).rejects.toMatchObject({
      code: 'E_NUMBER_HELD',
      details: { fields: { registrationNumber: /ask to join/ } },
    });
  });

  it('goes to one of two founders who send the same number at once; the other is told', async () => {
    const { db, close } = openDatabase(database.url, { connections: 4 });
    onTestFinished(close);
    const context: Context = { ...fixture.context, db };
    const people = [await somebody(context), await somebody(context)];
    const input = form({ website: '', countryCode: 'NO', registrationNumber: '988077917' });
    const { limits: ownLimits } = authServices();
    const results = await Promise.allSettled(
      people.map(({ actor }) => startCompany({ ...context, actor }, { limits: ownLimits }, input)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refusal = results.find((result) => result.status === 'rejected')?.reason;
    expect(refusal).toMatchObject({ code: 'E_NUMBER_HELD' });
  });

  it('is refused with a picture that does not exist', async () => {
    await expect(
      startCompany(await founder(), { limits }, form({ logoImageId: 'a'.repeat(24) })),
    ).rejects.toMatchObject({
      kind: 'absent',
    });
  });
});
