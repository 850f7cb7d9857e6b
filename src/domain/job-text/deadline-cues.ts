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
export const APPLIES =
  /(?<!\p{L})(?:appl(?:y|ying|ications?)|cvs?|resumes?|résumés?|portfolio|cover letter|meritförteckning|personligt brev|(?:send|svara?|reply|respond|mail|e-?mail|write|skriv|mejla|maila|skicka|lähetä|kirjoita|vastaa|sendið|svaraðu|hør|ring|call)(?= (?:by|before|no later|senest|seinast|senast|inden|innen|innan|viimeistään|fyrir)(?!\p{L}))|sótt|(?<!you )(?:send|submit|mail|e-?mail|write|drop|show)(?: (?:us|your|it|me|an?|to|in)(?!\p{L}))|get in touch|ansøg\p{L}*|søk(?:e|er|je|nad\p{L}*|nader)?|søg|(?:send|skriv|mail|upload|last opp)(?:e|er)?(?: (?:os|oss|din|ditt|dine|den|en|et|ei|cv|til|inn|ind|noen|nokre|nogle))|(?:høre|høyre) (?:fra|frå) deg|høre fra dig|ansök\p{L}*|sök|(?:skicka|mejla|maila|hör)(?: (?:in|av|din|ditt|dina|en|ett|oss|till|cv))|intresseanmälan|hae|haku\p{L}*|hakemu\p{L}*|hakea|(?:lähetä|jätä|laita|toimita)|umsókn\p{L}*|sæktu|sækja|sendu|sendið)(?!\p{L})/giu;
/** "We reply to all applications by 15 January." */
export const REPLY_TO =
  /(?<!\p{L})(?:repl(?:y|ies)|answers?|respond|respons|svar(?:er|ar)?|besvar\p{L}*|vastaa\p{L}*|svörum|assess|review|vurder\p{L}*)(?: [^\s,;]{1,12}){0,2} ?$/iu;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:man|tirs|ons|tors|fre|lør|løy|søn|sun|laur|mån|tis|lör|sön|tys|laug)dag(?:en)?|trettondag(?:en|ar)?|trettondedag(?:en)?|nyt?årsafte?n|nyt?årsdag(?:en)?|nyårsafton(?:en)?|nyårsdagen|jule?afte?n|lilleju?leaften|julafton(?:en)?|lucia(?:dagen)?|new year['’]s (?:eve|day)|christmas eve|epiphany|loppiaisena|loppiaista|uudenvuodenaattona|jouluaattona|lucianpäivänä|gamlársdag\p{L}*|aðfangadag\p{L}*|(?:maanantai|tiistai|keskiviikko|torstai|perjantai|lauantai|sunnuntai)(?:na)?|(?:mánu|þriðju|fimmtu|föstu|laugar|sunnu)dag\p{L}{0,4}|miðvikudag\p{L}{0,4}`;
const SMALL = String.raw`(?:[ ,]*(?:on|the|den|d\.|dag|at|midnight|midnatt|[\d.:]{4,5}(?: ?(?:am|pm|cet))?|end of|utgangen av|kl\.? ?[\d.:]+|klokk[ae]n? [\d.:]+|${WEEKDAY}))*[ ,]*$`;
/** The limit directly before the date, so that a first day or an interview in the sentence is none. */
export const LIMIT = new RegExp(
  String.raw`(?<!\p{L})(?:by|before|until|till|through|(?:no|not) later than|at the latest|latest|senest|seinast|seinest|senast|inden|innen|innan|før|føre|före|fr[ae]m til|til og med|till och med|t\.o\.m\.?|framme|oss tillhanda|(?:os|oss) i h[æe]nd[ea]|i hende|kommet inn|inne|perillä|meillä|reach us|reached us|be with us|be in our hands|be received|be submitted|viimeistään|ennen|fyrir|til og með|(?:eigi|ekki) síðar en|í síðasta lagi)${SMALL}`,
  'iu',
);
/** "15 January is the last day to apply", "15. januar er fristen". */
export const IS_LAST_DAY =
  /^(?: \d{4})?,? (?:is|er|är|on) (?:the |our )?(?:last day (?:to apply|for applications)|(?:application )?deadline|(?:ansøgnings|søknads)?fristen?|sista (?:ansökningsdag\p{L}{0,4}|dag(?:en)? (?:att söka|för ansökan))|viimeinen hakupäivä|síðasti dagur)(?!\p{L})/iu;
/** A date after these is that of something else: "Apply, and tell us whether you can start by 1 March". */
export const SOMETHING_ELSE =
  /(?<!\p{L})(?:start\p{L}*|begin\p{L}*|begyn\p{L}*|börja\p{L}*|tiltræd\p{L}*|tiltre\p{L}*|tillträd\p{L}*|aloit\p{L}*|alka[av]\p{L}*|hefja|hefst|interview\p{L}*|samtale\p{L}{0,4}|samtal(?:en|ene)?|intervju\p{L}*|haastattel\p{L}*|launch\p{L}*|lanser\p{L}*|available|reply|answer|decisions?|svar(?!er)\p{L}*|besked|vastau\p{L}*|you hear|hear (?:back|from us)|vikariat|temporary|season|flytt\p{L}*|mov(?:e|ing))(?!\p{L})/iu;
