import { describe, expect, it } from 'vitest';
import { orders } from '#database/tables/orders.server.ts';
import { removeMember } from '#domain/accounts/team/members.server.ts';
import { startDraft } from '#domain/jobs/drafts.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { apiClient } from '#testing/api-client.ts';
import { authServices } from '#testing/auth-services.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, jobRow, orderOf, STATES, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { type Person, somebody } from '#testing/people.ts';

const fixture = rollbackFixture();
const payments = testPayments();
const { api, call } = apiClient(() => fixture.context, authServices(), payments);
const as = (person: Person, path: string) => call(path, { headers: { cookie: person.cookie } });
const checkoutOf = (person: Person, jobId: string, query = '') => as(person, `/jobs/${jobId}/checkout${query}`);

describe('GET /api/jobs/{id}/checkout', () => {
  it('leads a member to the provider, and two clicks make one order', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context, STATES.submit);
    const first = await checkoutOf(owner, jobId, '?cancel_url=/client/startups');
    const second = await checkoutOf(owner, jobId);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get('location')).toMatch(
      /^https:\/\/havn\.example\/dev\/checkout\?checkout=test_[0-9a-f]{24}$/,
    );
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(await fixture.context.db.select().from(orders)).toHaveLength(1);
    expect(await orderOf(fixture.context, jobId)).toMatchObject({
      status: 'created',
      product: 'pro',
      purpose: 'submit',
      net: 59_900,
      vat: 14_975,
      total: 74_875,
      expiresAt: new Date(TEST_NOW.getTime() + DAY_MS),
    });
  });

  it('asks for the buyer before the first order', async () => {
    const { owner, jobId, company } = await aBuyingStartup(fixture.context, STATES.submit, null);
    const { status, headers } = await checkoutOf(owner, jobId);
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`/client/startups/${company.key}/jobs/${jobId}/monetise?step=buyer`);
    expect(await fixture.context.db.select().from(orders)).toEqual([]);
  });

  it.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example/'],
    ['another site with backslashes', '/\\evil.example'],
    ['our name as a user name', 'https://havn.example@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['our host on another scheme', 'http://havn.example/'],
    ['the sister site', 'https://impact.example/'],
  ])('refuses to return to %s', async (_what, address) => {
    const { owner, jobId } = await aBuyingStartup(fixture.context);
    const { status, body } = await checkoutOf(owner, jobId, `?cancel_url=${encodeURIComponent(address)}`);
    expect(status).toBe(400);
    expect(body.details.fields).toHaveProperty('cancel_url');
    expect(await fixture.context.db.select().from(orders)).toEqual([]);
  });

  it('returns to an address on this site', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context);
    await checkoutOf(owner, jobId, `?cancel_url=${encodeURIComponent('https://havn.example/client/startups?a=1')}`);
    const { providerReference } = await orderOf(fixture.context, jobId);
    expect(await payments.checkout.find(providerReference ?? '')).toMatchObject({
      cancelUrl: 'https://havn.example/client/startups?a=1',
    });
  });

  it('is absent for strangers, reviewers, admins and nonsense, and 401 for visitors', async () => {
    const { jobId, company } = await aBuyingStartup(fixture.context);
    const { owner: stranger } = await aBuyingStartup(fixture.context);
    const reviewer = await somebody(fixture.context, { member: [{ id: company.id, role: 'reviewer' }] });
    const admin = await somebody(fixture.context, { isAdmin: true });
    for (const person of [stranger, reviewer, admin]) expect((await checkoutOf(person, jobId)).status).toBe(404);
    expect((await checkoutOf(stranger, 'nonsense')).status).toBe(404);
    expect((await call(`/jobs/${jobId}/checkout`)).status).toBe(401);
  });

  it('refuses what the state of the job does not allow, and unknown fields', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context, { ...STATES.submit, status: 'DRAFT' });
    expect((await checkoutOf(owner, jobId)).status).toBe(409);
    expect((await checkoutOf(owner, jobId, '?purpose=renew')).status).toBe(409);
    expect((await checkoutOf(owner, jobId, '?purpose=everything')).status).toBe(400);
    expect((await checkoutOf(owner, jobId, '?amount=1')).status).toBe(400);
    expect((await jobRow(fixture.context, jobId)).status).toBe('DRAFT');
  });

  it('says in words to a person in a browser what is wrong, and in JSON to programs', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context);
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const open = async (query: string, cookie: string) => {
      const address = `http://localhost/api/jobs/${jobId}/checkout${query}`;
      const answer = await api.fetch(new Request(address, { headers: { cookie, accept } }));
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const answers = await Promise.all([
      open('?cancel_url=https%3A%2F%2Fevil.example', owner.cookie),
      open('?purpose=everything', owner.cookie),
      open('', ''),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 401]);
    for (const { type } of answers) expect(type).toBe('text/html; charset=utf-8');
    expect(answers[0].text).toContain('<p>The address to return to must be on this site.</p>');
    expect(answers[1].text).toContain('<p>This link to the payment is wrong. Open the job');
    const program = await checkoutOf(owner, jobId, '?purpose=everything');
    expect(program.headers.get('content-type')).toContain('application/json');
  });

  it('says that nothing can be bought where no provider is set up', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context);
    const withoutProvider = apiClient(() => fixture.context, authServices(), { ...payments, provider: null });
    const path = `/jobs/${jobId}/checkout`;
    const { status, body } = await withoutProvider.call(path, { headers: { cookie: owner.cookie } });
    expect([status, body.code]).toEqual([422, 'E_NO_PAYMENTS']);
  });

  it('answers 503 while the provider is away, and goes on with the same order afterwards', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context);
    const provider = { ...payments.checkout, createCheckout: () => Promise.reject(new Error('away')) };
    const failingApi = apiClient(() => fixture.context, authServices(), { ...payments, provider });
    const path = `/jobs/${jobId}/checkout`;
    expect((await failingApi.call(path, { headers: { cookie: owner.cookie } })).status).toBe(503);
    expect((await checkoutOf(owner, jobId)).status).toBe(303);
    expect(await fixture.context.db.select().from(orders)).toHaveLength(1);
  });
});

describe('a colleague who was removed from the team', () => {
  it('pays and publishes nothing with a tab that is still open', async () => {
    const { context } = fixture;
    const { owner, jobId, company } = await aBuyingStartup(context, STATES.submit);
    const colleague = await somebody(context, { member: [{ id: company.id, role: 'manager' }] });
    const draft = await startDraft({ ...context, actor: colleague.actor }, company.key);
    const tab = async (path: string, body?: object) => {
      const headers = { cookie: colleague.cookie, 'content-type': 'application/json' };
      const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
      return (await call(path, init)).status;
    };
    expect(await tab(`/jobs/${draft.jobId}/draft`)).toBe(200);
    const organisation = { kind: 'company', id: company.id } as const;
    await removeMember({ ...context, actor: owner.actor }, organisation, colleague.id);
    expect(await tab(`/jobs/${jobId}/checkout`)).toBe(404);
    expect(await tab(`/jobs/${draft.jobId}/draft/publish`, { version: draft.version })).toBe(404);
    expect(await context.db.select().from(orders)).toEqual([]);
    expect((await jobRow(context, draft.jobId)).status).toBe('DRAFT');
  });

  it('does not undo the order that they began: its payment has its effect for the startup', async () => {
    const { context } = fixture;
    const { owner, jobId, company } = await aBuyingStartup(context, STATES.submit);
    const colleague = await somebody(context, { member: [{ id: company.id, role: 'manager' }] });
    const checkout = await checkOut(context, payments, { owner: colleague, jobId });
    await removeMember({ ...context, actor: owner.actor }, { kind: 'company', id: company.id }, colleague.id);
    expect(await sendEvent(context, payments, checkout)).toBe('paid');
    expect((await jobRow(context, jobId)).status).toBe('ACTIVE');
    expect((await as(colleague, `/jobs/${jobId}/checkout`)).status).toBe(404);
  });
});

describe('POST /api/payments/events', () => {
  const send = (body: string, signature: string) =>
    call('/payments/events', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body,
    });

  it('takes the event of the provider over its raw bytes, and refuses every other one', async () => {
    const { owner, jobId } = await aBuyingStartup(fixture.context);
    const { headers } = await checkoutOf(owner, jobId);
    const reference = new URL(headers.get('location') ?? '').searchParams.get('checkout') ?? '';
    const checkout = await payments.checkout.find(reference);
    if (!checkout) throw new Error('There is no checkout.');
    const { body, signature } = payments.checkout.signed(
      checkout,
      { type: 'checkout.paid', at: TEST_NOW.getTime() },
      TEST_NOW,
    );
    expect((await send(`${body} `, signature)).status).toBe(400);
    expect((await send(body, 'nonsense')).status).toBe(400);
    expect((await send('not json', signature)).status).toBe(400);
    expect((await call('/payments/events', { method: 'POST' })).status).toBe(400);
    expect((await orderOf(fixture.context, jobId)).status).toBe('created');
    expect((await send(body, signature)).status).toBe(204);
    expect((await send(body, signature)).status).toBe(204);
    expect((await orderOf(fixture.context, jobId)).status).toBe('paid');
  });
});
