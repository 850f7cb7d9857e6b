import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { anAccount, aStartup, enter } from './people.ts';

describe('a startup', () => {
  it('writes a post with a picture, publishes it, and takes it off again', async () => {
    const { id, key } = await aStartup({ name: 'Skjergard Post' });
    const visitor = await newVisitor({ logsIn: true, expects: [/status of 4(?:00|04)/] });
    const { page, look } = visitor;
    const blog = `/client/startups/${key}/blog`;
    await enter(visitor, await anAccount({ member: [{ id }] }), blog);
    await page.getByText('No posts yet').waitFor();
    await look('empty');
    await page.getByRole('link', { name: 'Write a post' }).click();
    await page.waitForURL(`**${blog}/new`);
    await waitForHydration(page);
    await page.getByLabel('Title').fill('How we moved charging to two in the morning');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.waitForURL(`**${blog}/*`);
    await page.getByText('Please write something before you publish it.').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('How we moved charging to two in the morning');
    await waitForHydration(page);
    const text = page.getByRole('textbox', { name: 'Text' });
    await page.getByRole('toolbar', { name: 'Text format' }).waitFor();
    await text.click();
    await page.keyboard.type('Power is ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('cheap');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' at night.\n- We wait\nWe charge');
    const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#f6a33b' } })
      .png()
      .toBuffer();
    await page.getByLabel(/picture$/).setInputFiles({ name: 'night.png', mimeType: 'image/png', buffer });
    await expect.poll(() => page.locator('input[name=cover]').inputValue()).toMatch(/^[0-9a-f]{24}$/);
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    const picture = page.getByRole('group', { name: 'Picture' });
    await picture
      .getByLabel('Picture', { exact: true })
      .setInputFiles({ name: 'quay.png', mimeType: 'image/png', buffer });
    await picture.getByRole('button', { name: 'Insert picture' }).click();
    await picture.getByText('Please say what it shows').waitFor();
    await look('picture');
    const description = picture.getByLabel('What it shows');
    await description.fill('x'.repeat(302));
    await picture.getByText('302 of 300 characters. Please shorten it by 2.').waitFor();
    await description.fill('The batteries at night');
    await page.keyboard.press('Enter');
    await text.getByRole('img', { name: 'The batteries at night' }).waitFor();
    await look('written');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published. People can read it on your profile.').waitFor();
    await page.getByRole('link', { name: 'Open the page' }).click();
    await page.waitForURL(/\/startups\/[^/]+\/posts\//);
    await page.getByRole('heading', { level: 1, name: /^How we moved charging/ }).waitFor();
    expect(await page.getByRole('article').getByRole('listitem').filter({ hasText: /^We / }).count()).toBe(2);
    expect(await page.getByRole('article').locator('strong').allInnerTexts()).toEqual(['cheap']);
    const photo = page.getByRole('article').getByRole('img', { name: 'The batteries at night' });
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(640);
    const address = new URL(page.url()).pathname;
    await look('post');
    await page.goto(`/startups/${key}`);
    await page.getByRole('link', { name: /^How we moved charging/ }).waitFor();

    await page.goto(blog);
    await page
      .getByRole('table')
      .getByRole('link', { name: /^How we moved charging/ })
      .click();
    await page.waitForURL(/\/blog\/[0-9a-f]{24}/);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByText('It is a draft again.').waitFor();
    expect((await page.goto(address))?.status()).toBe(404);

    await page.goBack();
    await page.getByText('Delete this post').click();
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('No posts yet').waitFor();
  });

  edge('writes a post without JavaScript on a phone, and keeps its words when the title is missing', async () => {
    const { id, key } = await aStartup({ name: 'Skjergard Post' });
    const visitor = await newVisitor({
      logsIn: true,
      javaScript: false,
      width: 390,
      expects: [/status of 400/],
    });
    const { page, look } = visitor;
    const blog = `/client/startups/${key}/blog`;
    await enter(visitor, await anAccount({ member: [{ id }] }), blog);
    await page.goto(`${blog}/new`);
    const text = page.getByRole('textbox', { name: 'Text' });
    await text.fill('Power is cheap at night.\n- We wait\n- We charge');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Please enter a title.').waitFor();
    expect(await text.inputValue()).toBe('Power is cheap at night.\n- We wait\n- We charge');
    await look('without a title');
    await page.getByLabel('Title').fill('At night');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Published. People can read it on your profile.').waitFor();
    await page.getByRole('link', { name: 'Open the page' }).click();
    expect(await page.getByRole('article').getByRole('listitem').filter({ hasText: /^We / }).count()).toBe(2);
  });
});
