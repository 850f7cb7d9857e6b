import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { JobRow } from './job-row.tsx';
import type { RowFacts } from './row-facts.ts';

const job: RowFacts = {
  id: '0'.repeat(24),
  title: 'Utvikler',
  pitch: '',
  workplace: 'onsite',
  jobRole: 'engineer',
  salary: '',
  jobPositionTypes: ['fulltime'],
  publishedAt: null,
  locations: [],
  company: { key: 'tang', name: 'Tang' },
  location: { country: 'Norway', locality: 'Oslo', address: null },
};

it.each([
  ['nb', 'Norwegian'],
  ['nn', 'Norwegian'],
  ['sv', 'Swedish'],
  ['is', 'Icelandic'],
])('names the language %s of a text as people do', (textLanguage, name) => {
  const html = renderToStaticMarkup(<JobRow job={{ ...job, textLanguage }} now="2026-11-23T09:00:00Z" />);
  expect(html).toContain(`${name}</span>`);
  expect(html).not.toContain(`>${textLanguage}<`);
});
