import type { Workplace } from '#domain/jobs/job.ts';
import { agreedWorkplace, workplaceOfSentences } from './workplace-phrases.server.ts';

/** Names of fields that state where people work, or where the place may be followed by it. */
const LABEL =
  /^(?:office|work ?place|work(?:ing)? (?:model|mode|style|arrangement|location)|location(?: type)?|place|remote policy|where|arbejdsform|arbejdssted|arbeidsform|arbeidssted|arbetsform|arbetsplats|sted|lokation|plats|ort|työskentelytapa|työmuoto|työpaikka|sijainti|paikka|vinnufyrirkomulag|staðsetning) ?: */i;

/** Whole parts of a line, such as "Hybrid" in "Full-time · Hybrid". Within a sentence these words may be about a product. */
const PARTS: [RegExp, Workplace][] = [
  [
    /^(?:hybrid(?:i|ityö)?(?: (?:work(?:ing)?|work ?place|role|position|job|model|set-?up|remote|arbejde|arbeid|arbete|vinna))?(?: (?:with|from|in|at|and|\d).{0,50})?|hybrid(?:arbejde|arbeid|arbete)|(?:partly|partially) remote|remote[- ](?:friendly|possible|ok)|(?:some|a few|one|two|three|four|\d(?: ?[-–] ?\d)?) days? (?:(?:a|per|each|every) week )?(?:from|at) home|(?:en|én|to|två|tre|fire|fyra|yksi|kaksi|kolme|[1-4](?: ?[-–] ?[2-4])?) (?:dag|dage|dager|dagar|päivää?) (?:(?:om|i|per) (?:ugen|uken|uka|veckan|uke|vecka) |viikossa )?(?:hjemme|hjemmefra|heime|heimefrå|hemma|hemifrån|på distans|hjemmekontor|hjemmearbejde|fjernarbejde|etänä|kotona|på kontoret|toimistolla)(?: (?:om|i|per) (?:ugen|uken|uka|veckan|uke|vecka)| viikossa)?|delvist? (?:hjemmefra|heimefrå|hjemmekontor|heimekontor|hjemmearbejde|hjemmearbeid|fjernarbejde|fjernarbeid|på distans|distansarbete|distans|remote)|(?:mulighed|mulighet|möjlighet) (?:for|til|till|för) (?:hjemmearbejde|hjemmekontor|fjernarbejde|distansarbete)|osittain(?:en)? etä(?:nä|työ)|etätyömahdollisuus|etätyö (?:on )?mahdolli(?:sta|suus|nen)|að hluta (?:í fjarvinnu|fjarvinna)|mahdollisuus etätyöhön)$/i,
    'hybrid',
  ],
  [
    /^(?:(?:(?:fully|100 ?%) )?(?:remote|remotely)(?: (?:first|only|work(?:ing)?|role|position|job))?(?: (?:in|from|within|across) .{2,40})?|work from home|(?:work from )?anywhere(?: (?:in|within|across) [^,]{2,40})?|(?:(?:(?:du |man )?kan )?(?:jobbe?|jobba|arbejde|arbeide|arbeta) )?(?:fra |från |frå )?(?:hvor|var|kor) som helst(?: ifrån)?(?: (?:i|inom|innen|inden for) [^,]{2,40})?|(?:fuldt |helt |100 ?% )?(?:fjernarbejde|hjemmearbejde|fjernarbeid|hjemmekontor|heimekontor|distansarbete|på distans|fjarvinna|hjemmefra)|(?:(?:täysin|kokonaan|100 ?%) )?(?:etätyö|etätyötä|etänä)(?: suomes[st]a)?|(?:etänä )?mistä (?:päin )?(?:tahansa|vain)(?: suome(?:n|s[st]a))?|hvaðan sem er(?: [áí] [^,]{2,40})?)$/i,
    'remote',
  ],
  [
    /^(?:(?:fully |only |100 ?% )?(?:on[- ]?site|in[- ]office|office[- ]based|(?:at|in|from) (?:the|our) office|på (?:vores |vårt |vår )?kontor(?:et)?|på stedet|på plats|på plass|(?:fysiskt? )?(?:fremmøde|fremmøte|tilstedeværelse|oppmøte|på plats|på plass|på stedet)|fysisk til stede|paikan päällä|lähityö|lähityötä|lähityönä|läsnätyö|läsnätyötä|toimistolla|á staðnum|á skrifstofunni|in[- ]person)(?: (?:work|role|position|job|in .{2,40}|at (?:our|the) .{2,40}))?|(?:no|not) (?:fully )?remote(?: work)?|remote(?: work)?\?? ?[:–-] ?(?:no|nej|nei|ei|not possible)|remote (?:work )?(?:is )?not possible)$/i,
    'onsite',
  ],
];

/**
 * The workplace that the title, the short lines and the sentences of a pasted text state; null where they state none, or
 * both remote and on site.
 */
export function workplaceOfLines(title: string, lines: readonly string[], text: string): Workplace | null {
  return workplaceOfParts([title, ...lines]) ?? workplaceOfSentences(text);
}

/** The workplace that whole parts of lines state: "København (delvist hjemmearbejde)". */
export function workplaceOfParts(lines: readonly string[]): Workplace | null {
  const parts = lines.flatMap((line) =>
    line
      .replace(/^[-–•*·] /, '')
      .replace(LABEL, '')
      .split(/[,;|·•()[\]/]|(?<=hybrid):\s|\s[-–—]\s|\.(?=\s|$)/i)
      .map((part) => part.trim()),
  );
  return agreedWorkplace(
    parts.flatMap((part) => PARTS.filter(([pattern]) => pattern.test(part)).map(([, workplace]) => workplace)),
  );
}
