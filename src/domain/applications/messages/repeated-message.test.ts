import { describe, expect, it } from 'vitest';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { someTalent } from '#testing/applications.ts';
import { authServices } from '#testing/auth-services.ts';
import { someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { writeToStartup } from './talent-messages.server.ts';

const fixture = rollbackFixture();
const services = authServices();
const PROPOSED = { timeZone: 'Europe/Oslo', by: 'video' as const, place: '' };
const proposing = (day: number) => ({
  ...PROPOSED,
  times: [{ from: `2027-01-0${day}T09:00:00.000Z`, to: `2027-01-0${day}T09:30:00.000Z` }],
});

async function aConversation() {
  const { owner, companyId, send } = await someBoard(fixture.context);
  const person = await someTalent(fixture.context);
  const { id } = await send('Tuva Lind', { talentId: person.talentId });
  const talent = fixture.as({ actor: { kind: 'user', userId: person.userId, companyIds: [], isAdmin: false } });
  const minutes = (later: number) => ({ now: new Date(fixture.context.now.getTime() + later * 60_000) });
  return {
    startupWrites: (text: string, after: number, more = {}) =>
      sendMessage({ ...owner.context, ...minutes(after) }, companyId, id, { text, ...more }),
    talentWrites: (text: string, after: number) =>
      writeToStartup({ ...talent, ...minutes(after) }, services, id, { kind: 'message', text }),
    texts: async () => (await findOwnApplication(talent, id)).messages.map(({ text }) => text),
  };
}

describe('a message that is sent again because its answer was lost', () => {
  it('is written once, by either side', async () => {
    const { startupWrites, talentWrites, texts } = await aConversation();
    const first = await startupWrites('Hello {{firstName}}', 0);
    expect(await startupWrites('Hello {{firstName}}', 1)).toEqual(first);
    await talentWrites('Hello Halvor', 2);
    await talentWrites('Hello Halvor', 3);
    expect(await texts()).toHaveLength(2);
  });

  it('is another message later, after an answer, and with other times', async () => {
    const { startupWrites, talentWrites, texts } = await aConversation();
    await talentWrites('Any news?', 0);
    await talentWrites('Any news?', 60 * 24);
    await startupWrites('Thanks!', 60 * 24 + 1);
    await talentWrites('Any news?', 60 * 24 + 2);
    expect(await texts()).toHaveLength(4);
    await startupWrites('Shall we talk?', 60 * 24 + 3, { times: proposing(7) });
    await startupWrites('Shall we talk?', 60 * 24 + 4, { times: proposing(8) });
    expect(await texts()).toHaveLength(6);
  });
});
