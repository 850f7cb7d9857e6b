import type { Phrases } from './grammar.ts';
import { NAMES_IN_SWEDISH } from './language-names.ts';

const HOW =
  '(?:(?:både|minst|i|på|muntlig|skriftlig|tal|skrift|och|eller|samt|god|flytande|obehindrat|mycket|väl|såväl|som|bra|talad|skriven|ledigt|säkert|tydligt|klart|problemfritt|ansträngningslöst|naturligt) ){0,6}';
const SPEAK =
  '(?:(?:flytande |obehindrat |också |även |både )?(?:talar|tala|pratar|prata|skriver|skriva|läser|läsa|förstår|förstå|behärskar|behärska|kan|kunna|hanterar|uttrycker dig(?: \\S+){0,5} på|uttrycka dig(?: \\S+){0,5} på|kommunicerar(?: \\S+){0,5} på|kommunicera(?: \\S+){0,5} på)(?:, | och | eller |/)?){1,4}';
const NEEDED =
  '(?:krav|ett krav|måste|ett måste|nödvändigt|nödvändig|nödvändiga|förutsättning|en förutsättning|obligatoriskt|obligatorisk|krävs|krävas|behövs|skallkrav|ett skallkrav|skall-krav|villkor|ett villkor)';
const WORKING =
  '(?:arbetsspråk(?:et)?|koncernspråk(?:et)?|företagsspråk(?:et)?|kontorsspråk(?:et)?|vardagsspråk(?:et)?|språket (?:på (?:kontoret|jobbet|arbetsplatsen|företaget)|i teamet|internt|vi använder)|bolagsspråk(?:et)?|gemensamma språk|interna språk|dagliga språk)';

export const SWEDISH: Phrases = {
  languages: ['sv'],
  names: NAMES_IN_SWEDISH,
  stems: `
    da dansk
    sv svensk
    no norsk
    fi finsk
    is isländsk
    en engelsk
    de tysk
    fr fransk
    es spansk
    nl holländsk
    pl polsk
    ru rysk
    da/no/sv skandinavisk`,
  glued: 'kunskaper kunskap färdigheter talande språkig språkiga',
  after: `och eller är i på som samt både språk språket språken flytande obehindrat nivå kunskaper kunskap färdigheter
    talande språkig språkiga krävs behövs ett en vill med till för då när om men att väl mycket bra skriftligt muntligt
    skrift tal även också dagligen modersmål inte nog tillräckligt fördel plus krav måste räcker duger internt varje
    utan efter eftersom så där ska måste kan blir c1 c2 b1 b2 från mellan tillsammans meriterande är utgör samtliga
    anses ses vore minimum helst gärna därutöver dessutom här används används ej får fungerar obehindrad hos varandra motsvarande ledigt problemfritt`,
  and: 'och & samt liksom såväl_som och_även och_gärna_inte',
  or: 'eller och/eller /',
  oneOf: `
    (?:minst |åtminstone )?(?:ett|något|någon|antingen)(?: eller flera)?(?: av)?(?: följande)?(?: språk(?:en)?)?:?
    antingen`,
  breaks: 'men medan däremot dock även_om',
  continues: 'men dock inte det detta som är och_det vilket heller',
  conditional: 'om ifall huruvida',
  required: String.raw`
    (?:flytande|obehindrat|obehindrad|god|goda|mycket goda|utmärkt|utmärkta|starka|solida|perfekt|felfri|felfria|grundläggande|goda kunskaper|avancerad|avancerade|professionell|säker|väl|tillräckliga|dokumenterade)(?: nivå| kunskaper)?(?: i| på)?(?:,? (?:och|eller|både|i|på|skriftliga?|muntliga?|tal|skrift|såväl|som|modersmål|muntligt|skriftligt|talad|skriven)){0,6} L
    du(?: \S+){1,12} och (?:även |också |kan ){0,2}${SPEAK} ?${HOW}L
    (?:dig|en|någon|person|medarbetare|kollega|kandidat) som (?:även |både |kan ){0,2}${SPEAK} ?${HOW}L
    (?:du|ska|skall|måste|bör|kandidaten) (?:(?:ska|måste|kan|även|också|bör|därför|självklart|kunna|behöver|obehindrat|naturligtvis) ){0,3}${SPEAK} ?${HOW}L
    (?:förmåga|förmågan) att ${SPEAK} ?${HOW}L
    ^(?:du )?${SPEAK} ?${HOW}L
    (?:kunskaper|kunskap|färdigheter|kompetens|förmåga|kommunikationsförmåga|formuleringsförmåga|språkkunskaper|språkkänsla|skicklighet)(?: \S+){0,5} (?:i|på|av) ${HOW}L
    (?:duktig på|duktig i|bra på|vass på|stark i|stark på|säker i|säker på|hemma i|trygg i|trygg med|bekväm med|bekväm i|skicklig på|van att|van vid)(?: \S+){0,4}? ${HOW}L
    L(?: (?:kunskaper|kunskap|språket|färdigheter|skriftligt|muntligt|och|i|tal|skrift|både|såväl|som|språk)){0,7} (?:är|utgör|blir|utgörs)? ?(?:också |därför |absolut |även |ett |dock )?${NEEDED}
    (?:krav på|krav att|krav är|krav|kräver|kräver att|förutsätter|förutsätter att|förväntas|krävs att|krävs|ska ha|måste ha|måste kunna|ska kunna|ska behärska|måste behärska|behov av|behöver)(?: att du| du)?(?: \S+){0,4}? ${HOW}L
    L (?:kunskaper )?(?:på|med)? ?(?:en |minst )?(?:\S+ )?(?:modersmålsnivå|modersmål|hög nivå|professionell nivå|god nivå|flytande nivå|c1|c2|b1|b2)
    L,? ?[(:–-]? ?(?:krav|ett krav|obligatoriskt|flytande|obehindrat|modersmål|mycket god|god|c1|c2|b1|b2|grundläggande)
    L,? ?[(]?(?:både )?(?:i (?:tal och skrift|skrift och tal|såväl tal som skrift|både tal och skrift)|skriftligt (?:och|som|såväl som) muntligt|muntligt (?:och|som) skriftligt|såväl (?:muntligt som skriftligt|skriftligt som muntligt|i tal som (?:i )?skrift)|både (?:muntligt och skriftligt|skriftligt och muntligt|i tal och skrift|i tal och i skrift))
    (?:du är|vara) (?:\S+ )?L (?:talande|språkig)
    (?:vi söker|söker) (?:dig som är |en |någon som är )?(?:\S+ )?L (?:talande)
    L (?:är (?:ditt)|som) (?:modersmål)`,
  optional: `
    meriterande|merit|en merit|fördel|fördelar|plus|bonus|önskvärt|önskvärd|gärna|helst|uppskattas|välkommet|välkommen|starkt meriterande|bra om|fint om|fördelaktigt|pluspoäng|extra plus|skadar inte|nice to have|till fördel|ser gärna|ser vi gärna|lära (?:dig )?L|intresse av att lära|vilja att lära|villig att lära|önskemål|underlättar`,
  notRequired: String.raw`
    (?:inte|inget|ingen|inga|ej|aldrig|icke|varken)(?: \S+){0,3}? ${NEEDED}
    (?:inget|inga|ej|inte något) (?:krav|måste|skallkrav)
    (?:varken|vare sig) (?:\S+ ){0,4}?L
    (?:behöver|måste|kräver|förväntar oss|förväntas|begär|krävs)(?: du| vi)? (?:inte|ej|ingen|inga)(?: \S+){0,6}? L
    (?:inte|ej) (?:\S+ ){0,2}?(?:att du|krav|kräver|behöver|förväntar|måste)(?: \S+){0,6}? L
    (?:talar|pratar|kan|förstår|behärskar) (?:du )?(?:inte|ej) (?:\S+ )?L
    oavsett om du (?:\S+ ){0,2}L`,
  otherwise: String.raw`
    ^(?:och |eftersom |då |så |där )?(?:vi|vår|vårt|våra|de|deras|flera|många|de flesta|alla|hälften|kunderna|användarna|kollegorna|kollegor|teamet|företaget|bolaget|produkten|appen|sajten|webbplatsen|hemsidan|hon|han|intervjun|intervjuer|avtalet)(?!.{0,40}(?:förvänt|kräv|sök|letar|önskar|ser att|förutsät|behov|ser gärna|ber om|vill att))
    (?:kunder|användare|kollegor|patienter|gäster|barn|folk|familjer|elever|partners|personer|företag|bolag|medarbetare) som
    (?:ansökan|ansökningar|ansökningshandlingar|cv|sök|ansök|skriv till|avtal|intervjun?|personligt brev|brev|annonsen)(?: \S+){0,6}? (?:på|är) L
    (?:utan(?! (?:problem|svårighet|svårigheter|ansträngning|att tveka))|oavsett|översätt\S*|lokaliser\S*|undervis\S*|kurs|kurser|lektioner|tillgänglig på|finns på|innehåll på|lär våra)
    hjälper? (?:\S+ ){1,4}(?:lära|tala|förstå|prata)`,
  optionalHeadings: `
    meriterande|merit|meriter|plus|bonus|fördel|önskvärt|nice to have|vi erbjuder|vi erbjuder dig|erbjuder|du får|det är ett plus om du|extra meriterande|förmåner`,
  requiredHeadings: `
    krav|kvalifikationer|språkkrav|skallkrav|vi kräver|krav på dig|kravprofil|du måste ha|ska-krav|språk|obligatoriskt`,
  levels: {
    fluent: 'flytande|obehindrat|obehindrad|modersmål|modersmålsnivå|utmärkt|utmärkta|perfekt|felfri|felfria|c1|c2',
    good: 'god|goda|väl|bra|säker|starka|solida|professionell|avancerad|avancerade|hög|b1|b2',
    basic: 'grundläggande|enkel|lite|viss|vissa|a1|a2',
  },
  enough: String.raw`
    L (?:ensamt )?(?:räcker|duger|är (?:\S+ )?(?:tillräckligt|nog|helt okej|allt du behöver))
    (?:räcker|tillräckligt|nog)(?: \S+){0,2}? (?:med|att kunna|att tala|att prata) (?:bara |enbart )?L
    (?:bara|endast|enbart) L (?:krävs|behövs|är nödvändigt)
    (?:behöver)(?: du)? (?:bara|endast|enbart)(?: kunna| tala| prata)? L
    ${WORKING}(?: \S+){0,4}? är (?:\S+ ){0,1}?L
    ${WORKING}: L
    L (?:är|som|används som) (?:\S+ ){0,4}?${WORKING}
    vi (?:\S+ )?(?:talar|pratar|använder)(?: \S+)? L(?: (?:på (?:jobbet|kontoret|arbetsplatsen)|internt|till vardags|dagligen|i vardagen|med varandra|tillsammans|sinsemellan)|$)
    vi (?:\S+ ){0,2}?(?:arbetar|kommunicerar|jobbar) (?:\S+ ){0,3}?på L
    (?:kommunikation(?:en)?|möten|alla möten|allt|arbetet|samtalen)(?: \S+){0,5}? (?:är|sker|hålls|går) (?:\S+ ){0,2}?på L
    (?:sker|går) (?:allt|det mesta|all kommunikation) (?:\S+ ){0,2}på L
    L (?:talande|språkig|språkiga) (?:arbetsplats|arbetsmiljö|miljö|kontor|företag)
    L (?:talar|pratar|använder) vi (?:på|internt|till)
    (?:klara dig|klarar (?:du|man) (?:dig|sig))(?: \S+){0,3}? (?:med|på) (?:bara |enbart )?L`,
  notEnough: String.raw`
    L (?:ensamt )?(?:räcker|duger) (?:\S+ )?(?:inte|ej)
    L (?:ensamt )?är (?:\S+ )?(?:inte|ej) (?:\S+ )?(?:tillräckligt|nog)
    (?:räcker inte|inte tillräckligt)(?: \S+){0,2}? (?:med|att)(?: \S+){0,3}? L`,
  help: {
    visa: `visum[a-zåäö]*|visering|arbetstillstånd(?:et)?|uppehållstillstånd(?:et)?|arbets- och uppehållstillstånd|uppehålls- och arbetstillstånd|visa sponsorship`,
    relocation: `relocation(?:paket|-paket|stöd)?|flytt|flytten|flyttkostnader(?:na)?|flytthjälp|flyttpaket|flyttbidrag|flyttstöd|flyttersättning|omlokalisering|relokering`,
    offered: String.raw`
      (?:vi|och|kan|samt|även|också|gärna|du får|får du) (?:(?:kan|vill|även|också|gärna|självklart|naturligtvis|då) ){0,3}(?:erbjuder|erbjuda|hjälper|hjälpa|bistår|bistå|bekostar|betalar|betala|sponsrar|sponsra|ordnar|ordna|stöttar|stötta|stödjer|står för|täcker|får|hjälp|tar hand om|fixar|assisterar|hjälper till|hjälper gärna till)(?: dig| också| gärna)?(?: \S+)?(?: (?:med|till|vid|i samband med|för))?(?: (?:din|ditt|dina|en|ett|alla|både|hela|stöd|hjälp|stöd vid|hjälp med|stöd med|ansökan om|att söka|att få|att ordna|generöst|praktisk)){0,5} H
      (?:hjälp|stöd|assistans|bistånd) (?:med|vid|till)(?: \S+){0,2}? H
      ^(?:(?:en|ett|generöst|fullt) ){0,2}H(?: (?:erbjuds|ingår|bekostas))?\.?$
      H (?:erbjuds|ingår|bekostas|betalas)
      (?:bekostar|betalar|erbjuder|sponsrar|täcker|ordnar) (?:(?:vi|din|ditt|dina|alla|en|ett) ){0,3}H`,
    notOffered: String.raw`
      (?:inte|ej|varken|tyvärr inte)(?: \S+){0,3}? (?:erbjuda|erbjuder|hjälpa|sponsra|bistå|bekosta|betala|möjlighet|stötta|ordna|stödja)(?: \S+){0,5}? H
      (?:kan|erbjuder|hjälper|sponsrar|bekostar|bistår|betalar|ordnar|stöttar|täcker|står)(?: vi)?(?: \S+){0,2}? (?:inte|ej|ingen|inget|inga)(?: \S+){0,5}? H
      (?:ingen|inget|inga|utan|varken) (?:\S+ ){0,2}?H
      H (?:\S+ )?(?:erbjuds|ingår|bekostas|är|kan|betalas) (?:\S+ )?(?:inte|ej)`,
    noVisa: String.raw`
      (?:måste|ska|skall|krävs att du|förutsätter att du|behöver)(?: du)?(?: redan| själv| kunna| ha| idag| också)* (?:ha|har|inneha)?(?: \S+){0,4}? (?:arbetstillstånd|uppehållstillstånd|rätt att arbeta|rätt att jobba|tillstånd att arbeta)
      giltigt? (?:\S+ ){0,2}?(?:arbetstillstånd|uppehållstillstånd)(?: \S+){0,4}? (?:krav|krävs|nödvändigt|förutsättning|måste)
      (?<!(?:om|ifall) )du har (?:redan )?(?:rätt att arbeta|rätt att jobba|giltigt arbetstillstånd)
      (?:endast|bara|enbart) (?:\S+ ){0,4}?(?:sökande|kandidater|ansökningar)(?: \S+){0,5}? (?:arbetstillstånd|uppehållstillstånd|rätt att arbeta)`,
    helpsMoving: `
      (?:vi|och|kan|gärna) (?:(?:kan|vill|även|också|gärna) )*(?:hjälper|hjälpa|bistår|stöttar) dig(?: också| gärna| även)? (?:med |till )?(?:att )?(?:flytta|relokera|hitta (?:en )?bostad)`,
    unsure: `kanske|möjligen|eventuellt|kan diskuteras|beroende på|i vissa fall|i särskilda fall|efter överenskommelse|förhandlas|ev`,
    otherwise: String.raw`
      (?:kunder|kunderna|företag|arbetsgivare|expats|användare|familjer|privatpersoner|hushåll|studenter|turister|flyktingar|nyanlända|resenärer)
      (?:mastercard|visakort|flyttfirma|flyttbyrå|plattform|byrå)
      (?:villig|redo|öppen|beredd) (?:att|för)(?: \S+)? (?:flytta|flytt|en flytt)
      flytt av|flytta vårt|flytten av|flytta kontoret`,
  },
};
