import { expect, it } from 'vitest';
import { withSlackTwin } from './slack-twin.ts';

it('the twin of Slack takes or refuses messages to its own workspace, and passes all others on', async () => {
  const received: string[] = [];
  const sent: string[] = [];
  const send = withSlackTwin(
    async (webhook) => {
      sent.push(webhook);
      return false;
    },
    (text) => received.push(text),
  );
  expect(await send('https://hooks.slack.com/services/T00000000/B00000000/abcd', 'It is live.')).toBe(true);
  expect(await send('https://hooks.slack.com/services/T00000000/B00000000/ab00', 'It has closed.')).toBe(false);
  expect(await send('https://hooks.slack.com/services/T01ABCDEF/B02/abcd', 'It is live.')).toBe(false);
  expect(received).toEqual(['It is live.']);
  expect(sent).toEqual(['https://hooks.slack.com/services/T01ABCDEF/B02/abcd']);
});
