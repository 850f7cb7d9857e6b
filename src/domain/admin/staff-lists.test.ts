import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orderNumber } from '#domain/billing/order.ts';
import { listReceipts } from '#domain/billing/receipts.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, orderOf, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { somebody, someInvestor } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findOrganisation } from './organisations.server.ts';
import { STAFF_LISTS, type StaffListName } from './staff-list.ts';
import { listForStaff } from './staff-lists.server.ts';
import { searchForStaff } from './staff-search.server.ts';

const fixture = rollbackFixture();
const asAdmin = async () => fixture.as({ actor: (await somebody(fixture.context, { isAdmin: true })).actor });

it('lists startups, investors and jobs by name and status, in any state', async () => {
  const admin = await asAdmin();
  const draft = await someCompany(fixture.context, { name: 'Sjøgræs', status: 'DRAFT' });
  const open = await someCompany(fixture.context, { name: 'Sjøgræs Øst' });
  await someCompany(fixture.context, { name: 'Fjellrev' });
  const waiting = await someJob(fixture.context, { companyId: open.id, title: 'Diver', approvedAt: null });
  const live = await someJob(fixture.context, { companyId: open.id, title: 'Diver' });
  await someInvestor(fixture.context, { key: 'fjordfond', name: 'Fjordfond' });
  const ids = async (list: StaffListName, query: { search?: string; status?: string }) =>
    (await listForStaff(admin, list, query)).docs.map(({ id }) => id).sort();
  expect(await ids('companies', { search: 'sjograes' })).toEqual([draft.id, open.id].sort());
  expect(await ids('companies', { search: 'SJØGRÆS', status: 'DRAFT' })).toEqual([draft.id]);
  expect(await ids('jobs', { search: 'diver sjogræs' })).toEqual([waiting.id, live.id].sort());
  expect(await ids('jobs', { status: 'IN_REVIEW' })).toEqual([waiting.id]);
  expect(await listForStaff(admin, 'jobs', { search: live.id })).toMatchObject({
    total: 1,
    docs: [
      {
        id: live.id,
        note: 'Sjøgræs Øst',
        noteHref: `/admin/companies/${open.key}`,
        href: `/client/startups/${open.key}/jobs/${live.id}`,
      },
    ],
  });
  expect(await listForStaff(admin, 'investors', { search: 'fjordfond' })).toMatchObject({
    total: 1,
    docs: [{ href: '/admin/investors/fjordfond' }],
  });
  expect(await listForStaff(admin, 'companies', { status: 'MARS', page: 9 })).toMatchObject({ docs: [], status: '' });
});

it('finds orders, jobs and startups by numbers and addresses as mails and papers write them', async () => {
  const admin = await asAdmin();
  // Identifiers begin with the moment. Folding would turn each "ae" of this one into a single letter.
  const context = fixture.at(new Date(Number.parseInt(`${newIdentifier(TEST_NOW).slice(0, 4)}aeae`, 16) * 1000));
  const startup = await aBuyingStartup(context);
  const payments = testPayments();
  await sendEvent(context, payments, await checkOut(context, payments, startup));
  const order = await orderOf(context, startup.jobId);
  const [receipt] = await listReceipts(context, order.id);
  const site = await someCompany(context, { domain: 'haeaae-boats.dk' });
  const ids = async (list: StaffListName, search: string) =>
    (await listForStaff(admin, list, { search })).docs.map((row) => row.id);
  for (const search of [order.id, order.id.toUpperCase(), orderNumber(order.id), receipt?.number ?? 'none']) {
    expect(await ids('orders', search), search).toEqual([order.id]);
  }
  expect(await ids('jobs', startup.jobId)).toEqual([startup.jobId]);
  expect(await ids('companies', 'haeaae-boats.dk')).toEqual([site.id]);
  expect(await ids('orders', '…')).toEqual([]);
});

it('finds a startup by its registration number in any form, and its jobs and orders by its id', async () => {
  const admin = await asAdmin();
  const startup = await aBuyingStartup(fixture.context);
  await fixture.context.db.execute(
    sql`UPDATE company_countries SET registration_number = '13585628' WHERE company_id = ${startup.company.id}`,
  );
  await someCompany(fixture.context, {});
  const ids = async (list: StaffListName, search: string) =>
    (await listForStaff(admin, list, { search })).docs.map((row) => row.id);
  for (const search of ['13585628', '13 58 56 28', 'DK 13 58 56 28', 'dk-13585628', '13.58.56']) {
    expect(await ids('companies', search), search).toEqual([startup.company.id]);
  }
  for (const search of ['13585627', '135', 'DK 13 58 56 27'])
    expect(await ids('companies', search), search).toEqual([]);
  expect(await ids('jobs', startup.company.id)).toContain(startup.jobId);
  await someJob(fixture.context, {});
  expect((await ids('jobs', startup.company.id)).length).toBeLessThan((await ids('jobs', '')).length);
  expect(await findOrganisation(admin, 'company', startup.company.key)).toMatchObject({
    countries: [{ countryCode: 'DK', registrationNumber: '13585628', legalName: null }],
    reported: [],
  });
});

it('lists nothing for everybody else', async () => {
  const { actor } = await somebody(fixture.context, {});
  for (const list of Object.keys(STAFF_LISTS) as StaffListName[]) {
    await expect(listForStaff(fixture.as({ actor }), list, {})).rejects.toMatchObject({ kind: 'absent' });
    expect(await listForStaff(await asAdmin(), list, {}), list).toMatchObject({ page: 1 });
  }
});

it('finds people, orders by the number of a receipt, and startups for the palette of admins, and of nobody else', async () => {
  const admin = await asAdmin();
  const startup = await aBuyingStartup(fixture.context);
  const payments = testPayments();
  await sendEvent(fixture.context, payments, await checkOut(fixture.context, payments, startup));
  const order = await orderOf(fixture.context, startup.jobId);
  const [receipt] = await listReceipts(fixture.context, order.id);
  const person = await somebody(fixture.context, { firstName: 'Tora', lastName: 'Tangfolk' });
  const draft = await someCompany(fixture.context, { name: 'Tangfolk Øst', status: 'DRAFT' });
  expect(await searchForStaff(admin, receipt?.number ?? 'none')).toMatchObject([
    { kind: 'orders', id: order.id, href: `/admin/orders/${order.id}` },
  ]);
  expect(await searchForStaff(admin, 'tangfolk')).toEqual([
    {
      kind: 'people',
      id: person.id,
      name: 'Tora Tangfolk',
      note: person.email,
      href: `/admin/people?search=${encodeURIComponent(person.email)}`,
    },
    expect.objectContaining({ kind: 'companies', id: draft.id, href: `/admin/companies/${draft.key}` }),
  ]);
  expect(await searchForStaff(admin, 't')).toEqual([]);
  for (const actor of [person.actor, fixture.context.actor]) {
    await expect(searchForStaff(fixture.as({ actor }), 'tangfolk')).rejects.toThrow();
  }
});
