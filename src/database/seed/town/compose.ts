import { escapeHtml, list, paragraph } from './html.ts';
import { hardwareAmong, partsFor } from './parts.ts';
import { personFrom } from './people.ts';
import { CLOSING_FIT, CLOSING_WAY, FIRST_MONTHS, HOW_WE_WORK, TEAM } from './phrases.ts';
import type { Random } from './random.ts';
import { linesOf, type RoleWords } from './roles.ts';
import { ADVISOR, FOUNDER, JUNIOR } from './roles-beginnings.ts';
import type { Said } from './sentences.ts';
import type { Startup } from './startups.ts';

const lines = (text: string) => text.trim().split('\n');
const TEAM_LINES = lines(TEAM);
const WORK_LINES = lines(HOW_WE_WORK);
const MONTH_LINES = lines(FIRST_MONTHS);
const FIT_LINES = lines(CLOSING_FIT);
const WAY_LINES = lines(CLOSING_WAY);

/** Whom a posting is for, where that says more than the role. */
export type Audience = 'junior' | 'founder' | 'advisor';
const FOR_AUDIENCE = Object.fromEntries(
  Object.entries({ junior: JUNIOR, founder: FOUNDER, advisor: ADVISOR }).map(([audience, text]) => [
    audience,
    { lead: linesOf(text, 'lead'), do: linesOf(text, 'do'), be: linesOf(text, 'be') },
  ]),
) as Record<Audience, Pick<RoleWords, 'lead' | 'do' | 'be'>>;

const NUMBERS = 'three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const PASTS = [
  'a shipyard',
  'a bakery',
  'the coast guard',
  'a bank',
  'a newspaper',
  'a hospital',
  'a sawmill',
  'a university',
  'a theatre',
  'a ferry company',
  'a school',
  'a power station',
  'a record shop',
  'a laboratory',
  'a town hall',
];
const TONGUES: Record<string, string> = {
  DK: 'Danish',
  SE: 'Swedish',
  NO: 'Norwegian',
  FI: 'Finnish',
  IS: 'Icelandic',
};

export const TASK_HEADINGS = ['What you will do', 'The work', 'What waits for you', 'Your days'];
export const PERSON_HEADINGS = ['Who you are', 'You, probably', 'What you bring', 'Who we hope for'];

/** Words for the gaps: each gap has several, and a sentence gets them in an order of its own. */
function wordsFor(
  startup: Startup,
  role: RoleWords,
  city: string,
  area: string,
  random: Random,
): (gap: string) => string {
  const name = (mustBeWoman: boolean) => {
    for (;;) {
      const someone = personFrom(random, startup.countryCode);
      if (!mustBeWoman || someone.isWoman) return someone.name.split(' ')[0] ?? '';
    }
  };
  const [woman, person] = [name(true), name(false)];
  const team = random.pick(NUMBERS.slice(1, startup.staff < 12 ? 3 : 10));
  const taken = new Map<string, string[]>();
  const lists: Record<string, readonly string[]> = {
    part: partsFor(startup.part, role.family, role.role === 'engineer'),
    thing: hardwareAmong(startup.part),
    user: startup.user,
    buyer: startup.buyer,
    make: startup.make,
    data: startup.data,
    woe: startup.woe,
    tool: role.tool,
    n: NUMBERS.slice(0, 9),
    n0: ['forty', 'sixty', 'eighty', 'ninety', 'a hundred', 'two hundred', 'three hundred', 'four hundred'],
    nations: NUMBERS.slice(0, Math.max(2, Math.min(12, Math.round(startup.staff / 6)))),
    days: ['three', 'four', 'five', 'six', 'seven', 'ten'],
    past: PASTS,
    near: [String(Math.ceil(startup.staff * 0.6)), String(Math.ceil(startup.staff * 0.7)), 'most', 'about half'],
  };
  return (gap) => {
    const list = lists[gap.replace(/2$/, '')];
    if (list) {
      const bag = gap.replace(/2$/, '');
      let left = taken.get(bag);
      if (!left || left.length === 0) left = random.some(list, list.length);
      const word = left.shift() as string;
      taken.set(bag, left);
      return word;
    }
    const fixed: Record<string, string> = {
      co: startup.name,
      city,
      area,
      team,
      field: startup.field,
      founded: String(startup.founded),
      staff: String(startup.staff),
      next: String(startup.staff + 1),
      tongue: TONGUES[startup.countryCode] ?? 'English',
      person,
      she: woman,
    };
    const word = fixed[gap];
    if (word === undefined) throw new Error(`nothing fits the gap {${gap}}`);
    return word;
  };
}

/** Fills the gaps; a gap named twice in a sentence is the same word twice, and each sentence begins large. */
export function fill(pattern: string, word: (gap: string) => string): string {
  const known = new Map<string, string>();
  const filled = pattern.replace(/\{(\w+)\}/g, (_, gap: string) => {
    const value = known.get(gap) ?? word(gap);
    known.set(gap, value);
    return value;
  });
  return filled.replace(/(^|[.?!] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

export type Posting = { startup: Startup; role: RoleWords; city: string; area: string; audience: Audience | null };

/**
 * A posting in English: the startup's own sentences around the sentences of the role. What has been said
 * least is said first, nothing of the role twice, and a startup's own sentence in three postings at most.
 */
export function describe(posting: Posting, said: Said, random: Random): string {
  const { startup, role } = posting;
  const word = wordsFor(startup, role, posting.city, posting.area, random);
  const patterns = new Set<string>();
  const hasHardware = hardwareAmong(startup.part).length > 0;

  const say = (html: string, pattern: string) => {
    said.say(html, pattern);
    patterns.add(pattern);
    return html;
  };
  /** Least used first; sentences of the startup's own may come back, sentences of a role may not. */
  const take = (from: readonly string[], count: number, most: number): string[] => {
    const order = random.some(from, from.length).sort((a, b) => said.timesUsed(a) - said.timesUsed(b));
    const sentences: string[] = [];
    for (const pattern of order) {
      if (sentences.length === count) break;
      if (patterns.has(pattern) || (pattern.includes('{thing}') && !hasHardware)) continue;
      for (let attempt = 0; attempt < 4; attempt++) {
        const sentence = escapeHtml(fill(pattern, word));
        if (said.timesSaid(sentence) >= most) continue;
        sentences.push(say(sentence, pattern));
        break;
      }
    }
    return sentences;
  };
  const own = (from: readonly string[], count: number) => take(from, count, 3);

  const audience = posting.audience && FOR_AUDIENCE[posting.audience];
  const isJunior = posting.audience === 'junior';
  const lead = [
    ...own(startup.hook, 1),
    ...take(audience && (!isJunior || random.chance(0.7)) ? audience.lead : role.lead, 1, 1),
  ];
  const inOrder = startup.fact.map(escapeHtml);
  const facts = own(startup.fact, random.whole(1, 2)).sort((a, b) => inOrder.indexOf(a) - inOrder.indexOf(b));
  const about = [...(random.chance(0.6) ? own([startup.does.join(' ')], 1) : []), ...facts];
  about.push(...take(TEAM_LINES, about.length > 1 ? 1 : 2, 1));
  const tasks = [
    ...(audience ? take(audience.do, isJunior ? 2 : 3, 1) : take(role.do, random.whole(2, 3), 1)),
    ...(audience ? take(role.do, isJunior ? 1 : 0, 1) : take(role.familyDo, 1, 1)),
    ...(random.chance(0.55) ? own([startup.habit], 1) : []),
  ];
  const traits = audience
    ? take(audience.be, 3, 1)
    : [...take(role.be, 2, 1), ...take(role.familyBe, random.whole(1, 2), 1)];
  const closing = [...take(FIT_LINES, 1, 1), ...take(WAY_LINES, 1, 1)];

  const work = `<h2>${random.pick(TASK_HEADINGS)}</h2>${list('ul', tasks)}`;
  const person = `<h2>${random.pick(PERSON_HEADINGS)}</h2>${list('ul', traits)}`;
  const start = paragraph(lead) + paragraph(about);
  const end = paragraph(closing);
  switch (random.whole(audience && !isJunior ? 2 : 0, 4)) {
    case 0:
      return `${start}${work}${person}<h2>How we work</h2>${paragraph(take(WORK_LINES, 2, 1))}${end}`;
    case 1:
      return `${start}${work}<h2>The first months</h2>${list('ol', take(MONTH_LINES, 3, 1))}${person}${end}`;
    case 2:
      return `${paragraph(lead)}${work}${person}<h2>About ${escapeHtml(startup.name)}</h2>${paragraph(about)}${end}`;
    default:
      return start + work + person + end;
  }
}
