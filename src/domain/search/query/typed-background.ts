import { isCommon, MOST_WORDS, parseText, type TypedText } from './search-text.ts';
import { hasQuotes } from './typed-signs.ts';

/**
 * "I am a nurse but cannot stand the hospital, and want to help patients": what somebody is, was or leaves behind counts
 * less than what they want.
 */

const I = "i|i'm|i've|jeg|jag|eg|minä|mä|ég";
const WANT =
  'want|wants|wanna|would like|would love|would rather|looking|look for|searching|seeking|seek|hope|hoping|wish|wishing|dream|dreaming|prefer|' +
  'vil|vil gerne|vil gjerne|ønsker|søger|søker|leder efter|leter|ser etter|drømmer|vill|skulle vilja|söker|letar|önskar|drömmer|' +
  'ynskjer|ønskjer|søkjer|leitar|haluan|haluaisin|haluun|etsin|haen|toivon|unelmoin|langar|vantar|leita|óska|dreymir|' +
  '(?:like|love) (?:to|\\p{L}{3,12}ing)|enjoy|elsker|elskar|gillar|älskar|liker|likar|kan (?:godt )?lide|tykkään|pidän|rakastan|finnst gaman|elska';
const OWN = [
  `(?:${I}) (?:am|was|work|worked|used|study|studied|have|had|hold|trained|taught|come|er|var|har|hadde|havde|arbejder|arbejdede|jobber|jobbet|jobbede|jobbar|` +
    'jobbade|arbeider|arbeidet|læser|läser|läste|leser|studerer|studerar|pluggar|går|kommer|kom|är|lærte|hef|starfa|starfaði|vinn|vann|stunda)(?! að)',
  "i'm|i've|im|ive",
  'olen|olin|opiskelen|opetan|työskentelen|työskentelin|valmistun|valmistuin|ollut|ég er(?! að)|ég var(?! að)',
  'ég er að (?:klára|læra|ljúka|útskrifast|vinna)|ég (?:lærði|kláraði|útskrifaðist)|jag (?:läste|pluggade|studerade)|(?:jeg|eg) (?:studerte|læste|læser)',
  '(?:trained|educated|qualified|experienced|former|retired|uddannet|udlært|tidligere|utdannet|utdanna|utbildad|utlärd|före detta|entinen|koulutettu|koulutukseltani|menntaður|menntuð|fyrrverandi)',
].join('|');
/** "What can I do ashore?" asks for what is wanted. */
const ASKING =
  'what (?:can|could|should|else|jobs?|work|is there|are there)|where (?:can|could|should)|which jobs?|(?:is|are) there|hvad (?:kan|findes|er der)|hvor (?:kan|kunne)|hvilke jobs?|(?:findes|er) der|' +
  'hva (?:kan|finnes|fins|er det)|kva (?:kan|finst|er det)|hvilke jobber|(?:finnes|fins|finst|er) det|vad (?:kan|finns)|var (?:kan|kunde|skulle) jag|vilka jobb|finns det|' +
  '(?:mitä|missä) (?:voin|voisin|on|työtä|töitä)|millaista työtä|onko|löytyykö|hvað (?:get|gæti|er|gæti ég)|hvaða störf|er til';
/** "Do not want to stay at the university": what follows is neither wanted nor the person's own. */
const STAYING =
  "(?:not|n't|never|no longer) (?:want|wish|going|like|be)(?:ing)?(?: to)? (?:stay|remain|continue|keep|carry on|go back|return)(?:ing)?|" +
  '(?:vil|ønsker|orker|gider) (?:ikke|ikkje) (?:(?:at|å) )?(?:blive|bli|fortsætte|fortsette|tilbage|tilbake|være|vere)|' +
  '(?:vill|önskar|orkar) inte (?:(?:att) )?(?:stanna|fortsätta|vara kvar|gå tillbaka|bli kvar)|' +
  'en (?:halua|haluaisi|aio)(?: enää)? (?:jäädä|jatkaa|palata)|vil ekki (?:vera|halda|snúa)(?: áfram)?';
const LEAVING =
  "(?:can ?not|can't|cant|couldn't) (?:stand|bear|take)|(?:tired|sick|bored|weary) of|fed up|had enough|done with|burned out|burnt out|" +
  '(?:want|get|getting|move|moving|way) (?:out|away)|out of|away from|(?<!(?:parental|maternity|paternity|sick|paid|family) )leave(?! (?:work )?early)|leaving(?! (?:work )?early)|quit|quitting|escape|no longer want|' +
  'kan ikke holde ud|holder ikke ud|træt af|træt i|ked af|orker ikke|orkar ikkje|gider ikke|ud af|væk fra|forlade|skifte fra|' +
  'trött på|less på|står inte ut|orkar inte|ut ur|ut från|bort från|lämna|sluta som|' +
  'lei av|lei|trøtt av|holder ikke ut|ut av|vekk fra|vekk frå|bort fra|bort frå|slutte som|' +
  'kyllästynyt|kyllästyin|väsynyt|en jaksa|en kestä|pois|lähteä|lopettaa|þreytt|þreyttur|út úr|burt|burtu|hætta|komast frá|(?:þoli|nenni) ekki';

/** "Vil gjøre noe annet", "on a new path": who says so leaves the trade and may keep its field. */
const CHANGING =
  '(?:on|på|i) land|ashore|maissa|í landi|something (?:else|new|different)|(?:another|different|new) (?:way|path|career|direction|field)|(?:career|change|changing|switch|switching) (?:change|career|careers|field|fields)|' +
  'retrain|retraining|noget (?:andet|nyt)|noe (?:annet|nytt)|noko (?:anna|nytt)|något (?:annat|nytt)|(?:ny|anden|annen|annan) (?:måde|måte|retning|vei|vej|karriere|bransje|branche)|' +
  '(?:nytt|annat) (?:sätt|yrke|spår)|ny (?:riktning|bransch|bana)|(?:skifte|bytte|byta|byte) (?:branche|bransje|bransch|spor|spår|karriere|yrke|fag|felt)|' +
  'sadle om|skola om|omskole|omskolere|jotain (?:muuta|uutta)|(?:eri|toisella|uudella) tavalla|vaihtaa (?:alaa|uraa|ammattia)|alanvaihto|' +
  'eitthvað (?:annað|nýtt)|(?:annan|nýjan) (?:hátt|veg)|skipta um (?:starf|starfsvettvang|braut)';
const AND_STILL =
  '(?:and|but|og|men|och|ja|mutta|en) (?:still|rather|instead|stadig|stadigvæk|fortsat|fortsatt|framleis|likevel|alligevel|heller|hellere|' +
  'ändå|fortfarande|hellre|i stedet|istället|silti|edelleen|yhä|mieluummin|samt|áfram|ennþá|frekar)';

/** "Something quite different", "noko heilt anna". */
const QUITE =
  /(?<!\p{L})(?:quite|completely|totally|entirely|very|helt|heilt|totalt|något helt|aivan|ihan|täysin|alveg|allt) (?=\p{L})/giu;

const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
const CLAUSE = new RegExp(
  `(?:[,;.] ?|(?<=\\s))(?=(?:and|but|og|men|och|ja|mutta|en(?= (?:vil|langar|get))|so|then|now|nå|nu|nyt|núna|who|who's|som|der|joka|sem)(?!\\p{L}))|[,;] |(?<=\\s)(?<!(?:not|n't|never) )(?=(?:${WANT}|${ASKING})(?!\\p{L}))`,
  'iu',
);
const WANTS = new RegExp(whole(WANT), 'iu');
const ASKS = new RegExp(whole(ASKING), 'iu');
const STAYS = new RegExp(whole(STAYING), 'iu');
const IS_OWN = new RegExp(`^(?:(?:and|but|og|men|och|ja|mutta|en|so|as|som) )?${whole(OWN)}`, 'iu');
/** People leave out the subject: "har stått i butikk i ti år og vil ...". "Er det" and "har dere" are questions. */
const IS_WITHOUT_SUBJECT =
  /^(?:am|have (?:been|worked|a|an|studied)|worked|er|har|hadde|havde|är|hade|hef|jobbet|jobbat|arbejdet|arbetat|ollut|työskennellyt|tehnyt)(?= )(?! (?:det|der|her|dere|du|i|ni|you|there|it|any|some|nogen|noen|någon|einhver|eitthvað|þið|þú)(?!\p{L}))/iu;
/** Later in the text only what somebody has learnt or done: ", har tre års erfaring", "och har läst miljövetenskap". */
const HAS_DONE =
  /^(?:(?:and|og|och|ja|with|med) )?(?:(?:have|har|hef|i have|jeg har|jag har|eg har|ég hef) )?(?:(?:studied|worked|læst|lest|läst|studerat|studert|studeret|pluggat|jobbet|jobbat|jobba|arbejdet|arbetat|arbeidet|opiskellut|työskennellyt|lært|unnið)(?!\p{L})|(?:\d{1,2}|\p{L}{2,9})\+? (?:years?|års?|vuoden|vuotta|ára?)['’]? (?:of )?(?:experience|erfaring|erfarenhet|kokemus|kokemusta|reynslu))/iu;
const LEAVES = new RegExp(whole(LEAVING), 'iu');
const CHANGES = new RegExp(whole(CHANGING), 'iu');
const STILL_WANTS = new RegExp(`^${AND_STILL}(?!\\p{L})`, 'iu');
/** "Escape rooms" and "ut av byen" say nothing about a person. */
const IS_PERSONAL = new RegExp(
  `${whole(`${I}|im|ive|olen|olin|en jaksa|en kestä|(?:tired|sick|bored|fed up|træt|trött|lei|kyllästynyt|þreytt|þreyttur)(?= )`)}|${whole(WANT)}`,
  'iu',
);
/** "In ten years", "i tjue år". */
const FOR_YEARS =
  /(?<!\p{L})(?:(?:for|in|over|i|nesten|næsten|nästan|mer enn|mere end|i over) ){0,2}(?:\d{1,2}|\p{L}{2,12})\+? (?:years?|års?|vuotta|vuoden|ára?)['’]?(?!\p{L})(?: (?:(?:of )?experience|erfaring|erfarenhet|kokemus|kokemusta|reynslu|siden|sedan|sidan))?/giu;
/** "Worked with", "experience of": every trade and field is so introduced. */
const WORKED =
  /(?<!\p{L})(?:been|worked|working|studied|experience|background|været|vært|vore|varit|stått|stået|arbejdet|arbeidet|arbeidd|arbetat|jobbet|jobba|jobbat|erfaring|erfarenhet|baggrund|bakgrunn|bakgrund|ollut|työskennellyt|työskentelin|kokemusta|kokemus|tausta|unnið|starfað|verið|reynslu|reynsla)(?!\p{L})/giu;
/** Who has a bad back looks for no job with backs. */
const AILMENT =
  /(?<!\p{L})(?:bad|sore|aching|vond|vondt|dårlig|dårligt|ondt|ont|dålig|dåliga|kipeä|huono|slæmt|slæmur|illt|slitt|slidt|slitna?) (?:(?:i|í) )?(?:back|knees?|shoulders?|rygg|ryggen|ryg|kne|kneet|knær|knæ|skulder|skuldre|skuldra|knä|knän|axlar|axel|selkä|polvi|polvet|bak|bakið|baki|hné|helse|helbred|health)(?!\p{L})/giu;
/** Who is tired of shifts looks for no work with guards ("vagter"). */
const WORKING_HOURS =
  /(?<!\p{L})(?:(?:night|late|early|evening|weekend|rotating|irregular|long|odd|skæve|skeive|sene|seine|lange|obekväma|sena|långa|langar) )?(?:shifts?|shift work|nights|weekends|hours|commuting|overtime|(?:natte?|aften|kvelds?|kvälls|helge?|weekend|skift)?(?:vagter|vagterne|vakter|vaktene|pass|skift|arbejde|arbeid|arbete)|(?:arbejds|arbeids|arbets)tider|turnus|jour|(?:vuoro|yö|ilta)(?:työ|vuoro)\p{L}{0,6}|(?:nætur|kvöld)?(?:vaktir|vöktum|vaktavinn[au]|vinn[au]))(?!\p{L})/giu;
/** A degree, and that somebody is retired, name no field: "a PhD in physics" is physics. */
const DEGREE =
  /(?<!\p{L})(?:(?:a|an|en|et|ett|my|min) )?(?:ph\.?d\.?|doctorate|doktorgrad|doktorsexamen|tohtori|doktorspróf|master(?:'?s)?(?:grad|examen)?|bachelor(?:'?s)?(?:grad)?|kandidat(?:grad|examen)?|msc|bsc|degree|maisteri|meistarapróf)(?: degree)? (?:in|of|i|inom|innen|í)(?!\p{L})|(?<!\p{L})(?:retired|pensioned|pensioneret|pensionist|pensjonert|pensjonist|pensionerad|pensionär|eläkkeellä|eläkeläinen|eftirlaunum)(?!\p{L})/giu;
/** Where somebody is from is no place of work, and their children are no field. */
const NO_WISH =
  /(?<!\p{L})(?:(?<=\p{L} )(?:come |comes |kommer |kem )?(?:from|fra|från|frå|frá) \p{L}+|kotoisin \p{L}+|(?:\d|two|three|small|to|två|tre|små|kaksi|kolme|tvö|þrjú) (?:children|kids|børn|barn|lasta|börn))(?!\p{L})/giu;
const OR = /(?<!\p{L})(?:or|eller|tai|eða)(?!\p{L})|\//iu;

/** The shortest such sentence: "olen opettaja, haluan pois". */
const FEWEST_WORDS = 4;

export type Background = {
  wanted: string;
  background: string;
  /** Whether the person says that they leave it. */
  isLeft: boolean;
};

/** What the text says about the person, and what they want; null where it is no such sentence. */
export function backgroundIn(text: string): Background | null {
  if (hasQuotes(text) || text.split(' ').length < FEWEST_WORDS) return null;
  const isPersonal = IS_PERSONAL.test(text);
  const parts: { clause: string; isWanted: boolean }[] = [];
  let [isWanted, isLeft, isTold, isGoing] = [true, false, false, false];
  for (const [at, clause] of text.split(CLAUSE).entries()) {
    const isOwn = IS_OWN.test(clause) || (isPersonal && (at === 0 ? IS_WITHOUT_SUBJECT : HAS_DONE).test(clause));
    if (isPersonal && STAYS.test(clause)) {
      isGoing = true;
      continue;
    }
    if (STILL_WANTS.test(clause) && isTold) isWanted = true;
    else if (isPersonal && LEAVES.test(clause)) [isWanted, isLeft, isTold] = [false, true, true];
    else if (isOwn && !WANTS.test(clause)) [isWanted, isTold] = [false, true];
    else if (WANTS.test(clause) || (isTold && ASKS.test(clause))) isWanted = true;
    parts.push({ clause, isWanted });
  }
  const of = (which: boolean) =>
    parts
      .filter((part) => part.isWanted === which)
      .map(({ clause }) => (which ? clause : toldIn(LEAVES.test(clause) ? clause.replace(WORKING_HOURS, ' ') : clause)))
      .join(' ')
      .trim();
  const wanted = of(true);
  // "I am a nurse and want to work in Denmark or Sweden", but not "sales or marketing, I am open".
  const told = parts.findLastIndex((part) => !part.isWanted);
  if (parts.slice(0, told + 1).some(({ clause }) => OR.test(clause))) return null;
  if (!isTold) return null;
  // "I'm a frontend developer from India": what somebody is, is what they look for.
  if (wanted === '' && !isLeft && !isGoing) return { wanted: of(false), background: '', isLeft: false };
  return {
    wanted,
    background: of(false),
    isLeft: isLeft || CHANGES.test(wanted.replace(/\s+/g, ' ').replace(QUITE, '')),
  };
}

/** What the clause names: a trade, a place or a field, without "I have been" and "for ten years". */
const toldIn = (clause: string) =>
  [NO_WISH, DEGREE, AILMENT, IS_OWN, IS_WITHOUT_SUBJECT, LEAVES, FOR_YEARS, WORKED].reduce(
    (text, words) => text.replace(words, ' '),
    clause,
  );

/** "And want to work with wind or trains": a choice of two words, and not of all before and after. */
const EITHER = /(?<=\p{L} )([\p{L}-]{3,40}) (?:or|eller|tai|eða) ([\p{L}-]{3,40})(?=\s*(?:[,.;!?]|$))/gu;

/** Positions are either kind anyway: extrajobb eller sommarjobb. */
const KIND = /job|työ|praktik|intern|vinn|stilling|tid/iu;

/** The words of a sentence about oneself: first what is wanted. `wanted` is that part as the search reads it. */
export function wordsOfSentence(
  sentence: Background,
  wanted: string,
  isTakenWhole: (word: string) => boolean,
): TypedText['words'] {
  const wordsOf = (part: string) => parseText(part, isTakenWhole).words.map((word) => ({ ...word, isPrefix: false }));
  const background = sentence.isLeft ? ('left' as const) : ('own' as const);
  return [
    ...wordsOf(
      wanted.replace(EITHER, (either, one: string, other: string) => (KIND.test(either) ? either : `${one}/${other}`)),
    ),
    ...wordsOf(sentence.background)
      .filter(({ folded }) => !isCommon(folded))
      .map((word) => ({ ...word, background })),
  ].slice(0, MOST_WORDS);
}
