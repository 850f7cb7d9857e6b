import { expect, it } from 'vitest';
import type { OrderMailFacts } from '#domain/billing/mail-facts.server.ts';
import { writeMessage } from './message.tsx';
import { orderPaidMessage } from './order-messages.tsx';

const site = { name: 'Havn', origin: 'https://havn.example', replyDomain: 'reply.havn.example' };

const facts: OrderMailFacts = {
  platform: 'thehub',
  to: 'aino@example.com',
  firstName: 'Aino',
  order: 'A7C1-0931',
  path: '/client/startups/tare/orders/x',
  product: 'boost',
  jobTitle: 'Welder',
  currency: 'DKK',
  total: 748_75,
  refunded: 0,
  refundedNow: null,
  refundReason: null,
  receipt: '2026-00001',
  creditNote: null,
};

it('says in the mail with the receipt what was bought', async () => {
  const read = async (product: OrderMailFacts['product']) => {
    const { text } = await writeMessage(orderPaidMessage(site, { ...facts, product }));
    return text.replace(/\s+/g, ' ');
  };
  expect(await read('boost')).toContain('we received 748.75 DKK for a boost of 14 days for the job Welder.');
  expect(await read('pro')).toContain('we received 748.75 DKK for the Pro job Welder.');
});
