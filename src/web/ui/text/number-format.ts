const NO_BREAK_SPACE = '\u00a0';

/** Groups thousands with a no-break space: 48 000. */
export function groupDigits(value: number): string {
  const [whole = '', fraction] = String(value).split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK_SPACE);
  return fraction === undefined ? groups : `${groups}.${fraction}`;
}

/** A range with an en dash, or one figure if the ends are equal or one is missing. */
export function range(from: number | null | undefined, to: number | null | undefined): string {
  const ends = [from, to].filter((end): end is number => end !== null && end !== undefined);
  return [...new Set(ends)].map(groupDigits).join('–');
}

/** View counts, abbreviated by truncation: 999, 1.2k, 12k, 1.2M (rules §2). */
function abbreviate(value: number): string {
  for (const [unit, letter] of [
    [1_000_000, 'M'],
    [1_000, 'k'],
  ] as const) {
    if (value < unit) continue;
    const units = value / unit;
    return `${units < 10 ? Math.floor(units * 10) / 10 : Math.floor(units)}${letter}`;
  }
  return String(value);
}

/** "1 view", "1.2k views". */
export function viewCount(value: number): string {
  return `${abbreviate(value)} ${value === 1 ? 'view' : 'views'}`;
}

/** "1 job", "1 284 jobs". */
export function countText(value: number, one: string, many = `${one}s`): string {
  return `${groupDigits(value)} ${value === 1 ? one : many}`;
}
