import type { SendToSlack } from '#domain/companies/settings/slack.server.ts';

/** Slack's documentation takes this workspace as its example: nobody can own it. */
const EXAMPLE = 'https://hooks.slack.com/services/T00000000/';

/**
 * The offline twin of Slack, for the demo. It answers for the webhooks of one workspace, and refuses those that end in 00.
 * All others go to Slack.
 */
export function withSlackTwin(send: SendToSlack, receive: (text: string) => void): SendToSlack {
  return async (webhook, text) => {
    if (!webhook.startsWith(EXAMPLE)) return send(webhook, text);
    if (webhook.endsWith('00')) return false;
    receive(text);
    return true;
  };
}
