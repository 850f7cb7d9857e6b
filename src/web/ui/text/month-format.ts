const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `March 2019`; another text than a month such as 2019-03 stays as it is. */
export function monthText(month: string): string {
  const [, year, number] = /^(\d{4})-(\d\d)$/.exec(month) ?? [];
  const name = MONTHS[Number(number) - 1];
  return name ? `${name} ${year}` : month;
}

/** `March 2019 to August 2024`, or `March 2019 to today`. Months are texts such as 2019-03. */
export function monthsText(from: string, to: string): string {
  return [monthText(from), to ? monthText(to) : 'today'].filter(Boolean).join(' to ');
}
