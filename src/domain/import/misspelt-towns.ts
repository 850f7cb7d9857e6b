import { fold } from '#domain/site/fold.ts';
import { isOneTypoApart } from '#domain/site/typo-distance.ts';

/** Cities with names so long that one wrong letter makes no other name. */
const CITIES = (
  'København|Copenhagen|Stockholm|Göteborg|Gothenburg|Linköping|Norrköping|Helsingborg|Trondheim|Stavanger|Kristiansand|' +
  'Fredrikstad|Helsinki|Helsingfors|Jyväskylä|Lappeenranta|Reykjavík'
)
  .split('|')
  .map((name) => ({ name, folded: fold(name) }));

/** The city that a name is one typo away from, after its first letter: "Tronheim". */
export function townMisspelt(name: string): string | null {
  const typed = fold(name);
  return CITIES.find(({ folded }) => typed[0] === folded[0] && isOneTypoApart(typed, folded))?.name ?? null;
}
