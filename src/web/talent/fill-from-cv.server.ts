import type { Context } from '#domain/context.ts';
import { placeOf } from '#domain/site/places.server.ts';
import type { PdfContents } from '#domain/talent/pdf.ts';
import { readCv } from '#domain/talent/read-cv.ts';
import type { FormValues } from './profile-form-values.ts';

export type Filled = { values: FormValues; names: string[] };

/**
 * Fills empty fields of the form from the CV's own text. Text that the person typed or stored stays. `names` lists the filled
 * fields, so that each is marked and all can be undone.
 */
export async function fillFromCv(context: Context, contents: PdfContents, form: FormValues): Promise<Filled> {
  const facts = readCv(contents);
  const fromCv: FormValues = {};
  // The account's own name stands in a new form, and the CV's is no better.
  if (facts.name && !form.name) fromCv.name = facts.name;
  if (facts.phone) fromCv.phone = facts.phone;
  if (facts.links) fromCv.links = facts.links.join('\n');
  if (facts.skills) fromCv.skills = facts.skills.join(', ');
  // Two words and a comma are a place only where the gazetteer has it.
  if (facts.place && !form.locality && !form.countryCode && (await placeOf(context, facts.place))) {
    fromCv.locality = facts.place.locality;
    fromCv.countryCode = facts.place.countryCode;
  }
  if (!hasRows(form, 'languages')) Object.assign(fromCv, rowsOf('languages', facts.languages ?? []));
  if (!hasRows(form, 'experience'))
    Object.assign(fromCv, rowsOf('experience', facts.latestJob ? [facts.latestJob] : []));
  const entries = Object.entries(fromCv).filter(([name, value]) => value !== '' && !form[name]);
  return { values: { ...form, ...Object.fromEntries(entries) }, names: entries.map(([name]) => name) };
}

const hasRows = (values: FormValues, list: string) =>
  Object.entries(values).some(([name, value]) => name.startsWith(`${list}.`) && value !== '');

function rowsOf(list: string, rows: readonly Record<string, string>[]): FormValues {
  return Object.fromEntries(
    rows.flatMap((row, at) => Object.entries(row).map(([field, value]) => [`${list}.${at}.${field}`, value])),
  );
}
