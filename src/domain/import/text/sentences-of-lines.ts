export const NEGATION = /(?<!\p{L})(?:not|never|ikke|inte|ekki|älä)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** Job boards decorate lists with signs and emoji. */
const BULLET = /^[^\p{L}\p{N}€$£(]{1,6}/u;

/** Splits lines at the ends of sentences, but not after "kr." and other abbreviations. */
export function sentencesOf(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    line
      .replace(BULLET, '')
      .split(
        /(?<!(?<!\p{L})(?:kr|pr|ca|md|mdr|mnd|mån|tim|alk|n|min|max|maks|inkl|incl|ekskl|exkl|excl|approx))\.\s+|(?<=\/\p{L}{1,4})\.\s+(?=\p{Lu})|\s[·|•]\s/u,
      ),
  );
}
