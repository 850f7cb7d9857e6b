import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { aBoard, aMember, confirmsHiring, namesIn } from './board.ts';
import { newVisitor, waitForHydration } from './browser.ts';
import { setSessionOf } from './people.ts';

describe('a manager and a reviewer', () => {
  it('see each other’s changes at once, and only the manager moves cards', async () => {
    const board = await aBoard(['Anna Lind', 'Bo Ek']);
    const manager = await newVisitor({ logsIn: true });
    const reviewer = await newVisitor({ logsIn: true });
    await setSessionOf(manager, await aMember(board.id, 'Halvor', 'manager'));
    await setSessionOf(reviewer, await aMember(board.id, 'Mette', 'reviewer'));
    for (const { page } of [manager, reviewer]) {
      await page.goto(board.path);
      await waitForHydration(page);
    }
    expect(await reviewer.page.getByRole('link', { name: 'Move Anna Lind to…' }).count()).toBe(0);
    await reviewer.page.getByRole('link', { name: 'Anna Lind', exact: true }).click();
    const drawer = reviewer.page.getByRole('dialog', { name: 'Anna Lind' });
    await drawer.getByLabel('Note to your team').fill('@Halvor she is the one.');
    await drawer.getByRole('button', { name: 'Add note' }).click();
    await drawer.getByRole('listitem').filter({ hasText: 'she is the one.' }).waitFor();
    expect(await drawer.getByRole('button', { name: /^Send to/ }).count()).toBe(0);
    await reviewer.look('card of a reviewer');
    // Nothing shown and no key does what is refused to a reviewer.
    await reviewer.page.locator('#card-title').focus();
    await reviewer.page.keyboard.press('m');
    expect(new URL(reviewer.page.url()).searchParams.has('move')).toBe(false);
    expect(await drawer.locator('kbd').allTextContents()).toEqual(['J', 'K', '1', '5', 'N']);
    await drawer.getByRole('button', { name: 'All keys' }).click();
    const keys = reviewer.page.getByRole('dialog', { name: 'All keys' });
    expect(await keys.locator('dt').allTextContents()).not.toContain('M');
    await keys.getByRole('button', { name: 'Close' }).click();
    await keys.waitFor({ state: 'detached' });

    // The note and the move appear on the other screen without a reload.
    await manager.page.getByRole('region', { name: 'Applied' }).getByText('1 note').waitFor();
    await manager.page.getByRole('link', { name: 'Anna Lind', exact: true }).focus();
    await manager.page.keyboard.press('m');
    await manager.page.getByRole('dialog').getByRole('button', { name: 'Hired' }).click();
    await confirmsHiring(manager.page, 'Anna Lind');
    await manager.page.getByText('Anna Lind moved to Hired, 1 of 1.').waitFor();
    await drawer.getByText('Moved to “Hired” by Halvor').waitFor();
  });

  edge('look without names at first, which the manager chooses on a phone', async () => {
    const board = await aBoard(['Anna Lind', 'Bo Ek']);
    const manager = await newVisitor({ logsIn: true, width: 390 });
    const reviewer = await newVisitor({ logsIn: true });
    await setSessionOf(manager, await aMember(board.id, 'Halvor', 'manager'));
    await setSessionOf(reviewer, await aMember(board.id, 'Mette', 'reviewer'));
    const { page } = manager;
    await page.goto(`${board.path}?job=${board.jobId}`);
    await waitForHydration(page);
    await page.getByLabel('Filters and tools, 1 chosen').click();
    await page.locator('summary', { hasText: 'Names shown' }).click();
    const choice = page.getByRole('button', { name: 'Hide names at first' });
    const [left, right] = await choice.evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [box.left, innerWidth - box.right];
    });
    expect(Math.min(left ?? -1, right ?? -1), 'the choice is on the screen').toBeGreaterThanOrEqual(0);
    await manager.look('the choice of names');
    await choice.click();
    await page.getByText('Names are hidden at first.').waitFor();
    await page.getByRole('link', { name: 'Anna Lind', exact: true }).waitFor({ state: 'detached' });
    await reviewer.page.goto(`${board.path}?job=${board.jobId}`);
    expect(await namesIn(reviewer.page, 'Applied')).toEqual([
      expect.stringMatching(/^Applicant \w{5}$/),
      expect.stringMatching(/^Applicant \w{5}$/),
    ]);
    expect(await reviewer.page.locator('summary', { hasText: 'Names' }).count(), 'a reviewer has no choice').toBe(0);
  });

  edge('are told who was faster when two move one card', async () => {
    const board = await aBoard(['Anna Lind']);
    const slow = await newVisitor({ logsIn: true, javaScript: false, expects: [/status of 409/] });
    const fast = await newVisitor({ logsIn: true });
    await setSessionOf(slow, await aMember(board.id, 'Ingrid', 'owner'));
    await setSessionOf(fast, await aMember(board.id, 'Halvor', 'manager'));
    await slow.page.goto(`${board.path}?move=${board.cards.get('Anna Lind')}`);
    await fast.page.goto(`${board.path}?move=${board.cards.get('Anna Lind')}`);
    await waitForHydration(fast.page);
    await fast.page.getByRole('dialog').getByRole('button', { name: 'First talk' }).click();
    await fast.page.getByText('Anna Lind moved to First talk, 1 of 1.').waitFor();
    await slow.page.getByRole('button', { name: 'Hired' }).click();
    await slow.page.getByText('Halvor has moved Anna Lind to First talk meanwhile.').waitFor();
    expect(await namesIn(slow.page, 'First talk')).toEqual(['Anna Lind']);
  });

  edge('see the cards in Applied when a column is deleted under their hands', async () => {
    const board = await aBoard(['Anna Lind']);
    const owner = await newVisitor({ logsIn: true });
    const other = await newVisitor({ logsIn: true });
    await setSessionOf(owner, await aMember(board.id, 'Ingrid', 'owner'));
    await setSessionOf(other, await aMember(board.id, 'Halvor', 'manager'));
    for (const { page } of [owner, other]) {
      await page.goto(board.path);
      await waitForHydration(page);
    }
    await other.page.getByRole('link', { name: 'Move Anna Lind to…' }).focus();
    await other.page.keyboard.press('Enter');
    await other.page.getByRole('dialog').getByRole('button', { name: 'First talk' }).click();
    await other.page.getByText('Anna Lind moved to First talk, 1 of 1.').waitFor();
    for (const { page } of [other, owner]) await page.getByRole('link', { name: 'Options of First talk' }).click();
    await other.page.getByRole('dialog', { name: 'First talk' }).waitFor();
    await owner.look('column');
    await owner.page.getByText('Its card goes back to Applied.').waitFor();
    await owner.page.getByRole('button', { name: 'Delete column' }).click();
    await owner.page.getByText('Column deleted. If it had cards, they are in Applied now.').waitFor();
    await other.page.getByText('This column was deleted').waitFor();
    expect(await owner.page.getByText('This column was deleted').count()).toBe(0);
    await other.page.getByRole('region', { name: 'First talk' }).waitFor({ state: 'detached' });
    expect(await namesIn(other.page, 'Applied')).toEqual(['Anna Lind']);
  });

  edge('keep a card that they hold from a place that somebody else has changed', async () => {
    const board = await aBoard(['Anna Lind', 'Bo Ek']);
    const owner = await newVisitor({ logsIn: true, width: 1440 });
    const other = await newVisitor({ logsIn: true, width: 1440, expects: [/409/] });
    await setSessionOf(owner, await aMember(board.id, 'Ingrid', 'owner'));
    await setSessionOf(other, await aMember(board.id, 'Halvor', 'manager'));
    for (const { page } of [owner, other]) {
      await page.goto(board.path);
      await waitForHydration(page);
    }
    const hold = async (name: string, column: string) => {
      const { page } = other;
      const from = await page.locator('[data-card]', { hasText: name }).boundingBox();
      const to = await page.getByRole('region', { name: column, exact: true }).boundingBox();
      if (!from || !to) throw new Error('The card or the column is not on the screen.');
      await page.mouse.move(from.x + 60, from.y + 20);
      await page.mouse.down();
      await page.mouse.move(to.x + 80, to.y + 90, { steps: 8 });
    };
    // The card that is held moves to another column.
    await hold('Bo Ek', 'First talk');
    await owner.page.getByRole('link', { name: 'Bo Ek', exact: true }).focus();
    await owner.page.keyboard.press('m');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'To be rejected' }).click();
    await other.page.getByRole('region', { name: 'To be rejected' }).getByText('Bo Ek').waitFor();
    await other.page.mouse.up();
    await other.page.getByText('Ingrid has moved Bo Ek to To be rejected meanwhile.').waitFor();

    // The column under it is deleted, and "Hired" takes its place.
    await hold('Anna Lind', 'First talk');
    await owner.page.getByRole('link', { name: 'Options of First talk' }).click();
    await owner.page.getByRole('button', { name: 'Delete column' }).click();
    await other.page.getByRole('region', { name: 'First talk' }).waitFor({ state: 'detached' });
    await other.page.mouse.up();
    await other.page.getByText('The board of this job does not have this column.').waitFor();
    expect(await namesIn(other.page, 'Applied')).toEqual(['Anna Lind']);
  });

  edge('see what they missed once the connection is back', async () => {
    const board = await aBoard(['Anna Lind']);
    const manager = await newVisitor({ logsIn: true });
    const reviewer = await newVisitor({ logsIn: true, expects: [/ERR_FAILED/] });
    await setSessionOf(manager, await aMember(board.id, 'Halvor', 'manager'));
    await setSessionOf(reviewer, await aMember(board.id, 'Mette', 'reviewer'));
    await reviewer.page.route('**/applicants/events', (route) => route.abort());
    for (const { page } of [manager, reviewer]) {
      await page.goto(board.path);
      await waitForHydration(page);
    }
    await manager.page.getByRole('link', { name: 'Anna Lind', exact: true }).focus();
    await manager.page.keyboard.press('m');
    await manager.page.getByRole('dialog').getByRole('button', { name: 'Hired' }).click();
    await confirmsHiring(manager.page, 'Anna Lind');
    await manager.page.getByText('Anna Lind moved to Hired, 1 of 1.').waitFor();
    expect(await namesIn(reviewer.page, 'Applied')).toEqual(['Anna Lind']);
    await reviewer.page.unroute('**/applicants/events');
    await reviewer.page.getByRole('region', { name: 'Hired' }).getByText('Anna Lind').waitFor();
    expect(await namesIn(reviewer.page, 'Applied')).toEqual([]);
  });
});
