import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readOccupations } from '#domain/search/vocabulary/occupations.server.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { contentsOfText } from './draft-of-posting.server.ts';
import { roleOfHeadline } from './role-of-headline.ts';

const file = z.record(z.string(), z.record(z.string(), z.string()));
const headlines = (name: string) =>
  Object.entries(readYamlFile(`src/domain/import/drafts/fixtures/${name}.yaml`, file)).flatMap(([language, titles]) =>
    Object.entries(titles).map(([headline, title]) => ({ language, headline, title })),
  );

const fixture = rollbackFixture();

it.each(headlines('headlines'))('reads the role in the headline "$headline" ($language)', ({ headline, title }) => {
  expect(roleOfHeadline(headline)).toBe(title);
});

it('reads nine of ten roles in headlines that nobody wrote the reading for, in seven languages', () => {
  const all = headlines('headlines-held-out');
  const wrong = all.filter(({ headline, title }) => roleOfHeadline(headline) !== title);
  expect(new Set(all.map(({ language }) => language)).size).toBe(7);
  expect(wrong.length / all.length).toBeLessThan(0.1);
});

describe('a title that is a role already', () => {
  it.each(['iOS Developer', 'Hardware Engineer, Robots at Sea', 'Head of Sales for the Nordics', 'We', 'Sök'])(
    'stays "%s"',
    (title) => {
      expect(roleOfHeadline(title)).toBe(title);
    },
  );
});

it('leaves the names of all occupations in the vocabulary as they are', () => {
  const labels = readOccupations(readFileSync('src/domain/search/vocabulary/esco-occupations.tsv', 'utf8'));
  expect(labels.length).toBeGreaterThan(10_000);
  expect(labels.map(({ label }) => label).filter((label) => roleOfHeadline(label) !== label)).toEqual([]);
});

describe('the draft of a pasted advertisement', () => {
  it('keeps in its text what its title leaves out', async () => {
    const { title, description } = await contentsOfText(
      fixture.context,
      'Vi søger en erfaren kok til vores nye køkken på Fanø\n\nDu laver mad til tyve gæster hver aften.',
    );
    expect(title).toBe('Erfaren kok');
    expect(description).toContain('til vores nye køkken på Fanø');
  });

  it('leaves the name of its startup, the place and the hours to their own fields', async () => {
    const startup = { name: 'Tangfolk ApS', countryCode: 'DK' };
    const contents = await contentsOfText(
      fixture.context,
      'Kok at Tangfolk, Esbjerg (deltid)\n\nDu laver mad til tyve gæster hver aften.',
      startup,
    );
    expect(contents).toMatchObject({ title: 'Kok', locations: ['Esbjerg, Denmark'], jobPositionTypes: ['parttime'] });
    expect(contents.description).toContain('Kok at Tangfolk, Esbjerg (deltid)');
  });
});
