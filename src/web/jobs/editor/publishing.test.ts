import { expect, it } from 'vitest';
import { publishingOf, publishingText } from './publishing.ts';

it('Tells a startup in review that its first job is read as well, before it goes live', () => {
  expect(publishingText(publishingOf({ leadsTo: 'company', priceCountry: 'NO' }))).toBe(
    'We review your startup first, then the job, each within two working days. Then it goes live.',
  );
});
