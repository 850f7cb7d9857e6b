import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { apply, checkApplication } from './apply.server.ts';

const fixture = rollbackFixture();

describe('an application with mistakes', () => {
  it('names those of the profile and those of the answers at once', async () => {
    const questions = [{ type: 'text' as const, text: 'Why?', required: true }];
    const job = await someJobToApplyTo(fixture.context, { questions });
    const wrong = anApplication({ name: '', phone: 'abc', links: ['github'] });
    const fields = Object.fromEntries(
      ['name', 'phone', 'links.0', 'answers.0'].map((name) => [name, expect.any(String)]),
    );
    const visitor = fixture.context;
    await expect(checkApplication(visitor, job.id, wrong)).rejects.toMatchObject({ details: { fields } });
    const talent = fixture.as({ actor: (await somebody(fixture.context, { isTalent: true })).actor });
    await expect(apply(talent, authServices(), job.id, wrong)).rejects.toMatchObject({ details: { fields } });
    expect(await talent.db.$count(applications, eq(applications.jobId, job.id))).toBe(0);
  });
});
