import { type Case, nominative } from './nominative.ts';

/** The role that the first line of an advertisement is about: that of "Vi søger en kok til vores køkken" is "Kok". */

const NAME = String.raw`\p{Lu}[\p{L}\d&.’'-]*(?: \p{Lu}[\p{L}\d&.’'-]*){0,3}`;
const OUR = '(?:vores|vår[ta]?|våre|our)';
const NEW = '(?:nye?|nya|næste|nästa|neste|første|första|fyrste|new|next|first|very first)';
const NOW = '(?: (?:nå|nu|no|now|lige nu|right now|currently|omgående|snarest|nyt|nú))?';
const ARTICLE =
  /^(?:an?|en|et|ett|ei|ein|eit|to|två|two|tre|three|flere|fler|flera|fleire|several|more|kaksi|tvo) (?=\p{L})/iu;

/** What a startup does to a role, in the first person and in the third. */
const SEEK =
  '(?:søger|søker|søkjer|söker|(?:leder|leter|leitar|letar) (?:efter|etter)|mangler|manglar|trenger|treng|behöver|har brug for|ansætter|ansetter|anställer|rekrutterer|rekryterar)';
const SEEKING =
  "(?:(?:(?:are|is|['’]re) )?(?:looking for|looking to hire|seeking|hiring|recruiting)|seeks?|needs?|want)";
const HAKEA = '(?:haemme|etsimme|palkkaamme|kaipaamme|tarvitsemme|rekrytoimme|hakee|etsii|haetaan|etsitään)';
const LEITA =
  '(?:(?:leitum|leitar) (?:nú )?að|(?:óskum|óskar|auglýsum|auglýsir) eftir(?: að ráða)?|(?:viljum|vill) ráða)';

type Beginning = { pattern: RegExp; case?: Case; isDefinite?: true };

/** A greeting may stand first, and the words after the beginning are the role. */
function beginning(words: string, rest: Omit<Beginning, 'pattern'> = {}): Beginning {
  const pattern = new RegExp(`^(?:(?:hei|hej|hi|hello|moi|hæ)[!,.]? )?(?:${words})${NOW}(?: ?: ?| )`, 'iu');
  return { pattern, ...rest };
}

/** These hold a name, so that upper case counts. */
function namedBeginning(words: string, rest: Omit<Beginning, 'pattern'> = {}): Beginning {
  return { pattern: new RegExp(`^(?:${words})${NOW}(?: ?: ?| )`, 'u'), ...rest };
}

const BEGINNINGS: readonly Beginning[] = [
  beginning(
    `(?:(?:er|är|are|vil|vill|would|do|har|kunne|want) (?:du|you|to)|bliv|bli|become|be|vær|join us as)(?: [\\p{L}]{1,6}){0,6}? ${OUR}(?: ${NEW})?`,
    { isDefinite: true },
  ),
  beginning('oletko(?: sinä)?(?: meidän)?(?: uusi| seuraava)?'),
  beginning('(?:tule|haluatko)(?: (?:meille|meidän|sinä|töihin))*', { case: 'TRANSLATIVE' }),
  beginning('(?:ert þú|ertu|viltu|vilt þú)(?: (?:vera|verða))? (?:nýi|nýr|nýja|næsti)', { case: 'DEFINITE' }),
  beginning(`(?:me )?(?:nyt )?${HAKEA}`, { case: 'PARTITIVE' }),
  beginning(`(?:við )?${LEITA}`, { case: 'OBLIQUE' }),
  beginning(`(?:(?:nu|nå|no|now) )?(?:(?:vi|me) )?${SEEK}(?: vi| me)?|(?:we ?)?${SEEKING}`),
  beginning('(?:come )?(?:and )?(?:join us|work (?:with|for) us|apply) as'),
  beginning(String.raw`(?:\p{L}{0,6}tids?)?(?:stilling|tjänst|jobb|job|arbete|position)(?: ledig)? (?:som|as)`),
  namedBeginning(`(?:Vi|Me|We) (?:i|hos|på|at|in) ${NAME} (?:${SEEK}|${SEEKING})|${NAME} (?:${SEEK}|${SEEKING})`),
  namedBeginning(`${NAME} (?:hakee|etsii)`, { case: 'PARTITIVE' }),
  namedBeginning(`${NAME} (?:leitar að|óskar eftir|auglýsir eftir)`, { case: 'OBLIQUE' }),
];

/** "… søges til Tidevand": nothing behind the word is the role. */
const SOUGHT =
  /^(.*?\p{L}{2}[)"]?),? (?:(?:is |are )?(?:wanted|needed|sought)|søges|sökes|søkes|søkjast|haetaan|etsitään|haussa|óskast|vantar)(?!\p{L}).*$/iu;
const SOUGHT_PARTITIVE = /^(.*\p{L}{2}) (?:etsimässä|hakusessa|etsinnässä)(?!\p{L}).*$/iu;
/** Where the work is, and with whom. The names of fields of work begin with a small letter: "marketing". */
const TAILS: readonly RegExp[] = [
  /,? (?:som|der|who|that|joka|sem) .*$/iu,
  /,? to (?:join|lead|build|help|work|grow|drive|strengthen) .*$/iu,
  /,? (?:til|till|to|for|at|på|ved|vid|hos|in|i|with) (?:vores|vår[ta]?|våre|our|the (?:team|office)|et voksende|ett växande|a growing)(?!\p{L}).*$/iu,
  /,? (?:til|till) \p{L}+(?:et|en|a) (?:vår[ta]?|våre)(?!\p{L}).*$/iu,
  /,? (?:í|á|til|hjá) \p{L}+ (?:okkar|starfa)(?!\p{L}).*$/iu,
  /,? (?:til|till|hos|hjá) (?=\p{Lu}\p{Ll}|\p{Lu}\S* \p{Lu}).*$/u,
  /,? (?:i|på|í|á|in|with) \p{Lu}[\p{L}’'-]+ \p{Lu}[\p{L}’'-]+$/u,
];

/**
 * The line without "we are looking for", "wanted", the office and the team, with the role in the nominative. The whole line
 * where nothing else would be left.
 */
export function roleOfHeadline(line: string): string {
  const begins = BEGINNINGS.find(({ pattern }) => pattern.test(line));
  const isPartitive = SOUGHT_PARTITIVE.exec(line);
  let role = (isPartitive?.[1] ?? (begins ? line.replace(begins.pattern, '') : line)).replace(ARTICLE, '');
  role = SOUGHT.exec(role)?.[1] ?? role;
  const grammaticalCase = isPartitive ? 'PARTITIVE' : begins?.case;
  for (const tail of TAILS) role = role.replace(tail, '');
  if (begins || isPartitive) role = role.replace(/[\s?!.…]+$/u, '');
  if (begins?.isDefinite) role = role.replace(/^(\p{L}+[il]g)[ea] (?=\p{L})/u, '$1 ');
  if (grammaticalCase) role = nominative(role.split(' '), grammaticalCase).join(' ');
  role = role.trim();
  if (!/\p{L}{2}/u.test(role)) return line;
  return line.startsWith(role) ? role : role.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
