import type { JobRole } from '../../../domain/site/taxonomies.ts';
import { fill } from './compose.ts';
import { escapeHtml, list, paragraph } from './html.ts';
import { DANISH } from './language-danish.ts';
import { FINNISH } from './language-finnish.ts';
import { ICELANDIC } from './language-icelandic.ts';
import { NORWEGIAN } from './language-norwegian.ts';
import { SWEDISH } from './language-swedish.ts';
import { personFrom } from './people.ts';
import { randomOf } from './random.ts';
import { linesOf } from './roles.ts';
import type { Said } from './sentences.ts';
import type { Startup } from './startups.ts';

/** A posting in the language of its country. */
export type LocalPosting = { language: string; role: JobRole; title: string; description: string };

type Pack = { role: JobRole; titles: string[]; lead: string[]; do: string[]; be: string[] };
type Language = {
  code: string;
  headings: string[];
  /** What the startups say of themselves in it; one that is not here writes in English. */
  startups: Map<string, { hook: string[]; fact: string[] }>;
  packs: Pack[];
  about: string[];
  close: string[];
};

function parse(code: string, text: string): Language {
  const [beginning = '', ...packs] = text.split(/^@ /m);
  return {
    code,
    headings: linesOf(beginning, 'headings')[0]?.split(' | ') ?? [],
    startups: new Map(
      beginning
        .split(/^= /m)
        .slice(1)
        .map((entry) => [entry.split('\n')[0] ?? '', { hook: linesOf(entry, 'hook'), fact: linesOf(entry, 'fact') }]),
    ),
    packs: packs.map((pack) => {
      const [head = ''] = pack.split('\n');
      return {
        role: head.split(' ')[0] as JobRole,
        titles: head.slice(head.indexOf(' ') + 1).split(' | '),
        lead: linesOf(pack, 'lead'),
        do: linesOf(pack, 'do'),
        be: linesOf(pack, 'be'),
      };
    }),
    about: linesOf(text, 'about'),
    close: linesOf(text, 'close'),
  };
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  DK: parse('da', DANISH),
  SE: parse('sv', SWEDISH),
  NO: parse('no', NORWEGIAN),
  FI: parse('fi', FINNISH),
  IS: parse('is', ICELANDIC),
};

/**
 * The postings a startup writes in its own language: two, in roles that others there have written about least.
 * As in English a sentence is said three times at most, and those said least come first.
 */
export function localPostings(startup: Startup, said: Said): LocalPosting[] {
  const language = LANGUAGES[startup.countryCode];
  const own = language?.startups.get(startup.name);
  if (!language || !own) return [];
  return [1, 2].map((number) => {
    const random = randomOf(`local ${startup.name} ${number}`);
    const person = personFrom(random, startup.countryCode, 0).name.split(' ')[0] ?? '';
    const words: Record<string, string> = {
      co: startup.name,
      city: startup.cities[0]?.name ?? '',
      staff: String(startup.staff),
      founded: String(startup.founded),
      person,
    };
    const taken = new Set<string>();
    const take = (from: readonly string[], count: number): string[] => {
      const rendered = random
        .some(from, from.length)
        .map((pattern) => ({ pattern, sentence: escapeHtml(fill(pattern, (gap) => words[gap] ?? '')) }))
        .filter(({ pattern, sentence }) => !taken.has(pattern) && said.timesSaid(sentence) < 3)
        .sort(
          (a, b) =>
            said.timesSaid(a.sentence) - said.timesSaid(b.sentence) ||
            said.timesUsed(a.pattern) - said.timesUsed(b.pattern),
        )
        .slice(0, count);
      // In the order in which they are written down, in which they follow from each other.
      rendered.sort((a, b) => from.indexOf(a.pattern) - from.indexOf(b.pattern));
      for (const { pattern, sentence } of rendered) {
        taken.add(pattern);
        said.say(sentence, pattern);
      }
      return rendered.map(({ sentence }) => sentence);
    };

    const suited = language.packs.filter(({ role }) => role !== 'engineer' || WITH_WORKSHOP.has(startup.trade));
    const pack = suited.sort(
      (a, b) =>
        said.timesUsed(keyOf(language, a)) - said.timesUsed(keyOf(language, b)) ||
        language.packs.indexOf(a) - language.packs.indexOf(b),
    )[0] as Pack;
    const turn = said.timesUsed(keyOf(language, pack));
    said.say('', keyOf(language, pack));
    const [tasks = '', traits = ''] = language.headings;
    const description =
      paragraph([...take(own.hook, 1), ...take(pack.lead, 1)]) +
      paragraph([...take(own.fact, 1), ...take(language.about, 2)]) +
      `<h2>${tasks}</h2>${list('ul', take(pack.do, turn % 2 ? 3 : 4))}<h2>${traits}</h2>${list('ul', take(pack.be, 3))}` +
      paragraph(take(language.close, 2));
    return {
      language: language.code,
      role: pack.role,
      title: pack.titles[turn % pack.titles.length] ?? '',
      description,
    };
  });
}

/** Trades where something is made that a technician could mend. */
const WITH_WORKSHOP = new Set([
  'sea',
  'energy',
  'food',
  'water',
  'build',
  'mobility',
  'safety',
  'robotics',
  'forest',
  'fashion',
]);

const keyOf = (language: Language, pack: Pack) => `${language.code} ${pack.role}`;
