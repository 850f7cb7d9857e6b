/** The beginnings of the months' names, in order. */
export const MONTH_NAMES: readonly RegExp[] = [
  /^(?:jan|tammi)/i,
  /^(?:feb|helmi)/i,
  /^(?:mar|mär|maalis)/i,
  /^(?:apr|huhti)/i,
  /^(?:may|maj|mai|maí|touko)/i,
  /^(?:jun|jún|kesä)/i,
  /^(?:jul|júl|heinä)/i,
  /^(?:aug|ágú|elo)/i,
  /^(?:sep|syys)/i,
  /^(?:oct|okt|loka)/i,
  /^(?:nov|nóv|marras)/i,
  /^(?:dec|des|joulu)/i,
];

/** "March 2022", "3/2022" and "2022-3" as 2022-03, and "2022" as itself; null for any other text. */
export function readMonth(text: string): string | null {
  const [, name, before, year, after] =
    /^(?:(\p{L}{3,12})\.? |(\d{1,2})[./-])?((?:19|20)\d\d)(?:-(\d{1,2}))?$/u.exec(text.trim()) ?? [];
  const parts = [name, before, after].filter((part) => part !== undefined);
  const [part] = parts;
  if (year === undefined || parts.length > 1) return null;
  if (part === undefined) return year;
  const month = part === name ? MONTH_NAMES.findIndex((pattern) => pattern.test(part)) + 1 : Number(part);
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
}
