import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { aMember, confirmsHiring, namesIn, onTheBoard } from './board.ts';
import { waitForHydration } from './browser.ts';
import { inSiteDatabase } from './site-data.ts';

const PEOPLE = ['Dag Ek', 'Cai Ek', 'Bo Ek', 'Anna Ek'];
const attributeOfFocus = (page: Page, attribute: string) =>
  page.evaluate((name) => document.activeElement?.getAttribute(name), attribute);

describe('a manager who answers many applicants', () => {
  edge('sees what is wrong with a message beside its field, which has the focus', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1440, expects: [/(?:answered|status of) 400/] });
    await page.getByRole('link', { name: 'Anna Ek', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Anna Ek' });
    const send = drawer.getByRole('button', { name: 'Send to Anna' });
    await send.click();
    await drawer.getByText('Please write a message').waitFor();
    await expect.poll(() => attributeOfFocus(page, 'name')).toBe('text');
    const text = drawer.getByLabel('Message to Anna');
    expect(await text.getAttribute('aria-invalid')).toBe('true');

    await text.fill('Shall we talk?');
    await drawer.getByLabel('Kind').selectOption({ label: 'Time for a talk' });
    expect(await drawer.getByLabel('Time', { exact: true }).inputValue()).toBe('10:00');
    await drawer.getByRole('button', { name: 'Add another time' }).click();
    await drawer.getByLabel('Day 2').fill('2020-01-01');
    await drawer.getByLabel('Time 2').fill('10:00');
    await send.click();
    const error = drawer.getByText('Please choose a time in the future');
    await error.waitFor();
    await expect.poll(() => attributeOfFocus(page, 'name')).toBe('day2');
    const descriptionId = (await attributeOfFocus(page, 'aria-describedby')) ?? '';
    expect(await page.locator(`[id="${descriptionId}"]`).textContent()).toContain('Please choose a time in the future');
    const [box, view] = [await error.boundingBox(), page.viewportSize()];
    expect(box && view && box.y > 0 && box.y + box.height < view.height).toBe(true);
    await look('wrong time');
    expect(await text.inputValue()).toBe('Shall we talk?');

    await drawer.getByRole('link', { name: 'Next person' }).click();
    const next = page.getByRole('dialog', { name: 'Bo Ek' });
    await next.waitFor();
    expect(await next.getByLabel('Message to Bo').inputValue()).toBe('');
    await next.getByLabel('Note to your team').fill('Good letter.');
    await next.getByRole('button', { name: 'Add note' }).focus();
    await page.keyboard.press('Enter');
    await next.getByRole('listitem').filter({ hasText: 'Good letter.' }).waitFor();
    expect(await page.evaluate('document.activeElement?.textContent')).toBe('Add note');
    expect(await next.getByLabel('Note to your team').inputValue()).toBe('');
  });

  edge('comes back to the card that was read last', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1440 });
    await page.getByRole('link', { name: 'Anna Ek', exact: true }).focus();
    for (const [key, name] of [
      ['Enter', 'Anna Ek'],
      ['j', 'Bo Ek'],
      ['j', 'Cai Ek'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog', { name }).waitFor();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Cai Ek');
  });

  edge('chooses a colleague after an @ with keys and with the mouse', async () => {
    const { page, look, board } = await onTheBoard(PEOPLE, { width: 390 });
    for (const name of ['Mette', 'Metteline']) await aMember(board.id, name, 'manager');
    await page.goto(`${board.path}?card=${board.cards.get('Anna Ek')}`);
    await waitForHydration(page);
    const note = page.getByLabel('Note to your team');
    await note.pressSequentially('Ask @met');
    const list = page.getByRole('listbox', { name: 'Colleagues' });
    expect(await list.getByRole('option').allTextContents()).toEqual(['Mette Lund', 'Metteline Lund']);
    await look('colleagues');
    await page.keyboard.press('ArrowDown');
    const active = (await attributeOfFocus(page, 'aria-activedescendant')) ?? '';
    expect(await page.locator(`[id="${active}"]`).textContent()).toBe('Metteline Lund');
    await page.keyboard.press('Enter');
    expect(await note.inputValue()).toBe('Ask @Metteline ');
    await note.pressSequentially('or @');
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog', { name: 'Anna Ek' }).count()).toBe(1);
    await note.pressSequentially('m');
    await list.getByRole('option', { name: 'Mette Lund' }).click();
    expect(await note.inputValue()).toBe('Ask @Metteline or @Mette ');
    // The list of colleagues closes with the press, and nothing moves away from under it.
    await note.pressSequentially('and @Mette');
    await list.waitFor();
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Ask @Metteline or @Mette and @Mette' }).waitFor();
  });

  edge('reads in the open card what came of a move, and takes it back there with a finger', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 390 });
    await page.getByRole('link', { name: 'Read one by one' }).click();
    const card = page.getByRole('dialog', { name: 'Anna Ek' });
    await card.getByRole('button', { name: 'Move to First talk' }).click();
    await card.getByRole('status').getByText('Anna Ek moved to First talk, 1 of 1.').waitFor();
    await look('a card that has moved');
    await card.getByRole('button', { name: 'Undo the move' }).click();
    await card
      .getByRole('status')
      .getByText(/^Anna Ek moved back to Applied/)
      .waitFor();
    await card.getByRole('link', { name: 'Move to…' }).click();
    await page.getByRole('dialog', { name: 'Move Anna Ek to' }).getByRole('button', { name: 'First talk' }).click();
    await card.getByRole('status').getByText('Anna Ek moved to First talk, 1 of 1.').waitFor();
  });

  edge('reads that nobody is new once everybody was opened', async () => {
    const { page, board } = await onTheBoard(PEOPLE, { width: 1440 });
    await inSiteDatabase(({ db }) =>
      db.execute(sql`UPDATE applications SET seen_at = now() WHERE job_id = ${board.jobId}`),
    );
    await page.goto(`${board.path}?only=new`);
    await page.getByRole('heading', { name: 'No new applications' }).waitFor();
    await page.getByText('Nobody waits to be opened.').waitFor();
    await page.goto(`${board.path}?only=new&q=nobody`);
    await page.getByText('A search finds words in the name, the headline and the place.').waitFor();
  });

  edge('keeps the options of a column open when they are refused', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1440, expects: [/(?:answered|status of) 409/] });
    await page.getByRole('link', { name: 'Add column' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a column' });
    await dialog.getByLabel('Name').fill('First talk');
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await dialog.getByText('This board has a column of this name.').waitFor();
    await expect.poll(() => attributeOfFocus(page, 'name')).toBe('name');
    expect(await dialog.getByLabel('Name').inputValue()).toBe('First talk');
    await dialog.getByLabel('Name').fill('Trial day');
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('region', { name: 'Trial day' }).waitFor();
  });

  edge('reads on in the column after moving somebody out of it', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1280 });
    await page.getByRole('link', { name: 'Bo Ek', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByText('2 of 4').waitFor();
    await drawer.getByRole('button', { name: 'Move to First talk' }).click();
    await drawer.getByText('3 left').waitFor();
    await page.keyboard.press('j');
    await page.getByRole('heading', { name: 'Cai Ek' }).and(page.locator('#card-title')).waitFor();
    await drawer.getByText('2 of 3').waitFor();
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Move Cai Ek to' }).getByRole('button', { name: 'Hired' }).click();
    await confirmsHiring(page, 'Cai Ek');
    await drawer.getByText('2 left').waitFor();
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: 'Anna Ek' }).and(page.locator('#card-title')).waitFor();
  });

  edge('reads on without JavaScript, too', async () => {
    const { page } = await onTheBoard(PEOPLE, { javaScript: false });
    await page.getByRole('link', { name: 'Bo Ek', exact: true }).click();
    await page.getByRole('button', { name: 'Move to First talk' }).click();
    await page.getByRole('link', { name: 'Next person' }).click();
    await page.getByRole('dialog', { name: 'Cai Ek' }).waitFor();
  });

  it('chooses a range, a page, people of several pages, and everybody who matches', async () => {
    const many = Array.from({ length: 53 }, (_, index) => `Person${53 - index} Ek`);
    const { page, look, board } = await onTheBoard(many, { width: 1440 });
    await page.goto(`${board.path}?view=list`);
    await waitForHydration(page);
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await box('Person2 Ek').check();
    await box('Person5 Ek').click({ modifiers: ['Shift'] });
    await page.getByText('4 chosen.').waitFor();
    await box('Person7 Ek').focus();
    await page.keyboard.press('Shift+Space');
    await page.getByText('6 chosen.').waitFor();
    await look('list with a choice');
    await page.locator('a[rel="next"]').click();
    await box('Person52 Ek').check();
    await page.getByText('7 chosen, 6 of them on other pages.').waitFor();
    await page.getByRole('combobox', { name: 'Move the chosen to' }).selectOption({ label: 'First talk' });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('7 people moved').waitFor();
    expect(
      await page
        .getByText(/chosen/)
        .and(page.getByRole('status'))
        .count(),
    ).toBe(0);

    await page.getByRole('checkbox', { name: 'All on this page' }).check();
    await page.getByText('3 chosen.').waitFor();
    await page.getByRole('checkbox', { name: 'All 53 that match' }).check();
    await page.getByText('53 chosen.').waitFor();
    await page.getByRole('button', { name: 'Say no to the chosen' }).click();
    await page.getByRole('heading', { level: 1, name: 'Say no to 53 people' }).waitFor();
  });

  edge('moves everybody who matches without JavaScript', async () => {
    const { page, board } = await onTheBoard([...PEOPLE, 'Eva Lind'], {
      javaScript: false,
      expects: [/(?:answered|status of) 400/],
    });
    await page.goto(`${board.path}?view=list&q=ek`);
    await page.getByRole('button', { name: 'Say no to the chosen' }).click();
    await page.getByText('Please choose somebody.').waitFor();
    await page.getByRole('checkbox', { name: 'All 4 that match' }).check();
    await page.getByRole('combobox', { name: 'Move the chosen to' }).selectOption({ label: 'First talk' });
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByText('4 people moved to First talk.').waitFor();
    await page.goto(board.path);
    expect(await namesIn(page, 'Applied')).toEqual(['Eva Lind']);
  });

  edge('downloads the applicants whom the board shows', async () => {
    const { page, board } = await onTheBoard([...PEOPLE, 'Eva Lind'], { width: 1440 });
    await page.goto(`${board.path}?q=lind`);
    await waitForHydration(page);
    await page.getByText('Download', { exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Spreadsheet (CSV)' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text).toContain('"Eva Lind"');
    expect(text).not.toContain('Anna Ek');
  });
});
