/** Looks for expressions and for the signs of languages in a clause. */

/** The clause with a word in place of every other list of languages. */
export function withoutOtherSigns(clause: string, sign: string): string {
  return clause.replace(/[\ue000-\ue03f]/g, (other) => (other === sign ? other : 'x'));
}

export function signsIn(clause: string): string[] {
  return [...clause].filter((character) => character >= '\ue000' && character <= '\ue03f');
}

export function matchesIn(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

/** Whether a match contains the sign or, with `orNone`, no sign at all: then it is about the whole clause. */
export function matches(expression: RegExp, clause: string, sign: string, orNone: boolean): boolean {
  for (let from = 0; from < clause.length; ) {
    expression.lastIndex = from;
    const match = expression.exec(clause);
    if (match === null) return false;
    if (match[0].includes(sign) || (orNone && signsIn(match[0]).length === 0)) return true;
    // A match may begin within another: "strong and fluent in A, fluent in B".
    from = match.index + 1;
  }
  return false;
}
