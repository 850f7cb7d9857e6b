import { describe, expect, it } from 'vitest';
import { documentOf } from '../../documents/document.ts';
import { jobPosting } from './job-posting.ts';

const posting = (title: string, changes: Record<string, unknown> = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  description: '<p>Plant trees.</p>',
  url: `https://grov.example/jobs/${title}`,
  hiringOrganization: { '@type': 'Organization', name: 'Grov' },
  jobLocation: { '@type': 'Place', address: { addressLocality: 'Odense', addressCountry: 'DK' } },
  ...changes,
});

const ADDRESS = 'https://grov.example/jobs';
const readingOf = (html: string, address = ADDRESS) => jobPosting.read(documentOf(html, address));
const first = (changes: Record<string, unknown>) =>
  jobPosting.read(documentOf(JSON.stringify(posting('Gardener', changes)), null)).postings[0];

describe('a page with several postings', () => {
  const scripts = ['Gardener', 'Florist']
    .map((title) => `<script type="application/ld+json">${JSON.stringify(posting(title))}</script>`)
    .join('');

  it.each([
    ['has no pager', ''],
    ['links to other jobs and to itself', '<a href="/jobs/12">Gardener</a> <a href="?page=1">1</a>'],
    ['links to a page of another list', '<a href="/news?page=2">2</a>'],
  ])('is the whole list when it %s', (_, links) => {
    expect(readingOf(`<html>${scripts}${links}`).isWhole).toBe(true);
  });

  it.each([
    ['names the next one', '<a rel="nofollow next" href="?from=20">More</a>'],
    ['links to page 2', '<a href="?page=2">2</a>'],
    ['links to page 2 by its path', '<a href="/jobs/page/2/">2</a>'],
    ['links to the next postings', '<a href="https://grov.example/jobs?category=all&amp;offset=20">Flere</a>'],
  ])('is a part of the list when it %s', (_, links) => {
    expect(readingOf(`<html>${scripts}${links}`).isWhole).toBe(false);
  });

  it('is a part of the list when its own address names a later page', () => {
    expect(readingOf(`<html>${scripts}`, `${ADDRESS}?side=3`).isWhole).toBe(false);
  });
});

describe('the places of a posting', () => {
  const placesOf = (jobLocation: unknown) => first({ jobLocation })?.places.map(({ text }) => text);

  it('are those of each address and each town in one field', () => {
    const addresses = ['Oslo', 'Bergen'].map((addressLocality) => ({ addressLocality, addressCountry: 'NO' }));
    expect(placesOf({ '@type': 'Place', address: addresses })).toEqual(['Oslo', 'Bergen']);
    expect(placesOf({ address: { addressLocality: ['Oslo', 'Bergen'], addressCountry: 'NO' } })).toEqual([
      'Oslo',
      'Bergen',
    ]);
  });

  it('are in the street where no field names the town', () => {
    const address = { streetAddress: 'Universitetsparken 1, 2100 København Ø', addressCountry: 'DK' };
    expect(first({ jobLocation: { address } })?.places).toMatchObject([{ otherText: '2100 København Ø' }]);
    const onlyStreet = { streetAddress: 'Kungsgatan 12, 3 tr', addressCountry: 'SE' };
    expect(first({ jobLocation: { address: onlyStreet } })?.places[0]?.otherText).toBeUndefined();
  });
});

it('loses two layers of escapes in its text', () => {
  expect(first({ description: '&amp;lt;p&amp;gt;Plant trees.&amp;lt;/p&amp;gt;' })?.description).toBe(
    '<p>Plant trees.</p>',
  );
  expect(first({ description: 'Tom &amp; Jerry plant trees' })?.description).toBe('<p>Tom &amp; Jerry plant trees</p>');
});

it.each([
  ['a comma after the last field', (json: string) => json.replace(/}$/, ',}')],
  ['a comment', (json: string) => json.replace('{', '{ /* our job */\n// see https://grov.example\n')],
])('reads JSON-LD with %s', (_, spoil) => {
  const script = `<script type="application/ld+json">${spoil(JSON.stringify(posting('Gardener, florist, }')))}</script>`;
  expect(readingOf(`<html>${script}`).postings).toMatchObject([
    { title: 'Gardener, florist, }', link: 'https://grov.example/jobs/Gardener, florist, }' },
  ]);
});
