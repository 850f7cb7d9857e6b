import type { ExportedApplicant } from '#domain/applications/board/cards.server.ts';

const COLUMNS: [heading: string, read: (card: ExportedApplicant) => string | number | null][] = [
  ['Name', ({ name }) => name],
  ['Headline', ({ headline }) => headline],
  ['Place', ({ place }) => place],
  ['Job', ({ jobTitle }) => jobTitle],
  ['Column', ({ column }) => column],
  // Spreadsheets read an ISO moment as a text.
  ['Applied (UTC)', ({ sentAt }) => sentAt.slice(0, 16).replace('T', ' ')],
  ['Score', ({ score }) => score],
  ['Notes', ({ notes }) => notes],
  ['Ended', ({ ended }) => ended],
  ['Id', ({ id }) => id],
  // Last, because programs may read the columns above by their place.
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
];

/** Applicants as CSV (RFC 4180), with a byte order mark, because Excel otherwise reads it as another character set. */
export function applicantsCsv(applicants: readonly ExportedApplicant[]): string {
  const rows = applicants.map((card) => COLUMNS.map(([, read]) => read(card)));
  return `\uFEFF${[COLUMNS.map(([heading]) => heading), ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** A text that begins like a formula would be run by a spreadsheet, so an apostrophe stands before it. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
