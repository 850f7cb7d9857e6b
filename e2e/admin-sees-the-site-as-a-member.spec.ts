import { expect, it } from 'vitest';
import { newIdentifier } from '#domain/identifier.ts';
import { edge } from '#testing/edge.ts';
import { loggedIn, type Person, somebody } from '#testing/people.ts';
import { newVisitor, type VisitorOptions } from './browser.ts';
import { aStartup, setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

/** An owner named Tora Tang, and a browser of an admin. */
async function ownerAndAdmin(options: VisitorOptions) {
  const { id, key } = await aStartup({ name: 'Tareskogen' });
  const mark = newIdentifier(new Date());
  const owner = await inSiteDatabase((site) =>
    somebody(site, {
      createdAt: site.now,
      firstName: 'Tora',
      lastName: 'Tang',
      email: `tora-${mark}@people.example`,
      member: [{ id }],
    }),
  );
  const visitor = await newVisitor({ logsIn: true, ...options });
  const admin: Person = await inSiteDatabase((site) => somebody(site, { createdAt: site.now, isAdmin: true }));
  await setSessionOf(visitor, admin);
  return { ...visitor, visitor, owner, key };
}

const NOTICE = 'You see the site as Tora Tang';

it('sees the workspace and public pages of a member with a notice, changes no password, and ends it', async () => {
  const { page, visit, look, owner, key } = await ownerAndAdmin({ expects: [/status of 422 .*\/settings/] });
  await visit(`/admin/people?search=${owner.email}`, { look: false });
  await page.getByRole('button', { name: 'See the site as them' }).click();
  await page.getByText(NOTICE).waitFor();
  await visit(`/client/startups/${key}`, { look: false });
  await page.getByText(NOTICE).waitFor();
  await look('as a member');
  await visit(`/startups/${key}`, { look: false });
  await page.getByText(NOTICE).waitFor();
  expect((await visit('/admin', { status: 404, look: false })).status()).toBe(404);
  await visit('/settings', { look: false });
  await page.getByLabel('First name').fill('Staff');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Only they can change their account').first().waitFor();
  await page.getByRole('button', { name: 'Back to admin' }).click();
  await page.waitForURL('**/admin/people?search=*');
  await page.locator('td strong', { hasText: 'Tora Tang' }).waitFor();
  expect(await page.getByText(NOTICE).count()).toBe(0);
  await visit('/admin/audit', { look: false });
  await page.getByText('sent something as them (method: POST; path: /settings)').first().waitFor();

  const theirs = await newVisitor({ logsIn: true });
  const again = await inSiteDatabase((site) => loggedIn(site, owner));
  await setSessionOf(theirs, again);
  await theirs.visit('/settings', { look: false });
  await theirs.page.getByText('Our staff began to see the site as you').waitFor();
  await theirs.look('after staff looked');
});

edge('does so on a phone without JavaScript, too', async () => {
  const { page, visit, owner, key } = await ownerAndAdmin({ width: 390, javaScript: false });
  await visit(`/admin/people?search=${owner.email}`);
  await page.getByRole('button', { name: 'See the site as them' }).click();
  await visit(`/client/startups/${key}/users`);
  await page.getByText(NOTICE).waitFor();
  await page.getByRole('button', { name: 'Back to admin' }).click();
  expect(new URL(page.url()).pathname).toBe('/admin/people');
});
