import { describe, expect, it } from 'vitest';
import { aBoard, aMember } from './board.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { setSessionOf } from './people.ts';

describe('a member of a startup', () => {
  it('reads how the answer clock works on the first visit to the board, the keys on the second, and nothing later', async () => {
    const board = await aBoard(['Anna Lind']);
    const member = await newVisitor({ logsIn: true });
    await setSessionOf(member, await aMember(board.id, 'Halvor', 'manager'));
    const { page } = member;
    const hint = page.getByRole('complementary', { name: 'Hint' });
    const visit = async () => {
      const recording = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.goto(board.path);
      await waitForHydration(page);
      await recording;
    };

    await visit();
    expect(await hint.textContent()).toContain('Everybody who applies gets an answer.');
    await member.look('hint about the answer clock');
    await hint.getByRole('button', { name: 'Close hint' }).click();
    expect(await hint.count()).toBe(0);

    await visit();
    expect(await hint.textContent()).toContain('The keys do it faster');

    await page.goto(board.path);
    await waitForHydration(page);
    expect(await hint.count()).toBe(0);
  });
});
