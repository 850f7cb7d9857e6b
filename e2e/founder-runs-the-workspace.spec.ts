import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { edge } from '#testing/edge.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { newVisitor } from './browser.ts';
import { sticksOut } from './fits.ts';
import { anAccount, aStartup, enter } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const day = (at: Date) => at.toISOString().slice(0, 10);

describe('a founder', () => {
  it('sees what needs them, goes through the workspace by keyboard, and looks at the profile', async () => {
    const { id, key } = await aStartup({ name: 'Tangfjord', intro: 'Grows kelp.' });
    const path = `/client/startups/${key}`;
    const closesAt = new Date(Date.now() + 3 * DAY_MS);
    await inSiteDatabase((site) =>
      someJob(site, {
        key: `dive-${key}`,
        title: 'Kelp Diver',
        companyId: id,
        closesAt,
        expirationDate: day(closesAt),
      }),
    );
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    await enter(visitor, await anAccount({ member: [{ id }] }), path);

    const side = page.getByRole('navigation', { name: 'Tangfjord' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/things need you/);
    await page.getByRole('heading', { name: /^Kelp Diver closes on/ }).waitFor();
    await page.getByRole('region', { name: 'Jobs' }).getByText('Kelp Diver').waitFor();
    expect(await page.locator('footer').count(), 'a workspace has no footer').toBe(0);
    await page.getByText('Numbers by day').click();
    expect(
      await page.getByRole('region', { name: 'Views, applications and followers by day' }).getByRole('row').count(),
    ).toBe(29);
    await look('dashboard');

    await side.getByRole('link', { name: 'Team' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${path}/users`);
    await expect.poll(() => side.locator('[aria-current]').allInnerTexts()).toEqual([expect.stringMatching(/^Team/)]);

    await side.getByRole('link', { name: 'View profile' }).click();
    await page.waitForURL(`**${path}/profile`);
    await page.getByRole('heading', { level: 1, name: 'Tangfjord', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Follow/ }).count(), 'a preview changes nothing').toBe(0);
    const [phone] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: /^Phone width/ }).click(),
    ]);
    await phone.getByRole('heading', { level: 1, name: 'Tangfjord' }).waitFor();
    expect(await phone.evaluate(() => window.innerWidth)).toBeLessThan(576);
    await look('profile');
  });

  edge('reads that the startup is hidden, and is led to the setting that shows it again', async () => {
    const { id, key } = await aStartup({ name: 'Tangfjord Øst', status: 'DISABLED' });
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    await enter(visitor, await anAccount({ member: [{ id }] }), `/client/startups/${key}`);
    await page.getByText('This startup is hidden. Only your team can see it and its jobs.').waitFor();
    await look('dashboard of a hidden startup');
    await page.getByRole('link', { name: 'Open the settings' }).click();
    await page.getByRole('button', { name: 'Show Tangfjord Øst again' }).waitFor();
    expect(await page.getByText('This startup is hidden.').count(), 'the settings say it themselves').toBe(0);
  });

  edge('reads the board and a short page on windows of any width', async () => {
    const { id, key } = await aStartup({ name: 'Tangfjord Nord' });
    const visitor = await newVisitor({ logsIn: true, width: 660 });
    const { page } = visitor;
    await enter(visitor, await anAccount({ member: [{ id }] }), `/client/startups/${key}/applicants`);
    for (const width of [660, 760, 900]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sticksOut(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${visitor.origin}/client/startups/${key}/decisions`);
    const notice = await page
      .getByText('Cookies only keep you logged in')
      .locator('xpath=ancestor::section')
      .boundingBox();
    expect(notice && Math.round(notice.y + notice.height), 'the notice stays at the lower edge').toBe(844);
  });

  edge('reads on every page that the startup is suspended, and is led to the decision', async () => {
    const { id, key } = await aStartup({ name: 'Tangfjord Vest', status: 'SUSPENDED' });
    const visitor = await newVisitor({ logsIn: true });
    const { page, look } = visitor;
    const path = `/client/startups/${key}`;
    await enter(visitor, await anAccount({ member: [{ id }] }), `${path}/jobs`);
    await page.getByText('Your startup is suspended, so none of its jobs is open.').waitFor();
    const strip = page.getByRole('region', { name: 'Approval' });
    await strip.getByText('We have suspended this startup.').waitFor();
    await look('suspended');
    await page.goto(`${path}/jobs/new`);
    await strip.getByRole('link', { name: 'See the decision' }).click();
    await page.waitForURL(`**${path}/decisions`);
    await strip.waitFor({ state: 'detached' });
  });

  edge('is led to the field that was refused, far below the first screen', async () => {
    const { id, key } = await aStartup({ name: 'Tangfjord Ost' });
    const visitor = await newVisitor({ logsIn: true, expects: [/400/] });
    const { page } = visitor;
    await enter(visitor, await anAccount({ member: [{ id }] }), `/client/startups/${key}/settings`);
    await page.getByLabel('Webhook').fill('http://127.0.0.1:9955/hook');
    await page.getByLabel('Webhook').press('Enter');
    await page.getByText('Please paste the address of an incoming webhook').waitFor();
    const field = page.getByLabel('Webhook');
    await expect.poll(() => field.evaluate((box) => document.activeElement === box)).toBe(true);
    expect(await field.evaluate((box) => box.getBoundingClientRect().bottom < window.innerHeight)).toBe(true);
  });

  edge('goes through it without JavaScript, on a phone', async () => {
    const { id, key } = await aStartup({ name: 'Tangfjord Nord' });
    const visitor = await newVisitor({ logsIn: true, javaScript: false });
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await enter(visitor, await anAccount({ member: [{ id }] }), `/client/startups/${key}`);
    await page.getByText('You have no jobs yet.').waitFor();
    await page
      .getByRole('navigation', { name: 'Tangfjord Nord' })
      .getByRole('link', { name: 'Startup profile' })
      .click();
    await page.waitForURL(`**/client/startups/${key}/edit`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await page.goto(`/client/startups/${key}/settings`);
    await page.getByRole('radio', { name: 'Once a day' }).check();
    await page.getByRole('button', { name: 'Save emails' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await page.getByRole('radio', { name: 'Once a day' }).isChecked()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
