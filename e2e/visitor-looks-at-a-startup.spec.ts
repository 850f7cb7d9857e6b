import { expect, it } from 'vitest';
import { newVisitor } from './browser.ts';
import { inSiteDatabase, publishedJobs } from './site-data.ts';

it('looks through the pictures of a startup with the keyboard, with their captions', async () => {
  const { page, visit, look } = await newVisitor();
  const startup = await inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ key: string; pictures: number; captions: string[] }>(
      `SELECT c.key, count(*)::int AS pictures, array_agg(g.alt ORDER BY g.position) AS captions
       FROM companies c JOIN company_gallery g ON g.company_id = c.id
       WHERE c.status = 'ACTIVE' AND 'thehub' = ANY(c.platforms) GROUP BY c.key
       HAVING min(length(g.alt)) > 0 ORDER BY count(*) DESC, c.key LIMIT 1`,
    );
    return rows[0];
  });
  await visit(`/startups/${startup?.key}`);
  const first = page.getByRole('link', { name: startup?.captions[0], exact: true });
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Pictures of/ });
  await viewer.getByText(`1 of ${startup?.pictures}`).waitFor();
  await page.keyboard.press('ArrowRight');
  await viewer.getByText(`2 of ${startup?.pictures}`).waitFor();
  expect(await viewer.locator('figcaption').innerText()).toBe(startup?.captions[1]);
  await look('pictures');
  await page.keyboard.press('ArrowLeft');
  await viewer.getByRole('button', { name: 'Previous picture' }).click();
  await viewer.getByText(`${startup?.pictures} of ${startup?.pictures}`).waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(await first.evaluate((link) => link === document.activeElement)).toBe(true);
});

it('prints a startup without its buttons', async () => {
  const { page, visit } = await newVisitor();
  const [first] = await publishedJobs();
  await visit(`/startups/${first?.company.key}`);
  const follow = page.getByRole('button', { name: /^Follow/ }).first();
  await follow.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await follow.isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
});
