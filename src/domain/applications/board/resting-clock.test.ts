import { describe, expect, it } from 'vitest';
import { applicationRow, someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { sendMessage } from './messages.server.ts';
import { moveCards } from './moves.server.ts';

const fixture = rollbackFixture();

describe('the answer clock of an application', () => {
  it('goes on resting while an answer of the talent is awaited, whatever else the startup writes or moves', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    const clock = async () => (await applicationRow(fixture.context, id)).clockFrom;
    await sendMessage(owner.context, companyId, id, { text: 'When can you begin?', asks: true });
    expect(await clock()).toBeNull();
    await sendMessage(owner.context, companyId, id, { text: 'There is no hurry.' });
    expect(await clock()).toBeNull();
    const { version } = await applicationRow(fixture.context, id);
    await moveCards(owner.context, companyId, { cards: [{ id, version }], to: 'hired' });
    expect(await clock()).toBeNull();
  });

  it('has ended for the hired, who may still be written to', async () => {
    const { owner, companyId, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind', { step: 'hired', clockFrom: null });
    await sendMessage(owner.context, companyId, id, { text: 'Welcome!' });
    expect((await applicationRow(fixture.context, id)).clockFrom).toBeNull();
  });
});
