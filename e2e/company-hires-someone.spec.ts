import { sql } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { confirmsHiring, namesIn, onTheBoard } from './board.ts';
import { waitForHydration } from './browser.ts';
import { inSiteDatabase } from './site-data.ts';

const PEOPLE = ['Måns Åkerblom', 'Freja Østergaard', 'Þórunn Hafsteinsdóttir'];
const NO = 'Hi {{firstName}}, this time it is a no.';

type Press = (control: Locator) => Promise<void>;
const click: Press = (control) => control.click();

/** Says no to those whom the startup did not hire, and expects that everybody gets the outcome. */
async function tellsTheOthers(
  { page, board }: Awaited<ReturnType<typeof onTheBoard>>,
  {
    hired,
    press = click,
    type,
    isPhone = false,
  }: { hired: string; press?: Press; type?: (field: Locator) => Promise<void>; isPhone?: boolean },
): Promise<void> {
  const others = PEOPLE.filter((name) => name !== hired);
  await press(page.getByRole('link', { name: isPhone ? 'Choose several' : 'List', exact: true }));
  for (const name of others) await press(page.getByRole('checkbox', { name, exact: true }));
  await press(page.getByRole('button', { name: 'Say no to the chosen' }));
  await page.getByRole('heading', { level: 1, name: 'Say no to 2 people' }).waitFor();
  const text = page.getByRole('textbox', { name: 'What you write' });
  await (type ?? ((field) => field.fill(NO)))(text);
  await press(page.getByRole('button', { name: 'Say no to 2 people' }));
  if (isPhone) await page.locator('summary', { hasText: /^2 answers leave on \w+day / }).click();
  await page.getByRole('heading', { name: /^2 answers leave on \w+day / }).waitFor();
  await press(page.getByRole('link', { name: 'Send now' }));
  await press(page.getByRole('button', { name: 'Send to 2 people now' }));
  await page.getByText('2 people have their answer.').waitFor();
  const rows = await inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ name: string; status: string; no: string | null }>(sql`
      SELECT name, talent_status AS status, (SELECT text FROM application_messages WHERE application_id = a.id AND kind = 'no') AS no
      FROM applications a WHERE job_id = ${board.jobId}`);
    return rows;
  });
  expect(Object.fromEntries(rows.map(({ name, status, no }) => [name, [status, no]]))).toEqual({
    [hired]: ['hired', null],
    ...Object.fromEntries(
      others.map((name) => [name, ['notSelected', NO.replace('{{firstName}}', name.split(' ')[0] ?? '')]]),
    ),
  });
}

function outcomeOf(jobId: string) {
  return inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute(sql`SELECT status, outcome FROM jobs WHERE id = ${jobId}`);
    return rows[0];
  });
}

describe('a company', () => {
  it('reads an application, writes, talks, hires and tells the others, with the mouse', async () => {
    const visit = await onTheBoard(PEOPLE, { width: 1440 });
    const { page, look } = visit;
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
    const hiredColumn = page.getByRole('region', { name: 'Hired' });
    const [from, to] = [await card.boundingBox(), await hiredColumn.boundingBox()];
    if (!from || !to) throw new Error('The board is not on the screen.');
    await page.mouse.move(from.x + 60, from.y + 50);
    await page.mouse.down();
    await page.mouse.move(from.x + 90, from.y + 80, { steps: 4 });
    await page.mouse.move(to.x + 80, to.y + 160, { steps: 8 });
    await look('drag', 'colors');
    await page.mouse.up();
    const question = page.getByRole('dialog', { name: 'Hire Freja Østergaard?' });
    await question.getByText('You have sent Freja no offer here.').waitFor();
    await question.getByText('Skjærgård has marked you as hired for Backend Engineer, Fleet Charging.').waitFor();
    await look('question before hiring');
    await question.getByRole('link', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await namesIn(page, 'Hired')).toEqual([]);
    await page.getByRole('link', { name: 'Move Freja Østergaard to…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hired' }).click();
    await confirmsHiring(page, 'Freja Østergaard');
    await page.getByText('Freja Østergaard moved to Hired, 1 of 1.').waitFor();
    expect(await namesIn(page, 'Hired')).toEqual(['Freja Østergaard']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Freja Østergaard moved back to Applied').waitFor();
    expect(await namesIn(page, 'Hired')).toEqual([]);

    await page.getByRole('link', { name: 'Þórunn Hafsteinsdóttir', exact: true }).click();
    await drawer.getByRole('button', { name: 'Move to Hired' }).click();
    const closesJob = page.getByRole('checkbox', { name: 'Backend Engineer, Fleet Charging is filled: close it' });
    await page.getByText('The 2 others who wait stay on the board').waitFor();
    await closesJob.check();
    await page.getByRole('button', { name: 'Hire Þórunn' }).click();
    await page.getByText('Þórunn Hafsteinsdóttir moved to Hired, 1 of 1. The job is closed.').waitFor();
    expect(await outcomeOf(visit.board.jobId)).toEqual({ status: 'EXPIRED', outcome: 'hiredHere' });
    await drawer.getByRole('link', { name: 'Answer the 2 others' }).click();
    await page.getByRole('heading', { level: 1, name: 'Say no to 2 people' }).waitFor();
    await page.goBack();
    await drawer.getByRole('link', { name: 'Close' }).click();
    await tellsTheOthers(visit, { hired: 'Þórunn Hafsteinsdóttir' });
  });

  edge('does all of it with the keyboard', async () => {
    const visit = await onTheBoard(PEOPLE, { width: 1280 });
    const { page, look } = visit;
    await page.getByRole('link', { name: 'Þórunn Hafsteinsdóttir', exact: true }).focus();
    await page.keyboard.press('j');
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Freja Østergaard');
    await page.keyboard.press('m');
    const menu = page.getByRole('dialog', { name: 'Move Freja Østergaard to' });
    await menu.waitFor();
    await look('menu');
    const focusText = () => page.evaluate('document.activeElement?.textContent');
    await expect.poll(focusText).toBe('First talk');
    await page.keyboard.press('ArrowDown');
    expect(await focusText()).toBe('Hired');
    await page.keyboard.press('End');
    expect(await focusText()).toMatch(/^To be rejected/);
    await page.keyboard.press('ArrowDown');
    expect(await focusText()).toBe('First talk');
    await page.keyboard.press('h');
    expect(await focusText()).toBe('Hired');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Freja Østergaard');
    await page.getByRole('link', { name: 'Move Freja Østergaard to…' }).focus();
    await page.keyboard.press('ArrowDown');
    await menu.waitFor();
    await expect.poll(focusText).toBe('First talk');
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

    for (const [column, letter] of [
      ['First talk', 'f'],
      ['Hired', 'h'],
    ] as const) {
      await page.keyboard.press('m');
      await menu.waitFor();
      await page.keyboard.press(letter);
      await expect.poll(focusText).toMatch(new RegExp(`^${column}`));
      await page.keyboard.press('Enter');
      if (column === 'Hired') {
        const question = page.getByRole('dialog', { name: 'Hire Freja Østergaard?' });
        await question.waitFor();
        await expect.poll(focusText).toBe('Hire Freja Østergaard?');
        for (const control of ['checkbox', 'submit']) {
          await page.keyboard.press('Tab');
          expect(await page.evaluate('document.activeElement?.type')).toBe(control);
        }
        await page.keyboard.press('Enter');
        await question.waitFor({ state: 'detached' });
      }
      await page.getByText(`Freja Østergaard moved to ${column}, 1 of 1.`).waitFor();
      await expect.poll(focusText).toBe('Freja Østergaard');
    }
    await tellsTheOthers(visit, {
      hired: 'Freja Østergaard',
      press: async (control) => {
        await control.focus();
        await page.keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter');
      },
      type: async (text) => {
        await waitForHydration(page);
        await text.focus();
        await page.keyboard.press('Control+a');
        await page.keyboard.type(NO);
      },
    });
  });

  edge('does it on a phone, one column at a time', async () => {
    const visit = await onTheBoard(PEOPLE, { width: 390 });
    const { page, look } = visit;
    await look('phone');
    // The first screen has cards, above the buttons at its end.
    const second = await page.locator('[data-column][data-current] [data-card]').nth(1).boundingBox();
    expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThan(844 - 64);
    await page.getByLabel('Filters and tools').click();
    await page.getByRole('searchbox', { name: 'Name, headline or place' }).fill('Freja');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Måns Åkerblom', exact: true }).waitFor({ state: 'detached' });
    await page.getByLabel('Filters and tools, 1 chosen').waitFor();
    await page.goto(visit.board.path);
    await waitForHydration(page);
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
    const drawer = page.getByRole('dialog', { name: 'Þórunn Hafsteinsdóttir' });
    await drawer.getByRole('button', { name: 'Move to Hired' }).click();
    await page.getByRole('dialog', { name: 'Hire Þórunn Hafsteinsdóttir?' }).waitFor();
    await look('phone question');
    await confirmsHiring(page, 'Þórunn Hafsteinsdóttir');
    await page.getByText('Þórunn Hafsteinsdóttir moved to Hired, 1 of 1.').waitFor();
    await drawer.getByRole('link', { name: 'Close' }).click();
    await drawer.waitFor({ state: 'detached' });
    await tellsTheOthers(visit, { hired: 'Þórunn Hafsteinsdóttir', isPhone: true });
  });

  edge('does it without JavaScript', async () => {
    const { page } = await onTheBoard(PEOPLE, { javaScript: false });
    await page.getByRole('link', { name: 'Move Freja Østergaard to…' }).click();
    await page.getByRole('button', { name: 'Hired' }).click();
    await confirmsHiring(page, 'Freja Østergaard');
    await page.getByText('Freja Østergaard moved to Hired, 1 of 1.').waitFor();
    await page.getByRole('link', { name: 'List', exact: true }).click();
    for (const name of PEOPLE.filter((each) => each !== 'Freja Østergaard')) {
      await page.getByRole('checkbox', { name, exact: true }).check();
    }
    await page.getByRole('combobox', { name: 'Move the chosen to' }).selectOption('Hired');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const both = page.getByRole('dialog', { name: 'Hire 2 people?' });
    await both.getByText('2 of them have no offer from you here.').waitFor();
    await both.getByRole('button', { name: 'Hire 2 people' }).click();
    await page.getByText('2 people moved to Hired.').waitFor();
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    await page.getByRole('link', { name: 'Freja Østergaard', exact: true }).click();
    await page.getByLabel('Note to your team').fill('Welcome!');
    await page.getByRole('button', { name: 'Add note' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Welcome!' }).waitFor();
  });
});
