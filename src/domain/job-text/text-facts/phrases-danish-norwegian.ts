import type { Phrases } from './grammar.ts';
import { NAMES_IN_DANISH_AND_NORWEGIAN } from './language-names.ts';

const HOW =
  '(?:(?:både|minst|mindst|i|på|mundtligt?|muntlig|muntleg|skriftligt?|skriftleg|skrift|tale|skrive|og|eller|samt|godt|det|flydende|flytende|flytande|meget|veldig|rigtig|svært|norden|et|som|ubesværet|ubesvært|problemfrit|uproblematisk|uanstrengt|sikkert|trygt|klart|tydeligt?|naturligt?|let|lett) ){0,6}';
const SPEAK =
  '(?:(?:flydende |flytende |også |både )?(?:taler?|tale|snakker?|snakke|skriver?|skrive|læser?|læse|leser?|lese|forstår?|beherskere?|behersker|beherske|kan|kunne|mestrer|mestre|formulerer? (?:dig|deg)(?: \\S+){0,3} på|kommunisere(?:r)?(?: \\S+){0,3} på|kommunikere(?:r)?(?: \\S+){0,3} på|uttrykke (?:deg|dykk)(?: \\S+){0,3} på|begår (?:dig|deg)(?: \\S+){0,3} på)(?:, | og | eller |/)?){1,4}';
const WORKING =
  '(?:arbejdssprog(?:et)?|arbeidsspråk(?:et)?|koncernsprog(?:et)?|konsernspråk(?:et)?|virksomhedssprog(?:et)?|firmasprog(?:et)?|kontorsprog(?:et)?|hverdagssprog(?:et)?|daglige? (?:sprog|språk)|fællessprog|fellesspråk(?:et)?|sprog(?:et)? på kontoret|språket? på kontoret|språket (?:vårt )?på jobben?|sproget på arbejdet|bedriftsspråk(?:et)?|kontorspråk(?:et)?|interne språk)';
const NEEDED =
  '(?:krav|et krav|eit krav|påkrævet|påkrevd|påkravd|nødvendig|nødvendigt|nødvendige|naudsynt|forudsætning|en forudsætning|forutsetning|en forutsetning|ei føresetnad|et must|et must-have|must|betingelse|en betingelse|obligatorisk|kræves|kreves|krevst|trengs|trengst)';

export const DANISH_NORWEGIAN: Phrases = {
  languages: ['da', 'nb'],
  marks:
    /(?<!\p{L})(?:deg|meg|seg|hva|språk\p{L}*|snakker?|trenger|ikkje|dei|eit|eg|kreves|flytende|norsktalende|arbeids\p{L}*|hvis du kan|kjennskap|ønskelig|fordel at|av|vært|mulighet|søker|påkrevd|kunnskap\p{L}*|skriftlig|muntlig|godt?e? norsk\p{L}*|flytting|oppholdstillatelse|arbeidstillatelse|tilbyr|jobben|kan ikke tilby|bistår|pluss|nødvendig|forutsetning|vi hjelper deg|setning|uten|etter|bedrift\p{L}*|nok|dekke[rs]?|\p{L}*kostnade\p{L}+)(?!\p{L})/iu,
  names: NAMES_IN_DANISH_AND_NORWEGIAN,
  stems: `
    da dansk
    sv svensk
    no norsk
    fi finsk
    is islandsk
    en engelsk
    de tysk
    fr fransk
    es spansk
    nl hollandsk
    pl polsk
    da/no/sv skandinavisk`,
  glued:
    'kundskaber kundskab kunnskaper kunnskap kunnskapar kunnskaper færdigheder ferdigheter ferdigheiter talende talande sproget språklig språkleg sprogede',
  after: `og eller er i på som samt både sprog språk flydende flytende flytande niveau nivå kundskaber kunnskaper
    kunnskapar færdigheder ferdigheter talende talande sproget språklig kræves kreves krevst nødvendigt nødvendig en et
    ei eit vil med til for da når hvis men at godt meget skriftligt skriftlig mundtligt muntlig skrift tale både også
    dagligt daglig modersmål morsmål ikke ikkje nok tilstrækkeligt tilstrekkelig fordel pluss plus krav must rækker
    holder alene internt hver uden uten etter fordi så der om skal må kan bliver blir vert c1 c2 b1 b2 fra var ein
    påkrævet påkrevd mellem mellom sammen dersom sidan siden flydende, ønskelig ønskes tilnærmet minimum foretrækkes
    foretrekkes helst gerne gjerne dertil derudover her tilsvarende svarende ubesværet ubesvært uanstrengt problemfrit uproblematisk sikkert`,
  and: 'og & samt og_også såvel_som',
  or: 'eller og/eller /',
  oneOf: `
    (?:mindst |minst )?(?:et|ét|ett|eitt|eit|enten|en)(?: eller flere)?(?: a[fv])?(?: (?:følgende|de|dei))?(?: sprog(?:ene)?| språk(?:ene|a)?)?:?
    enten`,
  breaks: 'men mens medan dog selv_om selvom',
  continues: 'men dog ikke ikkje det dette som er og_det heller',
  conditional: 'hvis dersom såfremt om',
  required: String.raw`
    (?:flydende|flytende|flytande|sikker|sikkert|stærk|sterk|god|gode|godt|solid|solide|stærke|sterke|fremragende|utmerket|utmerkede|gjode|fortrinlig|fortrinlige|perfekt|perfekte|fejlfrit|feilfri|rigtig godt|meget gode?t?|svært gode?|veldig gode?|høyt|højt|beherskelse af|grundlæggende|grunnleggende|forhandlingssikkert|professionelt|profesjonelt|udmærket|nødvendige)(?: nivå| niveau)?(?: i| på| a[fv])?(?:,? (?:og|eller|både|i|på|skriftligt?|skriftleg|mundtligt?|muntlig|munnleg|muntleg|tale|skrift|tilnærmet|som|modersmål|morsmål)){0,6} L
    (?:${SPEAK}) ?${HOW}L(?=.{0,40}(?:flydende|flytende|flytande|godt|sikkert|uden besvær|ubesværet|uproblematisk|på modersmålsniveau|på et|på eit|i skrift|i tale|skriftlig|mundtlig|muntlig|problemfrit|perfekt|hjemmevant))
    du(?: \S+){1,12} og (?:også |kan ){0,2}${SPEAK} ?${HOW}L
    (?:dig|deg|dykk|en|én|nogen|noen|person|medarbejder|medarbeider|kollega|kandidat) (?:som|der) (?:også |både |kan ){0,2}${SPEAK} ?${HOW}L
    (?:du|skal|må|bør|kandidaten|ansøger|søker|søkeren) (?:(?:skal|må|kan|også|bør|derfor|selvfølgelig|naturligvis|kunne) ){0,3}${SPEAK} ?${HOW}L
    (?:evne|evnen|evner|i stand) til (?:å|at) ${SPEAK} ?${HOW}L
    ^(?:du )?${SPEAK} ?${HOW}L
    (?:kundskaber|kunnskaper|kunnskapar|færdigheder|ferdigheter|ferdigheiter|kompetencer|beherskelse|kendskab|kjennskap|fremstillingsevne|framstillingsevne|formuleringsevne|formuleringsevner|kommunikationsevner|kommunikasjonsevner|kommunikasjonsferdigheter)(?: \S+){0,5} (?:i|på|a[fv]|til) ${HOW}L
    (?:(?:dygtig|flink|god|godt|skarp|stærk|sterk|ferm|habil|hjemmevant) (?:til|i|på)|flydende i|flydende på|flytende i|flytende på|fortrolig med|komfortabel med|trygg på|tryg i) (?:å |at )?(?:\S+ ){0,4}?${HOW}L
    L(?: (?:kundskaber|kunnskaper|kunnskapar|færdigheder|ferdigheter|sprog|språk|kundskab|skriftligt?|skriftleg|mundtligt?|muntlig|munnleg|og|i|skrift|tale|både)){0,7} (?:er|blir|bliver|vert)? ?(?:også |derfor |absolut |absolutt |helt |eit |et )?${NEEDED}
    (?:krav om|krav til|krever|kræver|krev|forudsætter|forutsetter|forventer|forventar|kreves|påkrævet|skal have|må ha|må kunne|skal kunne|skal beherske|må beherske|behov for)(?: at du| at)?(?: \S+){0,4}? ${HOW}L
    L (?:kundskaber |kunnskaper )?(?:på|med)? ?(?:et |eit )?(?:\S+ )?(?:modersmålsniveau|morsmålsnivå|modersmål|morsmål|forhandlingsniveau|højt niveau|høyt nivå|høgt nivå|professionelt niveau|profesjonelt nivå|godt nivå|godt niveau|c1|c2|b1|b2)
    L,? ?[(:–-]? ?(?:flydende|flytende|flytande|modersmål|morsmål|godt|meget godt|c1|c2|b1|b2|grundlæggende|grunnleggende)
    L,? ?[(]?(?:både )?(?:i )?(?:skriftligt? (?:og|som|såvel som) mundtligt?|mundtligt? (?:og|som) skriftligt?|skrift og tale|tale og skrift|skriftlig (?:og|som) muntlig|muntlig (?:og|som) skriftlig|munnleg og skriftleg|skriftleg og munnleg|muntleg og skriftleg)
    (?:skriftligt? og mundtligt?|mundtligt? og skriftligt?|skriftlig og muntlig|muntlig og skriftlig|munnleg og skriftleg) L
    (?:du er|være|vere|er du) (?:\S+ )?L (?:talende|talande|sproget|språklig)
    L (?:er (?:dit|ditt) )(?:modersmål|morsmål)
    L som (?:modersmål|morsmål)`,
  optional: `
    fordel|ein fordel|fordele|fordelagtigt|pluss|plus|bonus|ønskelig|ønskeleg|ønskes|ønskeligt|gerne|gjerne|helst|foretrækkes|foretrekkes|foretrekkast|velkommen|velkomment|kjekt|nyttig|nyttigt|meriterende|en styrke|ikke en nødvendighed|vægtes|vektlegges|værdsættes|verdsettes|godt, hvis|bra om|fint om|skader ikke|trækker op|trekker opp|lære (?:dig |deg |seg )?L|lyst til å lære|lyst til at lære|villig til|interesse for å lære|nice to have|med fordel|teller positivt|tæller positivt`,
  notRequired: String.raw`
    (?:ikke|ikkje|intet|inkje|aldrig|aldri|ingen|hverken)(?: \S+){0,3}? ${NEEDED}
    (?:intet|ingen|inga|ikke noe|ikke noget|ikkje noko) krav
    (?:hverken|verken) (?:\S+ ){0,4}?L
    (?:behøver|behøves|behøv|trenger|treng|trengst|trengs|må|skal|kræver|krever|krev|forventer|forventar|forventes)(?: du)?(?: \S+)? (?:ikke|ikkje)(?: \S+){0,6}? L
    (?:ikke|ikkje) (?:\S+ ){0,2}?(?:at du|krav|kræver|krever|krev|behøver|trenger|treng|nødt til|forventer|forvente)(?: \S+){0,6}? L
    (?:taler|snakker|kan|forstår|behersker) (?:du )?(?:ikke|ikkje) (?:\S+ )?L
    uafhængigt? af L|uavhengig av L`,
  otherwise: String.raw`
    ^(?:og |fordi |da |siden |så |hvor )?(?:vi|vores|vore|våre|vår|vårt|de|dei|deres|flere|mange|de fleste|alle|halvdelen|kunderne|kundene|kundane|brukerne|brugerne|kolleger|kollegaer|teamet|virksomheden|bedriften|produktet|appen|siden|nettsiden|hjemmesiden|hun|han|samtalen|samtaler|kontrakten)(?!.{0,40}(?:forvent|kræv|krev|søg|søk|leder etter|leter etter|ønsker|ser etter|forudsæt|forutset|brug for|har behov|lægger vægt|legger vekt|ber om))
    (?:kunder|brukere|brugere|kolleger|kollegaer|patienter|pasienter|gæster|gjester|børn|barn|folk|familier|elever|partnere|personer|virksomheder|bedrifter) (?:som|der|som ikke)
    (?:ansøgning|ansøgningen|ansøgninger|cv|søknad|søknaden|søknader|søk|ansøg|skriv til|kontrakt|samtalen|intervju|intervjuet|samtale)(?: \S+){0,6}? (?:på|er) L
    (?:(?:uden|uten|utan)(?! (?:problemer?|besvær|vanskeligheder|vansker|vanskar|anstrengelse|tøven|å nøle))|oversæt\S*|overset\S*|lokaliser\S*|undervis\S*|kurs|kurser|danskundervisning|norskkurs|tilgængelig på|tilgjengelig på|findes på|finnes på|indhold på|innhold på|lærer vores|lærer våre)
    hjælper? (?:\S+ ){1,4}(?:lære|tale|forstå)|hjelper? (?:\S+ ){1,4}(?:lære|snakke|forstå)`,
  optionalHeadings: `
    fordel|fordele|en fordel|ein fordel|pluss|plus|bonus|ønskelig|ønskeleg|gerne|gjerne|nice to have|vi tilbyder|vi tilbyr|vi tilbyr deg|vi kan tilby|du får|det er en fordel hvis du|meriterende|tilbyr|tilbyder`,
  requiredHeadings: `
    krav|kvalifikationer|kvalifikasjoner|kvalifikasjonar|sprogkrav|språkkrav|krav til dig|krav til deg|vi kræver|vi krever|påkrævet|påkrevd|skal have|må ha|sprog|språk`,
  levels: {
    fluent: String.raw`
      flydende|flytende|flytande|modersmål\S*|morsmål\S*|fremragende|utmerket|utmerkede|fortrinlig\S*|udmærket|perfekt\S*|fejlfrit|feilfri|forhandlingssikkert|forhandlingsniveau|c1|c2`,
    good: String.raw`
      god|gode|godt|solid|solide|stærk\S*|sterk\S*|sikker|sikkert|professionelt|profesjonelt|høyt|højt|høgt|b1|b2`,
    basic: 'grundlæggende|grunnleggende|basalt|basis|a1|a2|litt|lidt',
  },
  enough: String.raw`
    L (?:alene )?er (?:\S+ ){0,2}?(?:nok|tilstrækkeligt|tilstrekkelig|tilstrekkeleg|helt fint|fint)
    L (?:alene )?(?:rækker|holder|er alt du trenger)
    (?:kun|bare|blot|berre) L (?:er )?(?:nødvendigt?|påkrævet|påkrevd|kræves|kreves|krevst)
    (?:behøver|trenger|treng)(?: du)? (?:kun|bare|berre|blot)(?: å kunne| at kunne| kunne)? L
    ${WORKING}(?: \S+){0,4}? er (?:\S+ ){0,1}?L
    ${WORKING}: L
    L (?:er|som|vert brukt som) (?:\S+ ){0,4}?${WORKING}
    vi (?:\S+ )?(?:taler|snakker|bruger|bruker|brukar|snakkar)(?: \S+)? L(?: (?:på (?:arbejdet|kontoret|jobben|jobb|arbeid)|internt|til daglig|til hverdag|til dagleg|i hverdagen|i kvardagen|sammen|med hinanden|med hverandre|i det daglige)|$)
    vi (?:\S+ ){0,2}?(?:arbejder|arbeider|arbeidar|kommunikerer|kommuniserer|jobber|jobbar) (?:\S+ ){0,3}?på L
    (?:kommunikation(?:en)?|kommunikasjon(?:en)?|møder|møter|alle møter|alle møder|alt|arbejdet|arbeidet)(?: \S+){0,5}? (?:er|foregår|skjer|går|føregår|holdes) (?:\S+ ){0,2}?på L
    (?:foregår|føregår|går|skjer|sker) (?:alt|det meste|all? kommunikasjon|al kommunikation) (?:\S+ ){0,2}på L
    L (?:talende|talande|sproget|språklig) (?:arbejdsplads|arbeidsplass|arbeidsmiljø|arbejdsmiljø|miljø|kontor|virksomhed|bedrift)
    L (?:taler|snakker|bruger|bruker) vi (?:på|internt|til)
    (?:klare (?:deg|dig|seg|sig)|klarer (?:du |man )?(?:deg|dig|seg|sig))(?: \S+){0,2}? (?:med|på) (?:kun |bare )?L`,
  notEnough: String.raw`
    L (?:alene )?er (?:\S+ )?(?:ikke|ikkje) (?:\S+ )?(?:nok|tilstrækkeligt|tilstrekkelig|tilstrekkeleg)
    L (?:alene )?(?:rækker|holder) (?:\S+ )?(?:ikke|ikkje)
    (?:ikke|ikkje) (?:nok|tilstrækkeligt|tilstrekkelig) (?:med|at|å)(?: \S+){0,3}? L`,
  help: {
    visa: String.raw`visum[a-zæøå]*|visa|arbejds(?:-?\s?og opholds)?tilladelse[rn]?|opholds(?: ?og arbejds)?tilladelse[rn]?|arbeids(?: ?og opphalds| ?og oppholds)?tillatelsen?|oppholdstillatelsen?|arbeidsløyve|opphaldsløyve|opphaldsløyvet|visumsponsorat|visumsponsing|arbejds- og opholdstilladelser?|arbeids- og oppholdstillatelse`,
    relocation: `relokering|relokation|relocation(?:pakke|-pakke)?|flytning|flytningen|flytteudgifter(?:ne)?|flytteutgifter|flyttekostnader|flyttehjælp|flyttehjelp|flyttestøtte|flyttepakke|flyttegodtgørelse|flyttegodtgjørelse|flytting|flyttingen|flyttinga|flytteomkostninger|flytteprosessen`,
    offered: String.raw`
      (?:vi|og|kan|samt|også|gerne|gjerne|du får|får du|får du også) (?:(?:kan|vil|også|gerne|gjerne|naturligvis|selvfølgelig|selvsagt|ogso) ){0,3}(?:tilbyder|tilbyr|tilbyde|tilby|hjælper|hjelper|hjelpe|hjælpe|hjelper deg|bistår|bistå|dækker|dekker|dekke|dække|yder|yde|yter|yte|betaler|betale|sponsorerer|sponser|sponsorere|ordner|ordne|sørger|sørge|støtter|støtte|assisterer|får|hjelp|hjælp|står for|tager os af|tar oss av|tek oss av|hjelper til)(?: dig| deg| dykk)?(?: \S+)?(?: (?:med|til|for|ved|i forbindelse med|i))?(?: (?:din|dine|ditt|dit|en|et|ei|alle|både|hele|støtte|hjælp|hjelp|støtte til|hjælp til|hjelp til|hjelp med|bistand|bistand til|god|søknad om|ansøgning om|at søge|å søke|å få|at få|søke om|om|praktisk)){0,5} H
      (?:hjælp|hjelp|støtte|bistand|assistance|assistanse) (?:til|med|ved)(?: \S+){0,2}? H
      ^(?:(?:en|et|ei|fuld|full|god) ){0,2}H(?: (?:tilbydes|tilbys|inkludert|inkluderet|dækkes|dekkes))?\.?$
      H (?:tilbydes|tilbys|dækkes|dekkes|betales|inngår|indgår|er inkluderet|er inkludert|vert dekt)
      (?:dækker|dekker|betaler|tilbyder|tilbyr|yder|yter|sponsorerer|sponser) (?:(?:vi|din|dine|ditt|alle|en|ei|et) ){0,3}H`,
    notOffered: String.raw`
      (?:ikke|ikkje|hverken|verken)(?: \S+){0,3}? (?:tilbyde|tilby|tilbyder|tilbyr|yde|yte|hjælpe|hjelpe|sponsorere|sponse|bistå|dække|dekke|mulighed for|mulighet for|støtte|betale|i stand til|ordne|dekt)(?: \S+){0,5}? H
      (?:kan|tilbyder|tilbyr|yder|yter|hjælper|hjelper|sponsorerer|sponser|dækker|dekker|bistår|støtter|betaler|dekkjer|står)(?: vi)?(?: \S+){0,2}? (?:ikke|ikkje|desværre ikke|dessverre ikke)(?: \S+){0,5}? H
      (?:ingen|uden|uten|inga|utan|ikke noen|ikkje noko|hverken|verken) (?:\S+ ){0,2}?H
      H (?:\S+ )?(?:tilbydes|tilbys|dækkes|dekkes|er|kan|betales|vert|inngår|indgår) (?:\S+ )?(?:ikke|ikkje)
      ikke mulighed for (?:\S+ ){0,3}?H`,
    noVisa: String.raw`
      (?:skal|må|kræves at du|forutsetter at du|forudsætter at du)(?: du)?(?: allerede| på forhånd| selv| kunne| ha| have| også| derfor)* (?:have|ha|har|dokumentere)?(?: \S+){0,4}? (?:arbejdstilladelse|arbeidstillatelse|opholdstilladelse|oppholdstillatelse|arbeidsløyve|opphaldsløyve|ret til at arbejde|rett til å arbeide|lov til å arbeide|lov til at arbejde|lov til å jobbe|rett til å jobbe)
      (?:gyldig|gyldigt) (?:\S+ ){0,2}?(?:arbejdstilladelse|arbeidstillatelse|opholdstilladelse|oppholdstillatelse|arbeidsløyve)(?: \S+){0,4}? (?:krav|et krav|eit krav|kræves|kreves|krevst|nødvendig|nødvendigt|påkrævet|påkrevd|forudsætning|forutsetning)
      (?:forutsettes|forudsættes|kreves|kræves) (?:at du har )?gyldigt? (?:\S+ ){0,2}?(?:arbejdstilladelse|arbeidstillatelse|opholdstilladelse|oppholdstillatelse|arbeidsløyve)
      (?<!(?:hvis|om|dersom) )du har (?:allerede )?(?:ret til at arbejde|rett til å (?:arbeide|jobbe)|gyldig arbejdstilladelse|gyldig arbeidstillatelse)
      (?:kun|bare|utelukkende) (?:\S+ ){0,4}?(?:ansøgere|søkere|kandidater|søkarar)(?: \S+){0,5}? (?:arbejdstilladelse|arbeidstillatelse|opholdstilladelse|oppholdstillatelse|rett til å arbeide)`,
    helpsMoving: `
      (?:vi|og|kan|gerne|gjerne) (?:(?:kan|vil|også|gerne|gjerne) )*(?:hjælper|hjelper|hjælpe|hjelpe|bistår|hjelp) (?:dig|deg)(?: også| gerne| gjerne)? (?:med |til )?(?:at |å )?(?:flytte|relokere|finde (?:en )?bolig|finne (?:en )?bolig|finne bustad)`,
    unsure: `måske|kanskje|muligvis|muligens|eventuelt|kan drøftes|kan diskuteres|efter aftale|etter avtale|afhængig af|avhengig av|i særlige tilfælde|i noen tilfeller|i spesielle tilfeller|evt|forhandles|kan aftales|kan avtales`,
    otherwise: String.raw`
      (?:kunder|kunderne|kundene|virksomheder|bedrifter|arbejdsgivere|arbeidsgivere|expats|brugere|brukere|private|privatpersoner|familier|studerende|studenter|turister|flyktninge|flyktninger|innvandrere|rejsende|reisende|nyankomne)
      (?:mastercard|visakort|visa-kort|flytteplatform|flyttefirma|flyttebyrå|byrå|plattform|platform)
      (?:villig|klar|åben|åpen|parat|nødt) (?:til|for|til at|for å)(?: \S+)? (?:flytte|flytning|flytting|at flytte|å flytte)
      flytning a[fv]|flytting av|flytte vores|flytte kontoret`,
  },
};
