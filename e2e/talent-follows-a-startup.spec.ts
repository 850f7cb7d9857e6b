import { describe, expect, inject, it } from 'vitest';
import { newVisitor } from './browser.ts';
import { anAccount, aStartup, enter, logIn } from './people.ts';

describe('a talent follows a startup', () => {
  it('with one press, sees it everywhere they are logged in, and takes it back', async () => {
    const { key } = await aStartup({ name: 'Fjellvind' });
    const talent = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true });
    const { page, look, visit } = visitor;
    await enter(visitor, talent, `/startups/${key}`);
    await page.getByRole('button', { name: 'Follow Fjellvind', exact: true }).click();
    const following = page.getByRole('button', { name: 'Following Fjellvind, unfollow' });
    await following.waitFor();
    await look('followed');

    await readsFollowers(key, '1');
    await visit(`/startups/${key}`, { look: false });
    await following.waitFor();
    // What they read is the page of everybody: it does not say who follows.
    const stranger = await newVisitor({});
    await stranger.visit(`/startups/${key}`);
    await stranger.page.getByRole('button', { name: 'Follow Fjellvind', exact: true }).waitFor();

    await following.click();
    await page.getByRole('button', { name: 'Follow Fjellvind', exact: true }).waitFor();
    await readsFollowers(key, null);
  });

  it('and sees the last of several quick presses kept', async () => {
    const { key } = await aStartup({ name: 'Lysbro' });
    const visitor = await newVisitor({ logsIn: true });
    await enter(visitor, await anAccount({ isTalent: true }), `/startups/${key}`);
    const button = visitor.page.getByRole('button', { name: /^Follow(?:ing)? Lysbro/ });
    for (let press = 0; press < 3; press += 1) await button.click();
    await readsFollowers(key, '1');
    await visitor.visit(`/startups/${key}`, { look: false });
    await visitor.page.getByRole('button', { name: 'Following Lysbro, unfollow' }).waitFor();
  });

  it('logs in over the page where they have not, and then follows it', async () => {
    const { key } = await aStartup({ name: 'Havtorn' });
    const talent = await anAccount({ isTalent: true });
    const { page, visit } = await newVisitor({ logsIn: true });
    await visit(`/startups/${key}`, { look: false });
    await page.getByRole('button', { name: 'Follow Havtorn', exact: true }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await logIn(page, talent);
    await page.getByRole('button', { name: 'Following Havtorn, unfollow' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/startups/${key}`);
    await readsFollowers(key, '1');
  });

  it('is told when it could not be saved, and sees it as it was', async () => {
    const { key } = await aStartup({ name: 'Stormsvale' });
    const visitor = await newVisitor({ logsIn: true, expects: [/\/follow/] });
    const { page } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/startups/${key}`);
    await page.route('**/follow', (route) => route.abort());
    await page.getByRole('button', { name: 'Follow Stormsvale', exact: true }).click();
    await page.getByText(/^Couldn’t follow /).waitFor();
    await page.getByRole('button', { name: 'Follow Stormsvale', exact: true }).waitFor();
  });

  it('without JavaScript, too: logs in, comes back, follows and unfollows', async () => {
    const { key } = await aStartup({ name: 'Bregne' });
    const talent = await anAccount({ isTalent: true });
    const { page } = await newVisitor({ logsIn: true, javaScript: false });
    await page.goto(`/startups/${key}`);
    await page.getByRole('button', { name: 'Follow Bregne', exact: true }).click();
    await page.waitForURL('**/auth/signin**');
    await logIn(page, talent);
    await page.waitForURL(`**/startups/${key}`);
    await page.getByRole('button', { name: 'Follow Bregne', exact: true }).click();
    await page.getByRole('button', { name: 'Following Bregne, unfollow' }).click();
    await page.getByRole('button', { name: 'Follow Bregne', exact: true }).waitFor();
    await readsFollowers(key, null);
  });
});

/** Waits until the page that everybody reads says how many follow; null where it says nothing of followers. */
async function readsFollowers(key: string, number: string | null): Promise<void> {
  const said = async () => {
    const html = await fetch(`${inject('origin')}/startups/${key}`).then((answer) => answer.text());
    return /<dt[^>]*>Followers<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1] ?? null;
  };
  await expect.poll(said, { timeout: 10_000 }).toBe(number);
}
