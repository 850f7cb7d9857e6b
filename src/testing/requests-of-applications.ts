import { applicationMessages } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { someSentApplication } from '#testing/boards.ts';
import { aTalent } from '#testing/people-factories.ts';
import type { DescribedRequests, DescribedWorld } from './described-world.ts';

/** Requests about applications, by either side. */
export function requestsOfApplications(at: DescribedWorld): DescribedRequests {
  const anApplication = async () =>
    (await someApplication(at.context, { companyId: at.company.id, jobId: at.job.id })).id;
  const board = `/companies/${at.company.key}/board`;
  const column = { name: 'Tech talk', color: '#f6a33b', meaning: 'interview' };
  /** The first column of the job's board. */
  const aColumn = async () => {
    await someSentApplication(at.context, { companyId: at.company.id, jobId: at.job.id });
    const { rows } = await at.context.db.execute<{ id: string }>('SELECT id FROM board_columns');
    return rows[0]?.id ?? '';
  };
  /** An application of the newcomer, with a message of the startup. */
  const ownApplication = async (message: { kind?: string; details?: Record<string, unknown> } = {}) => {
    const talent = aTalent({ userId: at.newcomer.id });
    await at.context.db.insert(talents).values(talent);
    const { id } = await someApplication(at.context, {
      companyId: at.company.id,
      jobId: at.job.id,
      talentId: talent.id,
    });
    const messageId = newIdentifier(at.context.now);
    await at.context.db.insert(applicationMessages).values({
      id: messageId,
      applicationId: id,
      at: at.context.now,
      isFromTalent: false,
      userId: at.person.id,
      text: 'Hi',
      ...message,
    });
    return { path: `/applications/${id}`, messageId };
  };
  const from = new Date(at.context.now.getTime() + DAY_MS).toISOString();
  const to = new Date(at.context.now.getTime() + 88_200_000).toISOString();
  const times = { kind: 'times', details: { times: [{ from, to }], timeZone: 'Europe/Oslo', by: 'video', place: '' } };
  return {
    report: async () => {
      const { messageId } = await ownApplication();
      const message = { kind: 'message', subject: messageId, reason: 'spam' };
      return [
        { path: '/reports', body: message, status: 200, as: 'newcomer' },
        { path: '/reports', body: message, status: 409, as: 'newcomer' },
        { path: '/reports', body: { ...message, kind: 'person', reason: 'other' }, status: 400, as: 'newcomer' },
        { path: '/reports', body: { ...message, kind: 'investor' }, status: 404, as: 'newcomer' },
        { path: '/reports', body: message, status: 404, as: 'owner' },
        { path: '/reports', body: message, status: 401 },
      ];
    },
    listApplicants: async () => {
      await anApplication();
      return [
        { path: `/companies/${at.company.key}/applicants?only=new&sort=name&page=1`, status: 200, as: 'owner' },
        { path: `/companies/${at.company.id}/applicants?step=hired`, status: 200, as: 'owner' },
        { path: `/companies/${at.company.key}/applicants?job=none`, status: 404, as: 'owner' },
        { path: `/companies/${at.company.key}/applicants?rank=best`, status: 400, as: 'owner' },
        { path: `/companies/${at.company.key}/applicants`, status: 404, as: 'newcomer' },
      ];
    },
    getBoard: async () => {
      await anApplication();
      return [
        { path: `/companies/${at.company.key}/board?job=${at.job.id}`, status: 200, as: 'owner' },
        { path: `/companies/${at.company.key}/board`, status: 404, as: 'newcomer' },
      ];
    },
    exportApplicants: async () => {
      await anApplication();
      return [
        { path: `/companies/${at.company.key}/applicants/export?format=json`, status: 200, as: 'owner' },
        { path: `/companies/${at.company.key}/applicants/export?format=csv`, status: 200, as: 'owner' },
        { path: `/companies/${at.company.key}/applicants/export?format=xls`, status: 400, as: 'owner' },
      ];
    },
    // A stream has no end to wait for; applicant-events.test.ts reads one.
    followApplicants: () => [{ path: `/companies/${at.company.key}/applicants/events`, status: 404, as: 'newcomer' }],
    moveApplicants: async () => {
      const cards = [{ id: await anApplication(), version: 1 }];
      const path = `/companies/${at.company.key}/applicants/move`;
      return [
        { path, body: { cards, to: 'hired' }, status: 200, as: 'owner' },
        { path, body: { cards, to: 'hired' }, status: 200, as: 'owner' },
        { path, body: { cards: [], to: 'hired' }, status: 400, as: 'owner' },
      ];
    },
    undoMove: async () => {
      const id = await anApplication();
      const base = `/companies/${at.company.key}`;
      return [
        {
          path: `${base}/applicants/move`,
          body: { cards: [{ id, version: 1 }], to: 'hired' },
          status: 200,
          as: 'owner',
        },
        { path: `${base}/applications/${id}/undo`, body: { version: 1 }, status: 409, as: 'owner' },
        { path: `${base}/applications/${id}/undo`, body: { version: 2 }, status: 200, as: 'owner' },
      ];
    },
    addNote: async () => [
      {
        path: `/companies/${at.company.key}/applications/${await anApplication()}/notes`,
        body: { text: 'Hello' },
        status: 200,
        as: 'owner',
      },
      {
        path: `/companies/${at.company.key}/applications/none/notes`,
        body: { text: 'Hello' },
        status: 404,
        as: 'owner',
      },
    ],
    scoreApplicant: async () => [
      {
        path: `/companies/${at.company.key}/applications/${await anApplication()}/score`,
        body: { score: 4 },
        status: 204,
        as: 'owner',
      },
    ],
    writeToApplicant: async () => {
      const path = `/companies/${at.company.key}/applications/${await anApplication()}/messages`;
      return [
        { path, body: { text: 'Hi {{firstName}}' }, status: 200, as: 'owner' },
        { path, body: { text: 'Hi {{nobody}}' }, status: 400, as: 'owner' },
      ];
    },
    sayNo: async () => [
      {
        path: `/companies/${at.company.key}/applicants/no`,
        body: { ids: [await anApplication()], text: 'No.' },
        status: 200,
        as: 'owner',
      },
    ],
    getApplicant: async () => {
      const id = await anApplication();
      return [
        { path: `/companies/${at.company.key}/applications/${id}`, status: 200, as: 'owner' },
        { path: `/companies/${at.company.key}/applications/${id}`, status: 404, as: 'newcomer' },
        { path: `/companies/${at.bare.key}/applications/${id}`, status: 404, as: 'owner' },
        { path: `/companies/${at.company.key}/applications/none`, status: 404, as: 'owner' },
      ];
    },
    undoMoves: async () => {
      const cards = [{ id: await anApplication(), version: 1 }];
      const path = `/companies/${at.company.key}/applicants/undo`;
      return [
        {
          path: `/companies/${at.company.key}/applicants/move`,
          body: { cards, to: 'hired' },
          status: 200,
          as: 'owner',
        },
        { path, body: { cards: [{ ...cards[0], version: 2 }] }, status: 200, as: 'owner' },
        { path, body: { cards: [] }, status: 400, as: 'owner' },
      ];
    },
    undoNoes: () => [
      {
        path: `/companies/${at.company.key}/applicants/no/undo`,
        body: { moments: [from] },
        status: 200,
        as: 'owner',
      },
      {
        path: `/companies/${at.company.key}/applicants/no/undo`,
        body: { moments: ['soon'] },
        status: 400,
        as: 'owner',
      },
    ],
    sendNoesNow: () => [
      {
        path: `/companies/${at.company.key}/applicants/no/send`,
        body: { moments: [from] },
        status: 200,
        as: 'owner',
      },
    ],
    addColumn: () => [
      { path: `${board}/columns`, body: { ...column, jobIds: [at.job.id] }, status: 200, as: 'owner' },
      { path: `${board}/columns`, body: { ...column, jobIds: [at.job.id] }, status: 409, as: 'owner' },
      { path: `${board}/columns`, body: { ...column, color: 'red', jobIds: [at.job.id] }, status: 400, as: 'owner' },
      { path: `${board}/columns`, body: { ...column, jobIds: [at.job.id] }, status: 404, as: 'newcomer' },
    ],
    changeColumns: async () => [
      { path: `${board}/columns`, body: { ...column, columnIds: [await aColumn()] }, status: 200, as: 'owner' },
      { path: `${board}/columns`, body: { ...column, columnIds: [at.job.id] }, status: 404, as: 'owner' },
    ],
    shiftColumns: async () => [
      { path: `${board}/columns/shift`, body: { columnIds: [await aColumn()], to: 'left' }, status: 200, as: 'owner' },
      { path: `${board}/columns/shift`, body: { columnIds: [at.job.id], to: 'up' }, status: 400, as: 'owner' },
    ],
    deleteColumns: async () => [
      { path: `${board}/columns/delete`, body: { columnIds: [await aColumn()] }, status: 200, as: 'owner' },
      { path: `${board}/columns/delete`, body: { columnIds: [] }, status: 400, as: 'owner' },
    ],
    setAnonymousFirstLook: () => [
      { path: `${board}/anonymous`, body: { jobId: at.job.id, isAnonymous: true }, status: 200, as: 'owner' },
      { path: `${board}/anonymous`, body: { jobId: at.expired.id, isAnonymous: true }, status: 404, as: 'owner' },
    ],
    getTextOfNoes: () => [
      { path: `${board}/no-text?job=${at.job.id}`, status: 200, as: 'owner' },
      { path: `${board}/no-text?job=${at.expired.id}`, status: 404, as: 'owner' },
      { path: `${board}/no-text?job=${at.job.id}`, status: 404, as: 'newcomer' },
      { path: `${board}/no-text`, status: 400, as: 'owner' },
    ],
    chooseTextOfNoes: () => [
      { path: `${board}/no-text`, body: { jobId: at.job.id, text: 'No.' }, status: 200, as: 'owner' },
      { path: `${board}/no-text`, body: { jobId: at.expired.id, text: 'No.' }, status: 404, as: 'owner' },
      { path: `${board}/no-text`, body: { jobId: at.job.id, text: '{{nobody}}' }, status: 400, as: 'owner' },
    ],
    listMyApplications: async () => {
      await ownApplication(times);
      return [
        { path: '/applications', status: 200, as: 'newcomer' },
        { path: '/applications?page=2', status: 200, as: 'newcomer' },
        { path: '/applications?page=0', status: 400, as: 'newcomer' },
        { path: '/applications', status: 401 },
      ];
    },
    getMyApplication: async () => {
      const { path } = await ownApplication(times);
      return [
        { path, status: 200, as: 'newcomer' },
        { path, status: 404, as: 'owner' },
        { path: '/applications/none', status: 404, as: 'newcomer' },
      ];
    },
    writeToStartup: async () => {
      const { path } = await ownApplication();
      return [
        { path: `${path}/messages`, body: { text: 'Hello' }, status: 200, as: 'newcomer' },
        { path: `${path}/messages`, body: { text: '' }, status: 400, as: 'newcomer' },
        { path: `${path}/messages`, body: { text: 'Hello' }, status: 404, as: 'owner' },
      ];
    },
    answerTimes: async () => {
      const { path, messageId } = await ownApplication(times);
      const answer = `${path}/messages/${messageId}/answer-times`;
      return [
        { path: answer, body: { kind: 'yes', from: to }, status: 400, as: 'newcomer' },
        { path: answer, body: { kind: 'yes', from }, status: 200, as: 'newcomer' },
        { path: answer, body: { kind: 'yes', from }, status: 409, as: 'newcomer' },
      ];
    },
    answerOffer: async () => {
      const { path, messageId } = await ownApplication({ kind: 'offer', details: { answerBy: '2027-01-10' } });
      const answer = `${path}/messages/${messageId}/answer-offer`;
      return [
        { path: answer, body: { kind: 'maybe' }, status: 400, as: 'newcomer' },
        { path: answer, body: { kind: 'yes' }, status: 200, as: 'newcomer' },
      ];
    },
    withdrawApplication: async () => {
      const { path } = await ownApplication();
      return [
        { path: `${path}/withdraw`, body: {}, status: 200, as: 'newcomer' },
        { path: `${path}/withdraw`, body: {}, status: 404, as: 'owner' },
      ];
    },
    undoWithdrawal: async () => {
      const { path } = await ownApplication();
      return [
        { path: `${path}/withdraw`, body: {}, status: 200, as: 'newcomer' },
        { path: `${path}/undo-withdrawal`, body: {}, status: 200, as: 'newcomer' },
      ];
    },
  };
}
