import { type SQL, sql } from 'drizzle-orm';

/** A query of lexemes as we write them ('senior' & ('backend' | '~backenddeveloper')), taken apart. */
export type LexemeQuery = { lexeme: string } | { all: LexemeQuery[] } | { any: LexemeQuery[] };

/** Null where it holds what only the index can answer: a beginning, or what must not be there. */
export function readLexemeQuery(query: string): LexemeQuery | null {
  const tokens = [...query.matchAll(/'([^']*)'(:\*)?|[&|!()]/g)];
  if (tokens.some(([token, , isBeginning]) => isBeginning || token === '!')) return null;
  let at = 0;
  const several = (sign: '&' | '|', next: () => LexemeQuery): LexemeQuery => {
    const parts = [next()];
    while (tokens[at]?.[0] === sign) {
      at++;
      parts.push(next());
    }
    if (parts.length === 1) return parts[0] as LexemeQuery;
    return sign === '&' ? { all: parts } : { any: parts };
  };
  const one = (): LexemeQuery => {
    const [token, lexeme] = tokens[at++] ?? [];
    if (token !== '(') return { lexeme: lexeme ?? '' };
    const inside = any();
    at++;
    return inside;
  };
  const any = (): LexemeQuery => several('|', () => several('&', one));
  return any();
}

export function lexemesOf(query: LexemeQuery): string[] {
  if ('lexeme' in query) return [query.lexeme];
  return [...new Set(('all' in query ? query.all : query.any).flatMap(lexemesOf))];
}

/** The same as bits: `&` and `|` of what each lexeme stands for. */
export function bitsOf(query: LexemeQuery, bits: (lexeme: string) => SQL): SQL {
  if ('lexeme' in query) return bits(query.lexeme);
  const [parts, sign] = 'all' in query ? [query.all, sql` & `] : [query.any, sql` | `];
  return sql`(${sql.join(
    parts.map((part) => bitsOf(part, bits)),
    sign,
  )})`;
}
