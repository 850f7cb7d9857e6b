import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';

/** Sentences that offer equity without a figure, in six languages: lower case, whole words. */

const NAME_ENGLISH =
  '(?:equity|(?:stock|share|employee) options|warrants|options in (?:the|our) company|(?:a )?(?:share|stake) in (?:the|our) company|shares in (?:the|our) company|esop)';
const NAME_NORDIC =
  '(?:medarbejderaktier|medarbeideraksjer|ansatteaksjer|aksjeopsjoner|(?:aktie|personal|tecknings|köp)optioner|warrants|opsjoner|optioner|ejerandele?|eierandele?r?|eigardel|ägarandel|delägarskap|medeierskap|medejerskab)';
const NAME_FINNISH =
  '(?:(?:henkilöstö|osake|työsuhde)?optioita|optiot|optioihin|osakkeita|osakkuutta|osakkuuteen|omistusosuuden)';
const NAME_ICELANDIC = '(?:kauprétt\\p{L}*|hlutabréf\\p{L}*|hlut í (?:félaginu|fyrirtækinu))';
const FEW_WORDS = '(?:\\S+ ){0,6}?';

const OFFERS = anyPhrase(
  [
    `(?:(?:you(?:[’']ll| will| can)?|everyone|everybody|all employees|employees) (?:also )?(?:get|gets|receive|receives|have|has|own|owns|earn|be offered)|we (?:also )?(?:offer|give|grant)):? ${FEW_WORDS}${NAME_ENGLISH}`,
    '^(?:[-–•*·] )?(?:(?:employee )?stock options|share options|employee options|options in (?:the|our) company|(?:personal|tecknings)optioner|medarbejderaktier|aksjeopsjoner|(?:opsjoner|optioner|warrants) i (?:selskapet|bolaget|virksomheden|firmaet|företaget)|osakeoptiot|henkilöstöoptiot)$',
    `^(?:what[’']s in it for you|what you get|benefits|perks|förmåner|fordeler|fordele|goder|vi tilbyder|vi tilbyr|vi erbjuder): ${FEW_WORDS}(?:${NAME_ENGLISH}|${NAME_NORDIC})`,
    `får du ${FEW_WORDS}${NAME_NORDIC}`,
    '(?:your|the) (?:salary|pay)(?: \\S+){0,4} (?:receive|get|have) options$',
    `(?:salary|pay|compensation|bonus|pension)(?:,| and| plus| with| \\+| &) ${FEW_WORDS}${NAME_ENGLISH}`,
    `(?:plus|\\+|as well as) ${NAME_ENGLISH}$`,
    `(?:lønn?|lön|bonus|provisjon|provision|pensj?on)(?: og| och| samt| \\+| plus| pluss|,) (?:\\S+ )?${NAME_NORDIC}`,
    "(?:you(?:[’']ll| will)?|everyone|everybody) (?:\\S+ )?becomes? (?:an? )?(?:\\S+ )?(?:co-?owner|part[- ]?owner|shareholder)",
    '(?:employees|colleagues|everyone|everybody) (?:gets?|receives?|has|have) options$',
    '(?:möjlighet|möjligheten|mulighet|mulighed|mulegheit) (?:att|for å|for at|til å|til at) (?:bli|blive) (?:\\S+ )?(?:delägare|medeier|medejer|deleier|aksjonær|aktionær)',
    `${NAME_ICELANDIC} fyrir (?:alla|allt)`,
    `^(?:\\S+ ){0,2}?${NAME_ENGLISH} (?:for|to) (?:all|every|our) (?:employees?|colleagues?|staff|team|team members?|hires?)`,
    `^(?:\\S+ ){0,2}?${NAME_NORDIC} (?:til|till|för|for|åt) (?:alle|alla)(?: ansatte| medarbejdere| medarbeidere| medarbetare| anställda)?$`,
    '(?:alle|alla)(?: ansatte| medarbejdere| medarbeidere| medarbetare| anställda| (?:i|på) (?:teamet|holdet|laget)| her| här| hos oss| hos os)? (?:er|är|blir|bliver) (?:medeiere|medejere|delägare|deleiere|aksjonærer|aktionærer|aktieägare)',
    '(?:every|each) (?:employee|colleague|team member) (?:is|becomes) (?:also )?(?:an? )?(?:co-?owner|part[- ]?owner|shareholder)',
    '(?:alle ansatte|alle medarbeidere|alle medarbejdere|alla anställda|alla medarbetare|du) (?:får|eier|ejer|äger) (?:\\S+ ){0,2}?(?:aksjer|aktier)',
    `(?:meaningful|generous|competitive|attractive|significant|substantial) ${NAME_ENGLISH}`,
    '(?:stock|share|employee|our) (?:option|options|equity|share) (?:programme|program|plan|scheme|package|pool)',
    '(?:in|through|via|join|take part in|part of) (?:the|our) (?:option|options|equity|warrant|share) (?:programme|program|plan|scheme)',
    `(?:(?:du|alle|alla|medarbejdere|ansatte|medarbetare) (?:får|tilbys|erbjuds|har|blir|bliver)|vi (?:tilbyder|tilbyr|erbjuder)) ${FEW_WORDS}${NAME_NORDIC}`,
    `${NAME_NORDIC} (?:ingår|inngår|indgår|erbjuds|tilbydes|tilbys|er en del af|er en del av)`,
    `(?:mulighed|mulighet|mulegheit|möjlighet) (?:for|til|till|att) ${FEW_WORDS}${NAME_NORDIC}`,
    '(?:(?:vores|vårt|vår|et|ett|eit|med i|del av|del af|genom|gennem|gjennom) )(?:\\S+ ){0,2}?(?:opsjons|options|warrant|aktie|aksje|medejer)(?:program|programmet|ordning|ordningen)',
    '(?:med|delta) i (?:opsjons|options|warrant|aktie|aksje)program(?:met)?',
    `(?:saat|tarjoamme|mahdollisuus|pääset|palkan lisäksi) ${FEW_WORDS}${NAME_FINNISH}`,
    '(?:optio-|osake)ohjelma(?:a|n|an|ssa)?(?:mme)?',
    `(?:þú færð|þér býðst|við bjóðum|boðið er upp á|starfsfólk fær) ${FEW_WORDS}${NAME_ICELANDIC}`,
  ],
  'u',
);

const NEGATION =
  /(?<!\p{L})(?:no|not|never|without|ikke|ikkje|inte|ingen|inga|ej|ei|eikä|ekki|engin|enginn)(?!\p{L})|n['’]t(?!\p{L})/u;
/** Somebody else's options, or the product. */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:customers?|clients?|users?|investors?|traders?|banks?|kunder\p{L}*|kunde\p{L}*|kund(?:en|ens)?|kundar\p{L}*|brugere|brukere|användare|asiakka\p{L}*|viðskiptavin\p{L}*|diversity|inclusion|trading|private equity|brand equity|pric(?:e|es|ing)|raised|payroll|administer\p{L}*|advis(?:e|es|ing)|rådgiv\p{L}*|rådgjev\p{L}*|experience (?:of|with|in)|erfaring|erfarenhet|kokemus\p{L}*|reynsla)(?!\p{L})/u;

const LONGEST_SENTENCE = 250;
const MOST_SENTENCES = 400;

/** Whether a sentence of a plain text offers the people who do the job a part of the company. */
export function offersEquity(text: string): boolean {
  return text
    .split(/\n|[.!?•;]\s/)
    .slice(0, MOST_SENTENCES)
    .map((sentence) => sentence.trim().replace(/[.!]$/, '').toLowerCase())
    .some(
      (sentence) =>
        sentence.length <= LONGEST_SENTENCE &&
        OFFERS.test(sentence) &&
        !NEGATION.test(sentence) &&
        !ABOUT_OTHERS.test(sentence),
    );
}
