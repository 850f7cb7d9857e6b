import { z } from 'zod';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { payOfTitle } from './pay-of-title.ts';
import { withTypesOfTitle } from './position-types.ts';
import { withoutWorkplace, workplaceOf } from './workplace.ts';

/** A longer line is a sentence about the work, and states no field. */
const LONGEST_LINE = 120;
const MOST_LINES = 400;

const PLACE =
  /^(?:place|location|where|sted|lokation|arbeidssted|arbejdssted|plats|ort|paikka|sijainti|staðsetning) ?: /i;
/** "in Bergen, Norway" within a sentence, or "Bergen, Norway" as a whole line or a part of one. */
const TOWN_AND_COUNTRY =
  /(?:^|(?<!\p{L})(?:in|at|near|i|på|í)\s)((?:\p{Lu}[\p{L}'’.-]*\s){0,2}\p{Lu}[\p{L}'’-]*), (\p{Lu}\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)(?!\p{L})/gu;
const PAY = /^(?:salary|pay|compensation|løn|lønn|lön|palkka|laun)(?: range)? ?:? /i;

/**
 * The fields that lines of a pasted text state: "Location: Bergen, Norway", "Salary: 690 000–820 000 NOK a year",
 * "Full-time, hybrid", and the only email address. Without such lines, a sentence may state the place and the hours.
 * Where lines or sentences disagree, none counts.
 */
export function fieldsOfLines(text: string): DraftContents {
  const lines = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && line.length <= LONGEST_LINE);
  const places = lines.filter((line) => PLACE.test(line)).map((line) => placeOfLine(line.replace(PLACE, '')));
  const place = only(places.length > 0 ? places : placesIn(text));
  const country = countryNamed(place?.split(', ').at(-1) ?? '')?.code ?? '';
  const pay = only(
    lines
      .filter((line) => PAY.test(line))
      .map((line) => payOfTitle(line.replace(PAY, 'Pay: ').replace(/\.$/, ''), country))
      .filter((one) => one !== null),
  );
  const terms = lines.filter((line) => line.length <= 60 && !line.endsWith('.'));
  const named = withTypesOfTitle([], terms.join(' · '));
  // A sentence may mention an intern or a co-founder, but "full-time" is about the job.
  const hours = only(withTypesOfTitle([], text).filter((type) => type === 'fulltime' || type === 'parttime'));
  const types = named.length > 0 || hours === null ? named : [hours];
  const workplace = workplaceOf({
    title: '',
    workplaceWords: terms,
    statedWorkplace: null,
    isTelecommute: false,
    description: '',
  });
  const email = only(addressesIn(text));
  return {
    ...(place && { locations: [place] }),
    ...(pay && {
      salaryType: 'range',
      salaryFrom: pay.from,
      salaryTo: pay.to,
      salaryCurrency: pay.currency,
      salaryPeriod: pay.period,
    }),
    ...(types.length > 0 && { jobPositionTypes: types }),
    ...(workplace !== 'notSaid' && { workplace }),
    ...(email && { receiveApplicants: 'email', applyEmail: email }),
  };
}

const placeOfLine = (text: string) => (withoutWorkplace(text).split(/[(.]/)[0] ?? '').trim();

function placesIn(text: string): string[] {
  return text
    .split(/\n|\s[·|•]\s/)
    .flatMap((part) => [...part.trim().matchAll(TOWN_AND_COUNTRY)])
    .filter(([, town = '', country = '']) => countryNamed(country) !== null && countryNamed(town) === null)
    .map(([, town, country]) => `${town}, ${country}`);
}

function addressesIn(text: string): string[] {
  return text
    .split(/[\s<>()[\],;:"]/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word.includes('@') && word.length <= 200 && z.email().safeParse(word).success);
}

/** The value on which all agree; null for none or several. */
function only<T>(values: readonly T[]): T | null {
  const [first, ...others] = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  return first !== undefined && first !== '' && others.length === 0 ? first : null;
}
