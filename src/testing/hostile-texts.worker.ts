import { parentPort } from 'node:worker_threads';
import { boardsNamedIn, companyNameOf, employerOfPage } from '#domain/import/boards/careers-page.ts';
import { formatOf } from '#domain/import/boards/formats.ts';
import { documentOf } from '#domain/import/documents/document.ts';
import { htmlOrLines, textOf } from '#domain/import/documents/values.ts';
import { fieldsOfLines } from '#domain/import/drafts/fields-of-lines.server.ts';
import { placesOfText } from '#domain/import/drafts/places-of-text.server.ts';
import { titleOfText } from '#domain/import/drafts/title-of-text.server.ts';
import { townAtEnd, townsBeside, townsOfHead, townsOfTitle, townsOfWork } from '#domain/import/places/towns-of-text.ts';
import { withoutWorkplace } from '#domain/import/terms/workplace.ts';
import { textLanguageOf } from '#domain/import/text/text-language.ts';
import { comparedWords, titleKeyOf } from '#domain/job-text/near-duplicates/minhash.ts';
import { readTextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';
import { cleanTitle } from '#domain/job-text/title.ts';
import { riskOf } from '#domain/jobs/risk.server.ts';
import { wordsIn } from '#domain/search/query/search-text.ts';
import { sanitiseRichText, webAddress } from '#domain/site/rich-text.ts';
import { slugOf } from '#domain/slug.ts';
import { sampleOf } from './depth.ts';

/** Passes each hostile text to each function that reads text from outside, for hostile-texts.test.ts. */

/** About the longest text of one posting with its markup. */
const LENGTH = 200_000;
/**
 * CPU time of this thread, so that other load does not count. A quadratic function takes 9 seconds for a text of this
 * length, a linear one a third of a second.
 */
const MOST_WORK_MICROSECONDS = 3_000_000;
const PIECES = [
  ...['<td ', '<td', '</th>', '<', '<a ', '<a href="', '<p>', '<p ', '<li><p>', '<ul>', '<b>', '<h2>', '</', '<br>'],
  ...['<!--', '<script', '<style>', '<![CDATA[', '<meta ', '>', '&', '&amp', '&#', '&lt;', '"', "'", '“', '“” '],
  ...[' ', '\t\n', '\n', ' \n', '\u00a0', '-', '--', ' - ', '–', '.', '. ', '...', '!', '! ', '?', ',', ', ', ' ,'],
  ...[':', ': ', ';', '(', ')', '( ', '()', '[', '{', '/', ' / ', '|', '*', '**', '~', '=', '#', '@', '+', '_', '%'],
  ...['a', 'a ', 'A', 'A. ', 'a.', 'a-', 'a@', 'a.b', '0', '1 ', '1.', '1,', '€1', '€1 ', 'å', 'ø ', 'e\u0301'],
  ...['\u200d', '™', '😀', 'ß', 'at ', ' at', 'at a ', 'i ', 'or ', 'of the ', 'remote ', 'remote(', 'for our '],
  ...[
    'english ',
    'english, ',
    'english or ',
    'no english ',
    'danish and ',
    'fluent in ',
    'dansk ',
    'visa ',
    'sponsor ',
  ],
  ...[
    'send ',
    'send bank ',
    'whatsapp ',
    'signal +45 ',
    'pay ',
    'send your ',
    'du skal ',
    'cpr ',
    'only on ',
    'http://',
    'www.',
    'id: ',
    'ref #',
    'søges ',
    'Ab ',
    'job in Ab ',
    '80 % ',
    '30-',
    '30 timer ',
    'stilling ',
  ],
];

const facts = { company: 'at', places: ['a', 'at a'], countryCodes: ['DK'], statesPay: true, workplace: 'remote' };
const READERS: Record<string, (text: string) => unknown> = {
  sanitiseRichText,
  readTextFacts: (text) => readTextFacts(sanitiseRichText(`<p>x ${text}</p>`), 'en'),
  riskOf: (text) => riskOf({ title: '', description: text, link: null }, { domains: [] }),
  cleanTitle: (text) => cleanTitle(text, facts),
  cleanTitleOfAWord: (text) => cleanTitle(`Baker ${text}x`, facts),
  comparedWords: (text) => comparedWords(text, ['a', 'at']),
  titleKeyOf,
  textLanguageOf,
  htmlOrLines,
  withoutWorkplace: (text) => withoutWorkplace(textOf(text) ?? ''),
  wordsIn,
  webAddress,
  slugOf,
  pastedText: (text) => {
    const paste = `Baker\n\nYou work in ${text}`;
    const { title } = titleOfText(paste.split('\n'));
    return [
      fieldsOfLines(`Baker ${title}`, paste, 'NO'),
      placesOfText(paste),
      [townAtEnd(text), townsOfTitle(text), townsOfHead(text), townsOfWork(paste), townsBeside(paste)],
    ];
  },
  posting: (text) => {
    const document = documentOf(JSON.stringify(postingOf(text)), 'https://acme.example/jobs');
    return formatOf(document)?.read(document);
  },
  page: (text) => {
    const document = documentOf(`<html><title>${text}</title><body>${text}`, 'https://acme.example/jobs');
    return [boardsNamedIn(document), employerOfPage(document), companyNameOf(document, 'acme')];
  },
};

/** A posting with the hostile text in every field. */
function postingOf(text: string) {
  return {
    '@type': 'JobPosting',
    title: text,
    description: text,
    url: `https://acme.example/${text}`,
    hiringOrganization: { name: text, sameAs: text },
    jobLocation: { address: { addressLocality: text, addressRegion: text, addressCountry: text } },
    applicantLocationRequirements: { name: text },
    employmentType: text,
    jobLocationType: text,
    baseSalary: { currency: 'EUR', value: { minValue: text, maxValue: text, unitText: text } },
    datePosted: text,
    validThrough: text,
    occupationalCategory: text,
  };
}

let cases = 0;
for (const [name, reader] of Object.entries(READERS)) {
  for (const piece of sampleOf(PIECES, 30)) {
    const what = `${name} of ${JSON.stringify(piece)} repeated`;
    parentPort?.postMessage({ begins: what });
    const before = process.threadCpuUsage();
    reader(piece.repeat(Math.ceil(LENGTH / piece.length)));
    const { user, system } = process.threadCpuUsage(before);
    if (user + system > MOST_WORK_MICROSECONDS) parentPort?.postMessage({ slow: what });
    cases += 1;
  }
}
parentPort?.postMessage({ ended: cases });
