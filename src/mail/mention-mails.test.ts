import { and, eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { users } from '#database/tables/accounts.server.ts';
import { applicationNotes } from '#database/tables/applications.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { addNote } from '#domain/applications/board/reviews.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { mentionMails } from './mention-mails.ts';

const fixture = rollbackFixture();
const later = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

/** A startup with Halvor and Siri beside its owner, and a note of the owner; `deliver` runs the mail's reaction. */
async function noteThatSays(text: string) {
  const { url, acceptedMails, stop } = await startMailServer('takes');
  const mailer = smtpMailer(url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await stop();
  });
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const reactions = mentionMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const job = await someJobToApplyTo(fixture.context);
  const member = (firstName: string) =>
    somebody(fixture.context, { firstName, member: [{ id: job.companyId, role: 'reviewer' }] });
  const [halvor, siri] = [await member('Halvor'), await member('Siri')];
  const { id } = await someApplication(fixture.context, { jobId: job.id, companyId: job.companyId, name: 'Tuva' });
  const events: Event[] = [];
  const listeners: Context['listeners'] = { 'application.noted': [async (_, event) => void events.push(event)] };
  const note = await addNote(fixture.as({ actor: job.owner.actor, listeners }), job.companyId, id, { text });
  const deliver = async (minutes = 3) => {
    const context: Context = { ...fixture.at(later(minutes)), actor: { kind: 'system', name: 'reaction' } };
    for (const event of events) {
      for (const handler of reactions['application.noted']) await handler(context, event as never);
    }
  };
  const mailsSent = () => acceptedMails.map(({ to, source }) => ({ to: to[0], text: source.replace(/=\r?\n/g, '') }));
  return { companyId: job.companyId, halvor, siri, note, deliver, sent: mailsSent, events };
}

describe('the mail about a mention', () => {
  it('goes once to the member named, with the note and a link, and to nobody else', async () => {
    const { halvor, deliver, sent } = await noteThatSays('@Halvor, could you read the last answer?');
    await deliver();
    await deliver();
    expect(sent()).toMatchObject([
      { to: halvor.email, text: expect.stringContaining('could you read the last answer') },
    ]);
    expect(sent()[0]?.text).toMatch(/applicants\?card=3D/);
    expect(sent()[0]?.text).toContain('Tuva');
  });

  it('waits two minutes, and does not go when the note is deleted meanwhile', async () => {
    const { note, deliver, sent } = await noteThatSays('@Halvor, look');
    await deliver(1);
    expect(sent()).toEqual([]);
    await fixture.context.db.delete(applicationNotes).where(eq(applicationNotes.id, note.id));
    await deliver();
    expect(sent()).toEqual([]);
  });

  it('does not go to a member who left the team or switched it off, nor to the author', async () => {
    const { companyId, halvor, siri, deliver, sent } = await noteThatSays('@Halvor @Siri @Ingrid, look');
    const { db } = fixture.context;
    await db
      .delete(companyMembers)
      .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, halvor.id)));
    await db
      .update(users)
      .set({ notifications: { mentions: false } })
      .where(eq(users.id, siri.id));
    await deliver();
    expect(sent()).toEqual([]);
  });

  it('is not even planned for a note that names nobody but its author', async () => {
    const { events } = await noteThatSays('Halvor might know. @Ingrid will ask.');
    expect(events).toEqual([]);
  });
});
