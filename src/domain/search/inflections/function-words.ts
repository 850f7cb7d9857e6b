import { fold } from '#domain/site/fold.ts';

/**
 * Words that only join others, in six languages; written by us. Cutting an ending off another word may leave one of them
 * (theme: them), but none of them is a form of it.
 */
const FUNCTION_WORDS = {
  en: `about above after again all also although am among an any are because been before being below between both but can could did
    do does doing down during each either else ever every few for from had has have having he her here hers herself him himself
    his how if into its itself just least less many may me might mine more most much must my myself neither no nor not now off
    often once one only or other others ought our ours ourselves out over own rather same shall she should since so some such
    than that the their theirs them themselves then there these they this those though through thus to too under until up upon
    us very was we well were what when where whether which while who whom whose why will with within without would yet you
    your yours yourself yourselves`,
  da: `alle andet andre anden at blev blive bliver da dem den denne der deres det dette dig din dine disse dog eller end efter ellers
    enhver ene eneste fordi gennem ham han hans har havde have hende hendes her hos hun hvad hvem hver hvilke hvilken hvis hvor
    hvordan hvornår ikke inden ind jeg jer jeres jo kan kun kunne lige man mange med meget mellem men mere mest mig min mine mit
    mod må ned noget nogle nogen nu når og også op os over på samme selv ses sig sin sine sit skal skulle som sådan thi til
    tæt ud under uden var ved vi vil ville vor vores være været`,
  sv: `alla allt alltså andra att av bara bli blev blir blivit de dem den denna deras dess dessa det detta dig din dina ditt du där då
    efter eller en er era ert ett från för ha hade han hans har hela henne hennes hon honom hur här i icke ingen inom inte jag ju
    kan kunde man med mellan men mig min mina mitt mot mycket ni nu när något någon några och om oss på samma sedan sig sin sina
    sitta själv skulle som så sådan till under upp ut utan vad var vara varför varit varje vars vart vem vi vid vilka vilken
    vilket våra vårt vår över`,
  no: `alle andre at bare ble bli blir både båe da de deg dei deim deira deires dem den denne der dere deres det dette di din disse
    ditt du eg ein eit ei eller elles en enn er et ett etter for fordi fra før ha hadde han hans har henne hennes her hjå ho hoe
    hos hun hva hvem hver hvilke hvilken hvis hvor hvordan hvorfor i ikke ikkje ingen ingi inkje inn jeg kan kom korleis kva
    kvar kven kvi man mange me med medan meg meget mellom men mer mest mi min mine mitt mot mykje ned no noe noen noko nokon nokor
    nokre nå når og også om opp oss over på samme seg selv si sia sidan siden sin sine sitt sjøl skal skulle slik so som somme
    somt så sånn til um under upp ut uten var vart ved vere verte vi vil ville vore vors vort være vært`,
  fi: `ei eivät emme en et ette että he hän häneen häntä hänen ja joka joita jos josta jotka kanssa ken kenen koska kuin kuka kun me
    mihin mikä mitkä missä mistä mitä mukaan mutta myös ne niiden niin niitä noin nuo nyt nämä näiden ole olen olet oli olla ole
    olemme on ovat poikki se sekä sen siihen siinä sinä siitä sitä te tai tuo tuon tämä tämän tässä vaan vai vaikka yli`,
  is: `að af aðeins allt alltaf annað annar aðra bara eða ef eftir ég ein einn eitt ekki en er eru fram frá fyrir hafa hann hans hefur hér
    hennar henni hið hin hinn hjá honum hún hvað hvaða hver hvernig hvar hvort hvorki inn í já mér með mig mín mitt nei né nú og
    okkar okkur sem sér sig sín sinn sitt svo til um undir upp út var vegna vera verða verið við vil þá það þær þar þau þegar
    þeim þeir þeirra þér þess þessi þetta þig þinn þitt þó því þú yfir ykkar ykkur`,
};

const WORDS = new Map(
  Object.entries(FUNCTION_WORDS).map(([language, words]) => [language, new Set(words.split(/\s+/).map(fold))]),
);

/** Whether a folded word only joins others in a language. */
export function isFunctionWord(language: keyof typeof FUNCTION_WORDS, word: string): boolean {
  return WORDS.get(language)?.has(word) ?? false;
}

/** A job "without school" is another than one with it. */
const NEGATIONS = new Set(
  `no not nor neither without ikke icke inte ikkje inkje ingi ingen uden utan uten ei eivät et ekki hvorki poikki`
    .split(' ')
    .map(fold),
);

/** Whether a folded word only joins others in any of the languages, and negates nothing. */
export function joinsOthers(word: string): boolean {
  return !NEGATIONS.has(word) && [...WORDS.values()].some((words) => words.has(word));
}
