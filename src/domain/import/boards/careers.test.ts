import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { HIRING_SYSTEMS } from '#domain/companies/joining/shared-hosts.ts';
import { Refusal } from '#domain/errors.ts';
import { documentOf } from '../documents/document.ts';
import { documentAt, type FetchLimits } from '../documents/document-at.ts';
import { BOARDS } from './boards.ts';
import { boardAt } from './careers-address.ts';
import { boardsNamedIn } from './careers-page.ts';
import { formatOf } from './formats.ts';

const fixture = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
const GREENHOUSE = 'https://boards-api.greenhouse.io/v1/boards/acme/jobs';
const POSTING = '5f0b8f5e-1c2d-4e3f-8a9b-0c1d2e3f4a52';

describe('the address of a hiring system', () => {
  const addresses: [string, string][] = [
    ['https://jobs.lever.co/acme', 'https://api.lever.co/v0/postings/acme?mode=json'],
    ['https://jobs.eu.lever.co/acme/', 'https://api.eu.lever.co/v0/postings/acme?mode=json'],
    [`https://jobs.lever.co/acme/${POSTING}/apply`, `https://api.lever.co/v0/postings/acme/${POSTING}?mode=json`],
    ['https://api.lever.co/v0/postings/acme', 'https://api.lever.co/v0/postings/acme?mode=json'],
    ['https://jobs.ashbyhq.com/acme', 'https://api.ashbyhq.com/posting-api/job-board/acme?includeCompensation=true'],
    ['https://acme.teamtailor.com', 'https://acme.teamtailor.com/jobs.json'],
    ['https://acme.na.teamtailor.com/jobs', 'https://acme.na.teamtailor.com/jobs.json'],
    ['https://boards.greenhouse.io/acme', `${GREENHOUSE}?content=true&pay_transparency=true`],
    ['https://job-boards.greenhouse.io/acme/jobs/44', `${GREENHOUSE}/44?content=true&pay_transparency=true`],
    ['https://boards.greenhouse.io/embed/job_board?for=acme', `${GREENHOUSE}?content=true&pay_transparency=true`],
    [
      'https://boards.greenhouse.io/embed/job_app?for=acme&token=44',
      `${GREENHOUSE}/44?content=true&pay_transparency=true`,
    ],
    [`${GREENHOUSE}?content=true`, `${GREENHOUSE}?content=true&pay_transparency=true`],
    ['https://apply.workable.com/acme/', 'https://apply.workable.com/api/v1/widget/accounts/acme?details=true'],
    ['https://acme.workable.com', 'https://apply.workable.com/api/v1/widget/accounts/acme?details=true'],
    ['https://acme.jobs.personio.de', 'https://acme.jobs.personio.de/xml'],
    ['https://acme.jobs.personio.com/?language=en', 'https://acme.jobs.personio.com/xml?language=en'],
    ['https://careers.smartrecruiters.com/Acme', 'https://api.smartrecruiters.com/v1/companies/Acme/postings'],
    [
      'https://jobs.smartrecruiters.com/Acme/743999000000001-driver',
      'https://api.smartrecruiters.com/v1/companies/Acme/postings/743999000000001',
    ],
  ];
  it.each(addresses)('%s leads to the feed %s', (address, feed) => {
    expect(boardAt(address)?.feeds[0]).toBe(feed);
  });

  it('has two possible hosts for a European Greenhouse board', () => {
    expect(boardAt('https://job-boards.eu.greenhouse.io/acme')?.feeds.map((feed) => new URL(feed).host)).toEqual([
      'boards-api.eu.greenhouse.io',
      'boards-api.greenhouse.io',
    ]);
  });

  it.each([
    [`https://jobs.ashbyhq.com/acme/${POSTING}/application`, POSTING],
    ['https://acme.teamtailor.com/sv/jobs/4711-driver', '4711'],
    ['https://apply.workable.com/acme/j/A1B2C3D4E5/', 'A1B2C3D4E5'],
    ['https://acme.jobs.personio.de/job/1180002?language=en', '1180002'],
  ])('names one posting: %s', (address, posting) => {
    expect(boardAt(address)?.posting).toBe(posting);
  });

  it('is a part when its parameters filter the feed', () => {
    expect(boardAt('https://api.lever.co/v0/postings/acme?mode=json&location=Oslo')?.isPart).toBe(true);
    expect(boardAt(`${GREENHOUSE}?content=true&department=4`)?.isPart).toBe(true);
    expect(boardAt(`${GREENHOUSE}?content=true`)?.isPart).toBe(false);
  });

  it('may have the name of a folder, unless the address is of a file', () => {
    expect(boardAt('https://jobs.lever.co/css')?.board).toBe('css');
    expect(boardAt('https://jobs.lever.co/css/main.css')).toBeNull();
    expect(boardAt('https://boards.greenhouse.io/assets/application-4f1.js')).toBeNull();
  });

  it('has a domain at which no company has its own website', () => {
    expect(HIRING_SYSTEMS).toEqual(expect.arrayContaining(BOARDS.flatMap(({ domains }) => domains)));
  });

  it('is no other address', () => {
    for (const address of [
      'https://acme.example/careers',
      'https://www.teamtailor.com/',
      'https://www.workable.com/pricing',
      'https://jobs.lever.co/',
      'https://jobs.lever.co/..%2f..%2fadmin',
      'https://jobs.lever.co.evil.example/acme',
      'https://evil.example/jobs.lever.co/acme',
      'ftp://jobs.lever.co/acme',
      'nonsense',
    ]) {
      expect(boardAt(address), address).toBeNull();
    }
  });
});

describe('a company’s own page', () => {
  const boardsIn = (html: string, url = 'https://acme.example/careers') =>
    boardsNamedIn(documentOf(`<!doctype html><html><body>${html}</body></html>`, url)).map(
      ({ system, board, feeds }) => `${system} ${board} ${new URL(feeds[0] ?? '').host}`,
    );
  it.each([
    [
      '<div id="grnhse_app"></div><script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>',
      'greenhouse acme boards-api.greenhouse.io',
    ],
    [
      '<script src="https://boards.eu.greenhouse.io/embed/job_board/js?for=acme"></script>',
      'greenhouse acme boards-api.eu.greenhouse.io',
    ],
    [
      `<a href="https://jobs.lever.co/acme/${POSTING}">A</a><a href="//jobs.lever.co/acme/x">B</a>`,
      'lever acme api.lever.co',
    ],
    ['<script src="https://jobs.ashbyhq.com/acme/embed?version=2"></script>', 'ashby acme api.ashbyhq.com'],
    [
      '<a href="https://acme.teamtailor.com/jobs/1-a">A</a><a href="https://www.teamtailor.com">by Teamtailor</a>',
      'teamtailor acme acme.teamtailor.com',
    ],
    [
      '<script src="https://www.workable.com/assets/embed.js"></script><script>whr(document).ready(function(){ whr_embed(123456, {detail: "titles"}); });</script>',
      'workable 123456 www.workable.com',
    ],
    ['<iframe src="https://acme.jobs.personio.de/?iframe=1"></iframe>', 'personio acme acme.jobs.personio.de'],
    [
      '<script>widget({"company_code": "Acme", "api_url": "https://www.smartrecruiters.com"});</script>',
      'smartrecruiters Acme api.smartrecruiters.com',
    ],
    [
      '<script id="d" >window.x={"board":"https:\\/\\/boards.greenhouse.io\\/acme"}</script>',
      'greenhouse acme boards-api.greenhouse.io',
    ],
    [
      // The data of a page that renders in the browser.
      `<script id="__NEXT_DATA__" type="application/json">{"clever":{"accountName":"x","apply":"https://jobs.lever.co/acme/${POSTING}"}}</script>`,
      'lever acme api.lever.co',
    ],
    [
      '<script src="https://assets-aws.teamtailor-cdn.com/assets/app.js"></script><a href="/jobs/1-a">A</a>',
      'teamtailor acme.example acme.example',
    ],
  ])('%s leads to %s', (html, expected) => {
    expect(boardsIn(html)).toEqual([expected]);
  });

  it('prefers the board that it embeds to its links, and may link several boards', () => {
    const link = '<a href="https://jobs.lever.co/partner">a partner hires too</a>';
    expect(boardsIn(`<iframe src="https://boards.greenhouse.io/embed/job_board?for=acme"></iframe>${link}`)).toEqual([
      'greenhouse acme boards-api.greenhouse.io',
    ]);
    expect(boardsIn(`${link}<a href="https://apply.workable.com/acme/">jobs</a>`)).toHaveLength(2);
  });

  it('names no board when it embeds and links none', () => {
    const script = '<script>var accountName: "x"; company_code: "y"; whr_embed(1)</script>';
    expect(
      boardsIn(
        `${script}<a href="/jobs">jobs</a><script src="https://scripts.teamtailor-cdn.com/widgets/jobs.js"></script>`,
      ),
    ).toEqual([]);
  });
});

describe('the document behind an address', () => {
  /** Serves these pages; every other address fails. */
  function web(pages: Record<string, string>) {
    const requests: { address: string; limits: FetchLimits }[] = [];
    const fetch = async (address: string, limits: FetchLimits) => {
      requests.push({ address, limits });
      const text = pages[address];
      if (text === undefined) throw new Error('no answer');
      return { url: address, text };
    };
    const readPage = async (address: string) => {
      const document = await documentAt(address, fetch);
      const format = formatOf(document);
      return { name: format?.name, document, ...format?.read(document) };
    };
    return { read: readPage, asked: requests };
  }
  const LEVER = 'https://api.lever.co/v0/postings/bolgekraft?mode=json';

  it('is the board with the name of its company, and may be larger than a page', async () => {
    const { read, asked } = web({
      [LEVER]: fixture('lever/fixtures/lever.json'),
      'https://jobs.lever.co/bolgekraft': '<html><title>Bølgekraft jobs</title></html>',
    });
    const { name, postings, isWhole } = await read('https://jobs.lever.co/bolgekraft');
    expect([name, postings?.length, isWhole, postings?.[0]?.employer.name]).toEqual(['lever', 4, true, 'Bølgekraft']);
    const [first] = asked;
    expect(first?.address).toBe(LEVER);
    expect([LEVER, 'https://elsewhere.example/'].map((address) => first?.limits.bytes?.(address))).toEqual([
      16_000_000, 2_000_000,
    ]);
    expect(asked[1]?.limits).toEqual({});
    const site = web({
      [LEVER]: fixture('lever/fixtures/lever.json'),
      'https://jobs.lever.co/bolgekraft': '<title>We move the sea</title>',
    });
    expect((await site.read('https://jobs.lever.co/bolgekraft')).postings?.[0]?.employer.name).toBe('bolgekraft');
  });

  it('is the board that a company’s page links, with that company as employer', async () => {
    const { read } = web({
      'https://bolgekraft.example/careers': `<html><head><meta property="og:site_name" content="Bølgekraft"></head><a href="https://jobs.lever.co/bolgekraft">Jobs</a></html>`,
      [LEVER]: fixture('lever/fixtures/lever.json'),
    });
    const { postings } = await read('https://bolgekraft.example/careers');
    expect(postings?.[0]?.employer).toEqual({ name: 'Bølgekraft', addresses: ['https://bolgekraft.example'] });
  });

  it('is the page itself if it has postings, and never one of several boards', async () => {
    const page = fixture('job-posting/fixtures/job-posting.html').replace(
      '</body>',
      '<a href="https://jobs.lever.co/bolgekraft">x</a></body>',
    );
    const both = '<html><a href="https://jobs.lever.co/a1">x</a><a href="https://apply.workable.com/b2/">y</a></html>';
    const { read } = web({ 'https://solkant.example/job': page, 'https://both.example/': both });
    expect(await read('https://solkant.example/job')).toMatchObject({ name: 'jobposting', isWhole: false });
    await expect(read('https://both.example/')).rejects.toThrow(Refusal);
    await expect(read('https://both.example/')).rejects.toThrow('https://jobs.lever.co/a1');
  });

  it('is one posting if the address is of one', async () => {
    const ashby = 'https://api.ashbyhq.com/posting-api/job-board/nordlind?includeCompensation=true';
    const id = '0c4d1f7a-52b8-4f0e-9d3c-7b1a2e6f9002';
    const { read } = web({
      [ashby]: fixture('ashby/fixtures/ashby.json'),
      'https://skogsbryn.teamtailor.com/jobs.json': fixture('teamtailor/fixtures/teamtailor.json'),
    });
    const one = await read(`https://jobs.ashbyhq.com/nordlind/${id}`);
    expect([one.postings?.map(({ sourceId }) => sourceId), one.isWhole]).toEqual([[id], false]);
    const other = await read('https://skogsbryn.teamtailor.com/jobs/6100002-skogsmaskinforare');
    expect([other.postings?.map(({ title }) => title), other.isWhole]).toEqual([['Skogsmaskinförare'], false]);
  });

  it('comes from the second host when the first has another page', async () => {
    const second = 'https://hafnarverk.jobs.personio.com/xml';
    const { read } = web({
      'https://hafnarverk.jobs.personio.de/xml': '<html>Personio: all about people</html>',
      [second]: fixture('personio/fixtures/personio.xml'),
    });
    expect(await read('https://hafnarverk.jobs.personio.de')).toMatchObject({ name: 'personio', isWhole: true });
    await expect(web({}).read('https://hafnarverk.jobs.personio.de')).rejects.toThrow('no answer');
  });

  const TEAMTAILOR = 'https://skogsbryn.teamtailor.com/jobs.json';
  const pagesOf = (next: string) => {
    const feed = JSON.parse(fixture('teamtailor/fixtures/teamtailor.json')) as { items: unknown[] };
    const page = (items: unknown[], next_url: string | null) => JSON.stringify({ ...feed, items, next_url });
    return { first: page(feed.items.slice(0, 2), next), second: page(feed.items.slice(2), null) };
  };

  it('has every page of the feed on the same host, and is a part without one of them', async () => {
    const { first, second } = pagesOf(`${TEAMTAILOR}?page=2`);
    const all = await web({ [TEAMTAILOR]: first, [`${TEAMTAILOR}?page=2`]: second }).read(
      'https://skogsbryn.teamtailor.com',
    );
    expect([all.postings?.length, all.isWhole]).toEqual([3, true]);
    const part = await web({ [TEAMTAILOR]: first }).read('https://skogsbryn.teamtailor.com');
    expect([part.postings?.length, part.isWhole]).toEqual([2, false]);
    const astray = web({ [TEAMTAILOR]: pagesOf('https://evil.example/jobs.json').first });
    expect((await astray.read('https://skogsbryn.teamtailor.com')).isWhole).toBe(false);
    expect(astray.asked.map(({ address }) => address)).toEqual([TEAMTAILOR]);
    const round = await web({ [TEAMTAILOR]: pagesOf(TEAMTAILOR).first }).read('https://skogsbryn.teamtailor.com');
    expect(round.isWhole).toBe(false);
  });

  describe('of SmartRecruiters', () => {
    const API = 'https://api.smartrecruiters.com/v1/companies/Isbre/postings';
    const { content } = JSON.parse(fixture('smartrecruiters/fixtures/smartrecruiters.json')) as {
      content: Record<string, unknown>[];
    };
    const one = content[0] as Record<string, unknown>;
    const postings = Array.from({ length: 130 }, (_, at) => ({
      ...one,
      id: `7439990000${at}`,
      jobId: `j${at}`,
      jobAd: undefined,
    }));
    const list = (offset: number, total = postings.length) =>
      JSON.stringify({ offset, limit: 100, totalFound: total, content: postings.slice(offset, offset + 100) });
    const lists = {
      [API]: list(0),
      [`${API}?limit=100&offset=0`]: list(0),
      [`${API}?limit=100&offset=100`]: list(100),
    };
    const details = Object.fromEntries(
      postings.map((posting) => [`${API}/${posting.id}`, JSON.stringify({ ...posting, jobAd: one.jobAd })]),
    );

    it('has every page of the list and the text of each posting', async () => {
      const { read } = web({ ...lists, ...details });
      const reading = await read('https://careers.smartrecruiters.com/Isbre');
      expect([reading.postings?.length, reading.broken, reading.isWhole]).toEqual([130, [], true]);
      expect(reading.postings?.every(({ description }) => description.includes('cold'))).toBe(true);
    });

    it('keeps the line of a posting without a readable text, which is broken and not delisted', async () => {
      const { [`${API}/${postings[7]?.id}`]: _, ...others } = details;
      const reading = await web({ ...lists, ...others }).read('https://careers.smartrecruiters.com/Isbre');
      expect([reading.postings?.length, reading.isWhole]).toEqual([129, true]);
      expect(reading.broken).toMatchObject([
        { sourceId: postings[7]?.id, reason: expect.stringContaining('could not') },
      ]);
    });

    it('is a part when a page is missing, and makes few requests to a host that fails', async () => {
      const { [`${API}?limit=100&offset=100`]: _, ...first } = lists;
      const reading = await web({ ...first, ...details }).read('https://careers.smartrecruiters.com/Isbre');
      expect([reading.postings?.length, reading.isWhole]).toEqual([100, false]);
      const silent = web(lists);
      expect((await silent.read('https://careers.smartrecruiters.com/Isbre')).isWhole).toBe(false);
      expect(silent.asked.length).toBeLessThan(20);
    });

    it('requests at most four texts at a time', async () => {
      let open = 0;
      let most = 0;
      const pages: Record<string, string> = { ...lists, ...details };
      await documentAt('https://careers.smartrecruiters.com/Isbre', async (address) => {
        open += 1;
        most = Math.max(most, open);
        await new Promise(setImmediate);
        open -= 1;
        return { url: address, text: pages[address] ?? '' };
      });
      expect(most).toBe(4);
    });
  });
});
