import type { SendToSlack } from '#domain/companies/settings/slack.server.ts';
import { type GuardedFetchOptions, guardedFetch, UnreadableAddress } from './guarded-fetch.ts';

/** Sends to incoming webhooks through the guarded fetch, without redirects (S-6). */
export function createSlack(options: GuardedFetchOptions = {}): SendToSlack {
  return async (webhook, text) => {
    try {
      await guardedFetch(webhook, { ...options, redirects: 0, post: JSON.stringify({ text }) });
      return true;
    } catch (error) {
      if (error instanceof UnreadableAddress) return false;
      throw error;
    }
  };
}
