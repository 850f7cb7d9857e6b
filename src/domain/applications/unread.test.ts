import { describe, expect, it } from 'vitest';
import { answerOffer, answerTimes, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { someTalent } from '#testing/applications.ts';
import { authServices } from '#testing/auth-services.ts';
import { boardOf, someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { findBoardCompany } from './board/access.server.ts';
import { setAnonymous } from './board/columns.server.ts';
import { sendMessage } from './board/messages.server.ts';
import { openCard } from './board/open-card.server.ts';
import { findUnreadPeople } from './unread.server.ts';

const fixture = rollbackFixture();
const services = authServices();
const TIMES = {
  times: [
    { from: '2027-01-07T09:00:00.000Z', to: '2027-01-07T09:30:00.000Z' },
    { from: '2027-01-08T13:00:00.000Z', to: '2027-01-08T13:30:00.000Z' },
  ],
  timeZone: 'Europe/Oslo',
  by: 'video' as const,
  place: '',
};

async function aConversation() {
  const board = await someBoard(fixture.context);
  const person = await someTalent(fixture.context);
  const { id } = await board.send('Tuva Lind', { talentId: person.talentId });
  await board.send('Bo Ek');
  const talent = fixture.as({ actor: { kind: 'user', userId: person.userId, companyIds: [], isAdmin: false } });
  const { context } = board.owner;
  const marks = async () =>
    Object.fromEntries(
      (await boardOf(context)).columns.flatMap(({ cards }) => cards.map((card) => [card.name, card.unread])),
    );
  const total = async () => (await boardOf(context, { only: 'wrote' })).total;
  const open = async () => openCard(board.reviewer.context, await findBoardCompany(board.reviewer.context, 'tang'), id);
  return { ...board, context, id, talent, marks, found: total, open };
}

describe('what a talent wrote or answered', () => {
  it('is marked on the card, in the list and on the dashboard until somebody of the team opens the card', async () => {
    const { companyId, context, id, talent, marks, found, open } = await aConversation();
    expect([await marks(), await found()]).toEqual([{ 'Tuva Lind': null, 'Bo Ek': null }, 0]);
    await writeToStartup(talent, services, id, { kind: 'message', text: 'Here is my CV.' });
    expect([await marks(), await found()]).toEqual([{ 'Tuva Lind': 'wrote', 'Bo Ek': null }, 1]);
    expect(await findUnreadPeople(context, companyId)).toEqual({
      people: 1,
      first: [{ id, name: 'Tuva Lind', did: 'wrote to you' }],
    });
    await open();
    expect([await marks(), await found()]).toEqual([{ 'Tuva Lind': null, 'Bo Ek': null }, 0]);
    expect((await findUnreadPeople(context, companyId)).people).toBe(0);
  });

  it('names the time that the talent chose, and the answer to an offer', async () => {
    const { companyId, context, id, talent, marks, open } = await aConversation();
    const message = await sendMessage(context, companyId, id, { text: 'Shall we talk?', times: TIMES });
    expect((await marks())['Tuva Lind']).toBeNull();
    await answerTimes(talent, id, message.id, { kind: 'yes', from: TIMES.times[1]?.from ?? '' });
    expect((await marks())['Tuva Lind']).toBe('answered');
    expect((await findUnreadPeople(context, companyId)).first[0]?.did).toBe('said yes to Friday 8 January, 14:00');
    await open();
    expect((await marks())['Tuva Lind']).toBeNull();
    const offer = await sendMessage(context, companyId, id, { text: 'Join us.', offer: { answerBy: '2027-02-01' } });
    await answerOffer(talent, id, offer.id, 'no');
    expect((await findUnreadPeople(context, companyId)).first[0]?.did).toBe('said no to your offer');
    await open();
    expect((await marks())['Tuva Lind']).toBeNull();
    expect((await findOwnApplication(talent, id)).messages.map(({ isNew }) => isNew)).toEqual([true, true]);
  });

  it('hides the name on an anonymous board, and is for the team alone', async () => {
    const { companyId, jobId, context, id, talent } = await aConversation();
    await writeToStartup(talent, services, id, { kind: 'message', text: 'Hello' });
    await setAnonymous(context, companyId, jobId, true);
    expect((await findUnreadPeople(context, companyId)).first[0]?.name).toMatch(/^Applicant /);
    for (const { actor } of [await somebody(fixture.context), await somebody(fixture.context, { isAdmin: true })]) {
      await expect(async () => findUnreadPeople(fixture.as({ actor }), companyId)).rejects.toMatchObject({
        kind: 'absent',
      });
    }
  });

  it('is refused in a time zone that does not exist', async () => {
    const { companyId, context, id } = await aConversation();
    const times = { ...TIMES, timeZone: 'Nowhere/Land' };
    await expect(sendMessage(context, companyId, id, { text: 'Hi', times })).rejects.toMatchObject({ kind: 'invalid' });
  });
});
