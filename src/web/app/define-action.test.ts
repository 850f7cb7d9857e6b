import { type ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Context, visitor } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { defineAction, type Mistakes } from './define-action.ts';
import { domainContext, type SiteFacts, siteContext } from './request-context.ts';

/** Sends a form to an action and returns what its page would receive. */
async function send(fields: readonly string[], body: URLSearchParams | FormData, error: Refusal) {
  const provider = new RouterContextProvider();
  provider.set(domainContext, { actor: visitor, now: new Date(), platform: 'thehub' } as Context);
  provider.set(siteContext, {} as SiteFacts);
  const url = new URL('http://localhost/settings');
  const request = new Request(url, { method: 'POST', body });
  const action = defineAction(fields, () => {
    throw error;
  });
  const args = { context: provider, params: {}, request, url } as unknown as ActionFunctionArgs;
  const answer = await action(args).catch((error) => error);
  return answer as { data: Mistakes & { formToResend?: { fields: [string, string][] } }; init: { status: number } };
}

const mistake = new Refusal('invalid', 'E_INPUT', 'Please look again.', { fields: { name: 'Too long.' } });

describe('a rejected form', () => {
  it('returns the typed values, but no secrets', async () => {
    const body = new URLSearchParams({ intent: 'name', name: 'Anna', password: 's3cret', resetKey: 'k3y' });
    const { data, init } = await send(['intent', 'name', 'password', 'resetKey'], body, mistake);
    expect(init.status).toBe(400);
    expect(data).toMatchObject({ fields: { name: 'Too long.' }, values: { intent: 'name', name: 'Anna' } });
    expect(JSON.stringify(data)).not.toMatch(/s3cret|k3y/);
  });

  it('refuses an unknown field and does not return its name or value', async () => {
    const body = new URLSearchParams({ name: 'Anna', '<b>made up</b>': 'x'.repeat(1_000) });
    const { data, init } = await send(['name'], body, mistake);
    expect([init.status, data.code]).toEqual([400, 'E_UNKNOWN_FIELD']);
    expect(data.values).toEqual({ name: 'Anna' });
    expect(JSON.stringify(data)).not.toMatch(/made up|xxx/);
  });

  it('keeps its own fields for a new attempt after the session has expired', async () => {
    const over = new Refusal('sessionExpired', 'E_SESSION_EXPIRED', 'Your session has expired.');
    const body = new URLSearchParams([
      ['platform', 'thehub'],
      ['platform', 'plusimpact'],
    ]);
    const { data } = await send(['platform'], body, over);
    expect(data.formToResend?.fields).toEqual([...body]);
  });
});
