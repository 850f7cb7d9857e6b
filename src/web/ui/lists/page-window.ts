/**
 * The page numbers to show: the first, the last and those around the current one, with 'gap' for two or more missing
 * ones. There are at most seven places, so that the row keeps its width.
 */
export function pageWindow(page: number, pages: number): (number | 'gap')[] {
  const from = page <= 3 ? 1 : page >= pages - 2 ? pages - 3 : page - 1;
  const to = page <= 3 ? 4 : page >= pages - 2 ? pages : page + 1;
  const visible = new Set([1, pages]);
  for (let number = from; number <= to; number++) if (number > 0 && number <= pages) visible.add(number);
  for (const alone of [2, pages - 1]) if (visible.has(alone - 1) && visible.has(alone + 1)) visible.add(alone);
  const numbers = [...visible].sort((a, b) => a - b);
  return numbers.flatMap((number, i) => (i > 0 && number > (numbers[i - 1] ?? 0) + 1 ? ['gap', number] : [number]));
}
