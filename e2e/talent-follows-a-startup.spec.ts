import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { anAccount, aStartup, enter, logIn } from './people.ts';
import { site } from './site.ts';

describe('a talent', () => {
  it('follows a startup with one press, sees it in every browser, and unfollows it', async () => {
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
    // The cached page is the same for everybody and does not say who follows.
    const stranger = await newVisitor({});
    await stranger.visit(`/startups/${key}`);
    await stranger.page.getByRole('button', { name: 'Follow Fjellvind', exact: true }).waitFor();

    await following.click();
    await page.getByRole('button', { name: 'Follow Fjellvind', exact: true }).waitFor();
    await readsFollowers(key, null);
  });

  edge('keeps the last of several quick presses', async () => {
    const { key } = await aStartup({ name: 'Lysbro' });
    const visitor = await newVisitor({ logsIn: true });
    await enter(visitor, await anAccount({ isTalent: true }), `/startups/${key}`);
    const button = visitor.page.getByRole('button', { name: /^Follow(?:ing)? Lysbro/ });
    for (let press = 0; press < 3; press += 1) await button.click();
    await readsFollowers(key, '1');
    await visitor.visit(`/startups/${key}`, { look: false });
    await visitor.page.getByRole('button', { name: 'Following Lysbro, unfollow' }).waitFor();
  });

  edge('logs in over the page where they have not, and then follows it', async () => {
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

  edge('reads that following failed, and sees the button as it was', async () => {
    const { key } = await aStartup({ name: 'Stormsvale' });
    const visitor = await newVisitor({ logsIn: true, expects: [/\/follow/] });
    const { page } = visitor;
    await enter(visitor, await anAccount({ isTalent: true }), `/startups/${key}`);
    await page.route('**/follow', (route) => route.abort());
    await page.getByRole('button', { name: 'Follow Stormsvale', exact: true }).click();
    await page.getByText(/^Couldn’t follow /).waitFor();
    await page.getByRole('button', { name: 'Follow Stormsvale', exact: true }).waitFor();
  });

  edge('logs in, follows and unfollows without JavaScript', async () => {
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

/** Waits for this number of followers on the public page; null where it shows none. */
async function readsFollowers(key: string, number: string | null): Promise<void> {
  const labelAndCount = async () => {
    const html = await fetch(`${site().origin}/startups/${key}`).then((answer) => answer.text());
    return /<dt[^>]*>Followers<\/dt><dd[^>]*>([^<]*)</.exec(html)?.[1] ?? null;
  };
  await expect.poll(labelAndCount).toBe(number);
}
