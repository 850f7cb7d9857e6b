/** Other ways to write a few conditions of the work, as the vocabulary has them. */

const ON_CALL = /(?<!\p{L})on[ -]call(?: (?:duty|shifts?|work))?(?!\p{L})/giu;
/** A guard (vakt, vagt) is somebody, but who wants none means the duty. */
const WITHOUT_DUTY =
  /(?<!\p{L})(uden|uten|utan|ikke|ikkje|inte|ingen|inga|án|engar) (?:vagt|vagter|vakt|vakter|jourer|jourpass|beredskap|vaktir)(?!\p{L})/giu;
const WITHOUT_TRAVEL =
  /(?<!\p{L})(no|without|uden|uten|utan|ingen|inga|slipper|slippe|slippa) (?:(?:much|meget|mye|mycket|mange|många) )?(?:travel|trips|rejser|resor|reiser)(?!\p{L})/giu;
const WITHOUT =
  'no|without|hardly any|not many|not (?:too )?much|uden|uten|utan|ikke (?:så )?(?:mange|meget|mye)|ikkje (?:så )?(?:mange|mykje)|inte (?:så )?(?:många|mycket)|ingen|inga|inget|ilman|ei|ei (?:liikaa|paljon)|án|engir|ekki (?:marga|mikið)';
const withoutA = (things: string) => new RegExp(`(?<!\\p{L})(?:${WITHOUT}) (?:${things})(?!\\p{L})`, 'giu');
/** What is not wanted has a name of its own where it is said of a job. */
const NAMED_OTHERWISE: readonly (readonly [words: RegExp, condition: string])[] = [
  // Without its accent the country is a word for islands.
  [/(?<!\p{L})íslands(?!\p{L})/giu, 'ísland'],
  // "Með" and "á" are too common to stay, and school alone is no work for students.
  [/(?<!\p{L})með(?:fram)? skóla(?:num)?(?!\p{L})/giu, 'námsmannastarf'],
  [/(?<!\p{L})úti? á landi?(?!\p{L})/giu, 'landsbyggðinni'],
  [withoutA('overtime|overarbejde|övertid|overtid|ylitöitä|ylityötä|yfirvinnu|yfirvinna'), 'regularhours'],
  [
    withoutA(
      '(?:evenings?|weekends?|nights?)(?: (?:and|or|og|eller) (?:evenings?|weekends?|nights?))?(?: (?:work|shifts?))?|(?:aften|weekend|kvälls|helg|kvelds|helge)(?:arbejde|arbete|arbeid|jobb)|ilta(?:töitä|työtä)|viikonlopputöitä|kvöldvinnu|helgarvinnu',
    ),
    'regularhours',
  ],
  [
    withoutA(
      '(?:(?:unnecessary|endless|long|too many|unødvendige|onödiga|turhia) )?(?:meetings|møder|møter|möten|kokouksia|palavereja|fundi|funda)',
    ),
    'fewmeetings',
  ],
  [
    withoutA(
      '(?:hierarchy|hierarchies|bosses|job titles|titles|bureaucracy|hierarki|hierarkier|titler|titlar|chefer|sjefer|bureaukrati|byråkrati|hierarkiaa|byrokratiaa|titteleitä|stigveldis|yfirmanna|skriffinnsku)',
    ),
    'flathierarchy',
  ],
  [
    /(?<![\p{L}\d])(?:7|8|9|seven|eight|nine|otte|ni|åtta|nio|åtte|kahdeksasta|yhdeksästä|átta|níu) ?(?:to|til|till|-|–) ?(?:3|4|5|15|16|17|three|four|five|fire|fem|fyra|neljään|viiteen|fjögur|fimm)(?![\p{L}\d])(?! (?:years?|people|persons?|år|hours?|timer|employees))/giu,
    'regularhours',
  ],
];
/** "I do not want to work on weekends". */
const NOT_THEN =
  /(?<!\p{L})(?:not|never|ikke|ikkje|inte|aldrig|aldri|ekki)(?: (?:skal|ska|vil|vill|want|have|need|behøver|trenger|behöver|gidder|orkar)){0,2}(?: (?:to|at|att|å|að))? (?:work|working|arbejde|jobbe|jobba|arbeta|arbeide|vinna)(?: (?:on|in|at|i|om|på|um|the|sene|late|every)){0,2} (?:weekends?|evenings?|nights?|weekenden|weekender|aftenen|aftener|kvelden|kvelder|kvällen|kvällar|helgen|helger|helgene|helgerna|natten|netter|nätter|helgar|kvöldin|nóttunni)(?!\p{L})/giu;
/** "The pay is not a secret", "know what the others earn". */
const NO_SECRET =
  /(?<!\p{L})(?:pay|salary|salaries|wages|løn|lønnen|lønninger|lønn|lønna|lön|lönen|löner|lönerna|palkka|palkat|laun|launin)(?: (?:is|are|er|är|ska|skal|on|ovat|must|should|vara|være|vera|be)){0,3} (?:no|not|ikke|ikkje|inte|ei|eivät|ekki|ingen)(?: (?:a|vara|være|vera|be|en|ett|ole)){0,2} (?:secret|hidden|hemmelig|hemmelighed|hemmelege|hemmelige|hemlig|hemliga|hemlighet|salainen|salaisia|leyndarmál|leyndó)(?!\p{L})/giu;
const OTHERS_PAY =
  /(?<!\p{L})(?:know|see|ved|vet|veit|vide|vite|veta|se|tietää|sjá|vita)(?: (?:hvad|hva|kva|vad|what|mitä|hvað)) (?:everyone|everybody|others|the others|colleagues|my colleagues|de andre|dei andre|de andra|kollegerne|kollegaene|kollegorna|alle|alla|muut|hinir|aðrir)(?: else)? (?:earns?|makes?|gets?|tjener|tjenar|tjänar|får|saavat|ansaitsevat|fá|þéna)(?!\p{L})/giu;
/** "So that one knows what the others get". */
const TO_KNOW =
  /(?<=\p{L}{3}) (?:so(?: that)?|så(?: at| att)?|slik at|sånn at|jotta|niin että|svo(?: að)?) \p{L}{1,8} (?:(?:can|kan|voi|getur) )?(?:know|knows|see|sees|ved|vet|veit|viti|se|ser|sér|sjá|tietää|tietävät|näkee|vite|vide|veta)(?: [^\s,.;]{1,40}){1,8}/giu;

/** Of work from home the share says little; of a position it is the hours. */
const WHOLLY = /(?<![\p{L}\d])100 ?(?:%|(?:per ?cent|procent|prosent|prosenttia|prósent)(?!\p{L}))/giu;
const FROM_HOME = /(?<!work(?:ing)? )(?<!\p{L})from (?:my )?home(?!\p{L})/giu;

/** "Two days a week from home", "hjemmefra et par dage om ugen". */
const A_FEW =
  '(?:[1-4](?: ?[-–] ?[2-4])?|one|two|three|four|a few|a couple of|some|en|et par|ett par|nogle|noen|nokre|några|två|to|tre|fire|fyra|kaksi|kolme|pari|muutama|tvo|tvær|þrjá|nokkra)';
const DAYS = `${A_FEW} (?:days?|dage?|dagar?|dager|päivää|päivänä|daga)(?: (?:(?:a|per|i|om|pr\\.?|á) )?(?:week|ugen|uge|uka|uke|veka|veckan|vecka|viikossa|viku))?`;
const HOME =
  '(?:(?:at|from|hjemme|hemma|jobbe|arbejde|jobba) )?(?:home|hjemme|hjemmefra|heime|heimanfrå|heimefrå|hemma|hemifrån|kotona|kotoa|etänä|etätöitä|etätyötä|etätyö|remote|remotely|distans|på distans|hjemmekontor|hjemmearbejde|heima|heiman)';
const DAYS_AT_HOME = new RegExp(`(?<!\\p{L})(?:${DAYS} ${HOME}|${HOME},? ${DAYS}(?: ${HOME})?)(?!\\p{L})`, 'giu');

/** "Two days a week at the office" are hybrid work, too. */
const OFFICE =
  '(?:(?:in|at) (?:the )?office|på (?:kontoret|kontor)|paa kontoret|i kontoret|toimistolla|á skrifstofunni|on ?site)';
const WEEKLY = '(?: (?:(?:a|per|i|om|pr\\.?|á) )?(?:week|ugen|uge|uka|uke|veka|veckan|vecka|viikossa|viku))?';
const DAYS_AT_OFFICE = new RegExp(
  `(?<!\\p{L})(?:(?:max|maximum|at most|up to|only|maks|maksimalt|maximalt|højst|høyst|högst|kun|bare|bara|enintään|vain|mest) )?${DAYS} ${OFFICE}${WEEKLY}(?!\\p{L})`,
  'giu',
);

/** "In a company instead of a university": what follows is not wanted. Finnish names it before. */
const INSTEAD_OF =
  /(?<!\p{L})(?:(?:instead of|rather than|i stedet for|istedenfor|isteden for|i staden for|i stället för|istället för|í staðinn fyrir|í stað)(?: [\p{L}-]{1,40}){1,3}|[\p{L}-]{3,40} sijaan)(?=$|[,.;]| (?:and|but|og|men|och|ja|mutta|en|in|i|near|på|with|med)(?!\p{L}))/giu;

/** "Websites so that they are easy to use", "devices that withstand frost": what for, and how good, is no other work. */
const OTHERS =
  'they|it|people|everyone|users|customers|de|dei|dem|det|den|alle|alla|folk|brugere|brugerne|brukere|brukerne|användare|användarna|kunderne|kundene|kunderna|' +
  'ne|se|kaikki|ihmiset|asiakkaat|käyttäjät|þau|það|þeir|þær|allir|fólk';
const LASTING =
  'withstand|survive|tolerate|endure|last|tåler|tål|overlever|överlever|klarer|klarar|håller|holder|held|kestävät|kestää|þola|þolir|endast';
const PURPOSE = new RegExp(
  `(?<=\\p{L}{3}) (?:(?:so(?: that)?|så(?: at| att)?|slik at|sånn at|jotta|niin että|svo(?: að)?) (?:${OTHERS})|` +
    `(?:that|which|der|som|jotka|joka|sem) (?:can |must |kan |skal |skall |ska )?(?:${LASTING}))(?: [^\\s,.;]{1,40}){1,6}`,
  'giu',
);
/** "But not be a farmer myself" excludes no job with farmers. */
const NOT_ONESELF =
  /(?<!\p{L})(?:(?:but|men|mutta|en) )?(?:not|inte|ikke|ikkje|ekki|en halua)(?: (?:want|vil|vill|vil gerne|to|at|att|å|að)){0,2} (?:be|being|become|work as|være|vara|vere|bli|blive|jobbe som|arbejde som|jobba som|olla|vera)(?: (?:a|an|en|ett|et|ein|ei))? [\p{L}-]{2,40} (?:myself|själv|selv|sjølv|itse|sjálf|sjálfur)(?!\p{L})/giu;

/** "Part-time, 20 hours a week": so few hours are part-time, and more say nothing. */
const HOURS_A_WEEK =
  /(?<![\p{L}\d])(?<n>\d{1,2})(?: ?[-–] ?\d{1,2})? ?(?:hours?|hrs|h|timer|timmar|timar|t|tuntia|stundir|klst\.?) (?:(?:a|per|i|om|pr\.?|á) )?(?:week|ugen|uge|uka|uke|veka|veke|veckan|vecka|viikossa|viku)(?!\p{L})/giu;
const FEWEST_FULL = 35;

export function withConditions(text: string): string {
  return NAMED_OTHERWISE.reduce((rest, [words, condition]) => rest.replace(words, condition), text)
    .replace(TO_KNOW, ' ')
    .replace(NOT_THEN, 'regularhours')
    .replace(NO_SECRET, 'opensalaries')
    .replace(OTHERS_PAY, 'opensalaries')
    .replace(ON_CALL, 'oncall')
    .replace(WITHOUT_DUTY, '$1 oncall')
    .replace(WITHOUT_TRAVEL, '$1 travelling')
    .replace(HOURS_A_WEEK, (_, n: string) => (Number(n) < FEWEST_FULL ? 'part-time' : ' '))
    .replace(WHOLLY, ' ')
    .replace(DAYS_AT_HOME, 'hybrid')
    .replace(DAYS_AT_OFFICE, 'hybrid')
    .replace(FROM_HOME, 'remote')
    .replace(INSTEAD_OF, ' ')
    .replace(NOT_ONESELF, ' ')
    .replace(PURPOSE, ' ')
    .trim();
}
