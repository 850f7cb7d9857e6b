/** Groups thousands with a no-break space: "20 000". */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
