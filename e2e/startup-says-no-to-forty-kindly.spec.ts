import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { aBoard, aMember } from './board.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { setSessionOf } from './people.ts';
import { inSiteDatabase } from './site-data.ts';

const FORTY = Array.from({ length: 40 }, (_, index) => `Person${index + 1} Ek`);

const messagesOf = (jobId: string) =>
  inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ text: string }>(
      sql`SELECT text FROM application_messages m JOIN applications a ON a.id = m.application_id WHERE a.job_id = ${jobId}`,
    );
    return rows.map(({ text }) => text);
  });

describe('a startup', () => {
  it('says no to forty people with one text, takes one back, and sends the rest', async () => {
    const board = await aBoard(FORTY);
    const visitor = await newVisitor({ logsIn: true, width: 1440, expects: [/status of 400/, /^answered 400/] });
    await setSessionOf(visitor, await aMember(board.id, 'Ingrid', 'owner'));
    const { page, look } = visitor;
    await page.goto(`${board.path}?view=list&q=ek`);
    await waitForHydration(page);
    for (const name of ['Move', 'Say no to the chosen']) {
      expect(await page.getByRole('button', { name, exact: true }).isDisabled()).toBe(true);
    }
    await page.getByText('Nobody chosen').waitFor();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    expect(await page.locator('form b').filter({ hasText: '40 chosen' }).isVisible()).toBe(true);
    await look('list');
    await page.getByRole('button', { name: 'Say no to the chosen' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Say no to 40 people' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await waitForHydration(page);
    await page.getByText('Nobody in your team has opened any of these 40 applications.').waitFor();
    await page.getByText('Your text says that you read them').waitFor({ state: 'detached' });
    const begin = page.getByRole('combobox', { name: 'Begin with a text' });
    await begin.selectOption('A kind no, after reading');
    await page.getByText('Your text says that you read them: open them, or choose another text.').waitFor();
    // The page ends below its buttons, however long the list of people is.
    const gap = await page.evaluate(
      () =>
        document.documentElement.scrollHeight -
        (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) -
        scrollY,
    );
    expect(gap).toBeLessThan(100);
    await page.getByRole('checkbox', { name: 'Person7 Ek' }).uncheck();
    const text = page.getByRole('textbox', { name: 'What you write' });
    await text.fill('Hi {{fristName}}, this time it’s a no.');
    await look('bulk no');
    await page.getByRole('button', { name: 'Say no to 39 people' }).click();
    await page.getByText('{{fristName}} is not a placeholder.').waitFor();
    await waitForHydration(page);
    expect(await page.getByRole('checkbox', { name: 'Person7 Ek' }).isChecked()).toBe(false);
    await text.fill('Hi {{firstName}}, this time');
    await page.getByRole('button', { name: 'Keep as draft' }).click();
    await page.getByText('Your draft is kept for next time. Nothing is sent').waitFor();
    await waitForHydration(page);
    await look('draft');
    expect(await page.getByRole('checkbox', { name: 'Person7 Ek' }).isChecked()).toBe(false);
    await page.goto(page.url());
    await waitForHydration(page);
    expect(await text.inputValue()).toBe('Hi {{firstName}}, this time');
    await page.getByRole('checkbox', { name: 'Person7 Ek' }).uncheck();
    await text.fill('Hi {{firstName}}, this time it’s a no. {{senderName}}');
    await page.getByText('Hi Person40, this time it’s a no. Ingrid').waitFor();
    await page.getByRole('button', { name: 'Say no to 39 people' }).click();
    await page.getByRole('heading', { name: /^39 answers leave on \w+day / }).waitFor();
    await page.getByText(/^To Person1 Ek, Person10 Ek, Person11 Ek and 36 more$/).waitFor();
    expect(await messagesOf(board.jobId)).toEqual([]);

    await waitForHydration(page);
    await page.getByText('39 people moved to “To be rejected”').waitFor();
    // Announced once: a reload says nothing of it.
    await expect.poll(() => new URL(page.url()).search).toBe('?view=list&q=ek');
    await page.reload();
    await waitForHydration(page);
    expect(await page.getByText('39 people moved to “To be rejected”').count()).toBe(0);
    await look('list with answers that wait');
    await page.getByRole('link', { name: 'Board', exact: true }).click();
    // The list has links of the same names.
    await page.getByRole('region', { name: 'Board', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Person3 Ek', exact: true }).focus();
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'Applied' }).click();
    await page.getByText('Person3 Ek moved to Applied, 1 of 2.').waitFor();
    await page.getByRole('link', { name: 'Send now' }).click();
    await page.getByRole('button', { name: 'Send to 38 people now' }).click();
    await page.getByText('38 people have their answer.').waitFor();
    const texts = await messagesOf(board.jobId);
    expect(texts).toHaveLength(38);
    expect(new Set(texts).size).toBe(38);
    expect(texts).toContain('Hi Person40, this time it’s a no. Ingrid');
    expect(texts.join(' ')).not.toMatch(/Person3,|Person7,/);
  });

  edge('sees the first eight people on a phone, and all of them when it asks', async () => {
    const board = await aBoard(FORTY.slice(0, 12));
    const visitor = await newVisitor({ logsIn: true, width: 390 });
    await setSessionOf(visitor, await aMember(board.id, 'Ingrid', 'owner'));
    const { page, look } = visitor;
    const cards = [...board.cards.values()].map((id) => `card=${id}`).join('&');
    await page.goto(`${board.path}/no?${cards}`);
    await waitForHydration(page);
    const boxes = page.getByRole('checkbox');
    expect(await boxes.count()).toBe(8);
    await look('the first eight');
    await page.getByRole('heading', { name: 'Say no to 12 people' }).waitFor();
    await page.getByRole('button', { name: 'Show all 12' }).click();
    await expect.poll(() => boxes.count()).toBe(12);
    expect(await boxes.nth(8).evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.getByRole('button', { name: 'Show all 12' }).count()).toBe(0);
  });
});
