import { describe, expect, it } from 'vitest';
import type { ApplicationMailFacts } from '#domain/applications/notices/mail-facts.server.ts';
import type { JobStatus } from '#domain/jobs/job.ts';
import { applicantNewsMessage, receivedMessage } from './application-messages.tsx';
import { answersDueMessage, deletionNearMessage, quietMessage, statusMessage } from './application-status-messages.tsx';
import { type Message, writeMessage } from './message.tsx';

const site = { name: 'Havn', origin: 'https://havn.example', replyDomain: 'reply.havn.example' };
const company = { id: 'c'.repeat(24), key: 'tare', name: 'Tare', platform: 'thehub' as const };

/** An application sent at 00:40 in Helsinki, where it is a day later than in UTC. */
function application(changes: Partial<ApplicationMailFacts> = {}, status: JobStatus = 'ACTIVE'): ApplicationMailFacts {
  const sentAt = '2026-11-18T22:40:00.000Z';
  return {
    id: 'a'.repeat(24),
    name: 'Aino Saari',
    note: '',
    answers: [],
    status: 'received',
    statusAt: sentAt,
    sentAt,
    withdrawnAt: null,
    clockFrom: sentAt,
    deletesAt: null,
    company,
    people: [],
    job: { id: 'b'.repeat(24), title: 'Welder', applyEmail: null, status },
    talent: {
      userId: 'd'.repeat(24),
      email: 'aino@example.com',
      wantsAnswers: true,
      ownZone: 'Europe/Helsinki',
      timeZone: 'Europe/Helsinki',
      settingsPath: '/profile-settings/x',
    },
    ...changes,
  };
}

/** The texts of the paragraphs with a line beside them. */
async function quoted(message: Message | null): Promise<string[]> {
  const { html } = await writeMessage(message as Message);
  return [...html.matchAll(/<p class="ink2 quote"[^>]*>(.*?)<\/p>/gs)].map(([, inner]) =>
    (inner ?? '').replace(/<[^>]+>/g, '').trim(),
  );
}

async function read(message: Message | null): Promise<string> {
  if (!message) throw new Error('There is no mail.');
  const { text } = await writeMessage(message);
  return text.replace(/\s+/g, ' ');
}

describe('mails about an application', () => {
  it('name days as they are where the talent lives', async () => {
    const text = await read(receivedMessage(site, application()));
    expect(text).toContain('Thursday 26 November');
    expect(text).toContain('Thursday 10 December');
  });

  it('say on which day an application is deleted', async () => {
    const message = deletionNearMessage(site, application({ deletesAt: '2026-12-16T23:30:00.000Z' }));
    expect(message?.subject).toBe('Your application to Tare will be deleted on 17 December 2026');
    expect(await read(message)).toContain('that ends on 17 December 2026');
  });

  it('announce no deletion of an application that the startup opened again', () => {
    expect(deletionNearMessage(site, application())).toBeNull();
  });

  it.each<[JobStatus, string, string]>([
    ['ACTIVE', 'On Thursday 17 December we pause the job', 'closed'],
    ['STOPPED', 'The job is paused', 'we pause'],
    ['EXPIRED', 'Without an answer your application ends on Wednesday 17 February', 'pause'],
  ])('say after three quiet weeks what follows for a job that is %s', async (status, then, never) => {
    const text = await read(quietMessage(site, application({}, status)));
    expect(text).toContain(then);
    expect(text).not.toContain(never);
  });

  it('promise no words of a no that staff have removed', async () => {
    const notSelected = application({ status: 'notSelected' });
    expect(await read(statusMessage(site, notSelected, 'We chose a rigger.'))).toContain(
      'They wrote: We chose a rigger.',
    );
    const mail = await read(statusMessage(site, notSelected, null));
    expect(mail).not.toContain('They wrote');
    expect(mail, 'it stands nowhere any more').toContain('See your application');
  });

  it('sets the words of the startup off from our own', async () => {
    const rejected = application({ status: 'notSelected' });
    expect(await quoted(statusMessage(site, rejected, 'We chose a rigger.'))).toEqual(['We chose a rigger.']);
    expect(await quoted(statusMessage(site, rejected, null))).toEqual([]);
  });

  it('address one applicant as one', async () => {
    const applicants = ['Aino', 'Pekka'].map((name) => ({
      id: name,
      name,
      jobId: 'b',
      job: 'Welder',
      applyEmail: null,
    }));
    const one = applicantNewsMessage(site, { company, applicants: applicants.slice(0, 1) }, 'Why.');
    expect(await read(one)).not.toContain('each of them');
    expect((await writeMessage(one)).html).not.toContain('They are all');
    expect(await read(applicantNewsMessage(site, { company, applicants }, 'Why.'))).toContain('each of them');
  });

  it('tell closed jobs from open ones when somebody waits', async () => {
    const wait = { waiting: 3, days: 70 };
    const open = { ...wait, title: 'Welder', waiting: 1, days: 7, isClosed: false };
    const closed = { ...wait, title: 'Rigger', isClosed: true };
    const both = await read(answersDueMessage(site, { company, jobs: [closed, open] }));
    expect(both).toContain('Rigger (closed): 3 people, the longest for 70 days');
    expect(both).toContain('Welder: 1 person, for 7 days');
    expect(both).toContain('Ninety days after somebody applied for a closed job');
    expect(both).toContain('A short no is better than silence');
    expect(await read(answersDueMessage(site, { company, jobs: [open] }))).not.toContain('losed');
    expect(await read(answersDueMessage(site, { company, jobs: [closed] }))).not.toContain('is paused');
  });
});

describe('a subject', () => {
  it('that is too long ends with a whole word', async () => {
    const job = { ...application().job, title: 'Senior developer of platforms for reports on sustainability at sea' };
    const { subject } = await writeMessage(receivedMessage(site, application({ job })));
    expect(subject).toBe('Tare has your application: Senior developer of platforms for reports on…');
    expect(subject.length).toBeLessThan(79);
  });

  it('that is short stays as it is', async () => {
    const { subject } = await writeMessage(receivedMessage(site, application()));
    expect(subject).toBe('Tare has your application: Welder');
  });
});
