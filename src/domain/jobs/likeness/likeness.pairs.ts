/**
 * Ways in which one posting comes to be written twice, and ways in which two postings are nearly written alike.
 * likeness.test.ts makes labelled pairs of them and of the demo town's texts, and measures the thresholds.
 */

export type Text = { title: string; jobRole: string; textLanguage: string; html: string; names: readonly string[] };
export type Variation = { name: string; of: (text: Text, index: number) => Text };

const FOOTERS = [
  '<p>We review applications as they come in and close the posting when we have found the right person. Please do not send photos or your date of birth. We are an equal opportunity employer and welcome everybody whatever their age, gender, faith or origin.</p>',
  '<p>Recruiters and agencies: we do not accept unsolicited profiles and will not pay a fee for them. Questions about the role are answered by our people team at people@company.example on weekdays.</p>',
  '<h2>Privacy</h2><p>By applying you agree that we keep what you send us for six months after the process has ended. Read how we handle it in our candidate privacy notice, and write to us whenever you want it deleted.</p>',
  '<p><strong>#LI-Hybrid #LI-AB1</strong></p><p>Apply with your CV in English. A cover letter is optional.</p>',
];
const cities = ['Oslo', 'Bergen', 'Aarhus', 'Malmö', 'Tampere', 'Reykjavík', 'Trondheim', 'Odense'];
const city = (index: number) => cities[index % cities.length] as string;
const paragraphsOf = (html: string) => html.match(/<(p|h2|ul)>.*?<\/\1>/gs) ?? [html];

/** The same job, written by another system or for another city. */
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
    name: 'headings shouted, dashes and quotes of a word processor',
    of: (text) => ({
      ...text,
      html: text.html
        .replace(/<h2>(.*?)<\/h2>/g, (_, heading: string) => `<p><strong>${heading.toUpperCase()}:</strong></p>`)
        .replace(/ - /g, ' – ')
        .replace(/'/g, '’'),
    }),
  },
  { name: 'a footer', of: (text, index) => ({ ...text, html: text.html + FOOTERS[index % FOOTERS.length] }) },
  {
    name: 'two footers and a headline',
    of: (text, index) => ({
      ...text,
      html: `<p>Come and build it with us.</p>${text.html}${FOOTERS[index % FOOTERS.length]}${FOOTERS[(index + 1) % FOOTERS.length]}`,
    }),
  },
  {
    name: 'its city in the text',
    of: (text, index) => ({
      ...text,
      names: [...text.names, city(index)],
      html: `${text.html.replace('</p>', ` You will be based at our office in ${city(index)}.</p>`)}<p>The ${city(index)} team looks forward to meeting you.</p>`,
    }),
  },
  {
    name: 'the title in other order and short',
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

/** Another job, however much of its words it shares. */
export const DIFFERENT: readonly Variation[] = [
  { name: 'senior beside junior', of: (text) => ({ ...text, title: `Junior ${text.title.replace(/^Senior /, '')}` }) },
  { name: 'its deputy', of: (text) => ({ ...text, title: `Deputy ${text.title}` }) },
  { name: 'another role under one title', of: (text) => ({ ...text, jobRole: `not ${text.jobRole}` }) },
  { name: 'said to be in another language', of: (text) => ({ ...text, textLanguage: 'xx' }) },
  {
    name: 'the first half of it, and other duties',
    of: (text, index) => {
      const paragraphs = paragraphsOf(text.html);
      return { ...text, html: `${paragraphs.slice(0, 2).join('')}${dutiesOf(index)}${paragraphs.slice(-1).join('')}` };
    },
  },
];

/** What a company writes above and below every job it has. */
const TEMPLATE = [
  '<p>Nordlys Energi builds the software that keeps small power plants running through a Nordic winter. We are sixty people from fourteen countries, we are backed by owners who think in decades, and two hundred plants from Skagen to Tromsø already rely on us every night.</p>',
  '<h2>What we offer</h2><ul><li>A pension of eight per cent and health insurance from the first day.</li><li>Thirty days off, and nobody who writes to you on any of them.</li><li>A budget of your own for learning, and colleagues who ask what you did with it.</li><li>Lunch that is cooked on the third floor by people who can.</li></ul>',
  '<p>Send a few lines rather than a letter. We answer everyone within ten working days, the process has three conversations and one small task, and you will be told why whichever way it goes.</p>',
] as const;

const TEAMS = [
  'You join the grid team. It writes the service that balances what the plants produce against what the market asks for, in Go, every four seconds. You will own the forecast that the balance stands on and the alarms that wake us when it is wrong. You have kept a service alive that others slept on, and you read a query plan before you add an index.',
  'You join the app team. Operators open our app on a cold hill with gloves on, so everything in it is large, quick and works without a signal. You will own the offline store and the map. You have shipped something in Swift or Kotlin that people use outdoors, and you would rather remove a button than explain it.',
  'You join the hardware interface team. Every plant has a controller from another decade that speaks its own dialect of Modbus, and we speak all of them. You will write drivers, test them on the bench downstairs, and sit beside the electrician when one is installed. You know what an oscilloscope is for and do not mind a train at six.',
  'You join the billing team. Money follows every kilowatt hour through four countries, three currencies and two kinds of certificate, and the sums must be right to the øre. You will take over settlement, replace what is left of the spreadsheets, and talk to accountants until both sides understand. You like property tests and plain words.',
  'You join the data team. It collects nine billion measurements a month and turns them into what a plant owner wants to know at breakfast. You will run the warehouse, decide what is kept, and build the models that tell a tired bearing from a noisy sensor. You have answered a question with data and then doubted the answer.',
  'You join the security team, which until now is Ingrid. You will test what the others build, teach them to test it themselves, and lead the work towards the certificate that our largest customer wants before summer. You have broken into something with permission, and written a report that led to a change.',
];
function dutiesOf(index: number): string {
  return `<p>${TEAMS[index % TEAMS.length]}</p><p>${TEAMS[(index + 1) % TEAMS.length]}</p>`;
}

/** One title, one template, another team each: six jobs. */
export const TEAMS_OF_ONE_TEMPLATE: readonly Text[] = TEAMS.map((team) => ({
  title: 'Software Engineer',
  jobRole: 'engineer',
  textLanguage: 'en',
  html: `${TEMPLATE[0]}<h2>The work</h2><p>${team}</p>${TEMPLATE[1]}${TEMPLATE[2]}`,
  names: ['Nordlys Energi'],
}));

/** The hardest: two sentences in a long template tell the jobs apart. */
export const TEAMS_IN_TWO_SENTENCES: readonly Text[] = TEAMS_OF_ONE_TEMPLATE.map((text, index) => ({
  ...text,
  html: `${TEMPLATE[0]}<p>${(TEAMS[index] ?? '').split('. ').slice(1, 3).join('. ')}.</p>${TEMPLATE[1]}${TEMPLATE[2]}`,
}));

const SHORT = {
  en: '<p>We are looking for a barista for our coffee bar at the station. You open at six, you know milk, and you remember what people drink. Thirty hours a week, weekends by agreement, staff discount on everything. Come by with your CV.</p>',
  da: '<p>Vi søger en barista til vores kaffebar på stationen. Du åbner klokken seks, du kender mælk, og du husker, hvad folk drikker. Tredive timer om ugen, weekender efter aftale, personalerabat på alt. Kom forbi med dit CV.</p>',
  sv: '<p>Vi söker en barista till vår kaffebar på stationen. Du öppnar klockan sex, du kan mjölk och du minns vad folk dricker. Trettio timmar i veckan, helger enligt överenskommelse, personalrabatt på allt. Kom förbi med ditt CV.</p>',
  kitchen:
    '<p>We are looking for a cook for our kitchen at the station. You start at five, you know bread, and you remember who cannot eat nuts. Thirty hours a week, weekends by agreement, staff discount on everything. Come by with your CV.</p>',
};
const short = (html: string, textLanguage: string, title = 'Barista'): Text => ({
  title,
  jobRole: 'other',
  textLanguage,
  html,
  names: ['Station Kaffe'],
});

/** Short texts and translations, each told apart by hand. */
export const WRITTEN: readonly { name: string; same: boolean; a: Text; b: Text }[] = [
  { name: 'a translation', same: false, a: short(SHORT.en, 'en'), b: short(SHORT.da, 'da') },
  { name: 'two near languages', same: false, a: short(SHORT.da, 'da'), b: short(SHORT.sv, 'sv') },
  { name: 'near languages, both told as one', same: false, a: short(SHORT.da, 'da'), b: short(SHORT.sv, 'da') },
  { name: 'another seat of a small place', same: false, a: short(SHORT.en, 'en'), b: short(SHORT.kitchen, 'en') },
  {
    name: 'a short text for another city',
    same: true,
    a: { ...short(SHORT.en.replace('the station', 'Oslo station'), 'en'), names: ['Station Kaffe', 'Oslo'] },
    b: { ...short(SHORT.en.replace('the station', 'Bergen station'), 'en'), names: ['Station Kaffe', 'Bergen'] },
  },
  {
    name: 'a short text with a footer nearly as long',
    same: true,
    a: short(SHORT.en, 'en'),
    b: short(SHORT.en + FOOTERS[1], 'en'),
  },
  {
    name: 'a line only, word for word',
    same: true,
    a: short('<p>Make coffee.</p>', 'en'),
    b: short('<div>Make coffee</div>', 'en'),
  },
  {
    name: 'two lines only',
    same: false,
    a: short('<p>Make coffee in our bar.</p>', 'en'),
    b: short('<p>Roast beans in our cellar.</p>', 'en'),
  },
  {
    name: 'the same under the name of the other city',
    same: true,
    a: {
      ...short(`<p>Copenhagen needs you.</p>${SHORT.en}<p>See you in Copenhagen!</p>`, 'en'),
      names: ['København', 'Copenhagen'],
    },
    b: {
      ...short(`<p>Göteborg needs you.</p>${SHORT.en}<p>See you in Göteborg!</p>`, 'en'),
      names: ['Göteborg', 'Gothenburg'],
    },
  },
];
