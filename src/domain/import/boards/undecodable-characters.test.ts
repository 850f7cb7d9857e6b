import { expect, it } from 'vitest';
import { documentOf } from '../documents/document.ts';
import { decodedText } from '../documents/encoding.ts';
import { formatOf } from './formats.ts';

const posting = (id: string, title: string) => ({
  '@type': 'JobPosting',
  identifier: id,
  title,
  description:
    '<p>Du får ansvar for køkkenet, og vi hjælper dig på vej. Små hold, gode råvarer, få vagter på søndage.</p>',
  hiringOrganization: { name: 'Køkkenet' },
});

it('leaves out the one posting of a feed with a character that cannot be decoded', () => {
  const json = JSON.stringify([posting('1', 'Kok'), posting('2', 'Opvasker #'), posting('3', 'Bager')]);
  const bytes = Buffer.from(json.replace('#', '\u0001'));
  bytes[bytes.indexOf(1)] = 0xe6;
  const document = documentOf(decodedText(bytes, 'application/json; charset=utf-8'), null);
  const { postings, broken, isWhole } = formatOf(document)?.read(document) ?? {};
  expect(postings?.map(({ title }) => title)).toEqual(['Kok', 'Bager']);
  expect(broken).toEqual([{ item: 'Opvasker �', reason: 'it has a character that cannot be decoded', sourceId: '2' }]);
  expect(isWhole).toBe(true);
});
