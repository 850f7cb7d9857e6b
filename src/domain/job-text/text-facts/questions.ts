/** Questions of postings with their answers: "Can you help with the permit? Yes." states what it was asked. */

/** "Don't speak Danish? No problem." is one statement. */
const ANSWER =
  /^(?:neither (?:do|does)|nor do|same here|so what|relax|you(?:['’]ll| will) (?:be|do) (?:just |perfectly )?(?:fine|ok|okay)|det går (?:helt |lika )?(?:bra|fint)|ei (?:se )?haittaa|ei hätää|ekkert mál|no (?:problem|worries)|not a problem|not (?:needed|required|necessary)|no need|don['’]t worry|that['’]s (?:ok|okay|fine)|det gør (?:ikke noget|intet)|det gjør ingenting|(?:ingen|intet|inga) problem|ikke noe problem|det er (?:helt )?(?:ok|okay|fint)|fortvivl ikke|ingen fara|behövs inte|behøves ikke|trengs ikke|trengst ikkje|ikke nødvendigt?|ei tarvita|ei tarvitse|ekki nauðsynleg|óþarfi|engar áhyggjur|ekkert vandamál|(?:þá )?við \S+ (?:\S+ ){0,3}?(?:það|þau|því|þess|þeirra|hana|henni)(?!\p{L})|det gör inget)/iu;

/** "No permit? We sort it out." and "Tarvitsetko viisumin? Me hoidamme sen." are one statement, too. */
const HELP_NEEDED: readonly (readonly [question: RegExp, answer: RegExp])[] = [
  [
    /visum|visa|tillstånd|tilladelse|tillatelse|permit|bostad|boende|lägenhet|bolig/i,
    /^(?:(?:nej|nei|no|ja),? )?(?:vi (?:hjälper|fixar|löser|ordnar|sköter|bistår|hjælper|ordner|hjelper|løser)|(?:det|den|då) (?:söker|fyller|gör|betalar|hjälper|fixar|löser|ordnar|sköter|tar|hjælper|ordner|hjelper|løser) vi|säg till)(?!\p{L})/iu,
  ],
  [
    /(?:viisum|lupa|lupaa|luvan|asunto|asunno|muut|ulkopuolel|ulkomail)\p{L}*(?: \S+){0,3}$/iu,
    /^(?:(?:(?:me|sen|ne|siinä|niissä) )?\p{L}{3,}mme|me \p{L}+(?:taan|tään|daan|dään)|siinä tapauksessa|silloin emme)(?!\p{L})/iu,
  ],
  // "Er húsnæði í boði? Nei." The letters tell it from the same question in Norwegian.
  [/[þðáíúý]/i, /^(?:já|nei)(?!\p{L})/iu],
];

/** A need of a permit or a home, and an answer without the name that says what the company does about it. */
const NAMES_NEED =
  /visum|visa(?!\p{L})|tillstånd|tilladelse|tillatelse|løyve|permit|viisum|lup[aa]|luvan|leyfi|bostad|boende|lägenhet|bolig|bustad|leilighet|lejlighed|asunto|húsnæði|housing|place to live/iu;
const ASKS_ABOUT_NEED =
  /^(?:\S+ ){0,3}\S+$|(?<!\p{L})(?:needs?|requires?|lack|missing|without|what about|how about|no|don['’]t have|brug for|bruk for|behøver|trenger|treng|mangler|manglar|hvad med|hva med|kva med|uden|uten|utan|skal jeg|må jeg|må eg|ikke|ikkje|behöver|saknar|hur (?:är|blir|går|gör) (?:det|jag) med|vad gäller|krävs|måste jag|inget|inga|inte|tarvits\p{L}*|puuttu\p{L}*|entäs?|ilman|vailla|ei|eikö|þarf|þarftu|vantar|án|ekki)(?!\p{L})/iu;
const WE_ACT =
  /(?<!\p{L})(?:we|we['’]ll|us|hr|our \p{L}+ (?:team|office|partner|unit)|vi|os|oss|me|\p{L}{3,}mme|\p{L}+(?:taan|tään|daan|dään)|við|okkar)(?!\p{L})/iu;
const OTHERS =
  /guest|customer|client|student|patient|kund|gäst|gæst|gjest|asiaka|viera|gest|viðskipta|elever|borger|beboer|invånar/iu;
/** "Do I need a permit? Yes, but we get it for you." */
const YES_BUT = /^(?:yes|ja|jo|já|kyllä),? (?:but|and|men|og|och|en|mutta|ja) /i;

const QUESTION =
  /^(?:so,? |and |og |och )?(?:(?<verb>can|do|will|could|would|are|must) (?<who>you|i)|(?<verb2>kan|må|skal|ska|måste|behöver|behøver|trenger|får|hjælper|hjelper|hjälper|tilbyder|tilbyr|erbjuder|ordner|ordnar|betaler|betalar|dækker|dekker|sponsrar|bistår|ersätter|bekostar|täcker|fixar|stöttar|räcker|går|holder|held|rækker|rekker|klarer|greier) (?<who2>i|ni|dere|jeg|jag|eg|man|det))(?!\p{L}) /iu;
const SUBJECTS: Record<string, string> = { jeg: 'du', jag: 'du', eg: 'du', man: 'man', det: 'det' };
const YES =
  /^(?:yes|yep|sure|certainly|of course|absolutely|gladly|indeed|always|we do|we can|we will|we['’]ll|ja|japp|jepp|jo|självklart|selvfølgelig|naturligvis|absolut|kyllä|já)(?!\p{L})/iu;
const NO =
  /^(?:no|nope|not (?:at|for|in|yet|right|this|really)|unfortunately|sorry|sadly|alas|regrettably|we do not|we don['’]t|nej|nei|desværre|dessverre|tyvärr|ikkj?e (?:her|hos)|ei)(?!\p{L})/iu;
/** "Kan man …" begins a question in Swedish where another word shows it. */
const SWEDISH = /(?<!\p{L})(?:ni|jag|ska|måste|\p{L}*(?:ä|ö)\p{L}*|\p{L}+sk(?:a|an|t)|klara)(?!\p{L})/iu;

/** "Krävs svenska? Nej." and "Kræves dansk?" ask about a thing, and so does "Er engelsk nok?" */
const QUESTION_OF_THING =
  /^(?<verb>räcker|duger|krävs|behövs|ingår|erbjuds|ordnas|holder|held|rækker|rekker|kræves|kreves|krevst) (?<thing>(?!det |du |man )\p{L}.*)\?$/iu;
const SWEDISH_VERB = /^(?:räcker|duger|krävs|behövs|ingår|erbjuds|ordnas)$/i;
const IS_ENOUGH = /^er (?<thing>\p{L}+) (?<rest>nok|tilstrækkeligt?|tilstrekkelig)\?$/iu;

/** "Is English enough? No." and "Is there a staff flat? Yes." */
const IS_THERE = /^(?<verb>is|are) there (?:an? |any )?(?<thing>.+)\?$/iu;
const IS_THING =
  /^(?<verb>is|are) (?<thing>\S.*?) (?<rest>(?:really |absolutely )?(?:enough|sufficient|required|needed|necessary|mandatory|essential|offered|provided|available|possible|included|covered|paid|reimbursed|arranged|sponsored|an? (?:must|requirement|option|problem))(?!\p{L}).*)\?$/iu;

/** "Do you speak Norwegian? You'll need to." */
const NEEDS =
  /^(?:you(?:['’]ll| will)? (?:need|have|must|should)|(?:it|this|that|these(?: two)?|they|both|(?:one|either|any) of (?:them|these|the two|those))(?:['’]s| is| are) (?:\p{L}+ ){0,2}(?:must|required|necessary|essential|needed|requirements?)|(?:then|if so)(?!.*(?:plus|advantage|bonus|better|great|prefer|asset|not|unfortunately)))(?!\p{L})/iu;
const ADJECTIVE = /^(?:fluent|native|good|excellent|strong) /i;

/** "Har du norska som modersmål? Då är det dig vi söker." */
const WANTED =
  /^(?:then (?:you|we|it)|(?:då|da|så) (?:är|er) (?:det )?(?:du|dig|deg)|då (?:vill|söker|letar|behöver|hoppas) vi|då kan du vara|du behövs|vi (?:behöver|vill ha|söker) dig)(?!\p{L})/iu;
const ABOUT_READER =
  /^(?<verb>är|har|talar|pratar|kan|behärskar|skriver|förstår|er|taler|snakker|har|mestrer) du (?!.*(?:bara|enbart|ingen|inte|ikke|bare|kun)(?!\p{L}))/iu;

/** "Do you only speak English? Then this is not the job for you." */
const THEN_NOT =
  /^(?:(?:then|if so) .*(?<!\p{L})(?:not|unfortunately|cannot|can['’]t)|(?:that|this|it) (?:won['’]t|will not|does not|doesn['’]t) (?:do|work|suffice))(?!\p{L})/iu;

/** "Who takes care of the permit? We do." */
const WHO = /^(?:and |og |och )?(?:who|hvem|vem) (?=\p{L})/iu;
const US = /^(?:(?:that|det)(?:['’]s| is| gør| gjør| gör| er| är)? )?(?<us>we|us|vi|oss|os)(?!\p{L})/iu;

/** "Visa? We handle it." names what its answer is about, and so does "Working language? English." */
const NAME_ONLY =
  /^(?!(?:who|what|where|when|why|how|which|is|are|does?|do|can|will|would|could|have|has|must|should|not|er|är|hvem|hvad|hva|hvor|vem|vad|var|kan|skal|ska|har|finns|findes|finnes|holder|held|rækker|rekker|klarer|greier|kræves|kreves|þarf|þarftu|vantar|hvað)(?!\p{L}))[^?,:]{1,50}$/iu;
/** Longer ones made claims in Danish texts that were wrong. */
const MOST_WORDS_OF_NAME = 4;
/** "Need a place to live? We find one." */
const NEEDED = /^(?:(?:do not|don['’]t) have|need|needing|looking for|want|lacking|missing|in need of) [^?:]{1,50}$/i;
const ANSWER_ABOUT_NAME =
  /^(?:we|hr|our|that['’]s|don['’]t|forget|skip|never mind|leave|consider|already|not|no|yes|sorry|sadly|unfortunately|of course|included|provided|sponsored|handled|arranged|covered|paid|ours|done|on us|on the house|vi|det|den|dem|dei|ikke|inte|nej|nei|ja|emme|ei|me|við|já)(?!\p{L})/iu;
const NAMES_LANGUAGE = /(?<!\p{L})(?:language|sprog|språk|\p{L}+sprog|\p{L}+språk|\p{L}*kieli|\p{L}*tungumál)$/iu;

/** A Finnish question begins with its verb: "Autatteko muutossa? Kyllä." Its statement, if the answer is yes, and if it is no. */
const FINNISH_QUESTIONS: Record<string, readonly [yes: string, no: string]> = {
  autatteko: ['autamme', 'emme auta'],
  hoidatteko: ['hoidamme', 'emme hoida'],
  järjestättekö: ['järjestämme', 'emme järjestä'],
  korvaatteko: ['korvaamme', 'emme korvaa'],
  maksatteko: ['maksamme', 'emme maksa'],
  tarjoatteko: ['tarjoamme', 'emme tarjoa'],
  voitteko: ['voimme', 'emme voi'],
  onko: ['on', 'ei ole'],
  riittääkö: ['riittää', 'ei riitä'],
  pärjääkö: ['pärjää', 'ei pärjää'],
  pärjäänkö: ['pärjäät', 'et pärjää'],
  voiko: ['voi', 'ei voi'],
  voinko: ['voit', 'et voi'],
  saanko: ['saat', 'et saa'],
  pitääkö: ['sinun pitää', 'sinun ei tarvitse'],
  täytyykö: ['sinun täytyy', 'sinun ei tarvitse'],
  tarvitseeko: ['sinun täytyy', 'sinun ei tarvitse'],
  tarvitsenko: ['tarvitset', 'et tarvitse'],
  tarvitaanko: ['tarvitaan', 'ei tarvita'],
  vaaditaanko: ['vaaditaan', 'ei vaadita'],
  edellytetäänkö: ['edellytetään', 'ei edellytetä'],
};
const FINNISH_YES = /^(?:kyllä|joo|juu|toki|totta kai|tietysti|tietenkin|tottakai|ehdottomasti)(?!\p{L})/iu;
const FINNISH_NO = /^(?:ei|emme|et|en|valitettavasti|ikävä kyllä)(?!\p{L})/iu;

/** Whether a question and the words behind it make one sentence. */
export function isOneWithAnswer(question: string, answer: string): boolean {
  const [first = ''] = answer.split(/(?<=[.!?])\s/);
  return (
    ANSWER.test(answer) ||
    HELP_NEEDED.some(([asks, answers]) => asks.test(question) && answers.test(answer)) ||
    (NAMES_NEED.test(question) &&
      !OTHERS.test(question) &&
      ASKS_ABOUT_NEED.test(question) &&
      WE_ACT.test(first) &&
      !NAMES_NEED.test(first) &&
      (YES_BUT.test(first) || statementOf(`${question}?`, first) === null))
  );
}

/** The statement that a question makes together with its answer; null for other sentences. */
export function statementOf(question: string, answer: string | undefined): string | null {
  if (answer === undefined || !question.endsWith('?')) return null;
  const asked = question.slice(0, -1);
  const wanted = WANTED.test(answer) ? ABOUT_READER.exec(question) : null;
  if (wanted) return `du ${wanted.groups?.verb} ${asked.slice(wanted[0].length)}.`;
  if (THEN_NOT.test(answer)) return `${asked} ${answer}`;
  const asks = QUESTION.exec(question);
  if (asks !== null) return statementAbout(asks, asked.slice(asks[0].length), answer);
  if (ADJECTIVE.test(asked)) return NEEDS.test(answer) ? `you have ${asked}.` : null;
  return (
    finnishStatement(question, answer) ?? whoDoes(asked, answer) ?? aboutThing(question, answer) ?? named(asked, answer)
  );
}

/** `rest` follows the verb and the subject that `asks` found. */
function statementAbout(asks: RegExpExecArray, rest: string, answer: string): string | null {
  const { verb = '', who = '', verb2, who2 = '' } = asks.groups ?? {};
  if (/^you$/i.test(who) && NEEDS.test(answer)) return `you ${/are/i.test(verb) ? verb : 'must'} ${rest}.`;
  const isYes = YES.test(answer);
  if (!isYes && !NO.test(answer)) return null;
  if (verb2 !== undefined) {
    const not = isYes ? '' : SWEDISH.test(asks.input) ? 'inte ' : 'ikke ';
    return `${SUBJECTS[who2.toLowerCase()] ?? 'vi'} ${verb2} ${not}${rest}.`;
  }
  if (!isYes && verb.toLowerCase() === 'must') return `you do not have to ${rest}.`;
  const auxiliary = isYes && verb.toLowerCase() === 'do' ? '' : `${verb} `;
  return `${who.toLowerCase() === 'i' ? 'you' : 'we'} ${auxiliary}${isYes ? '' : 'not '}${rest}.`;
}

function finnishStatement(question: string, answer: string): string | null {
  const [, verb = '', rest] = /^(\p{L}+) (?:(?:minun|sitä) )?(.+)\?$/u.exec(question) ?? [];
  const [yes, no] = FINNISH_QUESTIONS[verb.toLowerCase()] ?? [];
  if (yes === undefined) return null;
  if (FINNISH_YES.test(answer) || answer.toLowerCase().startsWith(yes)) return `${yes} ${rest}.`;
  return FINNISH_NO.test(answer) ? `${no} ${rest}.` : null;
}

function whoDoes(question: string, answer: string): string | null {
  const who = WHO.exec(question)?.[0];
  const us = US.exec(answer)?.groups?.us;
  if (who === undefined || us === undefined) return null;
  return `${/^[wu]/i.test(us) ? 'we' : 'vi'} ${question.slice(who.length)}.`;
}

function aboutThing(question: string, answer: string): string | null {
  const isYes = YES.test(answer);
  if (!isYes && !NO.test(answer)) return null;
  const there = IS_THERE.exec(question)?.groups;
  if (there) return `there ${there.verb} ${isYes ? '' : 'no '}${there.thing}.`;
  const is = IS_THING.exec(question)?.groups;
  if (is) return `${is.thing} ${is.verb} ${isYes ? '' : 'not '}${is.rest}.`;
  const enough = IS_ENOUGH.exec(question)?.groups;
  if (enough) return `${enough.thing} er ${isYes ? '' : 'ikke '}${enough.rest}.`;
  const { verb = '', thing } = QUESTION_OF_THING.exec(question)?.groups ?? {};
  const not = isYes ? '' : SWEDISH_VERB.test(verb) ? ' inte' : ' ikke';
  return thing === undefined ? null : `${thing} ${verb}${not}.`;
}

function named(name: string, answer: string): string | null {
  if (NEEDED.test(name) && ANSWER_ABOUT_NAME.test(answer)) return `${name}${/^do/i.test(name) ? '?' : ':'} ${answer}`;
  if (!NAME_ONLY.test(name) || name.split(' ').length > MOST_WORDS_OF_NAME) return null;
  return ANSWER_ABOUT_NAME.test(answer) || NAMES_LANGUAGE.test(name)
    ? `${name}${/^(?:no|not|without) /i.test(name) ? '?' : ':'} ${answer}`
    : null;
}
