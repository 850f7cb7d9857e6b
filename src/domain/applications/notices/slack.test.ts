import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies, companySettings } from '#database/tables/companies.server.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { slackReactions } from '#worker/slack.ts';

const fixture = rollbackFixture();
const at = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

async function startupWithSlack(slackNotifications: string[]) {
  const job = await someJobToApplyTo(fixture.context, { title: 'Baker & Co' });
  const slackWebhook = 'https://hooks.slack.com/services/T0/B0/x';
  await fixture.context.db
    .insert(companySettings)
    .values({ companyId: job.companyId, slackWebhook, slackNotifications, updatedAt: fixture.context.now });
  const texts: string[] = [];
  const ids: string[] = [];
  const [company] = await fixture.context.db
    .select({ key: companies.key })
    .from(companies)
    .where(eq(companies.id, job.companyId));
  const reactions = slackReactions(
    async (_, text) => {
      texts.push(text);
      return true;
    },
    { thehub: 'https://havn.example', plusimpact: 'https://impact.example' },
  );
  const system = (minutes: number) => ({
    ...fixture.at(at(minutes)),
    actor: { kind: 'system', name: 'reaction' } as const,
  });
  const apply = async (minutes: number, name: string) => {
    const row = { jobId: job.id, companyId: job.companyId, name, sentAt: at(minutes) };
    const { id } = await someApplication(fixture.context, row);
    ids.push(id);
    const event = { type: 'application.sent' as const, id, companyId: job.companyId };
    for (const react of reactions['application.sent'] ?? []) await react(system(minutes), event);
  };
  const newsDue = async (minutes: number) => {
    const event = { type: 'application.newsDue' as const, id: job.companyId, at: at(minutes).toISOString() };
    for (const react of reactions['application.newsDue'] ?? []) await react(system(minutes), event);
  };
  return { texts, ids, board: `https://havn.example/client/startups/${company?.key}/applicants`, apply, newsDue };
}

describe('the Slack of a startup', () => {
  it('hears of the first applicant at once, and of the next ones once an hour, together', async () => {
    const { texts, ids, board, apply, newsDue } = await startupWithSlack(['applicant']);
    await apply(0, 'Tuva');
    await apply(10, 'Þórunn <b>');
    await apply(20, 'Åse');
    expect(texts).toEqual([`Tuva applied for “Baker &amp; Co”.\n<${board}?card=${ids[0]}|Open the application>`]);
    await newsDue(60);
    await newsDue(60);
    expect(texts.slice(1)).toEqual([
      `Þórunn &lt;b&gt; applied for “Baker &amp; Co”.\nÅse applied for “Baker &amp; Co”.\n<${board}?only=new|Open the applications>`,
    ]);
  });

  it('hears nothing of applicants that its team does not want to hear of', async () => {
    const { texts, apply } = await startupWithSlack(['approved']);
    await apply(0, 'Tuva');
    expect(texts).toEqual([]);
  });
});
