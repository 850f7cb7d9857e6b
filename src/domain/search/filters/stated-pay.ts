/** Lexemes of jobs that state their pay: one for all of them, and one for its currency. */
export function payLexemes(currency: string): string[] {
  return ['%', `%${currency}`];
}

/** Queries that divide jobs by their stated pay: in this currency, in another, not stated. */
export function queriesByPay(currency: string): string[] {
  return [`'%${currency}'`, `'%' & !'%${currency}'`, `!'%'`];
}
