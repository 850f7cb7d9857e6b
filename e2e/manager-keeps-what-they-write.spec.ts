import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { aBoard, aMember, onTheBoard } from './board.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { setSessionOf } from './people.ts';

const unsentIn = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('havn.unsent.')).length);

describe('a manager', () => {
  edge('keeps what they type while the scripts of the page are still on their way', async () => {
    const board = await aBoard(['Anna Lind']);
    const visitor = await newVisitor({ logsIn: true });
    await setSessionOf(visitor, await aMember(board.id, 'Ingrid', 'owner'));
    const { page } = visitor;
    const anna = board.cards.get('Anna Lind');
    const typesEarly = async (path: string, fields: Record<string, string>) => {
      const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await arrival;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      for (const [label, text] of Object.entries(fields))
        await page.getByRole('textbox', { name: label, exact: true }).fill(text);
      arrive();
      await waitForHydration(page);
      for (const [label, text] of Object.entries(fields)) {
        expect(await page.getByRole('textbox', { name: label, exact: true }).inputValue(), label).toBe(text);
      }
      await page.unroute('**/*.js');
    };
    await typesEarly(`${board.path}?card=${anna}`, {
      'Message to Anna': 'When could we talk?',
      'Note to your team': 'Knows the harbour.',
    });
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Knows the harbour.' }).waitFor();
    await page.getByRole('button', { name: 'Send to Anna' }).click();
    await page.getByRole('listitem').filter({ hasText: 'When could we talk?' }).waitFor();

    await typesEarly(`${board.path}/no?card=${anna}`, { 'What you write': 'Dear {{firstName}}, no.' });
    await page.getByText('Dear Anna, no.').waitFor();
  });

  it('finds what they did not send after a reload, and leaves nothing in the tab after the log-out', async () => {
    const { page, board } = await onTheBoard(['Anna Lind', 'Bo Berg'], { width: 1280 });
    const open = (name: string) =>
      page.goto(`${board.path}?card=${board.cards.get(name)}`).then(() => waitForHydration(page));
    const message = page.getByRole('textbox', { name: /^Message to/ });
    const note = page.getByLabel('Note to your team');
    await open('Anna Lind');
    await message.fill('We would like to');
    await note.fill('Ask about Fridays.');
    await page.reload();
    await waitForHydration(page);
    expect([await message.inputValue(), await note.inputValue()]).toEqual(['We would like to', 'Ask about Fridays.']);
    await open('Bo Berg');
    expect([await message.inputValue(), await note.inputValue()]).toEqual(['', '']);

    await open('Anna Lind');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Ask about Fridays.' }).waitFor();
    await expect.poll(() => unsentIn(page)).toBe(1);
    await page.reload();
    await waitForHydration(page);
    expect([await message.inputValue(), await note.inputValue()]).toEqual(['We would like to', '']);

    await page.goto('/auth/signout');
    await waitForHydration(page);
    expect(await unsentIn(page)).toBe(1);
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await unsentIn(page)).toBe(0);
  });

  edge('finds a no that they did not send after a reload, and not once it was sent', async () => {
    const { page, board } = await onTheBoard(['Anna Lind', 'Bo Berg'], { width: 1280 });
    const text = page.getByRole('textbox', { name: 'What you write' });
    const open = (name: string) =>
      page.goto(`${board.path}/no?card=${board.cards.get(name)}`).then(() => waitForHydration(page));
    await open('Anna Lind');
    const template = await text.inputValue();
    await text.fill('Dear {{firstName}}, no this time.');
    await page.reload();
    await waitForHydration(page);
    expect(await text.inputValue()).toBe('Dear {{firstName}}, no this time.');
    await page.getByText('Dear Anna, no this time.').waitFor();
    await text.fill(template);
    expect(await unsentIn(page)).toBe(0);
    await text.fill('Dear {{firstName}}, no this time.');
    await page.getByRole('button', { name: 'Say no to 1 person' }).click();
    await page.waitForURL((url) => url.pathname === board.path);
    await open('Bo Berg');
    await page.getByText('Dear Bo, no this time.').waitFor();
    expect(await unsentIn(page)).toBe(0);
  });

  edge('begins with a text without losing their own, and sends nothing that was cut short', async () => {
    const { page, board } = await onTheBoard(['Anna Lind'], { width: 1280, expects: [/400/] });
    await page.goto(`${board.path}?card=${board.cards.get('Anna Lind')}`);
    await waitForHydration(page);
    const message = page.getByRole('textbox', { name: /^Message to/ });
    const begin = page.getByRole('combobox', { name: 'Begin with a text' });
    await begin.selectOption('Ask a question');
    expect(await message.inputValue()).toMatch(/^Hi Anna,/);
    await begin.selectOption('Invite to a first talk');
    expect(await message.inputValue()).not.toContain('may we ask you one thing');
    await message.fill('We read your story about the ferry.');
    await begin.selectOption('Ask a question');
    expect(await message.inputValue()).toMatch(/^Hi Anna,[\s\S]*\n\nWe read your story about the ferry\.$/);
    await message.fill('x'.repeat(5001));
    await page.getByText('5 001 of 5 000 characters. Please shorten it by 1.').waitFor();
    await page.getByRole('button', { name: 'Send to Anna' }).click();
    await page.locator('#message-text:focus').waitFor();
    expect(await page.getByText('Please shorten').count(), 'it says so once').toBe(1);
    expect(await message.inputValue()).toHaveLength(5001);

    await page.goto(`${board.path}/no?card=${board.cards.get('Anna Lind')}`);
    await waitForHydration(page);
    const no = page.getByRole('textbox', { name: 'What you write' });
    await no.fill('You were our second choice.');
    await page.getByRole('combobox', { name: 'Begin with a text' }).selectOption('A kind no');
    expect(await no.inputValue()).toMatch(/^Hi {{firstName}},[\s\S]*\n\nYou were our second choice\.$/);
  });

  edge('names a colleague without the letters of their language', async () => {
    const { page, board } = await onTheBoard(['Anna Lind'], { width: 1280 });
    await aMember(board.id, 'Sólveig', 'manager');
    await page.goto(`${board.path}?card=${board.cards.get('Anna Lind')}`);
    await waitForHydration(page);
    const note = page.getByLabel('Note to your team');
    await note.pressSequentially('Ask @so');
    await page.getByRole('option', { name: 'Sólveig Lund' }).waitFor();
    await note.press('Enter');
    expect(await note.inputValue()).toBe('Ask @Sólveig ');
  });
});
