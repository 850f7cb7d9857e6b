import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftContents } from '#domain/jobs/inputs.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { contentsOfText } from './draft-of-posting.server.ts';

const expectedFields = z.strictObject({
  title: z.string(),
  jobRole: z.string().optional(),
  jobPositionTypes: z.array(z.string()).optional(),
  locations: z.array(z.string()).optional(),
  workplace: z.string().optional(),
  textLanguage: z.string(),
  languages: z.array(z.string()).optional(),
  pay: z.string().optional(),
  applyEmail: z.string().optional(),
});
const file = z.array(z.strictObject({ language: z.string(), text: z.string(), expected: expectedFields }));
const FIELDS = expectedFields.keyof().options;

const fixture = rollbackFixture();

async function fieldsOf(text: string): Promise<z.infer<typeof expectedFields>> {
  const contents = await contentsOfText(fixture.context, text, null);
  expect(draftContents.safeParse(contents).success).toBe(true);
  const { salaryFrom, salaryTo, salaryCurrency, salaryPeriod, languages } = contents;
  return expectedFields.parse({
    ...Object.fromEntries(FIELDS.map((field) => [field, contents[field as keyof typeof contents]])),
    languages: (languages as { language: string }[] | undefined)?.map(({ language }) => language),
    pay:
      contents.salaryType === 'range'
        ? `${salaryFrom}-${salaryTo} ${salaryCurrency} ${salaryPeriod}`
        : contents.salaryType,
  });
}

const JOBS = readYamlFile('src/domain/import/drafts/fixtures/pasted-jobs.yaml', file);

it.each(JOBS.map(({ language, text, expected }) => ({ name: `${language}: ${expected.title}`, text, expected })))(
  'reads the pasted advertisement in $name',
  async ({ text, expected }) => {
    expect(await fieldsOf(text)).toEqual(expected);
  },
);

const HELD_OUT = readYamlFile('src/domain/import/drafts/fixtures/pasted-jobs-held-out.yaml', file);

it('reads nine of ten fields of advertisements that nobody wrote the reading for, and claims hardly anything else', async () => {
  let [total, right, wrong] = [0, 0, 0];
  for (const { text, expected } of HELD_OUT) {
    const fields = await fieldsOf(text);
    for (const field of FIELDS) {
      const isRight = JSON.stringify(fields[field]) === JSON.stringify(expected[field]);
      if (expected[field] !== undefined) total += 1;
      if (expected[field] !== undefined && isRight) right += 1;
      if (fields[field] !== undefined && !isRight) wrong += 1;
    }
  }
  expect(right / total).toBeGreaterThan(0.9);
  expect(wrong / total).toBeLessThan(0.02);
});

it.each([
  'Vi gir 20 % rabatt på ferge.',
  'Stilling: 20 % reising',
  'Our customers save 8 hours per week.',
  '100 % remote',
  'We have our sales team in Oslo.',
  'Du samarbeider med teamet vårt i Oslo.',
  'Vakituinen työsuhde',
  'Tillsvidareanställning',
])('claims neither hours nor a place from "%s"', async (line) => {
  const { jobPositionTypes, locations } = await contentsOfText(fixture.context, `Baker\n\nYou bake bread.\n${line}`);
  expect({ jobPositionTypes, locations }).toEqual({});
});

it('states no hours on which lines disagree, and each of the places between which people choose', async () => {
  const contentsOf = (...lines: string[]) =>
    contentsOfText(fixture.context, ['Baker', '', 'You bake.', ...lines].join('\n'));
  expect((await contentsOf('Deltid', 'Stillingsprosent: 100 %')).jobPositionTypes).toBeUndefined();
  expect((await contentsOf('80 % stilling', '100 % stilling')).jobPositionTypes).toBeUndefined();
  expect((await contentsOf('80–100 % stilling')).jobPositionTypes).toEqual(['fulltime', 'parttime']);
  expect((await contentsOf('Location: Remote, Denmark, Sweden or Norway')).locations).toEqual([
    'Denmark',
    'Sweden',
    'Norway',
  ]);
  expect((await contentsOf('Arbeidssted: Oslo eller Bergen')).locations).toEqual(['Oslo, Norway', 'Bergen, Norway']);
});

it.each(['Stilling', 'Moi', 'Team', 'Heltid'])('takes the line "%s" above a text for no town', async (line) => {
  const { locations } = await contentsOfText(fixture.context, `Baker\n\n${line}\n\nYou bake bread every night.`);
  expect(locations).toBeUndefined();
});

describe('a startup that is registered in Iceland', () => {
  const contentsOf = (...lines: string[]) =>
    contentsOfText(fixture.context, lines.join('\n'), { name: 'Tidevand', countryCode: 'IS' });

  it('gets the money of the language in which its text says "kr", not that of Iceland', async () => {
    const contents = await contentsOf(
      'Elektronikudvikler søges til Tidevand Måling',
      '',
      'Du bygger den næste generation af vores målere, og du arbejder hjemme to dage om ugen. Vi er et lille hold med eget værksted.',
      '- Løn mellem 46.000 og 54.000 kr. om måneden, afhængigt af erfaring, plus pension på 10 %',
    );
    expect(contents).toMatchObject({
      textLanguage: 'da',
      salaryFrom: 46_000_00,
      salaryTo: 54_000_00,
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
      workplace: 'hybrid',
    });
  });

  it('gets the pay from a long sentence or a long paragraph that begins with it', async () => {
    const swedish = await contentsOf(
      'Kundansvarig till vårt kontor i Malmö',
      '',
      'Du ansvarar för våra kunder, och vi är ett litet team.',
      'Månadslön 38 000–45 000 kr beroende på erfarenhet, kollektivavtal, tjänstepension, friskvårdsbidrag på 5 000 kr per år och 30 dagars semester.',
    );
    expect(swedish).toMatchObject({
      locations: ['Malmö, Sweden'],
      salaryFrom: 38_000_00,
      salaryTo: 45_000_00,
      salaryCurrency: 'SEK',
      salaryPeriod: 'month',
    });
    const finnish = await contentsOf(
      'Ohjelmistokehittäjä',
      '',
      'Kehität käyttöliittymää, josta satamat näkevät vedenkorkeuden.',
      'Palkka on 2 400–2 700 euroa kuukaudessa. Työ on kokoaikainen ja kestää elokuun loppuun. Saat tietokoneen ja lounasedun. Etätyö on mahdollista kahtena päivänä viikossa.',
    );
    expect(finnish).toMatchObject({
      salaryFrom: 2_400_00,
      salaryTo: 2_700_00,
      salaryCurrency: 'EUR',
      salaryPeriod: 'month',
      workplace: 'hybrid',
    });
  });
});
