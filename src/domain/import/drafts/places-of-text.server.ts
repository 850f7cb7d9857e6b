import { countryNamed } from '#domain/site/countries.ts';
import { importPhraseSource } from '../phrases/import-phrases.server.ts';
import { withoutBeside } from '../places/towns-of-text.ts';
import { withoutWorkplace } from '../terms/workplace.ts';
import { linesOf, shortLines } from '../text/lines-of-text.ts';
import { sentencesOf } from '../text/sentences-of-lines.ts';

const PLACE = new RegExp(`^${importPhraseSource(({ places }) => places.labels)} ?: *`, 'i');
/** Job boards put the place on the line below its name. */
const PLACE_ALONE = new RegExp(`^${importPhraseSource(({ places }) => places.labelsAlone)}:?$`, 'i');
const LONGEST_PLACE = 60;
/** "Kontorsted er Kristiansund", "med arbetsort Malmö", "Starfsstöðin er í Hafnarfirði". */
const PLACE_IN_SENTENCE = new RegExp(
  String.raw`(?<!\p{L})${importPhraseSource(({ places }) => places.inSentences)}(?: (?:er|är|is|on|sijaitsee)|(?<=sted|stedet|stad|staden|ort|orten)) (?:(?:i|in|på|í|á) )?((?:\p{Lu}[\p{L}'’.-]* ){0,2}\p{Lu}[\p{L}'’-]*)(?![\p{L}’'])`,
  'giu',
);
/** The names at the beginning: the pattern above takes small letters for capitals, too. */
const CAPITALISED = /^\p{Lu}[\p{L}'’.-]*(?: (?:i )?\p{Lu}[\p{L}'’.-]*)*/u;
/** "in Bergen, Norway" within a sentence, or "Bergen, Norway" as a whole line or a part of one. */
const TOWN_AND_COUNTRY =
  /(?:^|(?<!\p{L})(?:in|at|near|outside|ved|utenfor|udenfor|utanför|nära|i|på|í)\s)((?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*), (\p{Lu}\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)(?!\p{L})/gu;
/** "Workplace: on site" leaves no name of a place. */
const NO_PLACE = /^(?:helt|fully|täysin|på|i|in|at|from|the|our|vores|vårt|\s)*$/i;

/** The places that a pasted text states: in a line such as "Location: Bergen, Norway", else in a sentence with a country. */
export function placesOfText(text: string): string[] {
  const lines = shortLines(text);
  const alone = lines.flatMap((line, at) =>
    PLACE_ALONE.test(line) ? (lines[at + 1] ?? '').slice(0, LONGEST_PLACE + 1) : [],
  );
  // "Full-time. Place of work: Malmö." may stand within a paragraph.
  const labelled = [...lines, ...sentencesOf(linesOf(text))].flatMap((line) =>
    PLACE.test(line) ? line.replace(PLACE, '') : [],
  );
  const places = [...alone, ...labelled]
    .map(placeOfLine)
    .filter((place) => !NO_PLACE.test(place) && /\p{Lu}/u.test(place) && place.length <= LONGEST_PLACE);
  if (places.length > 0) return [...new Set(places)];
  const inSentences = sentencesOf(linesOf(text)).flatMap((sentence) =>
    [...sentence.matchAll(PLACE_IN_SENTENCE)].flatMap(([, place = '']) => CAPITALISED.exec(place)?.[0] ?? []),
  );
  return [...new Set(inSentences.length > 0 ? inSentences : placesIn(text))];
}

/** "Malmö, with two days from home" and "Hellerup eller remote" go on about the workplace. */
const GOES_ON = /,? (?:with|med|men|but|mutta) .{0,100}$/i;
const JOINING_AT_END = /(?: (?:or|and|eller|og|och|tai|ja|eða)|,){1,2}\s?$/i;

const placeOfLine = (text: string) =>
  withoutBeside(
    (withoutWorkplace(text.replace(GOES_ON, '')).split(/[(.]/)[0] ?? '')
      .trim()
      .replace(JOINING_AT_END, '')
      .replace(/^(?:(?:på|i|in|at|the|our|vores) )+/i, '')
      .trim(),
  );

function placesIn(text: string): string[] {
  return text
    .split(/\n|\s[·|•–—-]\s/)
    .flatMap((part) => [...part.trim().matchAll(TOWN_AND_COUNTRY)])
    .filter(([, town = '', country = '']) => countryNamed(country) !== null && countryNamed(town) === null)
    .map(([, town, country]) => `${town}, ${country}`);
}
