import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HIRING_SYSTEMS } from '#domain/companies/joining/shared-hosts.ts';
import { projectRoot } from '#project-root.ts';
import { documentOf, type Provenance } from '../documents/document.ts';
import type { Posting, Reading } from '../posting.ts';
import { workplaceOf } from '../terms/workplace-of-posting.server.ts';
import { BOARDS } from './boards.ts';
import { formatOf } from './formats.ts';

const fixture = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
type Tree = Record<string, unknown>;

function readingOf(
  document: unknown,
  url: string | null = null,
  provenance: Provenance = {},
): Reading & { format: string } {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const imported = documentOf(text, url, provenance);
  const format = formatOf(imported);
  if (format === null) throw new Error('of no format');
  return { format: format.name, ...format.read(imported) };
}
const only = ({ postings, broken }: Reading): Posting => {
  const [posting] = postings;
  if (posting === undefined || postings.length > 1)
    throw new Error(`${postings.length} postings; ${broken[0]?.reason}`);
  return posting;
};
const places = ({ places: namedPlaces }: Posting) =>
  namedPlaces.map(({ text, country }) => (country === null ? text : `${text} (${country})`)).join(', ');

describe('boards of hiring systems', () => {
  const boards: [string, string, string[]][] = [
    [
      'lever/fixtures/lever.json',
      'lever',
      ['Embedded Engineer', 'Skrifstofustjóri', 'Account Executive', 'Plant Operator'],
    ],
    ['ashby/fixtures/ashby.json', 'ashby', ['Staff Product Designer', 'Working Student, Data', 'Support Engineer']],
    [
      'teamtailor/fixtures/teamtailor.json',
      'teamtailor',
      ['Backendutvecklare', 'Skogsmaskinförare', 'Forest Data Scientist'],
    ],
    [
      'workable/fixtures/workable.json',
      'workable',
      ['Mechanical Engineer', 'Service Technician', 'Customer Success Lead', 'Line Worker'],
    ],
    [
      'personio/fixtures/personio.xml',
      'personio',
      ['Naval Architect (m/f/d)', 'Werkstudent Marketing', 'Frontend Developer'],
    ],
    [
      'smartrecruiters/fixtures/smartrecruiters.json',
      'smartrecruiters',
      ['Process Engineer', 'Prosjektleder', 'Supply Planner'],
    ],
  ];
  it.each(boards)('are read whole without unlisted and internal postings: %s as %s', (file, format, titles) => {
    const reading = readingOf(fixture(file));
    expect([reading.format, reading.isWhole, reading.broken]).toEqual([format, true, []]);
    expect(reading.postings.map(({ title }) => title)).toEqual(titles);
  });

  it.each(BOARDS)('need a fixture here, shared hosts and a row in docs/import.md: $label', ({ name, domains }) => {
    // Greenhouse's has broken postings, which reading.test.ts reads.
    expect(['greenhouse', ...boards.map(([, format]) => format)]).toContain(name);
    expect(HIRING_SYSTEMS).toEqual(expect.arrayContaining([...domains]));
    expect(readFileSync(`${projectRoot}/docs/import.md`, 'utf8')).toContain(`\`${name}\``);
  });

  it('are recognised among other data', () => {
    for (const other of [
      '[]',
      '[1]',
      '[{"id":1,"text":"x"}]',
      '{"jobs":[{"title":"x"}]}',
      '{"items":[]}',
      '{"content":[]}',
      '{"version":"https://jsonfeed.org/version/1.1","items":[{"id":"1","title":"News"}]}',
      '<?xml version="1.0"?><rss><channel/></rss>',
      '<?xml version="1.0"?>',
    ]) {
      expect(formatOf(documentOf(other, null)), other).toBeNull();
    }
  });

  it('are whole when they are empty', () => {
    for (const [document, url] of [
      ['[]', 'https://api.lever.co/v0/postings/acme?mode=json'],
      ['{"jobs":[],"apiVersion":"1"}', null],
      ['{"jobs":[],"meta":{"total":0}}', null],
      ['{"name":"Acme","description":null,"jobs":[]}', null],
      ['{"offset":0,"limit":100,"totalFound":0,"content":[]}', null],
      [
        '{"version":"https://jsonfeed.org/version/1.1","feed_url":"https://acme.teamtailor.com/jobs.json","items":[]}',
        null,
      ],
      ['<?xml version="1.0" encoding="UTF-8"?><workzag-jobs></workzag-jobs>', null],
      ['<?xml version="1.0" encoding="UTF-8"?><workzag-jobs/>', null],
    ] as const) {
      expect(readingOf(document, url), document).toMatchObject({ postings: [], broken: [], isWhole: true });
    }
  });

  it('are not whole as a part, as one posting, or with a broken posting that has no id', () => {
    const jobs = (JSON.parse(fixture('ashby/fixtures/ashby.json')) as { jobs: Tree[] }).jobs.slice(0, 2);
    const nameless = { ...jobs[1], id: null, jobUrl: null };
    expect(readingOf({ apiVersion: '1', jobs }).isWhole).toBe(true);
    expect(readingOf({ apiVersion: '1', jobs }, null, { isPart: true }).isWhole).toBe(false);
    expect(readingOf({ apiVersion: '1', jobs: [jobs[0], nameless] }).isWhole).toBe(false);
    expect(readingOf({ apiVersion: '1', jobs: [jobs[0], { ...jobs[1], title: null }] })).toMatchObject({
      isWhole: true,
      broken: [{ sourceId: jobs[1]?.id, reason: 'it has no title' }],
    });
    const reading = readingOf({ apiVersion: '1', jobs }, null, { only: String(jobs[1]?.id) });
    expect([only(reading).title, reading.isWhole]).toEqual(['Working Student, Data', false]);
    expect(readingOf({ apiVersion: '1', jobs }, null, { only: 'gone' }).broken[0]?.reason).toContain(
      'does not have it',
    );
    const greenhouse = JSON.parse(fixture('greenhouse/fixtures/greenhouse.json')) as Tree;
    expect(readingOf({ ...greenhouse, meta: { total: 99 } }).isWhole).toBe(false);
    const smart = JSON.parse(fixture('smartrecruiters/fixtures/smartrecruiters.json')) as { content: Tree[] };
    expect(readingOf({ ...smart, totalFound: 5 }).isWhole).toBe(false);
    expect(readingOf(smart.content[0]).isWhole).toBe(false);
    const feed = JSON.parse(fixture('teamtailor/fixtures/teamtailor.json')) as Tree;
    expect(readingOf({ ...feed, next_url: 'https://skogsbryn.teamtailor.com/jobs.json?page=2' }).isWhole).toBe(false);
  });

  it('report a second posting with the id of another text', () => {
    const board = JSON.parse(fixture('greenhouse/fixtures/greenhouse.json')) as { jobs: Record<string, unknown>[] };
    const [first] = board.jobs;
    const { postings, broken } = readingOf(
      JSON.stringify({ ...board, jobs: [first, { ...first, content: 'Another text' }] }),
    );
    expect(postings).toHaveLength(1);
    expect(broken[0]?.reason).toBe('its id occurs twice in this feed, with another text');
  });

  it('merge the places of postings with one id', () => {
    const [first, second] = JSON.parse(fixture('lever/fixtures/lever.json')) as Tree[];
    const twice = readingOf([
      first,
      { ...first, categories: second?.categories, country: 'IS', workplaceType: 'on-site' },
    ]);
    expect(places(only(twice))).toBe('Trondheim (NO), Tromsø, Gothenburg, Reykjavík (IS)');
    expect(workplaceOf(only(twice))).toBe('hybrid');
    const smart = (JSON.parse(fixture('smartrecruiters/fixtures/smartrecruiters.json')) as { content: Tree[] })
      .content[0] as Tree;
    const inBergen = { ...smart, id: '743999000000009', location: { city: 'Bergen', country: 'no' } };
    expect(places(only(readingOf({ totalFound: 2, content: [inBergen, smart] })))).toBe('Ålesund (no), Bergen (no)');
  });
});

describe('the workplace of a posting', () => {
  const of = (file: string) =>
    readingOf(fixture(file)).postings.map((posting) => `${workplaceOf(posting)}: ${places(posting)}`);
  it('comes from the fields of each board, and for Personio from its offices', () => {
    expect(of('lever/fixtures/lever.json')).toEqual([
      'hybrid: Trondheim (NO), Tromsø, Gothenburg',
      'onsite: Reykjavík (IS)',
      'remote: Denmark (DK), Finland',
      'notSaid: Denmark, WI (US)',
    ]);
    expect(of('ashby/fixtures/ashby.json')).toEqual([
      'hybrid: Copenhagen (Denmark), Malmö (Sweden), Helsinki (Finland)',
      'onsite: Oslo (Norway)',
      'remote: Remote - Sweden (Sweden), Remote - Iceland (Iceland)',
    ]);
    expect(of('teamtailor/fixtures/teamtailor.json')).toEqual([
      'hybrid: Uppsala (Sverige), Umeå (Sverige)',
      'notSaid: Östersund (Sverige)',
      'remote: Stockholm (Sverige)',
    ]);
    expect(of('workable/fixtures/workable.json')).toEqual([
      'onsite: Turku (FI), Tampere (FI)',
      'hybrid: Espoo (FI)',
      'remote: Stockholm (SE)',
      'onsite: Denmark (US)',
    ]);
    expect(of('personio/fixtures/personio.xml')).toEqual([
      'notSaid: Akureyri, Reykjavík',
      'hybrid: Bergen (Hybrid)',
      'remote: Remote Norway',
    ]);
    expect(of('smartrecruiters/fixtures/smartrecruiters.json')).toEqual([
      'notSaid: Ålesund (no)',
      'hybrid: Bodø (no)',
      'remote: Aarhus (dk)',
    ]);
  });

  it('is not taken from other meanings of "remote" and "hybrid" in a title', () => {
    const [lever] = JSON.parse(fixture('lever/fixtures/lever.json')) as Tree[];
    const jobWith = (text: string, workplaceType: string) =>
      workplaceOf(only(readingOf([{ ...lever, text, workplaceType }])));
    expect(jobWith('Remote Sensing Engineer', 'onsite')).toBe('onsite');
    expect(jobWith('Remote Sensing Engineer', 'unspecified')).toBe('notSaid');
    expect(jobWith('Hybrid Cloud Architect', 'remote')).toBe('remote');
    expect(jobWith('Architect (hybrid)', 'remote')).toBe('hybrid');
    expect(jobWith('Distansägare', 'unspecified')).toBe('notSaid');
    expect(jobWith('Säljare på distans', 'unspecified')).toBe('remote');
    expect(jobWith('Myyjä, etätyö', 'unspecified')).toBe('remote');
    expect(jobWith('Sælger (delvist hjemmearbejde)', 'unspecified')).toBe('hybrid');
    expect(jobWith('Myyjä, osittainen etätyö', 'unspecified')).toBe('hybrid');
    expect(jobWith('Sælger med mulighed for hjemmearbejde et par dage om ugen', 'unspecified')).toBe('hybrid');
    expect(jobWith('Säljare, två dagar hemifrån', 'unspecified')).toBe('hybrid');
    expect(jobWith('Sælger, hjemmefra hver dag', 'unspecified')).toBe('remote');
    expect(jobWith('Säljare, på plats', 'unspecified')).toBe('onsite');
  });
});

describe('a posting without a field for the workplace', () => {
  it('is read by its text, and else does not say it', () => {
    const [lever] = JSON.parse(fixture('lever/fixtures/lever.json')) as Tree[];
    const workplaceIn = (description: string) =>
      workplaceOf(only(readingOf([{ ...lever, text: 'Gardener', categories: {}, workplaceType: null, description }])));
    expect(workplaceIn('<p>Enjoy the flexibility of a hybrid work model.</p>')).toBe('hybrid');
    expect(workplaceIn('<p>Plant trees.</p><p>#LI-Remote</p>')).toBe('remote');
    expect(workplaceIn('<p>Remote work is possible two days a week after onboarding.</p>')).toBe('hybrid');
    expect(workplaceIn('<p>Plant trees on a hybrid cloud.</p>')).toBe('notSaid');
    expect(workplaceIn('<ul><li>Remote work is not possible for this position.</li></ul>')).toBe('onsite');
    expect(workplaceIn('<p>Du jobbar hemifrån två dagar i veckan.</p>')).toBe('hybrid');
  });
});

describe('SmartRecruiters’ two flags for the workplace', () => {
  const fixtures = JSON.parse(fixture('smartrecruiters/fixtures/smartrecruiters.json')) as { content: Tree[] };
  const workplaceWith = (location: Tree, text: string) => {
    const jobAd = { sections: { jobDescription: { title: 'Job', text: `<p>${text}</p>` } } };
    const content = [{ ...fixtures.content[0], location: { city: 'Bergen', country: 'no', ...location }, jobAd }];
    return workplaceOf(only(readingOf({ totalFound: 1, content })));
  };

  it('state nothing where both are off, as they are until somebody sets them', () => {
    const off = { remote: false, hybrid: false };
    expect(workplaceWith(off, 'Plant trees.')).toBe('notSaid');
    expect(workplaceWith(off, 'You work from home two days a week.')).toBe('hybrid');
    expect(workplaceWith(off, 'This is a fully remote position.')).toBe('remote');
    expect(workplaceWith({ remote: false, hybrid: true }, 'Plant trees.')).toBe('hybrid');
  });
});

describe('Teamtailor’s status for remote work', () => {
  const [, item] = (JSON.parse(fixture('teamtailor/fixtures/teamtailor.json')) as { items: Tree[] }).items;
  const workplaceWith = (changes: Tree) => workplaceOf(only(readingOf({ items: [{ ...item, ...changes }] })));

  it('states nothing while it is "none"', () => {
    expect(workplaceWith({ remoteStatus: 'none' })).toBe('notSaid');
    expect(workplaceWith({ remoteStatus: 'none', content_html: '<p>Vi arbetar hybrid.</p>' })).toBe('hybrid');
    expect(workplaceWith({ remoteStatus: 'temporary' })).toBe('hybrid');
  });
});

describe('the titles of postings', () => {
  it('lose the escapes that companies type into them, in every format', () => {
    const [lever] = JSON.parse(fixture('lever/fixtures/lever.json')) as Tree[];
    expect(only(readingOf([{ ...lever, text: 'Sales &amp; Marketing &#8211; Nordics' }])).title).toBe(
      'Sales & Marketing – Nordics',
    );
    const workable = fixture('workable/fixtures/workable.json').replace('"Mechanical Engineer"', '"R&amp;D Engineer"');
    expect(readingOf(workable).postings[0]?.title).toBe('R&D Engineer');
    const teamtailor = fixture('teamtailor/fixtures/teamtailor.json').replaceAll(
      '"Backendutvecklare"',
      '"C&amp;amp;A"',
    );
    expect(readingOf(teamtailor).postings[0]?.title).toBe('C&amp;A');
  });
});

describe('the texts of postings', () => {
  it('have their sections in the order of the format, and are unescaped once', () => {
    const texts = (file: string) => readingOf(fixture(file)).postings.map(({ description }) => description);
    expect(texts('lever/fixtures/lever.json')[0]).toMatch(
      /^<div>Bølgekraft.*<h3>What you’ll do<\/h3><ul><li>Keep R&amp;D .*<h3>What you bring<\/h3><ul>.*<div>We answer/,
    );
    expect(texts('lever/fixtures/lever.json')[2]).toBe(
      '<p>Sell waves from wherever you live.</p><p>Travel twice a month.</p>',
    );
    expect(texts('personio/fixtures/personio.xml')[0]).toMatch(
      /^<h3>Your tasks<\/h3><ul><li>Draw hulls &amp; keels<\/li>.*<h3>What we offer/s,
    );
    expect(texts('personio/fixtures/personio.xml')[1]).toBe('<h3>About "us"</h3><p>We build quays &lt; 200 m.</p>');
    expect(texts('smartrecruiters/fixtures/smartrecruiters.json')[0]).toMatch(
      /Company Description.*Job Description.*Qualifications.*Additional Information<\/h3><p>Shifts &amp; holidays/,
    );
    expect(texts('workable/fixtures/workable.json')[0]).toMatch(
      /heat pumps.*Requirements.*drawing.*Benefits.*Lunch &amp; sauna/,
    );
    expect(texts('teamtailor/fixtures/teamtailor.json')[0]).toContain('räknar träd &amp; kolinlagring');
  });

  it('keep the id of a JSON-LD node that names no other, under a new title', () => {
    const node = { '@context': 'https://schema.org', '@type': 'JobPosting', title: 'Baker', description: 'Bread.' };
    const idWith = (id: string, title: string) => only(readingOf({ ...node, '@id': id, title })).sourceId;
    expect(idWith('https://a.example/#job-7', 'Baker')).toBe('https://a.example/#job-7');
    expect(idWith('https://a.example/#job-7', 'Head Baker')).toBe('https://a.example/#job-7');
    expect(idWith('_:b0', 'Head Baker')).not.toBe(idWith('_:b0', 'Baker'));
  });

  it('define and fetch no entities in XML', () => {
    const hostile = fixture('personio/fixtures/personio.xml')
      .replace('?>', '?><!DOCTYPE x [<!ENTITY a "boo"><!ENTITY xxe SYSTEM "file:///etc/passwd">]>')
      .replace('Frontend Developer', 'Frontend &a;&xxe; Developer');
    expect(readingOf(hostile).postings.at(-1)?.title).toBe('Frontend &a;&xxe; Developer');
    const laughs = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${'ha'.repeat(9)}"><!ENTITY b "&a;&a;&a;">]><workzag-jobs><position><id>1</id><name>&b;</name></position></workzag-jobs>`;
    expect(readingOf(laughs).broken[0]).toMatchObject({ item: '&b; (item 1)', reason: 'it has no title' });
  });

  it('are read up to the end of a truncated document', () => {
    const xml = fixture('personio/fixtures/personio.xml');
    const reading = readingOf(xml.slice(0, xml.indexOf('Show captains')));
    expect(reading.postings.map(({ sourceId }) => sourceId)).toEqual(['1180001', '1180002']);
    expect([reading.isWhole, reading.broken[0]?.reason]).toEqual([false, 'it ends in the middle']);
  });
});

describe('the other fields of a posting', () => {
  it('are the link to apply, the date, the types, the language and the employer', () => {
    const first = (file: string, url: string | null = null) => readingOf(fixture(file), url).postings[0] as Posting;
    expect(first('lever/fixtures/lever.json')).toMatchObject({
      link: expect.stringMatching(/\/apply$/),
      postedAt: new Date(1_793_610_000_000),
      positionTypes: ['fulltime'],
      departments: ['Engineering', 'Control systems'],
      employer: { name: 'bolgekraft' },
    });
    expect(first('ashby/fixtures/ashby.json')).toMatchObject({
      link: expect.stringMatching(/\/application$/),
      employer: { name: 'nordlind' },
      equity: { from: 0.05, to: 0.2 },
    });
    expect(first('teamtailor/fixtures/teamtailor.json')).toMatchObject({
      employer: { name: 'Skogsbryn', addresses: ['https://skogsbryn.example'] },
      lastMoment: '2026-12-20T23:59:59+01:00',
    });
    expect(first('smartrecruiters/fixtures/smartrecruiters.json')).toMatchObject({
      statedLanguage: 'en',
      employer: { name: 'Isbre AS' },
    });
    expect(first('workable/fixtures/workable.json')).toMatchObject({
      employer: { name: 'Merihalli' },
      departments: ['Production', 'Engineering'],
    });
    expect(first('personio/fixtures/personio.xml', 'https://hafnarverk.jobs.personio.de/xml')).toMatchObject({
      link: 'https://hafnarverk.jobs.personio.de/job/1180001',
      positionTypes: ['fulltime', 'parttime'],
      employer: { name: 'Hafnarverk ehf.' },
    });
  });

  it('take the employer from the careers page when the feed names none', () => {
    const employer = { name: 'Bølgekraft', address: 'https://bolgekraft.example' };
    expect(readingOf(fixture('lever/fixtures/lever.json'), null, { employer }).postings[0]).toMatchObject({
      employer: { name: 'Bølgekraft', addresses: ['https://bolgekraft.example'] },
      notes: [],
    });
    expect(
      readingOf(fixture('teamtailor/fixtures/teamtailor.json'), null, { employer }).postings[0]?.employer.name,
    ).toBe('Skogsbryn');
  });
});
