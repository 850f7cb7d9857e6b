import { describe, expect, it } from 'vitest';
import { talents } from '#database/tables/talent.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { moveCard } from '#domain/applications/board/moves.server.ts';
import { keepNoDraft } from '#domain/applications/board/noes.server.ts';
import { apiClient } from '#testing/api-client.ts';
import { applicationRow, boardOf, someBoard } from '#testing/boards.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { aTalent } from '#testing/people-factories.ts';

const fixture = rollbackFixture();
const client = apiClient(() => fixture.context);

/** A caller with the cookie of a person. */
const as =
  ({ cookie }: { cookie: string }) =>
  (method: string, path: string, body?: object) =>
    client.call(path, {
      method,
      headers: { cookie, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });

describe('the calls about one application', () => {
  it('tell the talent that it was seen once somebody of the team reads it, and not by a HEAD request', async () => {
    const { send, reviewer } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    const path = `/companies/tang/applications/${id}`;
    await as(reviewer)('HEAD', path);
    expect((await applicationRow(fixture.context, id)).seenAt).toBeNull();
    const { status, body } = await as(reviewer)('GET', path);
    expect([status, body.name, body.step]).toEqual([200, 'Anna Lind', 'applied']);
    expect(await applicationRow(fixture.context, id)).toMatchObject({ seenAt: expect.any(Date), talentStatus: 'seen' });
  });

  it('hide who somebody is while the first look is anonymous', async () => {
    const { send, owner, jobId } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind', { email: 'anna@people.example', profile: { phone: '+47 900 00 000' } });
    await as(owner)('PUT', '/companies/tang/board/anonymous', { jobId, isAnonymous: true });
    const { body } = await as(owner)('GET', `/companies/tang/applications/${id}`);
    expect(body).toMatchObject({ isHidden: true, email: null, profile: {}, cv: null });
    expect(JSON.stringify(body)).not.toMatch(/anna|900 00/i);
  });
});

describe('the calls that change the board', () => {
  it('add, rename, move and delete a column, and answer the board after each', async () => {
    const { jobId, owner, send } = await someBoard(fixture.context);
    await send('Anna Lind');
    const call = as(owner);
    const fields = { name: 'Tech talk', color: '#f6a33b', meaning: 'inProcess' };
    const names = ({ body }: { body: { columns: { name: string }[] } }) => body.columns.map(({ name }) => name);
    const addition = await call('POST', '/companies/tang/board/columns', { ...fields, jobIds: [jobId] });
    expect(names(addition)).toEqual(['Applied', 'First talk', 'Tech talk', 'Hired', 'To be rejected', 'Rejected']);
    const { columnIds } = addition.body.columns[2];
    const rename = await call('PUT', '/companies/tang/board/columns', {
      ...fields,
      name: 'Offer',
      meaning: 'offer',
      columnIds,
    });
    expect(rename.body.columns[2]).toMatchObject({ name: 'Offer', meaning: 'offer' });
    const shift = await call('POST', '/companies/tang/board/columns/shift', { columnIds, to: 'left' });
    expect(names(shift).slice(0, 3)).toEqual(['Applied', 'Offer', 'First talk']);
    const deletion = await call('POST', '/companies/tang/board/columns/delete', { columnIds });
    expect(names(deletion)).toEqual(['Applied', 'First talk', 'Hired', 'To be rejected', 'Rejected']);
  });

  it('refuse a reviewer, and change nothing', async () => {
    const { jobId, reviewer, send } = await someBoard(fixture.context);
    await send('Anna Lind');
    const fields = { name: 'Tech talk', color: '#f6a33b', meaning: 'inProcess', jobIds: [jobId] };
    const { status, body } = await as(reviewer)('POST', '/companies/tang/board/columns', fields);
    expect([status, body.code]).toEqual([422, 'E_REVIEWER']);
    expect((await boardOf(reviewer.context)).columns).toHaveLength(5);
  });

  it('undo several moves, and rejections that wait', async () => {
    const { owner, send } = await someBoard(fixture.context);
    const people = [await send('Anna Lind'), await send('Bo Ek')];
    const call = as(owner);
    const cards = people.map(({ id, version }) => ({ id, version }));
    const { body } = await call('POST', '/companies/tang/applicants/move', { cards, to: 'hired' });
    const back = await call('POST', '/companies/tang/applicants/undo', {
      cards: body.moved.map(({ id, version }: { id: string; version: number }) => ({ id, version })),
    });
    expect(back.body.moved).toHaveLength(2);
    await call('POST', '/companies/tang/applicants/no', { ids: people.map(({ id }) => id), text: 'Not this time.' });
    const { waiting } = (await call('GET', '/companies/tang/board')).body;
    expect(waiting).toMatchObject({ total: 2, withoutText: 0 });
    const moments = waiting.batches.map(({ at }: { at: string }) => at);
    expect((await call('POST', '/companies/tang/applicants/no/undo', { moments })).body.moved).toHaveLength(2);
    const total = (await call('GET', '/companies/tang/board')).body.columns[0].total;
    expect(total).toBe(2);
  });
});

describe("the talent's calls", () => {
  it('show the status and never the step, and take their answers', async () => {
    const { send, owner, companyId } = await someBoard(fixture.context);
    const person = await somebody(fixture.context, { firstName: 'Anna', lastName: 'Lind' });
    const talent = aTalent({ userId: person.id, name: 'Anna Lind' });
    await fixture.context.db.insert(talents).values(talent);
    const { id } = await send('Anna Lind', { talentId: talent.id });
    await as(owner)('POST', '/companies/tang/applicants/no', { ids: [id], text: 'Not this time.' });
    await sendMessage(owner.context, companyId, id, { text: 'Yes after all?', offer: { answerBy: '2027-02-01' } });
    const call = as(person);
    const { body } = await call('GET', `/applications/${id}`);
    expect(body).toMatchObject({
      status: 'received',
      messages: [{ kind: 'offer', offer: { answerBy: '2027-02-01' } }],
    });
    expect(JSON.stringify(body)).not.toContain('toreject');
    const acceptance = await call('POST', `/applications/${id}/messages/${body.messages[0].id}/answer-offer`, {
      kind: 'yes',
    });
    expect(acceptance.body.messages[0].offer.answer).toMatchObject({ kind: 'yes' });
    const message = await call('POST', `/applications/${id}/messages`, { text: 'Thank you.' });
    const texts = message.body.messages.map(({ text }: { text: string }) => text);
    expect(texts.sort()).toEqual(['Thank you.', 'Yes after all?']);
    const withdrawn = await call('POST', `/applications/${id}/withdraw`);
    expect(withdrawn.body).toMatchObject({ status: 'withdrawn', canReturnUntil: expect.any(String) });
    expect((await call('GET', '/applications')).body.docs).toMatchObject([{ id, status: 'withdrawn' }]);
    expect((await call('POST', `/applications/${id}/undo-withdrawal`)).body).toMatchObject({ status: 'received' });
  });

  it('read and choose the text of the noes of a job, which those who wait get, too', async () => {
    const { jobId, companyId, owner, reviewer, send } = await someBoard(fixture.context);
    const { id } = await send('Anna Lind');
    const path = '/companies/tang/board/no-text';
    const readText = async () => (await as(owner)('GET', `${path}?job=${jobId}`)).body;
    expect(await readText()).toEqual({ text: null, chosenAt: null, draft: null });
    await moveCard(owner.context, companyId, { id, version: 1, to: 'toreject' });
    await keepNoDraft(owner.context, companyId, { ids: [id], text: 'Not yet.' });
    expect(await readText()).toEqual({ text: null, chosenAt: null, draft: 'Not yet.' });
    expect((await boardOf(owner.context)).waiting.withoutText).toBe(1);

    const text = 'Hi {{firstName}}, this time it is a no.';
    expect((await as(reviewer)('PUT', path, { jobId, text })).status).toBe(422);
    const choice = await as(owner)('PUT', path, { jobId, text });
    expect([choice.status, choice.body]).toEqual([200, { text, chosenAt: expect.any(String), draft: null }]);
    expect(await readText()).toEqual(choice.body);
    expect((await boardOf(owner.context)).waiting).toMatchObject({ total: 1, withoutText: 0 });
    const refusal = await as(owner)('PUT', path, { jobId, text: 'Hi {{fristName}}' });
    expect([refusal.status, refusal.body.details.fields.text]).toEqual([400, expect.stringContaining('fristName')]);
  });
});
