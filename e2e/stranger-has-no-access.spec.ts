import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enterByPassword, logIn } from './people.ts';

describe('a stranger', () => {
  it('logs in first, returns to the page, and gets no access to a startup of others', async () => {
    const mine = await aStartup({ name: 'Min Havn' });
    const theirs = await aStartup({ name: 'Deres Havn' });
    const person = await anAccount({ member: [{ id: mine.id }] });
    const { page, context, look } = await newVisitor({ logsIn: true });

    await page.goto(`/client/startups/${mine.key}/users?a=1&b=2`);
    expect(new URL(page.url()).searchParams.get('to')).toBe(`/client/startups/${mine.key}/users?a=1&b=2`);
    await waitForHydration(page);
    await page.getByRole('dialog').getByRole('heading', { name: 'Log in' }).waitFor();
    await look('asked to log in');
    await logIn(page, person);
    await page.waitForURL(`**/client/startups/${mine.key}/users?a=1&b=2`);

    // The account is found in every spelling of the address.
    for (const path of ['/Settings', '/%73ettings', `/CLIENT/Startups/${mine.key}/Users`, '/%63lient']) {
      const answer = await context().request.get(path);
      expect(answer.status(), path).toBe(200);
      const { pathname } = new URL(answer.url());
      expect(decodeURIComponent(pathname).toLowerCase()).toBe(decodeURIComponent(path).toLowerCase());
    }
    for (const path of ['', '/users', '/edit', '/jobs/new', '/applicants']) {
      const answer = await context().request.get(`/client/startups/${theirs.key}${path}`);
      expect(new URL(answer.url()).pathname, path).toBe('/client');
      expect(await answer.text()).not.toContain('Deres Havn');
    }
    await page.goto('/client/investors/nobody');
    expect(new URL(page.url()).pathname).toBe('/investors/join');
    await waitForHydration(page);
    await look('without access');
  });

  it('gets 404 for every admin page', async () => {
    const person = await anAccount();
    const visitor = await newVisitor({ logsIn: true });
    const answers = async () => {
      for (const path of ['/admin', '/admin/people', '/admin/audit']) {
        const answer = await visitor.context().request.get(path);
        expect(answer.status(), path).toBe(404);
        expect(await answer.text()).toContain('<title>Page not found | Havn</title>');
      }
    };
    await answers();
    await enterByPassword(visitor, person, '/terms');
    await answers();
  });

  it('gets nothing from a cookie that is cut, forged or expired', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page, context, origin } = visitor;
    await enterByPassword(visitor, person, '/settings');
    await page.waitForURL('**/settings');
    const [{ value } = { value: '' }] = (await context().cookies()).filter(({ name }) => name === 'sid');

    const withCookie = (cookie: string) =>
      fetch(`${origin}/settings`, { redirect: 'manual', headers: { cookie: `sid=${cookie}` } });
    expect((await withCookie(value)).status).toBe(200);
    for (const wrong of [value.slice(0, -1), `${value}x`, value.toLowerCase(), '', 'x'.repeat(43), "' OR 1=1 --"]) {
      const { status, headers } = await withCookie(wrong);
      expect([status, headers.get('location')], wrong).toEqual([302, '/?to=%2Fsettings']);
    }

    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const response = await withCookie(value);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/?to=%2Fsettings']);
  });

  edge('redirects nobody to another site with "to"', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    for (const to of ['//evil.example', '/\\evil.example', 'https:evil.example', '/a/..//evil.example']) {
      await visitor.context().clearCookies();
      await enterByPassword(visitor, person, to);
      expect(new URL(visitor.page.url()).origin, to).toBe(visitor.origin);
      expect(new URL(visitor.page.url()).pathname, to).toBe('/client/applicant');
    }
  });

  edge('gets no access without JavaScript either, and finds the log-in', async () => {
    const person = await anAccount({ isTalent: true });
    const { page } = await newVisitor({ logsIn: true, javaScript: false });
    await page.goto('/settings');
    expect(new URL(page.url()).searchParams.get('to')).toBe('/settings');
    const why = page.getByRole('region', { name: 'Please log in' });
    expect(await why.textContent()).toContain('to see that page. We’ll take you straight back.');
    await why.getByRole('link', { name: 'Log in' }).click();
    await page.waitForURL('**/auth/signin?to=%2Fsettings');
    await logIn(page, person);
    await page.waitForURL('**/settings');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('My Account');
  });
});
