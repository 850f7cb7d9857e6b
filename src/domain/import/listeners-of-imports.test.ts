import { expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { holdApprovedDomains } from '#domain/companies/joining/domains.server.ts';
import type { Listeners } from '#domain/context.ts';
import { joinByEvent } from '#domain/join-by-event.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { LISTENERS } from '#listeners.ts';
import { aCompany } from '#testing/factories.ts';
import { greenhouseBoard, sync } from '#testing/feeds.ts';
import { rollbackFixture } from '#testing/fixture.ts';

const database = rollbackFixture();

it('an import runs the listeners of every module when it opens, ends and reopens a job', async () => {
  const steps: string[] = [];
  const others: Listeners = { 'job.transitioned': [async (_, { action }) => void steps.push(action)] };
  const context = { ...database.context, listeners: joinByEvent(LISTENERS, others) };
  const company = aCompany({ key: 'fjordlys', name: 'Fjordlys' });
  await context.db.insert(companies).values({ ...company, domain: 'fjordlys.example' });
  await holdApprovedDomains(context, [company.id]);
  const [baker, potter] = [
    { id: 1, title: 'Baker' },
    { id: 2, title: 'Potter' },
  ];
  const onDay = (day: number) => ({ now: new Date(context.now.getTime() + day * DAY_MS) });

  await sync(context, greenhouseBoard([baker, potter]));
  for (const day of [1, 3]) await sync(context, greenhouseBoard([potter]), onDay(day));
  await sync(context, greenhouseBoard([baker, potter]), onDay(4));
  expect(steps).toEqual(['submitForReview', 'submitForReview', 'delist', 'relist']);
});
