import texts from '#domain/job-text/near-duplicates/fixtures/template.json' with { type: 'json' };

/**
 * Variations of a posting that stay the same job, and variations that are another job. near-duplicates.test.ts builds
 * labelled pairs of them from the demo data, and measures the thresholds.
 */

export type Text = { title: string; jobRole: string; textLanguage: string; html: string; names: readonly string[] };
export type Variation = { name: string; of: (text: Text, index: number) => Text };

/** The text around all jobs of one company, the texts of its teams, and footers of hiring systems. */
const { template, teams, footers } = texts;
const cities = ['Oslo', 'Bergen', 'Aarhus', 'Malmö', 'Tampere', 'Reykjavík', 'Trondheim', 'Odense'];
const city = (index: number) => cities[index % cities.length] as string;
const paragraphsOf = (html: string) => html.match(/<(p|h2|ul)>.*?<\/\1>/gs) ?? [html];

/** The same job, published by another system or for another city. */
export const SAME: readonly Variation[] = [
  { name: 'as it is', of: (text) => text },
  {
    name: 'noise of a page builder',
    of: (text) => ({
      ...text,
      html: `<div class="job"><div>${text.html
        .replace(/<p>/g, '<div class="p"><span style="font-weight:400">')
        .replace(/<\/p>/g, '</span></div><br>')
        .replace(/<li>/g, '<li><p>• ')
        .replace(/<\/li>/g, '</p></li>')
        .replace(/, /g, ',&nbsp;')
        .replace(/'/g, '&#39;')}</div></div>`,
    }),
  },
  {
    name: 'headings in capitals, dashes and quotes of a word processor',
    of: (text) => ({
      ...text,
      html: text.html
        .replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => `<p><strong>${heading.toUpperCase()}:</strong></p>`)
        .replace(/ - /g, ' – ')
        .replace(/'/g, '’'),
    }),
  },
  { name: 'a footer', of: (text, index) => ({ ...text, html: text.html + footers[index % footers.length] }) },
  {
    name: 'two footers and a headline',
    of: (text, index) => ({
      ...text,
      html: `<p>Come and build it with us.</p>${text.html}${footers[index % footers.length]}${footers[(index + 1) % footers.length]}`,
    }),
  },
  {
    name: 'the name of its city in the text',
    of: (text, index) => ({
      ...text,
      names: [...text.names, city(index)],
      html: `${text.html.replace('</p>', ` You will be based at our office in ${city(index)}.</p>`)}<p>The ${city(index)} team looks forward to meeting you.</p>`,
    }),
  },
  {
    name: 'the title in another order and abbreviated',
    of: (text) => ({ ...text, title: text.title.replace(/^Senior (.*)$/, '$1, Sr.'), html: text.html }),
  },
  {
    name: 'a corrected sentence',
    of: (text) => {
      const [first = '', ...rest] = paragraphsOf(text.html);
      return { ...text, html: [first.replace(/(\S+) (\S+) (\S+)<\/p>/, '$1 truly $3</p>'), ...rest].join('') };
    },
  },
  {
    name: 'every twentieth long word replaced by its editor',
    of: (text) => {
      let words = 0;
      return {
        ...text,
        html: text.html.replace(/(?<=\s)\p{L}{3,}(?=\s)/gu, (word) => {
          words += 1;
          return words % 20 === 0 ? 'edited' : word;
        }),
      };
    },
  },
  {
    name: 'cut before its last paragraph',
    of: (text) => ({ ...text, html: paragraphsOf(text.html).slice(0, -1).join('') }),
  },
];

/** Another job, even with mostly the same words. */
export const DIFFERENT: readonly Variation[] = [
  { name: 'senior beside junior', of: (text) => ({ ...text, title: `Junior ${text.title.replace(/^Senior /, '')}` }) },
  { name: 'its deputy', of: (text) => ({ ...text, title: `Deputy ${text.title}` }) },
  { name: 'another role under one title', of: (text) => ({ ...text, jobRole: `not ${text.jobRole}` }) },
  { name: 'labelled with another language', of: (text) => ({ ...text, textLanguage: 'xx' }) },
  {
    name: 'the first half of it, and other duties',
    of: (text, index) => {
      const paragraphs = paragraphsOf(text.html);
      return { ...text, html: `${paragraphs.slice(0, 2).join('')}${dutiesOf(index)}${paragraphs.slice(-1).join('')}` };
    },
  },
];

function dutiesOf(index: number): string {
  return `<p>${teams[index % teams.length]}</p><p>${teams[(index + 1) % teams.length]}</p>`;
}

/** Six jobs with one title and one template, each of another team. */
export const TEAMS_OF_ONE_TEMPLATE: readonly Text[] = teams.map((team) => ({
  title: 'Software Engineer',
  jobRole: 'engineer',
  textLanguage: 'en',
  html: `${template[0]}<h2>The work</h2><p>${team}</p>${template[1]}${template[2]}`,
  names: ['Nordlys Energi'],
}));

/** The hardest case: the jobs differ by two sentences of a long template. */
export const TEAMS_IN_TWO_SENTENCES: readonly Text[] = TEAMS_OF_ONE_TEMPLATE.map((text, index) => ({
  ...text,
  html: `${template[0]}<p>${(teams[index] ?? '').split('. ').slice(1, 3).join('. ')}.</p>${template[1]}${template[2]}`,
}));
