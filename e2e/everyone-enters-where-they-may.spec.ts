import { eq } from 'drizzle-orm';
import { request } from 'undici';
import { beforeAll, describe, expect, it } from 'vitest';
import { talents } from '#database/tables/talent.server.ts';
import { openSession } from '#domain/accounts/sign-in/sessions.server.ts';
import type { Context } from '#domain/context.ts';
import { someApplication } from '#testing/applications.ts';
import { sampleOf } from '#testing/depth.ts';
import { loggedIn, type Person, somebody, someInvestor } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { FEEDS, PAGES } from '#web/app/site-map.ts';
import { giveCv } from './cv.ts';
import { site } from './site.ts';
import { inSiteDatabase } from './site-data.ts';
import { CALL_ROWS } from './who-may-call.ts';
import { PAGE_ROWS, WHO, type Who } from './who-may-enter.ts';
import { WORKSPACE_PAGE_ROWS } from './who-may-enter-workspaces.ts';
import { FORM_ROWS } from './who-may-send.ts';

const ALL_PAGE_ROWS = [...PAGE_ROWS, ...WORKSPACE_PAGE_ROWS];

/** The session cookie of each person. */
const cookies = new Map<Who, string>();
/** Values of the placeholders in the rows. */
const ids: Record<string, string> = {};

beforeAll(() => inSiteDatabase(settle));

/** Tenant A with a public startup and a draft, an investor, one open job and one that was never sent; and B beside it. */
async function settle(context: Context): Promise<void> {
  const unique = Date.now().toString(36);
  const key = `matrix-${unique}`;
  const a = await someCompany(context, { key, domain: `${key}.example`, name: 'A startup' });
  const draft = await someCompany(context, { key: `${key}-draft`, domain: null, status: 'DRAFT' });
  const b = await someCompany(context, { key: `${key}-b`, domain: null });
  const investor = await someInvestor(context, { key: `${key}-investor` });
  const job = await someJob(context, { companyId: a.id });
  const draftJob = await someJob(context, { companyId: a.id, status: 'DRAFT', approvedAt: null, publishedAt: null });

  const of = (role: 'owner' | 'manager' | 'reviewer') => [
    { id: a.id, role },
    { id: draft.id, role },
  ];
  const person = (overrides: Parameters<typeof somebody>[1]) =>
    somebody(context, { createdAt: context.now, ...overrides });
  const people: Partial<Record<Who, Person>> = {
    unverified: await person({ emailVerifiedAt: null }),
    talent: await person({ isTalent: true }),
    'owner of A': await person({ member: of('owner') }),
    'manager of A': await person({ member: of('manager') }),
    'reviewer of A': await person({ member: of('reviewer') }),
    'owner of B': await person({ member: [{ id: b.id }] }),
    'investor manager': await person({ member: [{ kind: 'investor', id: investor.id, role: 'manager' }] }),
    admin: await person({ isAdmin: true }),
  };
  for (const [who, { cookie }] of Object.entries(people)) cookies.set(who as Who, cookie);
  const owner = people['owner of A'] as Person;
  const elsewhere = await openSession({ ...context, platform: 'plusimpact' }, { id: owner.id, isAdmin: false }, HERE);
  cookies.set('on the sister site', `sid=${elsewhere.token}`);
  const half = await person({ isAdmin: true });
  const withoutCode = await openSession(context, { id: half.id, isAdmin: true }, HERE);
  cookies.set('admin without a second step', `sid=${withoutCode.token}`);
  const bystander = await loggedIn(context, await person({}));
  const session = bystander.actor.kind === 'user' ? (bystander.actor.sessionId ?? '') : '';
  const talent = people.talent as Person;
  const cvFileId = await giveCv(context, talent);
  const [profile] = await context.db.select({ id: talents.id }).from(talents).where(eq(talents.userId, talent.id));
  // The talent can still apply to JOB.
  const other = await someJob(context, { companyId: a.id });
  const application = { jobId: other.id, companyId: a.id, talentId: profile?.id ?? '', cvFileId };
  Object.assign(ids, {
    CV: (await someApplication(context, application)).id,
    BESIDE: b.key,
    DRAFT: draft.key,
    INVESTOR: investor.key,
    JOB: job.id,
    UNSENT: draftJob.id,
    OWNER: owner.id,
    SESSION: session,
    BYSTANDER: bystander.id,
    A: key,
  });
}
const HERE = { network: '203.0.113.9', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

const fillIn = (text: string) =>
  text.replace(/\b(?:CV|BESIDE|DRAFT|INVESTOR|JOB|UNSENT|OWNER|SESSION|BYSTANDER|A)\b/g, (word) => ids[word] ?? word);

/** The reason in the redirect of a guard, by kind of workspace. */
const REASONS: Record<string, string> = { '/': 'talent', '/client/': 'startup', '/investors/join': 'investor' };

/** The form of a draft startup names the reason where somebody wanted a page other than its first. */
function reasonOfDraft(path: string, address: string): string | undefined {
  const workspace = path.match(/^(\/client\/startups\/[^/]+)\/edit$/)?.[1];
  return workspace && fillIn(address) !== workspace ? 'draft' : undefined;
}

/** Sends a request as one person, and describes the answer in the words of the rows. */
async function answerTo(who: Who, address: string, init: { method?: string; body?: string; type?: string } = {}) {
  const { port } = new URL(site().origin);
  const host = `${who === 'on the sister site' ? 'impact.localhost' : 'localhost'}:${port}`;
  const { statusCode, headers, body } = await request(`http://127.0.0.1:${port}${fillIn(address)}`, {
    method: init.method ?? 'GET',
    headers: {
      host,
      accept: 'text/html,*/*',
      cookie: cookies.get(who) ?? '',
      ...(init.method && { origin: `http://${host}` }),
      ...(init.type && { 'content-type': init.type }),
    },
    ...(init.body && { body: fillIn(init.body) }),
  });
  // A stream of events has no end to wait for.
  if (String(headers['content-type']).startsWith('text/event-stream')) body.on('error', () => {}).destroy();
  else await body.dump();
  if (statusCode !== 302) return String(statusCode);
  const location = String(headers.location);
  const back = encodeURIComponent(fillIn(address));
  if (location === `/?to=${back}`) return 'login';
  if (location === `/settings/two-factor?to=${back}`) return 'two-factor';
  if (location === `/auth/signin?to=${back}`) return 'sign-in';
  if (/[?&]done=/.test(location)) return 'done';
  const [path = '', query = ''] = location.split('?');
  const reason = address.startsWith('/client/') ? (REASONS[path] ?? reasonOfDraft(path, address)) : undefined;
  if (reason && query === `away=${reason}`) return path;
  return location.startsWith('http') ? 'away' : `${location}${reason ? ' without the reason' : ''}`;
}

/** The answers that differ from the table. */
async function surprises(rows: { what: string; answers: string; ask: (who: Who) => Promise<string> }[]) {
  const problems: string[] = [];
  for (const { what, answers, ask } of rows) {
    const codes = fillIn(answers).split(' ');
    expect(codes, what).toHaveLength(WHO.length);
    const answersByPerson = new Map<Who, string>();
    // The last column but one is the account of another column: what that one removes must be gone when this one asks.
    const apart: Who = 'on the sister site';
    const askAll = (all: Who[]) => Promise.all(all.map(async (who) => answersByPerson.set(who, await ask(who))));
    await askAll(WHO.filter((who) => who !== apart));
    await askAll([apart]);
    for (const [column, who] of WHO.entries()) {
      if (answersByPerson.get(who) !== codes[column]) {
        problems.push(`${what} for ${who}: ${answersByPerson.get(who)}, and not ${codes[column]}`);
      }
    }
  }
  return problems;
}

/** Each row is requested as each kind of person: over a minute on a machine that does something else. */
const LONG = 240_000;

describe('the table of permissions', () => {
  it('has a row for every page and feed of the site, and for every call of the API', async () => {
    const routes = new Set<string>(ALL_PAGE_ROWS.map(([route]) => route));
    expect([...Object.keys(PAGES), ...Object.keys(FEEDS)].filter((route) => !routes.has(route))).toEqual([]);
    const document = await fetch(`${site().origin}/api/openapi.json`).then((answer) => answer.json());
    const endpoints = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = new Set(CALL_ROWS.map(([call]) => call));
    expect(endpoints.filter((call) => !calls.has(call))).toEqual([]);
    expect([...calls].filter((call) => !endpoints.includes(call))).toEqual([]);
  });

  it(
    'holds at every page',
    async () => {
      const rows = sampleOf(ALL_PAGE_ROWS, 8).map(([, address, answers]) => ({
        what: address,
        answers,
        ask: (who: Who) => answerTo(who, address),
      }));
      expect(await surprises(rows)).toEqual([]);
    },
    LONG,
  );

  it('holds for the data that the program of every page requests', async () => {
    const pages = ALL_PAGE_ROWS.filter(([route]) => Object.hasOwn(PAGES, route));
    const rows = sampleOf(pages, 8).map(([, address, answers]) => {
      const [path = '', query] = address.split('?');
      const data = `${path === '/' ? '/_' : path}.data${query ? `?${query}` : ''}`;
      // A redirect is part of the data, and the program follows it.
      const codes = answers.replace(/login|two-factor|\/\S*/g, '202');
      return { what: data, answers: codes, ask: (who: Who) => answerTo(who, data) };
    });
    expect(await surprises(rows)).toEqual([]);
  });

  it(
    'holds for every form of the workspace',
    async () => {
      const rows = sampleOf(FORM_ROWS, 2).map(([address, form, answers]) => ({
        what: `${address} ${form}`,
        answers,
        ask: (who: Who) =>
          answerTo(who, address, { method: 'POST', body: form, type: 'application/x-www-form-urlencoded' }),
      }));
      expect(await surprises(rows)).toEqual([]);
    },
    LONG,
  );

  it('holds at every call of the API', async () => {
    const rows = sampleOf(CALL_ROWS, 2).map(([call, address, body, answers]) => {
      const [method = ''] = call.split(' ');
      const init =
        method === 'GET' ? {} : { method, ...(body && { body: JSON.stringify(body), type: 'application/json' }) };
      return { what: call, answers, ask: (who: Who) => answerTo(who, address, init) };
    });
    expect(await surprises(rows)).toEqual([]);
    // Each person makes every call; a machine with other work needs more than a minute for that.
  }, 300_000);
});
