import { readTextFacts, type TextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';

/**
 * A text of `fixtures/*.json`. Its labels state: `da`, `da=fluent`, `da/sv` a required language (with a level, any of
 * several); `E+` or `E-` that English is (not) enough; `V+`, `V-`, `R+`, `R-` that visa and relocation are (not) offered.
 * In the text, ¶ begins a paragraph, # a heading and • a list item.
 */
type LabelledText = { language: string; text: string; labels: string[] };

/** A labelled text with its labels as claims. */
export type Labelled = { language: string; text: string; claims: Claim[] };
export type Claim = { claim: string; level: string | null };

export function labelledOf(texts: readonly LabelledText[]): Labelled[] {
  return texts.map(({ language, text, labels }) => ({ language, text, claims: labels.map(claimOf) }));
}

export function claimsIn({ text, language }: Labelled): Claim[] {
  return claimsOf(readTextFacts(htmlOf(text), language));
}

/** Compares the claims that a reader finds with the labels. `wrong` describes every text with a mistake. */
export function scoreOf(texts: readonly Labelled[], reader: (text: Labelled) => Claim[]) {
  let readCount = 0;
  let rightCount = 0;
  let labelCount = 0;
  const wrong: string[] = [];
  for (const labelledText of texts) {
    const claims = reader(labelledText);
    const isRight = (claim: Claim) =>
      labelledText.claims.some(
        (label) => label.claim === claim.claim && (label.level === null || label.level === claim.level),
      );
    readCount += claims.length;
    labelCount += labelledText.claims.length;
    rightCount += claims.filter(isRight).length;
    if (claims.length !== labelledText.claims.length || !claims.every(isRight)) {
      wrong.push(
        `${labelledText.language} ${textOf(labelledText.claims)} read as ${textOf(claims)}: ${labelledText.text}`,
      );
    }
  }
  return { precision: rightCount / readCount, recall: rightCount / labelCount, wrong };
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

function textOf(claims: readonly Claim[]): string {
  return claims.map(({ claim, level }) => (level ? `${claim}=${level}` : claim)).join(' ') || 'nothing';
}
