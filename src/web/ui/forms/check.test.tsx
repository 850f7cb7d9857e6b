import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Check } from './check.tsx';

it.each([
  [0, '0 jobs'],
  [1, '1 job'],
  [2, '2 jobs'],
  ['10 000+', '10 000+ jobs'],
])('a choice with the count %s says "%s" to screen readers', (count, text) => {
  const html = renderToStaticMarkup(<Check label="" count={count} countNoun="job" />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
});
