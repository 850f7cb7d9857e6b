import { fold } from '#domain/site/fold.ts';

/** Cities with names so long that one wrong letter makes no other name. */
const CITIES = (
  'København|Copenhagen|Stockholm|Göteborg|Gothenburg|Linköping|Norrköping|Helsingborg|Trondheim|Stavanger|Kristiansand|' +
  'Fredrikstad|Helsinki|Helsingfors|Jyväskylä|Lappeenranta|Reykjavík'
)
  .split('|')
  .map((name) => ({ name, folded: fold(name) }));

/** The city of which a name lacks one letter, has one more, has another, or has two in the wrong order: "Tronheim". */
export function townMisspelt(name: string): string | null {
  const typed = fold(name);
  return CITIES.find(({ folded }) => isOneSlipFrom(typed, folded))?.name ?? null;
}

function isOneSlipFrom(typed: string, name: string): boolean {
  if (typed === name || typed[0] !== name[0] || Math.abs(typed.length - name.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === name[start]) start += 1;
  const [rest, right] = [typed.slice(start), name.slice(start)];
  const isSwapped = rest[0] === right[1] && rest[1] === right[0] && rest.slice(2) === right.slice(2);
  return isSwapped || rest === right.slice(1) || rest.slice(1) === right || rest.slice(1) === right.slice(1);
}
