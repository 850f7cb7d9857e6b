import { wholeWords } from './whole-words.ts';

/** The words that say that a date is the last day to apply, in six languages. */

const OPEN = '(?:open|close[sd]?|closing|end(?:s|ing)?|expires?|runs?|accepted|welcome|received|considered)';

/** A date soon after one of these is the last day, whatever stands between. */
const NAMES = [
  // English
  'application deadline|deadline (?:for|to) (?:applications?|applying|apply|ansøgning(?:er)?|at søge|søknad(?:er)?|å søke|ansökan)',
  '(?:closing|latest application|last application|apply[- ]by) (?:date|day)|applications? (?:closes?|due|period|window|round)',
  `(?:applications?|vacancy|position|posting|advert|advertisement|job|role|call|recruitment)(?: is| are| will be| stays?| remains?)? ${OPEN}(?: \\S{1,12}){0,2}? (?:until|till|on|through|by|to)`,
  'last (?:day|date)(?: \\S{1,12}){0,3} (?:to apply|applications?|applying)',
  // Danish and Norwegian
  'ansøgningsfrist(?:en)?|søk(?:nads|e|je)?frist(?:en)?|frist(?:en)? for (?:å søke|å søkje|at søge|søking|søkjing|ansøgning(?:er)?|søknad(?:er)?)|frist å søkj?e',
  'fristen (?:er|udløber|utløper|går ut)|(?:ansøgnings|søknads)perioden?|(?:sidste|siste) (?:ansøgnings|søknads)?(?:frist|dag|dato)',
  'deadline er|(?:stillingen|stillinga|jobbet|opslaget|utlysningen|utlysinga|annoncen|annonsen) (?:kan søges|kan søkes|kan søkjast|er (?:åben|åpen|open)|lukker|stenger|stänger|udløber|utløper)|lukker for ansøgninger|stenger for søknader',
  // Swedish
  'sista ansöknings\\p{L}{2,8}|senaste ansöknings\\p{L}{2,8}|ansökningstid(?:en)?|ansökningsperiod(?:en)?|ansökningsfrist(?:en)?',
  'sista (?:dag(?:en)?|datum(?:et)?)(?: (?:för ansökan|för att (?:söka|ansöka)|att (?:söka|ansöka)))|ansökan (?:stänger|är öppen)',
  // Finnish
  'hakuaikaa?|hakuajan|(?:viimeinen )?hakupäivä|haku (?:päättyy|on (?:auki|avoinna|avoin|käynnissä))|haun (?:viimeinen päivä|määräaika)',
  // Icelandic
  String.raw`umsóknarfrest\p{L}{0,6}|síðasti (?:dagur|umsóknardagur)|frestur til að (?:sækja|skila)|tekið (?:er )?(?:á móti|við) umsóknum`,
];
export const CUE = new RegExp(
  String.raw`(?<!\p{L})(?:${NAMES.join('|')})(?!\p{L})|(?<=^|\n(?:[#-] )?|[.!?] )(?:(?:the |our |vores |vår )?deadline(?= is| er| är|:| ?\n| \d)|(?:frist|frestur)(?=:| ?\n| \d| er)|(?:closes|closing|open until|apply latest)(?= on| \d|:| \p{Lu}))`,
  'giu',
);

/** What people do when they apply. The limit and the date follow in the same sentence, however many words are between. */
const ANSWERS = [
  'send|svara?|reply|respond|mail|e-?mail|write|skriv|mejla|maila|skicka|lähetä|kirjoita|vastaa|sendið|svaraðu|hør|ring',
  'call',
];
const LIMIT_AFTER = '(?= (?:by|before|no later|senest|seinast|senast|inden|innen|innan|viimeistään|fyrir)(?!\\p{L}))';
const APPLYING = [
  `(?:${ANSWERS.join('|')})${LIMIT_AFTER}`,
  // English
  'appl(?:y|ying|ications?)|cvs?|resumes?|résumés?|portfolio|cover letter',
  '(?<!you )(?:send|submit|mail|e-?mail|write|drop|show)(?: (?:us|your|it|me|an?|to|in)(?!\\p{L}))|get in touch',
  // Danish and Norwegian
  'ansøg\\p{L}*|søk(?:e|er|je|nad\\p{L}*|nader)?|søg|(?:høre|høyre) (?:fra|frå) deg|høre fra dig',
  '(?:send|skriv|mail|upload|last opp)(?:e|er)?(?: (?:os|oss|din|ditt|dine|den|en|et|ei|cv|til|inn|ind|noen|nokre|nogle))',
  // Swedish
  'ansök\\p{L}*|sök|meritförteckning|personligt brev|intresseanmälan',
  '(?:skicka|mejla|maila|hör)(?: (?:in|av|din|ditt|dina|en|ett|oss|till|cv))',
  // Finnish
  'hae|haku\\p{L}*|hakemu\\p{L}*|hakea|(?:lähetä|jätä|laita|toimita)',
  // Icelandic
  'sótt|umsókn\\p{L}*|sæktu|sækja|sendu|sendið',
];
export const APPLIES = wholeWords(APPLYING, 'giu');

/** "We reply to all applications by 15 January." */
export const REPLY_TO =
  /(?<!\p{L})(?:repl(?:y|ies)|answers?|respond|respons|svar(?:er|ar)?|besvar\p{L}*|vastaa\p{L}*|svörum|assess|review|vurder\p{L}*)(?: [^\s,;]{1,12}){0,2} ?$/iu;

const DAY_NAMES = [
  // English
  "(?:mon|tues|wednes|thurs|fri|satur|sun)days?|new year['’]s (?:eve|day)|christmas eve|epiphany",
  // Danish, Norwegian and Swedish
  '(?:man|tirs|ons|tors|fre|lør|løy|søn|sun|laur|mån|tis|lör|sön|tys|laug)dag(?:en)?',
  'trettondag(?:en|ar)?|trettondedag(?:en)?|nyt?årsafte?n|nyt?årsdag(?:en)?|nyårsafton(?:en)?|nyårsdagen',
  'jule?afte?n|lilleju?leaften|julafton(?:en)?|lucia(?:dagen)?',
  // Finnish
  '(?:maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai)(?:na)?',
  'loppiaisena|loppiaista|uudenvuodenaattona|jouluaattona|lucianpäivänä',
  // Icelandic
  '(?:mánu|þriðju|fimmtu|föstu|laugar|sunnu)dag\\p{L}{0,4}|miðvikudag\\p{L}{0,4}|gamlársdag\\p{L}*|aðfangadag\\p{L}*',
];
/** What may stand between the limit and the date. */
const SMALL_WORDS = [
  'on|the|den|d\\.|dag|at|midnight|midnatt|end of|utgangen av',
  '[\\d.:]{4,5}(?: ?(?:am|pm|cet))?|kl\\.? ?[\\d.:]+|klokk[ae]n? [\\d.:]+',
  ...DAY_NAMES,
];
const LIMITS = [
  // English
  'by|before|until|till|through|(?:no|not) later than|at the latest|latest',
  'reach us|reached us|be with us|be in our hands|be received|be submitted',
  // Danish and Norwegian
  'senest|seinast|seinest|inden|innen|innan|før|føre|fr[ae]m til|til og med|framme|inne|kommet inn',
  '(?:os|oss) i h[æe]nd[ea]|i hende',
  // Swedish
  'senast|före|till och med|t\\.o\\.m\\.?|oss tillhanda',
  // Finnish
  'viimeistään|ennen|perillä|meillä',
  // Icelandic
  'fyrir|til og með|(?:eigi|ekki) síðar en|í síðasta lagi',
];
/** The limit directly before the date, so that a first day or an interview in the sentence is none. */
export const LIMIT = new RegExp(`(?<!\\p{L})(?:${LIMITS.join('|')})(?:[ ,]*(?:${SMALL_WORDS.join('|')}))*[ ,]*$`, 'iu');

const LAST_DAYS = [
  'last day (?:to apply|for applications)|(?:application )?deadline|(?:ansøgnings|søknads)?fristen?',
  'sista (?:ansökningsdag\\p{L}{0,4}|dag(?:en)? (?:att söka|för ansökan))|viimeinen hakupäivä|síðasti dagur',
];
/** "15 January is the last day to apply", "15. januar er fristen". */
export const IS_LAST_DAY = new RegExp(
  `^(?: \\d{4})?,? (?:is|er|är|on) (?:the |our )?(?:${LAST_DAYS.join('|')})(?!\\p{L})`,
  'iu',
);

const OTHER_EVENTS = [
  // English
  'start\\p{L}*|begin\\p{L}*|interview\\p{L}*|launch\\p{L}*|available|reply|answer|decisions?|you hear|hear (?:back|from us)',
  'temporary|season|mov(?:e|ing)',
  // Danish and Norwegian
  'begyn\\p{L}*|tiltræd\\p{L}*|tiltre\\p{L}*|samtale\\p{L}{0,4}|besked',
  // Swedish and Norwegian
  'börja\\p{L}*|tillträd\\p{L}*|samtal(?:en|ene)?|intervju\\p{L}*|lanser\\p{L}*|svar(?!er)\\p{L}*|vikariat|flytt\\p{L}*',
  // Finnish
  'aloit\\p{L}*|alka[av]\\p{L}*|haastattel\\p{L}*|vastau\\p{L}*',
  // Icelandic
  'hefja|hefst',
];
/** A date after these is that of something else: "Apply, and tell us whether you can start by 1 March". */
export const SOMETHING_ELSE = wholeWords(OTHER_EVENTS);

const EXTENDED = '(?! (?:extended|moved|forl[æe]nget|utvidet|flyttet|utsatt|udskudt|förlängd|framlengd))';
/** "Fristen var 1. mars", between the cue and its date: the deadline of an earlier call. */
export const WAS = wholeWords([
  `(?:was|were|had been|var|oli)(?!\\p{L})${EXTENDED}`,
  'expired|passed|ended|udløb|utløp|gikk ut|gjekk ut|gick ut|päättyi|rann út',
]);
/** "Forrige søknadsfrist", directly before the cue. */
export const PREVIOUS =
  /(?<!\p{L})(?:previous|earlier|former|forrige|førre|tidligere|tidlegare|sidste års|fjorårets|förra|tidigare|föregående|edellinen|edellisen|aiempi|fyrri|síðasti) $/iu;

/** Posts that end on a day of their own. */
export const TEMPORARY = wholeWords([
  // English
  'temporary|fixed[- ]term|contract|(?:maternity|paternity|parental|sick)[ -](?:leave )?cover|secondment',
  // Danish, Norwegian and Swedish
  '\\p{L}{0,16}vikar\\p{L}{0,10}|midlertidig\\p{L}{0,10}|mellombels',
  'engasjement(?:et)?|visstid\\p{L}*|tidsbegr[eæä]ns\\p{L}*|kontrakt(?:en)?|åremål(?:et)?',
  // Finnish
  '\\p{L}{0,14}sijai\\p{L}{0,14}|määräaikai\\p{L}*|työsopimu\\p{L}*',
  // Icelandic
  'afleysing\\p{L}*|tímabundi\\p{L}*',
]);
/** Such a post lasts until its day, and people apply by theirs. */
export const UNTIL =
  /(?<!\p{L})(?:until|till?|through|fr[ae]mm? (?:til|till)|til og me[dð]|till och med|t\.o\.m\.?)(?: (?:and|den|the|d\.))*\s*$/iu;
export const UNTIL_FINNISH = /^\.? (?:asti|saakka)(?!\p{L})/iu;
/** "The role runs until 31 July": what ends is the post, where it is temporary. */
export const POST_ENDS = /^(?:position|job|role|stillingen|stillinga|jobbet)(?!\p{L})/iu;
