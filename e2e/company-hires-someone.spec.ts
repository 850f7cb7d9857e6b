import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { namesIn, onTheBoard } from './board.ts';

const PEOPLE = ['Måns Åkerblom', 'Freja Østergaard', 'Þórunn Hafsteinsdóttir'];

describe('a company', () => {
  it('reads an application, writes, talks and hires, with the mouse', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1440 });
    expect(await namesIn(page, 'Applied')).toEqual([...PEOPLE].reverse());
    await look('board');
    await page.getByRole('link', { name: 'Þórunn Hafsteinsdóttir', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Þórunn Hafsteinsdóttir' });
    await drawer.getByText('Opened by you').waitFor();
    await look('card');
    await drawer.getByRole('button', { name: 'Score 4' }).click();
    await expect.poll(() => drawer.getByRole('button', { name: 'Score 4' }).getAttribute('aria-pressed')).toBe('true');
    await drawer.getByLabel('Note to your team').fill('Call her next week.');
    await drawer.getByRole('button', { name: 'Add note' }).click();
    await drawer.getByRole('listitem').filter({ hasText: 'Call her next week.' }).waitFor();
    await drawer.getByLabel('Message to Þórunn').fill('Hi {{firstName}}, could we talk?');
    await drawer.getByRole('button', { name: 'Send to Þórunn' }).click();
    await drawer.getByText('Hi Þórunn, could we talk?').waitFor();
    await drawer.getByRole('button', { name: 'Move to First talk' }).click();
    await page.getByText('Þórunn Hafsteinsdóttir moved to First talk, 1 of 1.').waitFor();
    await drawer.getByRole('link', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'detached' });
    expect(await namesIn(page, 'First talk')).toEqual(['Þórunn Hafsteinsdóttir']);

    const card = page.getByRole('region', { name: 'Applied' }).getByRole('listitem').first();
    const hired = page.getByRole('region', { name: 'Hired' });
    const [from, to] = [await card.boundingBox(), await hired.boundingBox()];
    if (!from || !to) throw new Error('The board is not on the screen.');
    await page.mouse.move(from.x + 60, from.y + 50);
    await page.mouse.down();
    await page.mouse.move(from.x + 90, from.y + 80, { steps: 4 });
    await page.mouse.move(to.x + 80, to.y + 160, { steps: 8 });
    await look('drag', 'colors');
    await page.mouse.up();
    await page.getByText('Freja Østergaard moved to Hired, 1 of 1.').waitFor();
    expect(await namesIn(page, 'Hired')).toEqual(['Freja Østergaard']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Freja Østergaard moved back to Applied').waitFor();
    expect(await namesIn(page, 'Hired')).toEqual([]);
  });

  edge('does all of it with the keyboard', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1280 });
    await page.getByRole('link', { name: 'Þórunn Hafsteinsdóttir', exact: true }).focus();
    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Freja Østergaard');
    await page.keyboard.press('m');
    const menu = page.getByRole('dialog', { name: 'Move Freja Østergaard to' });
    await menu.waitFor();
    await look('menu');
    await menu.getByRole('button', { name: 'First talk' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Freja Østergaard moved to First talk, 1 of 1.').waitFor();
    // The focus stays on the card.
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Freja Østergaard');
    await page.keyboard.press('z');
    await page.getByText('Freja Østergaard moved back to Applied').waitFor();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Freja Østergaard' });
    await drawer.waitFor();
    await page.keyboard.press('5');
    await expect.poll(() => drawer.getByRole('button', { name: 'Score 5' }).getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('n');
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('note-text');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  edge('does it on a phone, one column at a time', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 390 });
    await look('phone');
    await page.getByRole('link', { name: 'Move Þórunn Hafsteinsdóttir to…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'First talk' }).click();
    await page.getByText('moved to First talk, 1 of 1.').waitFor();
    await page
      .getByRole('navigation', { name: 'Columns' })
      .getByRole('link', { name: /First talk/ })
      .click();
    await page.getByRole('link', { name: 'Þórunn Hafsteinsdóttir', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Read one by one' }).click();
    await page.getByRole('dialog', { name: 'Þórunn Hafsteinsdóttir' }).waitFor();
    await look('phone card');
  });

  edge('does it without JavaScript', async () => {
    const { page } = await onTheBoard(PEOPLE, { javaScript: false });
    await page.getByRole('link', { name: 'Move Freja Østergaard to…' }).click();
    await page.getByRole('button', { name: 'Hired' }).click();
    await page.getByText('Freja Østergaard moved to Hired, 1 of 1.').waitFor();
    await page.getByRole('link', { name: 'Freja Østergaard', exact: true }).click();
    await page.getByLabel('Note to your team').fill('Welcome!');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Welcome!' }).waitFor();
  });
});
