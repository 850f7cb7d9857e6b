import { anyPhrase } from '#domain/job-text/text-facts/expressions.ts';
import type { Workplace } from '#domain/jobs/job.ts';

/** What sentences say about the workplace, in six languages: lower case, whole words. */
type Phrases = Record<Exclude<Workplace, 'notSaid'>, readonly string[]>;

const FEW = '(?:(?:one|two|three|four|a few|some|[1-4])(?:(?: to | or | ?[-–] ?)(?:two|three|four|[2-4]))?)';
const FEW_NORDIC =
  '(?:(?:en|én|ein|ett|to|två|tre|fire|fyra|et par|ett par|eit par|noen|nogle|nokre|några|[1-4])(?:(?: til | till | eller | ?[-–] ?)(?:to|två|tre|fire|fyra|[2-4]))?)';
const FEW_FINNISH = '(?:yksi|yhden|kaksi|kahden|kolme|kolmen|neljä|neljän|pari|muutaman|[1-4](?: ?[-–] ?[2-4])?)';
const WEEK = '(?:(?:a|per|each|every) week)';
/** "In our Oslo office". */
const OFFICE = '(?:in|at|from) (?:the|our|your) (?:\\p{L}{2,20} )?offices?';
const WEEKDAY =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|mandag|tirsdag|onsdag|torsdag|fredag|måndag|tisdag|måndagar|tisdagar|onsdagar|torsdagar|fredagar|måndag|tysdag)';
const HOME_NORDIC =
  '(?:hjemmefra|heimefrå|hemifrån|hjemmekontor|heimekontor|hjemmearbejde|hjemmearbeid|heimearbeid|hemarbete|fjernarbejde|fjernarbeid|distansarbete|på distans|på distance)';
const HOME =
  '(?:at home|from home|remotely|hjemme|heime|hjemmefra|heimefrå|hemma|hemifrån|på distans|etänä|kotona|kotoa)';
const THE_OFFICE =
  '(?:(?:in|at|from) )?(?:(?:the|our) (?:\\p{L}{2,20} )?office|på kontoret|(?:fra|från|frå) kontoret|toimistolla(?:mme)?)';
/** Where people stand at work that nobody does from home. */
const SITE =
  '(?:butikk?(?:en|ken)?|butiken|fabrikk?en|fabriken|verkstedet|værkstedet|verkstaden|lageret|lagret|labben|laben|laboratoriet|kjøkkenet|køkkenet|köket|klinikk?en|kliniken|vårt verksted|vores værksted|vår verkstad|vores fabrik|vår fabrikk?|vores butik|vår butikk?|vårt lager|vores lager)';
/** Weeks abroad are a benefit. */
const NO_BENEFIT =
  '(?! (?:for|up to|opptil|op til|upp till|i inntil|\\d|one|two|three|four|some|a few|en|to|tre|fire|noen|nogle|några|två|fyra))';
const ANYWHERE_NORDIC =
  '(?:fra|från|frå) (?:hvor som helst|kor som helst|var som helst|hvor du vil|hvor du end|var du vill)';
const WORKS_NORDIC = '(?:arbejder|arbeider|arbeidar|jobber|jobbar|arbetar)';

const SAID: Phrases = {
  hybrid: [
    'hybrid (?:work(?:ing|place)?|role|position|job|policy|schedule|set-?up|model|arrangement)',
    'work(?:ing)? hybrid',
    '(?:role|position|job) is hybrid',
    `${FEW} days? (?:${WEEK} )?(?:${OFFICE}|(?:from|at) home|(?:on[- ]?site|in person)(?! (?:at|with|for|in) ))`,
    `${OFFICE}(?: in \\S+)? (?:at least |up to |about |around )?${FEW} days?`,
    `remote(?: work)?(?: is)? (?:possible|available|ok) (?:up to |for )?${FEW} days?`,
    `(?:from|at) home (?:up to |for |at most )?${FEW} days?`,
    `${OFFICE} (?:on )?${WEEKDAY}(?:,| and| &| or)`,
    `work(?:ing)? remotely (?:up to |for |at most )?${FEW} days?`,
    `${FEW} (?:office|home)(?: office)? days?`,
    `${FEW} days? ${WEEK} and (?:\\S+ ){0,2}home`,
    '(?:at|from) home (?:on )?the (?:fifth|fourth|others?|rest|remaining)',
    'half (?:of )?(?:the|your) (?:week|time|days)(?: \\S+){0,6} (?:office|home|with us|where you)',
    '(?:mix|combination) of (?:\\S+ ){0,3}(?:office|home|remote)(?: \\S+){0,3} (?:office|home|remote|on-?site)',
    '(?:split|divide) (?:your time|the week|your week) between (?:\\S+ )?(?:home|office)',
    `(?:meet|see each other) (?:\\S+ ){0,2}(?:in|at) (?:the|our) office (?:\\S+ ){0,2}${WEEKDAY}`,
    'hybrid(?:t|arbejde|arbeid|arbete|modell?|ityö\\p{L}*|imalli\\p{L}*)',
    `${WORKS_NORDIC} hybrid`,
    `${HOME_NORDIC} (?:\\S{1,12} ){0,3}(?:dag|dage|dager|dagar)`,
    '(?:arbejder?|jobber?|arbeider?|jobbar?|arbetar?) (?:hjemme|hemma|heime) (?:\\S{1,12} ){0,3}(?:dag|dage|dager|dagar)',
    'etätyö\\p{L}{0,4} (?:\\S{1,14} ){0,4}päivä\\p{L}{0,4}',
    `(?:^|(?:work|jobber?|jobbar?|arbejder?|arbeider?|arbeta?r?|työskennellä|välillä) )${HOME} (?:or|and|eller|og|och|tai|ja) ${THE_OFFICE}`,
    `(?:work|jobber?|jobbar?|arbejder?|arbeider?|arbeta?r?) ${THE_OFFICE} (?:or|and|eller|og|och) ${HOME}`,
    `${FEW_NORDIC} (?:hjemmearbejdsdage?|hjemmedage?|hjemmekontordage?r?|heimekontordaga?r?|distansdaga?r?|hemmadaga?r?)`,
    'etäpäiv\\p{L}{1,5} (?:\\S{1,14} ){0,4}viikossa',
    `(?:dag|dages?|dagers?|dagars?) (?:\\S{1,12} ){0,3}${HOME_NORDIC}`,
    `${FEW_NORDIC} (?:faste |fasta )?(?:dag|dage|dager|dagar) (?:om ugen |i ugen |i uken |i uka |i veka |i veckan |per vecka )?på kontoret`,
    `på kontoret (?:\\S+ ){0,2}${FEW_NORDIC} (?:dag|dage|dager|dagar)`,
    `(?:mulighed|mulighet|mulegheit|høve|möjlighet|möjligheter) (?:for|til|till) (?:\\S+ ){0,2}${HOME_NORDIC}`,
    'möjlighet att (?:jobba|arbeta) (?:hemifrån|på distans)',
    `(?:fleksib|flexib)\\p{L}{1,6} (?:når det gjelder|når det gjeld|når det gäller|med tanke på|med hensyn til|med) ${HOME_NORDIC}`,
    '(?:hjemmefra|heimefrå|hemifrån|at home|from home|remotely) (?:ibland|iblant|av og til|til tider|noen ganger|sometimes|occasionally)',
    `${HOME_NORDIC} (?:hver |kvar |varje )?${WEEKDAY}`,
    `${HOME_NORDIC} (?:inntil|opptil|op til|upp till|cirka|ca\\.?) [1-9]\\d ?%`,
    `delvist? (?:${HOME_NORDIC}|fra hjemmet)`,
    `(?:møtes|mødes|møtast|ses|träffas) (?:\\S+ ){0,2}på kontoret (?:\\S+ ){0,2}${WEEKDAY}`,
    `etä(?:työtä|nä|päiviä)? (?:\\S+ ){0,2}${FEW_FINNISH} päivää?`,
    `${FEW_FINNISH} (?:etä|lähi|toimisto)päivää?`,
    `${FEW_FINNISH} päivää? viikossa (?:\\S+ ){0,2}(?:etä\\p{L}*|kotoa|kotona|toimistolla)`,
    `(?:kotoa|kotona|toimistolla) (?:\\S+ ){0,2}${FEW_FINNISH} päivää?`,
    'osittain(?:en)? etä\\p{L}*|osan (?:viikosta|ajasta) etänä|etä\\p{L}{1,8} osan (?:viikosta|ajasta)',
    'mahdollisuus (?:\\S+ )?(?:etätyöhön|etätöihin)|etätyömahdollisuus',
    '(?:fjarvinn[au]|heimavinn[au]|heiman frá|heima) (?:\\S+ ){0,3}(?:dag|daga|dögum)',
    '(?:dag|daga|dögum) (?:\\S+ ){0,3}(?:í fjarvinnu|heiman frá|heima)',
    'möguleik\\p{L}+ (?:á|til) (?:\\S+ )?(?:fjarvinnu|heimavinnu)|að hluta (?:heima|í fjarvinnu)|fjarvinn[au] að hluta|á skrifstofunni (?:\\S+ ){0,2}(?:einn|tvo|þrjá|fjóra|nokkra|[1-4]) daga?',
  ],
  remote: [
    '(?:role|position|job) is (?:fully |100 ?% )?remote(?! (?:two|three|one|some|\\d))',
    '(?:fully[- ]remote|remote) (?:role|position|job)',
    "we(?: are|[’']re) (?:an? )?(?:fully|100 ?%)[- ](?:remote|distributed)(?:$| (?:company|team|startup|organi[sz]ation))",
    `you (?:can|may) (?:be based|live|sit) anywhere in (?:\\S+ )?\\S+(?:$|,)`,
    '(?:väljer|velger|vel|vælger|bestemmer) (?:du )?(?:själv|selv|sjølv),? (?:var|hvor|kor)(?: i \\S+)? du (?:arbetar|jobbar|jobber|arbejder|arbeider)',
    'kan (?:utføres|udføres|utföras|gjøres|gøres|skötas) (?:fra |från )?(?:hvor som helst|var som helst|kor som helst|hele (?:norge|danmark|landet)|hela (?:sverige|landet))',
    '(?:role|position|job|work) can be (?:done|performed) (?:fully )?(?:remotely(?! (?:up to|one|two|three|some|\\d))|from anywhere)',
    'work (?:fully|100 ?%) (?:remote|remotely)',
    'you (?:can |will |may )?work from (?:anywhere|wherever you (?:like|live|are|want))(?! (?:for|up to|\\d|one|two|three|four|some|a few))',
    `(?:du|dere) (?:kan |får |vil )?(?:jobber?|jobba|jobbar|arbejder?|arbeider?|arbeta|arbetar) ${ANYWHERE_NORDIC}${NO_BENEFIT}`,
    "^you(?:[’']ll| will)? work (?:fully )?remotely(?:$|,| (?:from (?:anywhere|any|within|home)|within|in|across))(?! (?:one|two|three|four|some|a few|up to|\\d))",
    '(?:tehdä töitä|työskennellä|työskentelet|teet töitä) (?:\\S+ )?(?:mistä|missä) (?:\\S+ ){0,3}tahansa',
    '(?:helt |fullt )?distansbasera(?:d|t) (?:tjänst|roll|jobb)',
    `(?:fuldt|fullt|helt|100 ?%) (?:remote|${HOME_NORDIC})`,
    `^(?:du|dere|i) ${WORKS_NORDIC} (?:remote|hjemmefra|heimefrå|hemifrån|på distans|på distance)(?= (?:og|och|fra|från|i hele|i hela|inom)|,|$)`,
    '(?:stillingen|tjänsten|jobbet|rollen|stillinga) er (?:remote|på distance|på distans)',
    '(?:kokonaan|täysin|100 ?%) etä(?:nä|työtä|työ|työnä)',
    '(?:alfarið|eingöngu|100 ?%) (?:í fjarvinnu|fjarvinna|heiman frá)',
  ],
  onsite: [
    'on-?site (?:role|position|job)',
    '(?:role|position|job) is (?:full[- ]time and )?(?:fully |100 ?% |based |located )?(?:on-?site|office-based)',
    '(?:work|working) (?:fully |100 ?% )(?:on-?site|from (?:the|our) office)',
    '^(?:we|you)(?: all| will)? work on[- ]?site(?! (?:at|with|for|in) )',
    `(?:five|5) days? (?:${WEEK} )?${OFFICE}`,
    `${OFFICE}(?: (?:in|at) \\p{L}+)?,? (?:(?:five|5) days|full[- ]time)`,
    `${OFFICE}(?: (?:in|at) \\p{L}+)?,? every (?:week ?|working )?day`,
    '(?:arbejdet|arbeidet|arbetet|stillingen|tjänsten|stillinga|jobben|jobbet) (?:foregår|utføres|utförs|skjer|sker|er|är) (?:på (?:vores |vårt )?kontor(?:et)?|på plats|på stedet)',
    'fysisk (?:fremmøde|oppmøte|frammøte|tilstedeværelse|närvaro)(?: \\S+){0,2} (?:hver dag|alle hverdage|alle dager|varje dag|dagligt?|dagligen)',
    'dagligt? (?:fysisk )?(?:fremmøde|oppmøte|frammøte)',
    '(?:fremmøde|oppmøte|frammøte)(?: \\S+){0,4} (?:hver|kvar) (?:dag|morgen|morgon)',
    'du (?:arbejder|arbeider|arbeidar|jobber|jobbar|arbetar) (?:på stedet|på plats)(?:$| i \\S+$| (?:i|på) (?:vår|vårt|våra|vores|butiken|kontoret))',
    '(?:heltid|fulltid|fuldtid|deltid|stillinga?|stillingen|jobben|jobbet) (?:\\S+ ){0,2}?med (?:fast |fysisk )?(?:oppmøte|frammøte|fremmøde) (?:i|på) \\S+(?: \\S+)?$',
    'du (?:møder (?:ind|op)|møter opp|møter) (?:\\S+ ){0,3}?(?:hver dag|kvar dag|dagligt?)',
    `(?:arbejdet|arbeidet|arbetet|jobben|jobbet) (?:foregår|utføres|utførast|utförs|skjer|sker|er|är) (?:i|på|ved|vid) ${SITE}`,
    'på plats (?:\\S+ ){0,3}(?:varje dag|alla dagar|dagligen)|platsbunden',
    'työ on (?:\\S+ )?lähityötä|(?:työtä|työ) tehdään (?:\\S+ )?(?:paikan päällä|toimistolla)',
    '^(?:(?:all|the|your) )?work is (?:done |carried out )?on[- ]?site(?! (?:at|with|for|in) )',
    '(?:need|needs|require|requires|expect|expects) you to be (?:on[- ]?site|in the (?:office|lab|workshop|factory))(?! (?:at|with|for) )(?:$| (?:in|every|daily|full))',
    '(?:at|in) (?:our|the) (?:factory|workshop|lab|plant|warehouse|store|shop|site) (?:every day|daily)',
    '(?:stillingen|stillinga|jobben|tjänsten|jobbet|arbeidet) (?:\\S+ ){1,5}(?:til stede|tilstede|til stades|på plats|på plass) (?:\\S+ ){0,3}(?:hver dag|kvar dag|alle dager|alla dagar|varje dag)',
    'tehdään lähityönä|edellyttää läsnäoloa (?:toimistolla|paikan päällä|toimipisteessä)',
    'starfið (?:er unnið|fer fram) á (?:verkstæði|rannsóknarstofu|starfsstöð|lager|leikskóla)\\p{L}{0,5}',
    '(?:starfið|vinnan) (?:er|fer fram|er unnið|er unnin) á (?:staðnum|skrifstofunni|skrifstofu okkar)',
  ],
};

/** Phrases with a negation: no work from elsewhere. "Not fully remote" may be hybrid, and is not among them. */
const NEGATED: readonly string[] = [
  '(?:remote work|working remotely|home ?office|work(?:ing)? from home) is (?:\\S+ ){0,2}?(?:not|never) (?:\\S+ )?(?:possible|an option|available|offered|allowed)',
  "(?:remote work|home ?office|work(?:ing)? from home) is(?:n[’']t) (?:\\S+ )?(?:possible|an option|available|offered|allowed)",
  "(?:cannot|can[’']t|can not) be (?:done|performed|carried out) (?:remotely|from home)",
  `${HOME_NORDIC} (?:er|är|kan|blir|erbjuds) (?:\\S+ ){0,2}(?:ikke|ikkje|inte|ej)(?: \\S+){0,2} (?:muligt?|mogleg|möjligt|en mulighed|en mulighet|et alternativ|ett alternativ|aktuelt|tilbydes|tilbys)`,
  `(?:ikke|ikkje|inte|ej|ingen) (?:\\S+ )?(?:mulighed|mulighet|mulegheit|høve|möjlighet) (?:for|til|till) (?:\\S+ ){0,2}${HOME_NORDIC}`,
  `kan (?:\\S+ )?(?:ikke|ikkje|inte|ej) (?:udføres|utføres|utförast|utföras|skötas|göras|gjøres|gjerast|løses) ${HOME_NORDIC}`,
  "(?:do not|don[’']t|cannot|can[’']t|unable to|not able to) (?:\\S+ )?(?:offer|allow|support) (?:remote work|home ?office|work(?:ing)? from home)",
  `vi (?:kan )?(?:tilbyder|tilbyr|tilbyde|tilby|tilbyd|erbjuder|erbjuda|har|kan)(?: \\S+)? (?:ikke|ikkje|inte|ej) (?:\\S+ ){0,2}${HOME_NORDIC}$`,
  'emme (?:\\S+ )?tarjoa (?:\\S+ )?etätyö\\p{L}*',
  'bjóðum (?:\\S+ ){0,3}ekki (?:upp á )?(?:\\S+ )?fjarvinnu',
  'etätyö (?:\\S+ )?ei (?:\\S+ )?(?:ole|onnistu|mahdollista)|etätyömahdollisuutta ei|ei (?:\\S+ )?etätyömahdollisuutta',
  'fjarvinna (?:er )?(?:því miður )?ekki (?:möguleg|í boði)',
];

/** Somebody else's workplace, or the product. */
const UNRELATED: readonly string[] = [
  '^(?:our|the|their|vores|våre|våra) (?:customers?|clients?|users?|product|platform|app|kunder|kundar|brukere|brugere|användare|produkt|kunderne)',
  '(?:customers?|clients?|users?|people|teams?|companies|kunder|brukere|brugere|användare|virksomheder|bedrifter|företag|folk|ihmiset|yritykset|fólk),? (?:who|that|which|som|der|jotka|sem)',
  '^(?:asiakkaamme|käyttäjämme|viðskiptavinir)',
];

const PATTERNS = Object.entries(SAID).map(
  ([workplace, phrases]) => [anyPhrase(phrases, 'u'), workplace as Workplace] as const,
);
const NO_REMOTE = anyPhrase(NEGATED, 'u');
const ABOUT_OTHERS = anyPhrase(UNRELATED, 'u');
const NEGATION = /(?<!\p{L})(?:no|not|never|non|ikke|ikkje|inte|ej|ei|ekki)(?!\p{L})|n['’]t(?!\p{L})/u;

const LONGEST_SENTENCE = 250;
const MOST_SENTENCES = 400;

/** The workplace that the sentences of a plain text state; null where they state none, or both remote and on site. */
export function workplaceOfSentences(text: string): Workplace | null {
  const sentences = text
    .split(/\n|[.!?•:;]\s/)
    .slice(0, MOST_SENTENCES)
    .map((sentence) =>
      sentence
        .trim()
        .replace(/^[-–*·]\s/, '')
        .replace(/[.!]$/, '')
        .toLowerCase(),
    )
    .filter((sentence) => sentence.length <= LONGEST_SENTENCE && !ABOUT_OTHERS.test(sentence));
  return agreedWorkplace(sentences.flatMap(saidIn));
}

function saidIn(sentence: string): Workplace[] {
  if (NO_REMOTE.test(sentence)) return ['onsite'];
  // "Not a remote role" may be hybrid.
  if (NEGATION.test(sentence)) return [];
  return PATTERNS.filter(([pattern]) => pattern.test(sentence)).map(([, workplace]) => workplace);
}

/** Some days at each place are hybrid, also beside a word for one of the places. */
export function agreedWorkplace(statements: readonly Workplace[]): Workplace | null {
  const workplaces = new Set(statements);
  if (workplaces.has('hybrid')) return 'hybrid';
  const [workplace = null] = workplaces;
  return workplaces.size === 1 ? workplace : null;
}
