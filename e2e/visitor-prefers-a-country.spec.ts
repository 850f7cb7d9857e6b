import { describe, expect, it } from 'vitest';
import { newVisitor } from './browser.ts';

describe('a visitor who chooses a country', () => {
  it('is offered it again on the front page; nothing is stored before, and remote work never', async () => {
    const { page, context, visit } = await newVisitor();
    const cookies = async () => (await context().cookies()).map(({ name, value }) => `${name}=${value}`);
    const suggestion = () => page.getByText('Popular searches:').locator('..').getByRole('link').first();

    // Reading the page of a country is not choosing one.
    await visit('/jobs/location/sweden', { look: false });
    await visit('/', { look: false });
    expect(await cookies()).toEqual([]);
    expect(await suggestion().textContent()).not.toContain('Jobs in');

    await page.getByRole('main').getByRole('link', { name: 'Norway', exact: true }).click();
    await page.waitForURL('**/jobs/location/norway');
    expect(await cookies()).toEqual(['country=NO']);
    await visit('/', { look: false });
    await page.getByRole('link', { name: 'Jobs in Norway' }).click();
    await page.waitForURL('**/jobs/location/norway');

    await visit('/jobs', { look: false });
    await page.getByRole('checkbox', { name: 'Finland' }).check();
    await page.waitForURL((url) => url.searchParams.get('countryCode') === 'FI');
    expect(await cookies()).toEqual(['country=FI']);
    await page.getByRole('checkbox', { name: 'Finland' }).uncheck();
    await page.waitForURL((url) => !url.searchParams.has('countryCode'));
    await page.getByRole('checkbox', { name: 'Elsewhere in Europe' }).check();
    await page.waitForURL((url) => url.searchParams.get('countryCode') === 'EU');
    expect(await cookies()).toEqual(['country=FI']);

    // A form that names remote work as if it were a country.
    await visit('/jobs', { look: false });
    await page.evaluate(() => {
      const form = Object.assign(document.createElement('form'), { action: '/jobs' });
      form.append(Object.assign(document.createElement('input'), { name: 'countryCode', value: 'REMOTE' }));
      document.body.append(form);
      form.requestSubmit();
    });
    await page.waitForURL((url) => url.searchParams.get('countryCode') === 'REMOTE');
    expect(await cookies()).toEqual(['country=FI']);
  });
});
