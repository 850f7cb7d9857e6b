import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { type Board, onTheBoard } from './board.ts';
import { waitForHydration } from './browser.ts';
import { inSiteDatabase } from './site-data.ts';

const PEOPLE = ['Dag Ek', 'Cai Ek', 'Bo Ek', 'Anna Ek'];

/** Reads the column of each application, and whether anybody has opened it. */
function standings({ jobId }: Board) {
  return inSiteDatabase(async ({ db }) => {
    const { rows } = await db.execute<{ name: string; step: string; status: string; isSeen: boolean }>(sql`
      SELECT name, step, talent_status AS status, seen_at IS NOT NULL AS "isSeen" FROM applications WHERE job_id = ${jobId}
      ORDER BY name`);
    return rows;
  });
}

describe('a manager who takes a step back', () => {
  edge('tells nobody that they were read by resting on a card, moving it and undoing that', async () => {
    const { page, board } = await onTheBoard(PEOPLE, { width: 1440 });
    const before = await standings(board);
    const card = page.getByRole('link', { name: 'Anna Ek', exact: true });
    const reading = page.waitForResponse((answer) => answer.url().includes(`card=${board.cards.get('Anna Ek')}`));
    await card.hover();
    await (await reading).finished();
    await card.focus();
    await page.keyboard.press('m');
    await page.getByRole('dialog').getByRole('button', { name: 'First talk' }).click();
    await page.getByText('Anna Ek moved to First talk').waitFor();
    const announcements = await page.evaluateHandle(() => {
      const texts: (string | undefined)[] = [];
      const noteText = () => texts.push(document.querySelector('[role=status] b')?.textContent);
      new MutationObserver(noteText).observe(document.body, { childList: true, characterData: true, subtree: true });
      return texts;
    });
    await page.keyboard.press('z');
    await page.getByText('Anna Ek moved back to Applied').waitFor();
    // While the board is read, the sentence of the first move stays as it was.
    expect(new Set(await announcements.jsonValue())).toEqual(
      new Set(['Anna Ek moved to First talk, 1 of 1.', 'Anna Ek moved back to Applied, 1 of 4.']),
    );
    expect(await standings(board)).toEqual(before);
    await card.click();
    await page.getByRole('dialog', { name: 'Anna Ek' }).waitFor();
    expect((await standings(board))[0]).toMatchObject({ name: 'Anna Ek', isSeen: true, status: 'seen' });
  });

  edge(
    'moves an open card to the last column by keyboard, and sees the whole card there after closing it',
    async () => {
      const { page } = await onTheBoard(PEOPLE, { width: 1000 });
      await page.getByRole('link', { name: 'Anna Ek', exact: true }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Anna Ek' }).waitFor();
      await page.keyboard.press('m');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^To be rejected/ })
        .click();
      await page.getByText('Anna Ek moved to “To be rejected”').waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Anna Ek', exact: true }).and(page.locator(':focus')).waitFor();
      const right = () =>
        page.locator('[data-card]:focus-within').evaluate((card) => Math.round(card.getBoundingClientRect().right));
      await expect.poll(right).toBeLessThanOrEqual(1000 - 24);
    },
  );

  edge('leaves a field with Esc and finds what they typed after closing the card, until it is sent', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1440 });
    const open = (name: string) => page.getByRole('link', { name, exact: true }).click();
    const card = page.getByRole('dialog', { name: 'Anna Ek' });
    const note = card.getByLabel('Note to your team');
    const message = card.getByLabel('Message to Anna');
    await open('Anna Ek');
    await card.waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Asks good questions.');
    await page.keyboard.press('Escape');
    expect(await note.inputValue()).toBe('Asks good questions.');
    await page.keyboard.press('r');
    await page.keyboard.type('When can you talk?');
    await page.keyboard.press('Escape');
    await look('card with a note and a message that were not sent');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });

    await open('Bo Ek');
    const other = page.getByRole('dialog', { name: 'Bo Ek' });
    expect(await other.getByLabel('Note to your team').inputValue()).toBe('');
    await other.getByRole('link', { name: 'Close' }).click();
    await other.waitFor({ state: 'detached' });
    await open('Anna Ek');
    await card.waitFor();
    expect([await note.inputValue(), await message.inputValue()]).toEqual([
      'Asks good questions.',
      'When can you talk?',
    ]);
    await card.getByText('You have given no score.').waitFor({ state: 'attached' });
    await card.getByRole('button', { name: 'Score 4' }).click();
    await card.getByRole('status').getByText('Your score is 4.').waitFor({ state: 'attached' });
    await card.getByRole('heading', { name: 'Your score', exact: true }).waitFor();
    await note.press('Control+Enter');
    await card.getByRole('listitem').getByText('Asks good questions.').waitFor();
    await expect.poll(() => note.inputValue()).toBe('');
    expect(await message.inputValue()).toBe('When can you talk?');
    await message.press('Control+Enter');
    await card.getByRole('listitem').getByText('When can you talk?').waitFor();
    await expect.poll(() => message.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await open('Anna Ek');
    await card.waitFor();
    expect([await note.inputValue(), await message.inputValue()]).toEqual(['', '']);
    await card.getByRole('button', { name: 'All keys' }).click();
    await page.getByText('Leave a field, then close. What you typed is kept.').waitFor();
    await look('all keys');
  });

  it.each(sampleOf([true, false], 2))(
    'is asked before every waiting no is sent, with JavaScript: %s',
    async (javaScript) => {
      const { page, board, look } = await onTheBoard(PEOPLE, { width: 390, javaScript });
      for (const names of [['Anna Ek'], ['Bo Ek', 'Cai Ek']]) {
        const query = names.map((name) => `card=${board.cards.get(name)}`).join('&');
        await page.goto(`${board.path}/no?${query}`);
        if (javaScript) await waitForHydration(page);
        await page.getByRole('textbox', { name: 'What you write' }).fill('Hi {{firstName}}, it is a no.');
        await page.getByRole('button', { name: /^Say no to/ }).click();
        await page.waitForURL((url) => !url.pathname.endsWith('/no'));
        if (names.length === 1)
          await inSiteDatabase(({ db }) =>
            db.execute(sql`UPDATE applications SET rejects_at = rejects_at - interval '5 hours' WHERE rejects_at IS NOT NULL
            AND job_id = ${board.jobId}`),
          );
      }
      if (javaScript) await waitForHydration(page);
      const sendAll = async () => {
        const link = page.getByRole('link', { name: 'Send all now' });
        // A phone folds what waits into one line.
        if (!(await link.isVisible())) await page.locator('summary', { hasText: '3 answers are waiting' }).click();
        await link.click();
      };
      await sendAll();
      const question = page.getByRole('dialog', { name: 'Send 3 people their no now?' });
      await question.getByText('They are 2 batches').waitFor();
      expect(await question.getByRole('listitem').allTextContents()).toEqual([
        expect.stringMatching(/^One answer leaves on/),
        expect.stringMatching(/^2 answers leave on/),
      ]);
      if (javaScript) await look('question before sending');
      await question.getByRole('link', { name: 'Keep waiting' }).click();
      await question.waitFor({ state: 'detached' });
      expect((await standings(board)).filter(({ step }) => step === 'toreject')).toHaveLength(3);
      await sendAll();
      await question.getByRole('button', { name: 'Send to 3 people now' }).click();
      await page.getByText('3 people have their answer.').waitFor();
      expect(await question.count()).toBe(0);
      expect((await standings(board)).filter(({ step }) => step === 'rejected')).toHaveLength(3);
    },
  );
});
