import { describe, expect, it } from 'vitest';
import { readCv } from './read-cv.ts';

const factsOf = (text: string, links: string[] = []) =>
  readCv({
    lines: text
      .trim()
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    links,
  });

describe('a CV', () => {
  it('is read by headings that stand in two languages', () => {
    const facts = factsOf(
      `Þórunn Hafsteinsdóttir
      Erfaring / Experience
      Seniorudvikler, Havgap
      marts 2022 – nu
      Uddannelse | Education
      Kompetencer/Skills
      Go, Kotlin
      Sprog – Languages
      Dansk (modersmål), English (fluent)`,
    );
    expect(facts.latestJob).toMatchObject({ title: 'Seniorudvikler', organisation: 'Havgap', from: '2022-03' });
    expect(facts).toMatchObject({
      skills: ['Go', 'Kotlin'],
      languages: [
        { language: 'da', level: 'native' },
        { language: 'en', level: 'fluent' },
      ],
    });
  });

  it('gives name, contact, place, links, skills, languages and the latest job', () => {
    const facts = factsOf(
      `Þórunn Hafsteinsdóttir
      Backend engineer
      thorunn@post.example | +354 555 0142 | Reykjavík, Iceland
      github.com/thorunnh
      EXPERIENCE
      Senior engineer, Veðurvaktin March 2022 – present
      Rebuilt the pipeline, and the tides with it.
      Engineer, Fiskidraumar 2017 – 2022
      SKILLS
      Go, Kotlin, PostgreSQL
      Tools: Kafka, Terraform
      LANGUAGES
      Icelandic (native), English (fluent), Norwegian B1`,
      ['mailto:thorunn@post.example', 'https://github.com/thorunnh'],
    );
    expect(facts).toEqual({
      name: 'Þórunn Hafsteinsdóttir',
      phone: '+354 555 0142',
      place: { locality: 'Reykjavík', countryCode: 'IS' },
      links: ['https://github.com/thorunnh'],
      skills: ['Go', 'Kotlin', 'PostgreSQL', 'Kafka', 'Terraform'],
      languages: [
        { language: 'is', level: 'native' },
        { language: 'en', level: 'fluent' },
        { language: 'nb', level: 'everyday' },
      ],
      latestJob: { title: 'Senior engineer', organisation: 'Veðurvaktin', from: '2022-03', to: '' },
    });
  });

  it('has a latest job that goes on, in the words of each language', () => {
    for (const still of ['pågående', 'nu', 'nuværende', 'tills vidare', 'toistaiseksi', 'í dag', 'present']) {
      const { latestJob } = factsOf(`Erfarenhet\n2019-06 – ${still} Utvecklare, Fraktlinjen AB`);
      const job = { title: 'Utvecklare', organisation: 'Fraktlinjen AB', from: '2019-06', to: '' };
      expect(latestJob, still).toEqual(job);
    }
  });

  it('is read in Nordic languages, with the dates on a line of their own', () => {
    const facts = factsOf(
      `CURRICULUM VITAE
      Søren Ågaard Lund
      Tlf. 31 22 33 44
      8000 Aarhus, Danmark
      Erhvervserfaring
      Udvikler hos Brisling
      maj 2019 - dec. 2023
      Sprog: Dansk (modersmål), Engelsk, Tysk – grundlæggende`,
    );
    expect(facts).toEqual({
      name: 'Søren Ågaard Lund',
      phone: '31 22 33 44',
      place: { locality: 'Aarhus', countryCode: 'DK' },
      languages: [
        { language: 'da', level: 'native' },
        { language: 'en', level: '' },
        { language: 'de', level: 'basic' },
      ],
      latestJob: { title: 'Udvikler', organisation: 'Brisling', from: '2019-05', to: '2023-12' },
    });
  });

  it('has a year where it names no month', () => {
    expect(factsOf('Experience\nDiver, Kelp AS 2019 – 2021').latestJob).toEqual({
      title: 'Diver',
      organisation: 'Kelp AS',
      from: '2019',
      to: '2021',
    });
    expect(factsOf('Experience\nDiver, Kelp AS spring 2019 – present').latestJob).toMatchObject({
      from: '2019',
      to: '',
    });
  });

  it.each([
    ['two phone numbers', '+47 555 01 234\n+45 31 22 33 44', 'phone'],
    ['a year that looks like a number', 'Born 1990, since 2019 in Oslo', 'phone'],
    ['a sentence where a name would stand', 'I build boats and software.', 'name'],
    ['a place without a country', 'Oslo', 'place'],
    ['a company and a form', 'Kelp, Norge AS', 'place'],
    ['a job without its organisation', 'Experience\nFreelance 2019 – 2021', 'latestJob'],
    [
      'a long sentence with years',
      'Experience\nI sailed from 2019 – 2021, then wrote about it, and taught.',
      'latestJob',
    ],
    [
      'a sentence below its skills',
      'Skills\nI have worked with many tools over the years and like them all.',
      'skills',
    ],
    ['a language outside of its section', 'Taught English to sailors', 'languages'],
  ] as const)('says nothing of %s', (_, text, field) => {
    expect(factsOf(text)[field]).toBeUndefined();
  });

  it('that is a scan gives nothing', () => {
    expect(readCv({ lines: [], links: [] })).toEqual({});
  });

  it('of hostile text is read in time', () => {
    const lines = [
      'a'.repeat(50_000),
      `${'1 '.repeat(20_000)}`,
      `Skills`,
      ',;'.repeat(20_000),
      `Experience`,
      `${'2019 - '.repeat(8_000)}`,
    ];
    expect(() => readCv({ lines, links: [] })).not.toThrow();
  });
});
