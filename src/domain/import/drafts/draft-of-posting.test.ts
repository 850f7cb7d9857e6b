import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardedFetch } from '#adapters/guarded-fetch.ts';
import { draftContents } from '#domain/jobs/inputs.ts';
import { addDays } from '#domain/site/days.ts';
import { textAbout } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { decodedText } from '../documents/encoding.ts';
import { contentsOfLink, contentsOfText } from './draft-of-posting.server.ts';

const fixture = rollbackFixture();
const MONTHS = 'januar februar mars april mai juni juli august september oktober november desember'.split(' ');
const posting = (changes: object) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Backend Engineer (f/m/x) in Oslo',
  description: `${textAbout('Engineer')}<script>alert(1)</script>`,
  hiringOrganization: { '@type': 'Organization', name: 'Fjordlys' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Oslo', addressCountry: 'NO' } },
  employmentType: 'FULL_TIME',
  datePosted: '2026-11-01',
  ...changes,
});
const pageOf = (...postings: object[]) =>
  `<html><body>${postings.map((one) => `<script type="application/ld+json">${JSON.stringify(one).replaceAll('<', '\\u003c')}</script>`).join('')}</body></html>`;

/** The careers site of a startup. */
let board: Server;
let port = 0;
beforeAll(async () => {
  board = createServer((request, response) => {
    const pages: Record<string, string> = {
      '/jobs/one': pageOf(posting({})),
      '/jobs': pageOf(posting({}), posting({ title: 'Baker' })),
      '/broken': pageOf(
        posting({ description: `${textAbout('Engineer')}${'<p>På søndage får du fri.</p>'.repeat(9)}` }),
      ).replace('søndage', 's\u0001ndage'),
      '/about': '<html><body><p>We sail.</p></body></html>',
    };
    const page = pages[request.url ?? ''];
    const bytes = Buffer.from(page ?? '');
    // No UTF-8 has this byte alone.
    if (bytes.includes(1)) bytes[bytes.indexOf(1)] = 0xe6;
    response.writeHead(page ? 200 : 500, { 'content-type': 'text/html' }).end(bytes);
  });
  await new Promise<void>((listening) => board.listen(0, '127.0.0.1', listening));
  port = (board.address() as AddressInfo).port;
});
afterAll(() => board.close());

const fileAt = (path: string) =>
  contentsOfLink(fixture.context, `http://startup.example:${port}${path}`, async (address, limits) => {
    const response = await guardedFetch(address, {
      ...limits,
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      exceptions: { addresses: ['127.0.0.1'], ports: [port] },
    });
    return { url: response.url, text: decodedText(response.body, response.contentType) };
  });

describe('a job brought by its link', () => {
  it('fills the fields of a draft, without scripts and without a source', async () => {
    const { contents, startedFrom } = await fileAt('/jobs/one');
    expect(contents).toMatchObject({
      jobRole: 'backenddeveloper',
      jobPositionTypes: ['fulltime'],
      locations: [{ countryCode: 'NO', locality: 'Oslo' }],
    });
    expect(contents.title).toMatch(/^Backend Engineer/);
    expect(contents.description).not.toContain('script');
    expect(startedFrom).toContain('/jobs/one');
    expect(draftContents.safeParse(contents).success).toBe(true);
  });

  it('shows the usual sign for a character that cannot be decoded, because a person reads the draft', async () => {
    const { contents } = await fileAt('/broken');
    expect(contents.description).toContain('På s�ndage får du fri.');
    expect(JSON.stringify(contents)).not.toMatch(/\p{Co}/u);
  });

  it.each([
    ['/jobs', 'E_SEVERAL_POSTINGS'],
    ['/about', 'E_NO_POSTING'],
    ['/down', 'E_UNREADABLE'],
  ])('says what to do where %s is no single job', async (path, code) => {
    await expect(fileAt(path)).rejects.toMatchObject({ kind: 'unmet', code });
  });

  it('is refused for what is no web address', async () => {
    const never = () => Promise.reject(new Error('It must not be fetched.'));
    for (const address of ['', 'javascript:alert(1)', 'file:///etc/passwd', 'http://localhost/jobs']) {
      await expect(contentsOfLink(fixture.context, address, never)).rejects.toMatchObject({ code: 'E_ADDRESS' });
    }
  });
});

describe('a pasted text', () => {
  it('gives the title, the role and the facts that it states, and keeps the rest as the description', async () => {
    const contents = await contentsOfText(
      fixture.context,
      'Backend Engineer\n\nYou keep ferries charged.\n- Write tests\n- You must speak Norwegian fluently.\n\nWe help with the visa and with relocation.',
    );
    expect(contents).toMatchObject({ title: 'Backend Engineer', jobRole: 'backenddeveloper', relocation: 'offered' });
    expect(contents.description).toContain('<li>Write tests</li>');
    expect(contents.description).not.toContain('Backend Engineer');
    expect(contents.languages).toMatchObject([{ language: 'no' }]);
  });

  it('gives the place, the pay, the terms and the address that its lines state', async () => {
    const contents = await contentsOfText(
      fixture.context,
      [
        'Charging Engineer',
        'Location: Bergen, Norway (hybrid)',
        'Salary: 690 000 – 820 000 kr per år',
        'Full-time, some days from home',
        '',
        'You keep 46 ferries charged, on time and off diesel. We give you 400 NOK/month for lunch.',
        '',
        'Apply: jobs@ferries.example. Questions: jobs@ferries.example',
      ].join('\n'),
    );
    expect(contents).toMatchObject({
      title: 'Charging Engineer',
      locations: ['Bergen, Norway'],
      salaryType: 'range',
      salaryFrom: 690_000_00,
      salaryTo: 820_000_00,
      salaryCurrency: 'NOK',
      salaryPeriod: 'year',
      jobPositionTypes: ['fulltime'],
      workplace: 'hybrid',
      receiveApplicants: 'email',
      applyEmail: 'jobs@ferries.example',
    });
    expect(draftContents.safeParse(contents).success).toBe(true);
  });

  it('gives the place and the hours that a sentence states, and no place on which sentences disagree', async () => {
    const text = (last: string) =>
      `Ship Electrician\n\nYou work full-time at our workshop in Nuuk, Greenland, beside our co-founder and two interns.\n${last}`;
    expect(await contentsOfText(fixture.context, text('We welcome everybody.'))).toMatchObject({
      locations: ['Nuuk, Greenland'],
      jobPositionTypes: ['fulltime'],
    });
    expect(
      (await contentsOfText(fixture.context, text('We have another workshop in Turku, Finland.'))).locations,
    ).toBeUndefined();
    const baker = await contentsOfText(fixture.context, 'Baker\n\nReykjavík, Iceland · Part-time\n\nYou bake.');
    expect(baker.locations).toEqual(['Reykjavík, Iceland']);
    const seller = await contentsOfText(fixture.context, 'Baker\n\nWe sell in Denmark, Norway and Sweden.');
    expect(seller.locations).toBeUndefined();
  });

  it.each([
    ['You work at our yard outside Bodø.', 'Bodø, Norway'],
    ['Our workshop is just outside Bodø', 'Bodø, Norway'],
    ['The job is on site in Bodø, five days a week.', 'Bodø, Norway'],
    ['Full-time · Just outside Bodø', 'Bodø, Norway'],
    ['Outside Bodø · Full-time', 'Bodø, Norway'],
    ['Du arbeider på verkstedet vårt ved Bodø.', 'Bodø, Norway'],
    ['Arbejdet foregår på værftet uden for Esbjerg.', 'Esbjerg, Denmark'],
    ['Du jobbar på varvet utanför Göteborg.', 'Göteborg, Sweden'],
    ['Place of work: Malmö, with the option to work from home two days a week', 'Malmö, Sweden'],
    ['Arbejdssted: Hellerup eller remote', 'Hellerup, Denmark'],
    ['Location: Stockholm or remote within Europe', 'Stockholm, Sweden'],
    ['Tjänsten har placeringsort Malmö.', 'Malmö, Sweden'],
    ['Stillingen har kontorsted Tromsø. Hjemmekontor er dessverre ikke mulig.', 'Tromsø, Norway'],
    ['Arbeidsstedet er Mo i Rana og du møter opp hver dag.', 'Mo i Rana, Norway'],
    ['Full-time, 40 hours. Place of work: Malmö. You speak Swedish.', 'Malmö, Sweden'],
    ['Join our hardware team in Trondheim for the summer of 2027.', 'Trondheim, Norway'],
    ['Vi söker en säljare till vår butik i Umeå.', 'Umeå, Sweden'],
    ['Etsimme mobiilikehittäjää Helsinkiin.', 'Helsinki, Finland'],
    ['Our team in Trondheim answers the phone.', undefined],
    ['Etsimme myyjää, joka tuntee Helsingin.', undefined],
    ['Our customers are near Bodø.', undefined],
    ['We started in a garage outside Bodø.', undefined],
    ['Du arbeider ved NTNU.', undefined],
    ['You install sensors near Windmills.', undefined],
    ['The office is near Bodø. The workshop is outside Tromsø.', undefined],
    ['We are not outside Bodø, and work elsewhere.', undefined],
  ])('reads from "%s" the place %s', async (line, place) => {
    const { locations } = await contentsOfText(fixture.context, `Ship Electrician\n\n${line}\n\nYou mend ships.`);
    expect(locations).toEqual(place && [place]);
  });

  it.each([
    ['head roaster in Tromsø', 'Head roaster', 'Tromsø, Norway'],
    ['Head roaster in Tromsø, Norway', 'Head roaster', 'Tromsø, Norway'],
    ['We are hiring a head roaster near Tromsø', 'Head roaster', 'Tromsø, Norway'],
    ['kok i Esbjerg', 'Kok', 'Esbjerg, Denmark'],
    ['Frisør til Aalborg', 'Frisør', 'Aalborg, Denmark'],
    ['Bagare i Umeå', 'Bagare', 'Umeå, Sweden'],
    ['Säljare i Stockholm eller Göteborg', 'Säljare i Stockholm eller Göteborg', undefined],
    ['Kokk på Voss', 'Kokk', 'Voss, Norway'],
    ['Kokk i Mo i Rana', 'Kokk', 'Mo i Rana, Norway'],
    ['Kokk ved Bodø', 'Kokk', 'Bodø, Norway'],
    ['Dagleg leiar i Førde', 'Dagleg leiar', 'Førde, Norway'],
    ['Kokki Turussa', 'Kokki', 'Turku, Finland'],
    ['Ohjelmistokehittäjä Espooseen', 'Ohjelmistokehittäjä', 'Espoo, Finland'],
    ['Etsimme kokkia Ouluun', 'Kokki', 'Oulu, Finland'],
    ['Bakari í Reykjavík', 'Bakari', 'Reykjavík, Iceland'],
    ['Forritari í Kópavogi', 'Forritari', 'Kópavogur, Iceland'],
    ['Developer in Test', 'Developer in Test', undefined],
    ['Engineer in Residence', 'Engineer in Residence', undefined],
    ['Lærer i Nes', 'Lærer i Nes', undefined],
    ['You roast coffee in Tromsø.', undefined, undefined],
  ])('reads the headline "%s" as %s in %s, alone and above a text', async (headline, title, place) => {
    const locations = place && [place];
    const alone = await contentsOfText(fixture.context, headline);
    expect(alone).toMatchObject({ title: title ?? '', ...(place && { locations }) });
    expect(alone.locations).toEqual(locations);
    if (title === undefined) return;
    const above = await contentsOfText(fixture.context, `${headline}\n\nYou work at night, beside two others.`);
    expect({ title: above.title, locations: above.locations }).toEqual({ title, locations });
  });

  it('is open for the shortest period that reaches its deadline, and for the usual one without a deadline ahead', async () => {
    const today = fixture.context.now.toISOString().slice(0, 10);
    const period = async (line: string) =>
      (await contentsOfText(fixture.context, `Baker\n\nYou bake.\n\n${line}`)).periodDays;
    const inDays = (days: number) => addDays(today, days);
    expect(await period(`Ansøgningsfrist: ${inDays(14)}`)).toBe(14);
    expect(await period(`Apply by ${inDays(15)}`)).toBe(30);
    const [year, month = 1, day] = inDays(40).split('-').map(Number);
    expect(await period(`Søknadsfrist\n${day}. ${MONTHS[month - 1]} ${year}`)).toBe(45);
    expect(await period(`Sista ansökningsdag ${inDays(46)}`)).toBe(60);
    expect(await period(`Søknadsfrist ${inDays(90)}`)).toBe(60);
    expect(await period(`Apply by ${inDays(-1)}`)).toBeUndefined();
    expect(await period('Apply as soon as possible')).toBeUndefined();
  });

  it('keeps each line below the title, and makes short lines above lists and sentences headings', async () => {
    const { description } = await contentsOfText(
      fixture.context,
      'Baker\nYou bake at night.\nPlace: Oslo\n\nYour night:\n\n- Bake rye\n- Sleep\n\nAbout us\nWe bake bread.\n\nKind regards\nIda',
    );
    expect(description).toBe(
      '<p>You bake at night.<br>Place: Oslo</p><h2>Your night</h2><ul><li>Bake rye</li><li>Sleep</li></ul>' +
        '<h2>About us</h2><p>We bake bread.</p><p>Kind regards<br>Ida</p>',
    );
  });

  it('gives no field about which its lines disagree', async () => {
    const contents = await contentsOfText(
      fixture.context,
      'Baker\n\nLocation: Oslo\nLocation: Bergen\nSalary: 400 DKK per hour\nPay: 500 DKK per hour\n\nWrite to a@b.example or c@d.example.',
    );
    expect(Object.keys(contents).sort()).toEqual(['description', 'textLanguage', 'title']);
  });

  it('holds no script, and is refused when it is empty or endless', async () => {
    const { description } = await contentsOfText(fixture.context, '<p>Baker</p><p>Hi<img src=x onerror=alert(1)></p>');
    expect(description).toBe('<p>Hi</p>');
    await expect(contentsOfText(fixture.context, '  ')).rejects.toThrow(/paste/);
    await expect(contentsOfText(fixture.context, 'x'.repeat(2_000_000))).rejects.toThrow(/characters/);
  });

  it('counts in the money of its place, and without a place in that of the startup', async () => {
    const rug = { name: 'Rug', countryCode: 'DK' };
    const currency = async (line: string, home: string | null) =>
      (
        await contentsOfText(fixture.context, `Baker\n\n${line}\nSalary: 45.000 kr per month`, {
          name: 'Rug',
          countryCode: home,
        })
      ).salaryCurrency;
    expect(await currency('Location: Bergen', 'DK')).toBe('NOK');
    expect(await currency('You bake.', 'DK')).toBe('DKK');
    expect(await currency('You bake.', null)).toBeUndefined();
    expect(await currency('Location: Nowhereville', 'DK')).toBeUndefined();
    // Too short for its language to be counted, but the word for pay is Swedish.
    expect((await contentsOfText(fixture.context, 'Bagare\n\nLön: 41 000 kr/mån', rug)).salaryCurrency).toBe('SEK');
    expect((await contentsOfText(fixture.context, 'Baker\n\nTimelønn: 230 kr', rug)).salaryCurrency).toBe('NOK');
  });
});
