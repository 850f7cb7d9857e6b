import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, anInvestorOf, enterByPassword, logIn } from './people.ts';
import { site } from './site.ts';

const sister = () => site().origin.replace('//localhost', '//impact.localhost');

describe('a person of the sister site', () => {
  it('logs in there with the same account, to its own name and colours', async () => {
    const investor = await anInvestorOf(['plusimpact'], 'Tidevand Fond');
    const person = await anAccount({ member: [{ kind: 'investor', id: investor.id }] });
    const visitor = await newVisitor({ logsIn: true, origin: sister() });
    const { page, look } = visitor;
    await enterByPassword(visitor, person, `/client/investors/${investor.key}`);
    expect(new URL(page.url()).pathname).toBe(`/client/investors/${investor.key}`);
    expect(await page.title()).toBe('Tidevand Fond | Havn Impact');
    await look('on the sister site');
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--fjord').trim());
    const theirs = await accent();
    await page.goto(`${sister()}/`);
    await page.getByRole('heading', { level: 1, name: 'Work that mends something.' }).waitFor();
    await page.getByText('Nordic startups with a goal, and the people who share it.').waitFor();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description).toContain('with a goal you can name');

    const main = await newVisitor({});
    await main.visit('/terms', { look: false });
    const ours = await main.page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--fjord').trim(),
    );
    expect(theirs).not.toBe(ours);
  });

  edge('uses the same account on the main site, and connects the profile with one click', async () => {
    const investor = await anInvestorOf(['plusimpact'], 'Nordenvind Partnere');
    const person = await anAccount({ member: [{ kind: 'investor', id: investor.id }] });
    const visitor = await newVisitor({ logsIn: true });
    const { page, look, visit } = visitor;
    await enterByPassword(visitor, person, '/dashboard');
    await page.waitForURL('**/auth/connect-profile**');
    await waitForHydration(page);
    await look('to connect');

    // Before that, this site has no workspace for it.
    await visit('/client', { look: false });
    await page.getByText('One of your profiles is only on our sister site.').waitFor();
    await look('with one to connect');
    await page.goto(`/client/investors/${investor.key}`);
    expect(new URL(page.url()).pathname).toBe('/investors/join');

    await visit('/auth/connect-profile?to=%2Fdashboard', { look: false });
    await page.getByRole('button', { name: /Nordenvind Partnere/ }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('You are using Nordenvind Partnere (Investor).').waitFor();
    await visit(`/client/investors/${investor.key}`, { look: false });
    await look('connected');
  });

  edge('takes another role on the main site, and stays on the page they logged in over', async () => {
    const investor = await anInvestorOf(['plusimpact'], 'Tångvik Kapital');
    const person = await anAccount({ member: [{ kind: 'investor', id: investor.id }] });
    const { page, visit } = await newVisitor({ logsIn: true });
    await visit('/terms', { look: false });
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    await logIn(page, person);
    await page.getByRole('dialog', { name: 'Choose your option' }).waitFor();
    await page.getByRole('link', { name: 'Choose another role' }).click();
    const role = page.getByRole('dialog', { name: 'Choose your role' });
    await role.waitFor();
    expect(new URL(page.url()).pathname).toBe('/terms');
    await role.getByRole('link', { name: 'I’m looking for jobs' }).click();
    await page.waitForURL('**/client/applicant?create=1');
    await role.waitFor({ state: 'detached' });
  });
});
