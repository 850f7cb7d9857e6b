import { readTextFacts, type TextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';

/**
 * A text of `fixtures/*.json`. `said` lists what it says: da, da=fluent, da/sv: asked for (any of several). E+ E-:
 * English is enough, is not. V+ V- R+ R-: visa and relocation are offered, are not. In the text ¶ begins a paragraph,
 * # a heading, • a list item.
 */
type LabelledText = { language: string; text: string; said: string[] };

/** A labelled text, with what it says as claims that can be counted. */
export type Labelled = { language: string; text: string; said: Claim[] };
export type Claim = { claim: string; level: string | null };

export function labelledOf(texts: readonly LabelledText[]): Labelled[] {
  return texts.map(({ language, text, said }) => ({ language, text, said: said.map(claimOf) }));
}

export function claimsIn({ text, language }: Labelled): Claim[] {
  return claimsOf(readTextFacts(htmlOf(text), language));
}

/** How many claims were read, how many of them are right, and how many there were to read. */
export function counted(labelled: readonly Labelled[], readOf: (one: Labelled) => Claim[]) {
  let read = 0;
  let right = 0;
  let there = 0;
  const wrong: string[] = [];
  for (const one of labelled) {
    const claims = readOf(one);
    const isRight = (claim: Claim) =>
      one.said.some((said) => said.claim === claim.claim && (said.level === null || said.level === claim.level));
    read += claims.length;
    there += one.said.length;
    right += claims.filter(isRight).length;
    if (claims.length !== one.said.length || !claims.every(isRight)) {
      wrong.push(`${one.language} ${written(one.said)} read as ${written(claims)}: ${one.text}`);
    }
  }
  return { precision: right / read, recall: right / there, wrong };
}

function claimsOf({ languages, englishEnough, visa, relocation }: TextFacts): Claim[] {
  const sign = (topic: string, is: boolean | undefined) =>
    is === undefined ? [] : [{ claim: `${topic}${is ? '+' : '-'}`, level: null }];
  return [
    ...languages.map(({ anyOf, level }) => ({ claim: anyOf.join('/'), level })),
    ...sign('E', englishEnough?.isEnough),
    ...sign('V', visa?.isOffered),
    ...sign('R', relocation?.isOffered),
  ];
}

/** `da=fluent`, `da/sv`, `E+`. */
function claimOf(label: string): Claim {
  const codes = label.split('/').map((part) => part.split('=')[0] ?? '');
  return { claim: codes.sort().join('/'), level: /=([a-z]+)/.exec(label)?.[1] ?? null };
}

function htmlOf(text: string): string {
  return text
    .split(/\s*(?=[¶•])/)
    .map((part) => part.replace(/^¶\s*/, ''))
    .map((part) =>
      part.startsWith('#')
        ? `<h3>${part.slice(1).trim()}</h3>`
        : part.startsWith('•')
          ? `<ul><li>${part.slice(1).trim()}</li></ul>`
          : `<p>${part}</p>`,
    )
    .join('');
}

function written(claims: readonly Claim[]): string {
  return claims.map(({ claim, level }) => (level ? `${claim}=${level}` : claim)).join(' ') || 'nothing';
}
