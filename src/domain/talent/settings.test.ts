import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationDrafts, applications } from '#database/tables/applications.server.ts';
import { privateFiles, talents } from '#database/tables/talent.server.ts';
import { readApplicationForMail } from '#domain/applications/notices/mail-facts.server.ts';
import { deleteTalentProfile } from '#domain/applications/own/delete-profile.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { createApplicantProfile } from './commands.server.ts';
import { myTalent } from './queries.server.ts';
import {
  chooseTalentMails,
  chooseTalentMailsByLink,
  findTalentByLink,
  myTalentMails,
  talentSettingsPath,
} from './settings.server.ts';
import { SETTINGS_LINK_DAYS } from './settings.ts';

const fixture = rollbackFixture();

async function someTalent() {
  const person = await somebody(fixture.context, { isTalent: true });
  const [talent] = await fixture.context.db
    .select({ id: talents.id, settingsKey: talents.settingsKey })
    .from(talents)
    .where(eq(talents.userId, person.id));
  if (!talent) throw new Error('No talent was made.');
  const link = async () => (await talentSettingsPath(fixture.context, talent)).replace('/profile-settings/', '');
  return { ...person, talent, link, own: fixture.as({ actor: person.actor }) };
}
const inDays = (days: number) => fixture.at(new Date(fixture.context.now.getTime() + days * DAY_MS));

describe('the mails of a talent', () => {
  it('can be switched off and on, at first on', async () => {
    const { own } = await someTalent();
    expect(await myTalentMails(own)).toEqual({ answers: true });
    await chooseTalentMails(own, { answers: false });
    expect(await myTalentMails(own)).toEqual({ answers: false });
  });

  it('can be chosen behind the signed link, without a log-in, by nobody but its owner', async () => {
    const [one, other] = [await someTalent(), await someTalent()];
    const link = await one.link();
    expect(await findTalentByLink(fixture.context, link)).toEqual({ email: one.email, mails: { answers: true } });
    await chooseTalentMailsByLink(fixture.context, link, { answers: false });
    expect(await myTalentMails(one.own)).toEqual({ answers: false });
    expect(await myTalentMails(other.own)).toEqual({ answers: true });
    const forgedLink = link.replace(one.talent.id, other.talent.id);
    const later = link.replace(/\d{4}-\d\d-\d\d/, '2099-01-01');
    for (const wrong of ['none', '', `${link}0`, forgedLink, later]) {
      await expect(findTalentByLink(fixture.context, wrong)).rejects.toMatchObject({ code: 'E_KEY' });
      await expect(chooseTalentMailsByLink(fixture.context, wrong, { answers: true })).rejects.toMatchObject({
        code: 'E_KEY',
      });
    }
  });

  it('need a log-in once the link has expired', async () => {
    const { link } = await someTalent();
    const old = await link();
    await findTalentByLink(inDays(SETTINGS_LINK_DAYS - 1), old);
    const late = inDays(SETTINGS_LINK_DAYS + 1);
    await expect(chooseTalentMailsByLink(late, old, { answers: false })).rejects.toMatchObject({
      code: 'E_KEY_EXPIRED',
    });
  });
});

describe('deleting a talent profile', () => {
  it('removes what was filled in, the CV and unsent applications, and leaves what was sent', async () => {
    const { own, id: userId, talent, link } = await someTalent();
    const { db, now } = fixture.context;
    const job = await someJobToApplyTo(fixture.context);
    const file = (name: string) => ({
      id: newIdentifier(now),
      userId,
      name,
      bytes: 9,
      pages: 1,
      path: `private/${name}`,
      createdAt: now,
    });
    const [sentFile, current] = [file('sent.pdf'), file('current.pdf')];
    await db.insert(privateFiles).values([sentFile, current]);
    await db
      .update(talents)
      .set({ intro: 'Backend engineer', phone: '+45 1', skills: ['Go'], cvFileId: current.id })
      .where(eq(talents.id, talent.id));
    await db.insert(applicationDrafts).values({ userId, jobId: job.id, contents: { note: 'Unsent' }, savedAt: now });
    const application = await someApplication(fixture.context, {
      jobId: job.id,
      companyId: job.companyId,
      talentId: talent.id,
      name: 'Tuva',
      cvFileId: sentFile.id,
    });
    const earlier = await link();
    await deleteTalentProfile(own);
    expect(await myTalent(own)).toBeNull();
    const [row] = await db.select().from(talents).where(eq(talents.id, talent.id));
    expect(row).toMatchObject({ intro: '', phone: null, skills: [], cvFileId: null, enabled: false });
    expect(await db.$count(applicationDrafts, eq(applicationDrafts.userId, userId))).toBe(0);
    const files = await db
      .select({ name: privateFiles.name })
      .from(privateFiles)
      .where(eq(privateFiles.userId, userId));
    expect(files).toEqual([{ name: 'sent.pdf' }]);
    expect(await findOwnApplication(own, application.id)).toMatchObject({ contents: { name: 'Tuva' } });
    await expect(findTalentByLink(fixture.context, earlier)).rejects.toMatchObject({ code: 'E_KEY' });
    await createApplicantProfile(own);
    expect(await myTalent(own)).toMatchObject({ intro: '', phone: null });
    expect(await db.$count(applications, eq(applications.talentId, talent.id))).toBe(1);
  });

  it('is refused to an admin who sees the site as the talent', async () => {
    const { actor } = await someTalent();
    const acting = fixture.as({ actor: { ...actor, impersonatedBy: 'a'.repeat(24) } as typeof actor });
    await expect(deleteTalentProfile(acting)).rejects.toMatchObject({ code: 'E_IMPERSONATED' });
    await expect(chooseTalentMails(acting, { answers: false })).rejects.toMatchObject({ code: 'E_IMPERSONATED' });
  });
});

describe('the link in a mail about an application', () => {
  it('opens the settings of its talent', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const { id } = await someApplication(fixture.context, { jobId: job.id, companyId: job.companyId });
    const facts = await readApplicationForMail(fixture.as({ actor: { kind: 'system', name: 'reaction' } }), id);
    const link = facts?.talent.settingsPath.replace('/profile-settings/', '') ?? '';
    expect(await findTalentByLink(fixture.context, link)).toMatchObject({ email: facts?.talent.email });
  });
});
