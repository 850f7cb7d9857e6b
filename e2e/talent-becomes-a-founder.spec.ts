import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';

/** A rejected form answers with status 400, and browsers print that. */
const SENT_BACK = [/status of 4(?:00|22) .*\/client\//];

const heightOfRuleBelow = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderBottomWidth));

describe('a talent', () => {
  it('creates a startup from the dashboard, and has both profiles from then on', async () => {
    const talent = await anAccount({ isTalent: true, firstName: 'Ronja', lastName: 'Holm' });
    const visitor = await newVisitor({ logsIn: true, expects: SENT_BACK });
    const { page, look } = visitor;
    await enter(visitor, talent, '/dashboard');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello Ronja');
    expect(await heightOfRuleBelow(page.locator('main ol > :last-child')), 'the section has its own rule').toBe(0);
    await look('of a talent');

    await page.goto('/client');
    expect(await heightOfRuleBelow(page.locator('main li:last-child > a').first())).toBe(0);
    await look('of a talent');
    await page.getByRole('link', { name: 'I’m a startup' }).click();
    await page.getByRole('link', { name: 'Create startup profile' }).click();
    await page.waitForURL('**/client/startups/new');
    await look();
    await page.getByRole('button', { name: 'Fill it in myself' }).click();

    await page.getByLabel('Name of the startup').fill('Strandfund & Søn');
    await page.getByLabel('Website').fill('javascript:alert(1)');
    // No other startup may have the line, and this test may run twice.
    const line = `Finds what the sea brings, ${newIdentifier(new Date())}.`;
    await page.getByLabel('What you do, in one line').fill(line);
    await page.getByRole('button', { name: 'Create startup profile' }).click();
    await page.getByText('Please enter a web address, such as skjaergard.example').waitFor();
    await waitForHydration(page);
    expect(await page.getByLabel('Website').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByLabel('Name of the startup').inputValue()).toBe('Strandfund & Søn');
    await look('with a mistake');

    await page.getByLabel('Website').fill('strandfund.example');
    await page.getByRole('button', { name: 'Create startup profile' }).click();
    await page.waitForURL(/\/client\/startups\/strandfund-and-soen[^/]*\/edit/);
    await page.getByText('Your draft is saved.').waitFor();
    expect(await page.getByLabel('Website').inputValue()).toBe('http://strandfund.example');
    await waitForHydration(page);
    await look('just made');

    // Every page of a draft leads to its editor.
    const workspace = new URL(page.url()).pathname.replace('/edit', '');
    await page.goto(`${workspace}/users`);
    expect(new URL(page.url()).pathname).toBe(`${workspace}/edit`);

    await page.goto('/client');
    const profiles = page.getByRole('main').getByRole('listitem');
    expect(await profiles.count()).toBe(2);
    await page.goto('/auth/switch-profile?to=%2Fdashboard');
    await page.getByRole('button', { name: /Talent/ }).click();
    await page.waitForURL('**/dashboard');
    await page.getByText('You are using Ada Nordby (Talent).').waitFor();
  });

  edge('creates a startup by keyboard alone, on a small screen in the dark', async () => {
    const person = await anAccount({ firstName: 'Ebbe', lastName: 'Strand' });
    const visitor = await newVisitor({ logsIn: true, width: 320, theme: 'dark' });
    const { page, look } = visitor;
    await enter(visitor, person, '/client/startups/new');
    // A person without a profile chooses a role first.
    await page.goto('/client/startups/new');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Fill it in myself' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Profile' }).waitFor();
    await look('small');
    await page.getByLabel('Name of the startup').focus();
    await page.keyboard.type('Tastatur');
    await page.keyboard.press('Tab');
    await page.keyboard.type('tastatur.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Types.');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/client\/startups\/tastatur[^/]*\/edit/);
    await waitForHydration(page);
    await look('made, small');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  edge('creates a startup without JavaScript', async () => {
    const person = await anAccount({ isTalent: true });
    const visitor = await newVisitor({ logsIn: true, javaScript: false, expects: SENT_BACK });
    const { page } = visitor;
    await enter(visitor, person, '/client/investors/new');
    await page.getByRole('button', { name: 'Create investor profile' }).click();
    expect(await page.getByText('Please enter the name of the investor').count()).toBe(1);
    await page.getByLabel('Name of the investor').fill('Stille Kapital');
    await page.getByRole('button', { name: 'Create investor profile' }).click();
    await page.waitForURL(/\/client\/investors\/stille-kapital[^/]*\/edit/);
  });
});

describe('a founder', () => {
  edge('invites somebody, changes their mind, and cannot leave the startup without an owner', async () => {
    const startup = await aStartup({ name: 'Tangbod' });
    const owner = await anAccount({ member: [{ id: startup.id }] });
    const visitor = await newVisitor({ logsIn: true, width: 320, expects: SENT_BACK });
    const { page, look } = visitor;
    const path = `/client/startups/${startup.key}/users`;
    await enter(visitor, owner, path);
    await page.getByRole('heading', { level: 1, name: 'Team' }).waitFor();
    await look('alone');

    await page.getByLabel('Email', { exact: true }).fill('not an address');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Please enter the email address of the person').waitFor();
    await page.getByLabel('Email', { exact: true }).fill('first-guest@people.example');
    await page.getByLabel('Reviewer:').check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Invitation sent').waitFor();
    await waitForHydration(page);
    await look('with an invitation');
    await page.getByRole('button', { name: 'Send again to first-guest@people.example' }).click();
    await page.getByText('Invitation sent again').waitFor();
    await waitForHydration(page);
    expect(await page.getByRole('button', { name: 'Withdraw the invitation of' }).count(), 'it is one invitation').toBe(
      1,
    );
    await page.getByRole('button', { name: 'Withdraw the invitation of first-guest@people.example' }).click();
    await page.getByText('Invitation withdrawn').waitFor();

    await page.getByText('You are the only owner.').waitFor();
    expect(await page.getByText('Leave the team').count()).toBe(0);
    await page.getByLabel(/^Role of/).selectOption('reviewer');
    await page.getByRole('button', { name: /^Save the role of/ }).click();
    await page.getByText('A team needs at least one owner.').waitFor();
    await waitForHydration(page);
    await look('refused');
  });
});
