import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { markInterest } from '#domain/jobs/saved-jobs.server.ts';
import { deleteOldMails } from '#domain/mails.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { slackReactions } from '#worker/slack.ts';
import { acceptDataTerms, findStartupSettings, removeSlack, saveSlack } from './settings.server.ts';
import { slackInput } from './settings-inputs.ts';
import { testSlack } from './slack.server.ts';

const fixture = rollbackFixture();
const ORIGINS = { thehub: 'https://havn.example', plusimpact: 'https://impact.example' };
const WEBHOOK = 'https://hooks.slack.com/services/T000/B000/secretABCD';

async function aTeam(role: 'owner' | 'manager' | 'reviewer' = 'owner') {
  const company = await someCompany(fixture.context, { key: `tang-${role}` });
  const person = await somebody(fixture.context, {
    firstName: 'Åsa',
    lastName: 'Lind',
    member: [{ id: company.id, role }],
  });
  return { company, key: company.key, member: fixture.as({ actor: person.actor }) };
}

describe('the settings of a startup', () => {
  it('take webhooks of Slack only, and never show one in full', async () => {
    for (const wrong of [
      'http://hooks.slack.com/services/T0/B0/x',
      'https://hooks.slack.com.evil.example/services/T0/B0/x',
      'https://user@hooks.slack.com/services/T0/B0/x',
      'https://hooks.slack.com:444/services/T0/B0/x',
      'https://hooks.slack.com/services/T0/B0/../x',
    ]) {
      expect(slackInput.safeParse({ webhook: wrong, notifications: [] }).success, wrong).toBe(false);
    }
    const { key, member } = await aTeam();
    await saveSlack(member, key, slackInput.parse({ webhook: WEBHOOK, notifications: ['expired'] }));
    await saveSlack(member, key, slackInput.parse({ webhook: '', notifications: ['approved'] }));
    const settings = await findStartupSettings(member, key);
    expect(settings).toMatchObject({ slackEnding: 'ABCD', slackNotifications: ['approved'] });
    expect(JSON.stringify(settings)).not.toContain('secret');
  });

  it('send a test message and the chosen events to Slack, and nothing else', async () => {
    const { company, key, member } = await aTeam();
    const messages: [string, string][] = [];
    const send = async (webhook: string, text: string) => messages.push([webhook, text]) > 0;
    await expect(testSlack(member, send, key)).rejects.toMatchObject({ code: 'E_NO_WEBHOOK' });
    await saveSlack(member, key, { webhook: WEBHOOK, notifications: ['approved'] });
    await testSlack(member, send, key);
    await expect(testSlack(member, async () => false, key)).rejects.toMatchObject({ code: 'E_SLACK' });
    const job = await someJob(fixture.context, { companyId: company.id, title: 'Diver <!channel>' });
    const react = (action: string) =>
      slackReactions(send, ORIGINS)['job.transitioned']?.[0]?.(fixture.context, {
        type: 'job.transitioned',
        id: job.id,
        companyId: company.id,
        action,
      });
    await react('expire');
    await react('approve');
    // A reaction may run twice.
    await react('approve');
    expect(messages).toEqual([
      [WEBHOOK, expect.stringContaining('test message')],
      [WEBHOOK, '“Diver &lt;!channel&gt;” is approved and live.'],
    ]);
    await removeSlack(member, key);
    await react('approve');
    expect(messages).toHaveLength(2);
  });

  it('tell Slack once that five people are interested in a job, and never who', async () => {
    const { company, key, member } = await aTeam();
    const messages: string[] = [];
    const react = slackReactions(async (_, text) => messages.push(text) > 0, ORIGINS)['job.interestShown']?.[0];
    await saveSlack(member, key, { webhook: WEBHOOK, notifications: ['interest'] });
    const job = await someJob(fixture.context, { companyId: company.id, title: 'Diver' });
    const events = async () =>
      (
        await fixture.context.db.execute<{ event: { type: 'job.interestShown'; id: string; companyId: string } }>(
          sql`SELECT payload AS event FROM graphile_worker._private_jobs WHERE payload->>'type' = 'job.interestShown'`,
        )
      ).rows.map(({ event }) => event);
    for (const people of [1, 2, 3, 4, 5, 6]) {
      const { actor } = await somebody(fixture.context);
      await markInterest(fixture.as({ actor }), job.id);
      await markInterest(fixture.as({ actor }), job.id);
      expect(await events()).toHaveLength(Math.max(0, people - 4));
    }
    for (const event of await events()) await react?.(fixture.context, event);
    const text = 'Five people or more are interested in “Diver”.';
    expect(messages).toEqual([text]);
    // A later number would tell that somebody is new, even after the claims of mails are deleted.
    await fixture.context.db.execute(sql`UPDATE mails SET created_at = now() - interval '31 days'`);
    await deleteOldMails(fixture.context);
    for (const event of await events()) await react?.(fixture.context, event);
    expect(messages).toEqual([text]);
  });

  it('record who accepted the data-processing terms first', async () => {
    const { company, key, member } = await aTeam();
    await acceptDataTerms(member, key);
    const second = await somebody(fixture.context, { member: [{ id: company.id }] });
    await acceptDataTerms(fixture.as({ actor: second.actor }), key);
    expect(await findStartupSettings(member, key)).toMatchObject({ dataTerms: { by: 'Åsa Lind' } });
    const reviewer = await aTeam('reviewer');
    await expect(acceptDataTerms(reviewer.member, reviewer.key)).rejects.toMatchObject({ kind: 'absent' });
  });
});
