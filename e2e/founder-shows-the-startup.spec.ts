import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';

const picture = async (width: number, height: number, background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function fingerOn(page: Page, { x, y }: { x: number; y: number }) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x, y }]);
  return {
    /** Sends all steps at once, so that a busy machine makes no swipe slow. */
    async moveTo(to: { x: number; y: number }) {
      const steps = [1, 2, 3, 4].map((step) => step / 4);
      await Promise.all(
        steps.map((part) => touch('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }])),
      );
    },
    up: () => touch('touchEnd', []),
  };
}

/** Blocks the page once the next finger has touched it. */
async function keepBusyFromTouch(page: Page, ms: number) {
  await page.evaluate((ms) => {
    const block = () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    addEventListener('touchstart', () => setTimeout(block), { once: true });
  }, ms);
}

async function aFounder(name: string, options: Parameters<typeof newVisitor>[0] = {}) {
  const { id, key } = await aStartup({ name, intro: 'Grows kelp.' });
  const visitor = await newVisitor({ logsIn: true, ...options });
  await enter(visitor, await anAccount({ member: [{ id }] }), `/client/startups/${key}/edit`);
  return { ...visitor, key, edit: `/client/startups/${key}/edit` };
}

describe('a founder', () => {
  it('uploads, crops by keyboard, orders by arrow keys, saves two sections, and sees them in public', async () => {
    const { page, look, key } = await aFounder('Tangbrygge', { expects: [/api\/upload/] });
    await waitForHydration(page);
    const section = (id: string) => page.locator(`#${id}`);

    // A renamed executable is refused in words, and nothing changes.
    const logo = section('pictures').getByLabel(/logo$/);
    await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('\x7fELF and more') });
    await page.getByText('The picture must be a JPEG, PNG, WebP, AVIF or GIF file.').waitFor();

    // The connection breaks; the picture waits, and the second attempt brings it.
    await page.route('**/api/upload/logo', (route) => route.abort());
    await logo.setInputFiles(await picture(900, 600, '#0c676b'));
    await page.getByText('The connection was lost. Your picture is still here.').waitFor();
    await page.unroute('**/api/upload/logo');
    await page.getByRole('button', { name: 'Try again' }).click();
    const logoField = section('pictures').locator('input[name=logo]');
    await expect.poll(() => logoField.inputValue()).toMatch(/^[0-9a-f]{24}$/);
    const whole = await logoField.inputValue();

    await section('pictures').getByRole('button', { name: 'Crop logo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop the logo' });
    await dialog.getByLabel('Frame: the arrow keys move it').focus();
    await page.keyboard.press('ArrowLeft');
    await look('crop');
    await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => logoField.inputValue()).not.toBe(whole);

    const add = section('gallery').getByLabel('Add pictures');
    await add.setInputFiles([await picture(800, 600, '#c22f38'), await picture(800, 600, '#f6a33b')]);
    await section('gallery')
      .getByRole('button', { name: /^Picture 2/ })
      .waitFor();
    await section('gallery').getByRole('textbox', { name: 'Description' }).fill('The quay at dawn');
    const second = await section('gallery').locator('input[name="pictures.1.image"]').inputValue();
    await section('gallery')
      .getByRole('button', { name: /^Picture 2/ })
      .focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => section('gallery').locator('input[name="pictures.0.image"]').inputValue()).toBe(second);
    await section('gallery')
      .getByRole('button', { name: /^Focus point/ })
      .focus();
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');

    const bar = page.getByRole('region', { name: 'Changes that are not saved' });
    await bar.getByText('Two changes are not saved').waitFor();
    await bar.getByText('Logo and cover, Gallery').waitFor();
    await look('two changes');
    await bar.getByRole('button', { name: 'Save changes' }).click();
    await bar.waitFor({ state: 'detached' });
    // One toast for all that this press has saved.
    const toast = page.getByText('Saved.');
    await toast.waitFor();
    expect(await toast.count()).toBe(1);
    await page.getByText('Logo and cover, Gallery').waitFor();

    await page.goto(`/startups/${key}`);
    const first = page.getByRole('img', { name: 'The quay at dawn' });
    await first.waitFor();
    expect(await first.getAttribute('src')).toContain(second);
    expect(await first.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('30% 50%');
  });

  edge('orders pictures by finger on a phone, and scrolls past them without lifting one', async () => {
    const { page, look } = await aFounder('Tangfinger', { width: 390 });
    await waitForHydration(page);
    const gallery = page.locator('#gallery');
    const add = gallery.getByLabel('Add pictures');
    await add.setInputFiles([await picture(800, 600, '#c22f38'), await picture(800, 600, '#f6a33b')]);
    await gallery.getByRole('button', { name: /^Picture 2/ }).waitFor();
    // The field of the browser stays hidden with the focus: its label shows the focus.
    await add.focus();
    expect((await add.boundingBox())?.width).toBe(1);
    const ids = () =>
      gallery.locator('input[name$=".image"]').evaluateAll((all) => all.map((each) => each.getAttribute('value')));
    const [first, second] = await ids();
    await gallery.locator('h2').evaluate((heading) => heading.scrollIntoView());
    const middle = async (name: RegExp) => {
      const box = await gallery.getByRole('button', { name }).boundingBox();
      return { x: (box?.x ?? 0) + 60, y: (box?.y ?? 0) + 60 };
    };
    // A page that is busy meanwhile must not take the swipe for a long press, and neither goes it back.
    await keepBusyFromTouch(page, 1500);
    const [from, to] = [await middle(/^Picture 1/), await middle(/^Picture 2/)];
    const finger = await fingerOn(page, from);
    await delay(150);
    await Promise.all([finger.moveTo(to), finger.up()]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await ids()).toEqual([first, second]);
    expect(await page.locator('#gallery [data-dragged]').count()).toBe(0);

    const pressing = await fingerOn(page, await middle(/^Picture 1/));
    await page.locator('#gallery [data-dragged]').waitFor();
    await pressing.moveTo(await middle(/^Picture 2/));
    await expect.poll(ids).toEqual([second, first]);
    await pressing.up();
    await gallery.getByText('Picture 1 is now picture 2.').waitFor({ state: 'attached' });
    await look('pictures ordered by finger');
  });

  edge('is told by the bar what was refused, and led to it', async () => {
    const { page, look, key } = await aFounder('Skarnes', { expects: [/400/] });
    await waitForHydration(page);
    const bar = page.getByRole('region', { name: 'Changes that are not saved' });
    const foundedField = page.getByLabel('Founded');
    await foundedField.fill('1234');
    await bar.getByRole('button', { name: 'Save changes' }).click();
    await bar.getByText('Something needs a correction').waitFor();
    expect(await foundedField.evaluate((field) => field === document.activeElement)).toBe(true);
    await look('refused');
    await foundedField.fill('2021');
    await bar.getByText('One change is not saved').waitFor();
    expect(await foundedField.getAttribute('aria-invalid'), 'a field counts as mended once it has changed').toBeNull();
    await bar.getByRole('button', { name: 'Save changes' }).click();
    await bar.waitFor({ state: 'detached' });
    await page.getByText('Saved.', { exact: true }).waitFor();
    await foundedField.fill('2022');
    await page.getByText('Saved.', { exact: true }).waitFor({ state: 'detached' });
    await foundedField.fill('2021');
    await bar.getByRole('button', { name: 'Discard' }).click();
    await page.goto(`/client/startups/new?name=${key}`);
    await page.getByRole('button', { name: 'Read the website' }).click();
    await page.getByText('Please').first().waitFor();
    expect(await page.getByLabel('Name of the startup').inputValue(), 'the name survives a refusal').toBe(key);
  });

  edge('reads at the field that staff look at a new name, and which name stays until then', async () => {
    const { page, look, key, origin } = await aFounder('Havørred', { width: 390 });
    await waitForHydration(page);
    await page.getByLabel('Name of the startup').fill('Sjøørret');
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await page.locator('#name').getByText('Until then, your page shows Havørred.').waitFor();
    await look('a new name waits');
    await page.goto(`${origin}/startups/${key}`);
    await page.getByRole('heading', { level: 1, name: 'Havørred' }).waitFor();
  });

  edge('has a name of 80 letters without a space, and no page is wider than a phone', async () => {
    const { page, origin, key } = await aFounder('A'.repeat(80), { width: 390 });
    await page.getByLabel('Name of the startup').fill('B'.repeat(80));
    await page.getByRole('button', { name: /^Save changes/ }).click();
    await page.locator('#name').getByText('Until then, your page shows').waitFor();
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widthOf()).toBe(390);
    for (const path of [`/client/startups/${key}/settings`, `/client/startups/${key}`, `/startups/${key}`]) {
      await page.goto(origin + path);
      expect(await widthOf(), path).toBe(390);
    }
  });

  edge('reads whole names and kinds of backers on a phone', async () => {
    const { page } = await aFounder('Havkatt', { width: 390 });
    const backers = page.locator('#investors');
    await backers.getByRole('button', { name: 'Add a backer' }).click();
    await backers.getByLabel('Kind').selectOption({ label: 'Business angel' });
    const widths = await Promise.all(
      ['Name', 'Kind', 'Web address'].map(async (label) => (await backers.getByLabel(label).boundingBox())?.width),
    );
    expect(Math.min(...widths.map((width) => width ?? 0))).toBeGreaterThan(300);
  });

  edge('reads what was saved in another tab, and then replaces it or takes it', async () => {
    const { page, look, context, edit, origin, key } = await aFounder('Tidevann', { expects: [/409/] });
    await waitForHydration(page);
    const other = await context().newPage();
    await other.goto(`${origin}${edit}`);
    await waitForHydration(other);
    // No other startup may have the line, and this test may run twice.
    const line = (tab: typeof page) => tab.getByLabel('What you do, in one line');
    const save = (tab: typeof page) => tab.getByRole('button', { name: /^Save changes/ }).click();
    await line(other).fill(`Reads the tide for ${key}.`);
    await save(other);
    await other.getByText('Saved.').first().waitFor();
    await line(page).fill(`Rides the tide for ${key}.`);
    await save(page);
    await page.getByText('Somebody saved this section while you wrote.').waitFor();
    await page.locator('#name').getByText(`Reads the tide for ${key}.`).waitFor();
    expect(await line(page).inputValue()).toBe(`Rides the tide for ${key}.`);
    await look('conflict in a profile');
    await save(page);
    await page.getByText('Saved.').first().waitFor();

    await line(other).fill(`Sells the tide for ${key}.`);
    await save(other);
    await other.getByText('Somebody saved this section while you wrote.').waitFor();
    await other.getByRole('button', { name: 'Take what is saved' }).click();
    await other.getByText('Somebody saved this section while you wrote.').waitFor({ state: 'detached' });
    expect(await line(other).inputValue()).toBe(`Rides the tide for ${key}.`);
    await other.close();
  });

  edge('formats what the startup does, and saves by the keyboard from any field', async () => {
    const { page, look, key } = await aFounder('Tangnes');
    await waitForHydration(page);
    const bar = page.getByRole('region', { name: 'Changes that are not saved' });
    await page.getByRole('toolbar', { name: 'Text format' }).waitFor();
    const about = page.getByRole('textbox', { name: 'What we do' });
    await about.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Kelp');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' for everybody.');
    await bar.waitFor();
    await look('formatted');
    await page.keyboard.press('Control+s');
    await bar.waitFor({ state: 'detached' });
    expect(await about.evaluate((field) => field === document.activeElement), 'the focus stays').toBe(true);
    await page.getByLabel('What you do, in one line').fill(`Grows more kelp at ${key}.`);
    await bar.waitFor();
    await page.keyboard.press('Enter');
    await bar.waitFor({ state: 'detached' });
    await page.goto(`/startups/${key}`);
    await page.getByText(`Grows more kelp at ${key}.`).first().waitFor();
    expect(await page.locator('strong', { hasText: 'Kelp' }).count()).toBe(1);
  });

  edge('keeps what was typed when a section is refused, and discards changes', async () => {
    const { page } = await aFounder('Tangvik', { expects: [/edit/] });
    await waitForHydration(page);
    const team = page.locator('#team');
    await team.getByRole('button', { name: 'Add a person' }).click();
    await team.getByLabel('Role').fill('Diver');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await team.getByText('Please enter a name.').waitFor();
    expect(await team.getByLabel('Role').inputValue()).toBe('Diver');
    await team.getByLabel('Name', { exact: true }).fill('Åsa Lind');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('Saved.').waitFor();

    await page.getByLabel('What you do, in one line').fill('Something else.');
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(await page.getByLabel('What you do, in one line').inputValue()).toBe('Grows kelp.');
    const focus = page.locator(':focus');
    expect(await focus.innerText(), 'the focus goes to the section').toBe('Name and line');
    expect(await team.getByLabel('Role').inputValue()).toBe('Diver');
  });

  edge('edits and uploads without JavaScript, on a phone', async () => {
    const { page, key } = await aFounder('Tangnes', {
      javaScript: false,
      width: 390,
      expects: [/status of 400 .*\/edit/],
    });
    await page.locator('input[name=logoFile]').setInputFiles(await picture(400, 400, '#0c676b'));
    await page.getByRole('button', { name: 'Save logo and cover' }).click();
    await page.getByText('Saved.').waitFor();
    await page.locator('[name="links.1.name"]').fill('Our tests');
    await page.locator('[name="links.1.url"]').fill('javascript:alert(1)');
    await page.getByRole('button', { name: 'Save links' }).click();
    await page.getByText('Please enter a web address.').waitFor();
    expect(await page.locator('[name="links.1.name"]').inputValue()).toBe('Our tests');
    await page.locator('[name="links.1.url"]').fill('tests.example');
    await page.getByRole('button', { name: 'Save links' }).click();
    await page.getByText('Saved.').waitFor();
    await page.goto(`/startups/${key}`);
    expect(await page.getByRole('link', { name: 'Our tests' }).getAttribute('href')).toBe('http://tests.example');
  });
});
