import { expect, it } from 'vitest';
import { suspendCompany } from '#domain/companies/approval/approval.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import { changeOrganisation } from './organisation-forms.server.ts';

const fixture = rollbackFixture();
const SENT = { intent: 'suspend', reason: 'scam', text: 'It asked applicants for money.' };

it('asks whether an admin means a suspension, but not once another admin has suspended the startup', async () => {
  const { key } = await someCompany(fixture.context);
  const context = fixture.as({ actor: (await somebody(fixture.context, { isAdmin: true })).actor });
  const send = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(SENT)) form.set(name, value);
    const text = (name: string) => String(form.get(name) ?? '');
    return changeOrganisation({ context, params: { key }, form, text } as unknown as ActionArguments, 'company');
  };
  expect(await send()).toEqual({ question: { reason: 'scam', text: SENT.text } });
  await suspendCompany(context, key, { reason: 'scam', text: SENT.text });
  const message = 'The startup is no longer public, and nothing was changed.';
  await expect(send()).rejects.toMatchObject({ kind: 'conflict', message });
});
