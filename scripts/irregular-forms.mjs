// npm run irregular-forms writes src/domain/search/inflections/irregular-forms.tsv from the dictionaries of Apertium: the
// forms of nouns that the stemmers do not lead back to their word. It needs Debian with these packages:
//   apt-get install --no-install-recommends lttoolbox-dev apertium-swe-dan apertium-nno-nob apertium-isl-eng
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FEWEST_SHARED, isRegular } from '#domain/search/inflections/stemmers.ts';
import { fold } from '#domain/site/fold.ts';
import { root } from './processes.mjs';

const FILE = 'src/domain/search/inflections/irregular-forms.tsv';

/** A generator is a dictionary that is read the other way round. */
const DICTIONARIES = [
  { language: 'da', source: 'swe-dan', name: 'dan-swe.automorf' },
  { language: 'sv', source: 'swe-dan', name: 'swe-dan.automorf' },
  { language: 'no', source: 'nno-nob', name: 'nob-nno.automorf' },
  { language: 'no', source: 'nno-nob', name: 'nno-nob.automorf' },
  { language: 'is', source: 'isl-eng', name: 'isl-eng.automorf' },
  { language: 'en', source: 'isl-eng', name: 'isl-eng.autogen', isGenerator: true },
];
const MOST_BYTES = 500_000_000;
/** The Norwegian dictionaries are ten times larger than the others. Their longer irregular words are rare, or compounds. */
const LONGEST_WORD = 8;
/** No form takes more steps through a dictionary. */
const LONGEST = 60;

const words = DICTIONARIES.flatMap((dictionary) => irregularWordsOf(dictionary));
const byKey = new Map();
for (const { language, source, base, forms } of words) {
  const key = `${language}\t${source}\t${base}`;
  byKey.set(key, new Set([...(byKey.get(key) ?? []), ...forms]));
}
const lines = [...byKey].map(([key, forms]) => `${key}\t${[...forms].sort().join(' ')}`).sort();
const sources = [...new Set(DICTIONARIES.map(({ source }) => source))].sort();
const heading = [
  'Irregular forms of nouns: language, source, word, forms. npm run irregular-forms writes them; do not edit.',
  `Sources: dictionaries of Apertium, in Debian: ${sources.map(packageOf).join(', ')}.`,
  'Licences: apertium-swe-dan GPL-3+ (apertium-dan, apertium-swe), apertium-nno-nob GPL-2+, apertium-isl-eng GPL-3.',
];
writeFileSync(path.join(root, FILE), `${[...heading.map((line) => `# ${line}`), ...lines].join('\n')}\n`);
console.log(`${lines.length} words in ${FILE}`);

function packageOf(source) {
  const status = execFileSync('dpkg-query', ['--status', `apertium-${source}`], { encoding: 'utf8' });
  return `apertium-${source} ${/^Version: (.+)$/m.exec(status)[1]}`;
}

function irregularWordsOf({ language, source, name, isGenerator = false }) {
  const nouns = nounsOf(`/usr/share/apertium/apertium-${source}/${name}.bin`, isGenerator);
  const irregular = new Map();
  for (const [base, forms] of nouns) {
    const others = [...forms].filter((form) => !isRegular(language, fold(base), fold(form)));
    if (others.length > 0 && (language !== 'no' || base.length <= LONGEST_WORD)) irregular.set(base, others);
  }
  // A word that is, without accents, also a form of another has its own line, or it would be taken for that other alone.
  const words = new Set([...irregular.values()].flat().map(fold));
  for (const base of nouns.keys())
    if (words.has(fold(base))) irregular.set(base, [base, ...(irregular.get(base) ?? [])]);
  // The search also knows the end of a compound: mann is enough for fagmann.
  const isOfItsEnd = (base, form) => {
    for (let at = 3; at <= form.length - FEWEST_SHARED && base.slice(0, at) === form.slice(0, at); at++)
      if (irregular.get(base.slice(at))?.includes(form.slice(at))) return true;
    return false;
  };
  return [...irregular]
    .map(([base, forms]) => ({ language, source, base, forms: forms.filter((form) => !isOfItsEnd(base, form)) }))
    .filter(({ forms }) => forms.length > 0);
}

/** Every noun with its forms: lt-print prints the dictionary as a transducer from forms to analyses. */
function nounsOf(file, isGenerator) {
  const output = execFileSync('lt-print', [file], { encoding: 'utf8', maxBuffer: MOST_BYTES });
  // The largest section has the words, the others have signs and numbers.
  const [section] = output.split(/^--$/m).sort((one, other) => other.length - one.length);
  const arcs = new Map();
  const ends = new Set();
  for (const line of section.trim().split('\n')) {
    const [from, to, input, right] = line.split('\t');
    if (right === undefined) ends.add(from);
    else {
      const [form, analysis] = (isGenerator ? [right, input] : [input, right]).map((one) => (one === 'ε' ? '' : one));
      if (!arcs.has(from)) arcs.set(from, []);
      arcs.get(from).push({ to, form, analysis });
    }
  }
  const nouns = new Map();
  const walk = (state, form, analysis, steps) => {
    if (ends.has(state)) note(nouns, form, analysis);
    if (steps === LONGEST) return;
    for (const arc of arcs.get(state) ?? []) {
      const isOtherKind = arc.analysis.startsWith('<') && arc.analysis !== '<n>' && !analysis.includes('<');
      if (!isOtherKind && /^\p{Ll}?$/u.test(arc.form) && /^(?:\p{Ll}|<\w+>)?$/u.test(arc.analysis))
        walk(arc.to, form + arc.form, analysis + arc.analysis, steps + 1);
    }
  };
  walk('0', '', '', 0);
  return nouns;
}

/** Without parts of compounds, genitives in -s, which the stemmers know, and old forms in -i of Nynorsk. */
function note(nouns, form, analysis) {
  const [, base] = /^(\p{Ll}+)<n>(?!.*<(?:cmp|detriple|compound))/u.exec(analysis) ?? [];
  if (!base || form === base) return;
  const isGenitive = analysis.includes('<gen>') && form.endsWith('s');
  const isOld = /<(?:f|nt)>.*<def>/.test(analysis) && form.endsWith('i') && !base.endsWith('i');
  if (!isGenitive && !isOld) nouns.set(base, (nouns.get(base) ?? new Set()).add(form));
}
