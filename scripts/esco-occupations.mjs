// npm run esco-occupations -- FILE|URL VERSION writes src/domain/search/vocabulary/esco-occupations.tsv: the names of
// occupations in four languages. FILE has the labels of ESCO as JSON, the preferred label of a language first:
//   { "http://data.europa.eu/esco/occupation/…": { "da": ["kok", …], "no": […], "sv": […], "en": ["cook", …] } }
// VERSION goes into the heading, such as "ESCO 1.1, as gathered in the MELO benchmark of 2024".
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stemsOf } from '#domain/search/inflections/inflections.server.ts';
import { isCommon, wordsIn } from '#domain/search/query/search-text.ts';
import { fold } from '#domain/site/fold.ts';
import { giveUp, root } from './processes.mjs';

const FILE = 'src/domain/search/vocabulary/esco-occupations.tsv';
const LANGUAGES = { da: 'da', sv: 'sv', no: 'nb', en: 'en' };

/** Longer labels are descriptions, which nobody types. */
const MOST_WORDS = 3;
const MOST_WORDS_OF_OTHER = 2;
const LONGEST = 32;
const MOST_LABELS = { da: 6, sv: 6, no: 6, en: 8 };
/** Words that join two nouns: a "technician in lifts" is a description. */
const JOINING = new Set(
  (
    'in of for and with to at on the a or by from i på af av og och til till med fra från inden innen inom ved vid som der ' +
    'under hos mot'
  ).split(' '),
);
/** A label of more occupations says too little: procesoperatør is one of 77. */
const MOST_OCCUPATIONS = 3;
const MOST_OCCUPATIONS_OF_OTHER = 2;
/** So does one that ends the labels of so many others, in its language or another: tekniker, clerk, manager. */
const MOST_KINDS = 40;
const MOST_KINDS_OF_OTHER = 5;
const SHORTEST_END = 4;

const [source, version] = process.argv.slice(2);
if (!source || !version) giveUp('Name the file or the address of the labels, and the version of ESCO.');
const text = /^https?:/.test(source) ? await (await fetch(source)).text() : readFileSync(source, 'utf8');
const occupations = Object.entries(JSON.parse(text)).map(([uri, labels]) => ({
  id: uri.split('/').at(-1).slice(0, 8),
  labels: Object.keys(LANGUAGES).flatMap((language) =>
    (labels[language] ?? []).map((label, at) => ({ language, label: plain(label), isPreferred: at === 0 })),
  ),
}));
if (new Set(occupations.map(({ id }) => id)).size < occupations.length) giveUp('Two occupations have the same id.');

const uses = new Map();
const kinds = new Map();
const note = (map, key, value) => map.set(key, (map.get(key) ?? new Set()).add(value));
for (const occupation of occupations) {
  for (const one of occupation.labels) {
    note(uses, keyOf(one), occupation);
    if (one.isPreferred) note(uses, `preferred ${keyOf(one)}`, occupation);
    const last = fold(one.label).split(' ').at(-1);
    for (let at = 0; at <= last.length - SHORTEST_END; at++) note(kinds, last.slice(at), occupation);
  }
}

const everyday = occupations.filter(isOfEverydayName);
const lines = everyday.flatMap(linesOf).sort();
const heading = [
  'Names of occupations: id in ESCO, language, labels. npm run esco-occupations writes them; do not edit.',
  `Source: ${version}. ESCO is © European Union; its labels were chosen, shortened and sorted here.`,
];
writeFileSync(path.join(root, FILE), `${[...heading.map((line) => `# ${line}`), ...lines].join('\n')}\n`);
console.log(`${lines.length} lines of ${everyday.length} occupations in ${FILE}`);

/** In lower case, with "technician, lifts" as people type it. */
function plain(label) {
  return label.normalize('NFC').toLowerCase().replace(/,/g, '').replace(/\s+/g, ' ').trim();
}

function keyOf({ language, label }) {
  return `${language} ${fold(label)}`;
}

function isName({ label, isPreferred }) {
  const words = label.split(' ');
  return (
    /^[\p{L} -]{3,}$/u.test(label) &&
    label.length <= LONGEST &&
    words.length <= (isPreferred ? MOST_WORDS : MOST_WORDS_OF_OTHER) &&
    !words.some((word) => JOINING.has(word) || word.startsWith('-')) &&
    // The search passes over some words: an "it engineer" would be any engineer.
    !wordsIn(label).some(({ folded }) => isCommon(folded))
  );
}

/** Whether the occupation has a short name in three languages. Machine operators of one kind of factory have none. */
function isOfEverydayName({ labels }) {
  const isShort = (one) => isName(one) && one.label.split(' ').length <= (one.language === 'en' ? 2 : 1);
  return labels.filter((one) => one.isPreferred && isShort(one)).length >= 3;
}

function tellsOccupation(one) {
  const preferredUses = uses.get(`preferred ${keyOf(one)}`)?.size ?? 0;
  // The occupation that a label is preferred for has it alone.
  if (
    preferredUses > 0 ? !one.isPreferred || preferredUses > MOST_OCCUPATIONS : usesOf(one) > MOST_OCCUPATIONS_OF_OTHER
  )
    return false;
  const most = one.isPreferred ? MOST_KINDS : MOST_KINDS_OF_OTHER;
  return one.label.includes(' ') || (kinds.get(fold(one.label))?.size ?? 0) <= most;
}

function usesOf(one) {
  return uses.get(keyOf(one)).size;
}

function linesOf({ id, labels }) {
  return Object.entries(LANGUAGES).flatMap(([language, code]) => {
    const keys = new Set();
    const own = labels.filter((one) => {
      if (one.language !== language || !isName(one) || !tellsOccupation(one)) return false;
      const words = fold(one.label).split(' ');
      const stems = [...words.slice(0, -1), stemsOf(language, words.at(-1))[0]].join(' ');
      return !keys.has(stems) && keys.add(stems);
    });
    // A title with "general bookkeeper" has "bookkeeper" in it.
    const isKind = ({ label }) => own.some((other) => label.endsWith(` ${other.label}`));
    const names = own.flatMap((one) => (isKind(one) ? [] : [one.label])).slice(0, MOST_LABELS[language]);
    return names.length === 0 ? [] : [`${id}\t${code}\t${names.join('|')}`];
  });
}
