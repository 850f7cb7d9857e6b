import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import {
  all,
  chosenLexemes,
  holds,
  matching,
  matchingBesideText,
  namesMeant,
  type Words,
} from '../filters/conditions.server.ts';
import type { FoundText, Search } from '../query/parsed-query.ts';
import { lengthLexeme } from '../query/search-text.ts';

/** In which order a text finds jobs: tier after tier, and the newest first in each. */

type Tier = { column: Words; query: string; notBefore: SQL[] };

/**
 * The tiers of relevance, each without those before it: the very title, titles as spelled, titles, companies and
 * places, titles in other words, what jobs are, names one slip away, texts (those first whose title or role has
 * the words that can be said otherwise). Together they are what `matching` finds.
 */
function tiersOf(text: FoundText): Tier[] {
  const tiers: Tier[] = [];
  const tier = (column: Words, query: string, ...notBefore: SQL[]) => tiers.push({ column, query, notBefore });
  const length = `'${lengthLexeme(text.length)}'`;
  const notTitle = sql`NOT ${holds('title_words', text.name)}`;
  const { meant } = text;
  const notName = sql`NOT ${holds('name_words', meant?.roles ?? text.name)}`;
  tier('title_words', all(text.spelled, length));
  tier('title_words', all(text.spelled, `!${length}`));
  tier('title_words', all(text.name, `!(${text.spelled})`));
  tier('name_words', text.spelled, notTitle);
  tier('name_words', all(text.name, `!(${text.spelled})`), notTitle);
  if (meant) {
    tier('name_words', all(meant.names, `!(${text.name})`));
    tier('name_words', all(meant.roles, `!(${meant.names})`));
  }
  if (text.widened !== null && text.widenedFirst) {
    tier('name_words', all(text.widened, length), notName);
    tier('name_words', all(text.widened, `!${length}`), notName);
  }
  const notBefore = [
    sql`NOT ${holds('name_words', text.widenedFirst ? namesMeant(text) : (meant?.roles ?? text.name))}`,
  ];
  if (meant?.inRole) {
    tier('words', meant.text, holds('name_words', meant.inRole), ...notBefore);
    notBefore.push(sql`NOT ${holds('name_words', meant.inRole)}`);
  }
  // Texts keep how a word is spelled only where that says more.
  if (text.spelledText === null) tier('words', text.text, ...notBefore);
  else {
    tier('words', all(text.text, text.spelledText), ...notBefore);
    tier('words', all(text.text, `!(${text.spelledText})`), ...notBefore);
  }
  if (meant) tier('words', all(meant.text, `!(${text.text})`), ...notBefore);
  if (text.widened !== null && !text.widenedFirst) {
    tier('name_words', text.widened, notName, sql`NOT ${holds('words', meant?.text ?? text.text)}`);
  }
  return tiers;
}

const isIn = ({ column, query, notBefore }: Tier) => sql.join([holds(column, query), ...notBefore], sql` AND `);

/**
 * The number of its tier, for a row that the text finds. What is in none before is in the last: nobody has to ask, and
 * where that is the only one of texts, `words` is never read.
 */
export function tierOf(text: FoundText): SQL {
  const tiers = text.name === '' ? [] : tiersOf(text);
  const but = tiers.slice(0, -1).map((tier, at) => sql`WHEN ${isIn(tier)} THEN ${sql.raw(String(at))}`);
  return but.length === 0 ? sql`0` : sql`CASE ${sql.join(but, sql` `)} ELSE ${sql.raw(String(but.length))} END`;
}

/**
 * What each tier finds. `isWalked`: whether the newest may be looked for one by one; never where that would read
 * `words` of each.
 */
export function relevanceTiers(context: Context, search: Search, text: FoundText): { where: SQL; isWalked: boolean }[] {
  if (text.name === '') return [{ where: matching(context, search), isWalked: true }];
  const rest = matchingBesideText(context, search);
  const but = text.excluded === null ? sql`` : sql` AND NOT ${holds('words', text.excluded)}`;
  return tiersOf(text).map((tier) => {
    const chosen = chosenLexemes(search.filters, tier.column).map(
      (lexemes) => sql`${holds(tier.column, lexemes)} AND `,
    );
    return { where: sql`${rest} AND ${sql.join(chosen)}${isIn(tier)}${but}`, isWalked: tier.column !== 'words' };
  });
}
