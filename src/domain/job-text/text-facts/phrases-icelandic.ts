import type { Phrases } from './grammar.ts';
import { NAMES_IN_ICELANDIC } from './language-names.ts';

const _SKILL = '(?:kunnátta|kunnáttu|færni|mál|mælandi|kunnátta í|færni í|kunnáttan)';
const NEEDED =
  '(?:skilyrði|krafa|nauðsynleg|nauðsynlegt|nauðsyn|krafist|er krafist|áskilin|áskilið|skilyrt|gerð krafa|þarf|er þörf|forsenda)';
const HOW =
  '(?:(?:bæði|í|á|góðri|mæltri|ritaðri|töluðu|rituðu|talaðri|talað|ritað|og|eða|máli|góða|mjög|ræðu|riti|vel|reiprennandi|töluð) ){0,6}';
const SPEAK =
  '(?:(?:tala|talar|talir|skrifar|skrifa|skrifir|skilur|skilja|kunna|kannt|kunnir|lesa|lest|tjáð þig|tjáir þig|tjá þig|tjá sig)(?:,? | og | eða )?){1,4}';

export const ICELANDIC: Phrases = {
  languages: ['is'],
  names: NAMES_IN_ICELANDIC,
  stems: `
    da dönsku
    sv sænsku
    no norsku
    fi finnsku
    is íslensku
    en ensku
    de þýsku
    fr frönsku
    es spænsku
    pl pólsku`,
  glued: 'kunnátta kunnáttu kunnáttan færni mælandi',
  after: `og eða er í á sem eða kunnátta kunnáttu kunnáttan færni mælandi reiprennandi vel bæði ekki nægir dugar dugir
    nauðsynleg kostur skilyrði krafa með fyrir þegar þar en að til einnig skriflega munnlega skriflegri daglega innanhúss
    tungumál tungumálið móðurmál ritun talmál töluðu rituðu talaðri ritaðri mæltu máli talað ritað þarf æskileg æskilegt
    hvort og/eða c1 c2 b1 b2 eru saman okkar hér skrifaðri sín krafist áskilin talar tala eins auk ræðu riti ríkjandi ein mjög
    væri telst`,
  and: 'og & ásamt auk og_einnig eins_og',
  or: 'eða og/eða /',
  oneOf: String.raw`
    (?:a\.m\.k\. |að minnsta kosti |minnst )?(?:einu|eitt|annaðhvort|einhverju|öðru)(?: af)?(?: eftirfarandi)?(?: tungumálum)?:?`,
  breaks: 'en þó hins_vegar þótt',
  continues: 'en þó ekki það þetta sem er heldur og_það',
  conditional: 'ef hvort',
  required: String.raw`
    (?:reiprennandi|góð|góða|góðri|mjög góð|mjög góða|framúrskarandi|mikil|sterk|afbragðs|afburða|fullkomin|fullkomið vald á|gott vald á|mjög gott vald á|grunn|næg|traust|vald á|ágæt|haldgóð|mjög góðri|prýðileg)(?: (?:færni|kunnátta|kunnáttu|þekking|tök|hæfni|skilningur|vald|málakunnátta|tungumálakunnátta|hæfileikar|hæfni til))?(?: (?:í|á))?(?:,? (?:bæði|í|á|og|ræðu|riti|mæltri|ritaðri|töluðu|rituðu|máli|talaðri)){0,6} L
    (?:færni|kunnátta|kunnáttu|þekking|hæfni|vald|tök|samskiptahæfni|ritfærni|tungumálakunnátta|hæfileiki|hæfileikar)(?: \S+){0,5} (?:í|á) ${HOW}L
    þú(?: \S+){1,12} og (?:einnig |getur ){0,2}${SPEAK} ?${HOW}L
    (?:þig|einhverjum|einstaklingi|aðila|manneskju|starfsmanni) sem (?:einnig |getur ){0,2}${SPEAK} ?${HOW}L
    (?:þú|þarft að|verður að|þarf að|umsækjandi|umsækjendur) (?:(?:þarft að|verður að|getur|þarf að|þurfa að|einnig|geta|bæði|að|átt að) ){0,3}${SPEAK} ?${HOW}L
    ^(?:þú )?${SPEAK} ?${HOW}L
    L(?: (?:kunnátta|kunnáttu|kunnáttan|færni|bæði|í|á|ræðu|og|riti|töluðu|rituðu|máli)){0,7} (?:er|eru|telst)? ?(?:algjört |algert |einnig |því |alger )?${NEEDED}
    (?:krafa um|krafist er|krafist|gerum kröfu um|gerð er krafa um|kröfur um|krefst|krefjumst|skilyrði er|skilyrði|þarf að hafa|þarft að hafa|verður að hafa|áskilin er|nauðsynlegt er að|nauðsynlegt að)(?: \S+){0,4}? L
    L (?:að )?móðurmáli
    L,? ?[(:–-] ?(?:reiprennandi|móðurmál|góð|mjög góð|c1|c2|b1|b2)
    L (?:kunnátta )?(?:á )?(?:c1|c2|b1|b2)
    L (?:bæði )?(?:í ræðu og riti|í rituðu og töluðu máli|í töluðu og rituðu máli|í riti og ræðu)
    L (?:kunnátta|færni)(?: \S+){0,3} (?:reiprennandi|framúrskarandi)
    (?:sért|vera|ert) L mælandi
    ^(?:góð |mjög góð )?L kunnátta$`,
  optional: `
    kostur|kosti|kostar|kostir|bónus|plús|æskileg|æskilegt|æskilegur|ávinningur|gott ef|gagnlegt|gagnleg|velkomið|velkomin|metið|metin|til bóta|styrkur|vilji til að læra|læra|nice to have|ákjósanleg|ákjósanlegt|skaðar ekki|helst|gjarnan`,
  notRequired: String.raw`
    (?:ekki|engin|enga|ekkert|hvorki|aldrei)(?: \S+){0,3}? (?:skilyrði|krafa|kröfu|nauðsynleg|nauðsynlegt|nauðsyn|krafist|áskilin|áskilið|forsenda|þörf)
    (?:þarft|þarf|þurfa|krefjumst|gerum|gerir|förum)(?: þú| við)? (?:ekki|engar|enga)(?: \S+){0,6}? L
    (?:ekki|engin|engar|enga) (?:\S+ ){0,2}?(?:krafa|kröfu|kröfur|krafist|þörf|þarf|þarftu|þurfa)(?: \S+){0,6}? L
    (?:talir|talar|kunnir|kannt|skilur) (?:þú )?ekki (?:\S+ )?L`,
  otherwise: String.raw`
    ^(?:og |þar sem |því |svo )?(?:við|teymið|okkar|viðskiptavinir|notendur|flestir|margir|allir|helmingur|starfsfólk|starfsmenn|samstarfsfólk|fyrirtækið|varan|appið|vefurinn|hún|hann|þeir|viðtalið|viðtöl)(?!.{0,40}(?:leit|kref|kröfu|þurf|óska|gerum|vænt|biðj))
    (?:viðskiptavini|viðskiptavinum|viðskiptavinir|notendur|notendum|fólk|fólki|börn|sjúklinga|gesti|gestum),? sem
    (?:umsókn|umsóknir|umsóknum|ferilskrá|ferilskráin|sækja um|sæktu um|viðtal|viðtöl|ráðningarsamningur|kynningarbréf)(?: \S+){0,6}? (?:á|er) L
    (?:án|óháð|þýð\S*|þýdd\S*|staðfær\S*|námskeið\S*|kenn\S*|aðgengileg\S*|efni á)`,
  optionalHeadings: `
    kostur|kostur ef|æskilegt|bónus|plús|við bjóðum|við bjóðum upp á|fríðindi|það er kostur|nice to have|í boði|hvað bjóðum við|kostur að hafa`,
  requiredHeadings: `
    hæfniskröfur|kröfur|menntunar- og hæfniskröfur|skilyrði|tungumálakunnátta|tungumál|tungumálakröfur|skilyrði fyrir ráðningu`,
  levels: {
    fluent: 'reiprennandi|framúrskarandi|móðurmál\\S*|afbragðs|afburða|fullkomi\\S*|c1|c2',
    good: 'góð|góða|góðri|gott|sterk|mikil|traust|ágæt|haldgóð|vel|prýðileg|b1|b2',
    basic: 'grunn|grunnkunnátta|undirstöðu|lágmarks|a1|a2',
  },
  enough: String.raw`
    L (?:kunnátta |ein )?(?:er )?(?:nægir|dugar|dugir|nægileg|nægjanleg|nóg)
    (?:nægir|dugar|nóg)(?: \S+){0,2}? að (?:kunna|tala) (?:bara |aðeins )?L
    (?:aðeins|eingöngu|bara) (?:er )?(?:krafist )?L (?:kunnátta |kunnáttu )?(?:er )?(?:nauðsynleg|krafist|skilyrði|áskilin|þarf)
    (?:vinnutungumál|vinnutungumálið|vinnumál|vinnumálið|vinnustaðamálið|tungumál (?:fyrirtækisins|vinnustaðarins|okkar|teymisins)|samskiptamál|samskiptamálið|tungumálið (?:á vinnustaðnum|á skrifstofunni|í vinnunni|hjá okkur)|vinnustaðartungumálið)(?: \S+){0,4}? er L
    L er (?:\S+ ){0,3}?(?:vinnutungumál|vinnutungumálið|vinnumál|vinnumálið|tungumál (?:fyrirtækisins|vinnustaðarins)|samskiptamál|samskiptamálið|tungumálið á|aðaltungumál)\S*
    við (?:\S+ )?(?:tölum|notum)(?: \S+)? L(?: (?:í vinnunni|á skrifstofunni|á vinnustaðnum|innanhúss|daglega|saman|okkar á milli|dags daglega)|$)
    við (?:\S+ ){0,2}?(?:vinnum|störfum) (?:\S+ ){0,3}?á L
    (?:samskipti|öll samskipti|fundir|allir fundir|vinnan)(?: \S+){0,4}? (?:er|eru|fara fram|fer fram) (?:\S+ ){0,2}?á L
    L er (?:\S+ )?(?:töluð|notuð)(?: \S+)? (?:á vinnustaðnum|á skrifstofunni|í vinnunni|innanhúss|hjá okkur)
    L mælandi (?:vinnustaður|vinnustað|umhverfi|vinnuumhverfi)
    bjarga þér (?:\S+ ){0,2}?á L`,
  notEnough: String.raw`
    L (?:kunnátta |ein )?(?:nægir|dugar|dugir|er|ein og sér) (?:\S+ )?ekki(?: (?:nóg|nægileg|nægjanleg))?
    ekki (?:nóg|nægilegt) (?:\S+ ){0,3}L`,
  help: {
    visa: `vegabréfsáritun(?:ar|ir|um|in|ina|inni)?|(?:dvalar|atvinnu|starfs)leyfi(?:ð|s|n|nu|sins|sumsókn)?|dvalar- og atvinnuleyfi|atvinnu- og dvalarleyfi`,
    relocation: `flutning(?:i|a|ar|inn|inum|unum|um|sstyrk|sstyrkur|skostnað|skostnaður|saðstoð|spakka|spakki|skostnaði)?|búferlaflutning(?:a|ar|um|i)?`,
    offered: String.raw`
      (?:við|og|einnig|getum|bjóðum) (?:(?:getum|einnig|líka|gjarnan|munum|bjóðum) ){0,3}(?:bjóðum upp á|bjóðum|aðstoðum|hjálpum|styðjum|greiðum|borgum|sjáum um|styrkjum|boðið upp á|aðstoðað|hjálpað|upp á)(?: þig| þér)?(?: \S+){0,4}? H
      (?:aðstoð|hjálp|stuðning|stuðningur|styrk|styrkur) (?:við|vegna|með|til)(?: \S+){0,3}? H
      ^H(?: (?:í boði|greiddur|innifalinn))?\.?$
      H (?:er |eru )?(?:í boði|greiddur|greidd|innifalin\S*|greitt)
      (?:greiðum|borgum) H`,
    notOffered: String.raw`
      (?:ekki|hvorki|því miður ekki)(?: \S+){0,3}? (?:boðið upp á|boðið|aðstoðað|aðstoða|hjálpað|styrkt|greitt|greiðum|upp á|bjóða upp á|séð um|stutt)(?: \S+){0,4}? H
      (?:bjóðum|getum|aðstoðum|greiðum|styrkjum|sjáum|borgum|styðjum)(?: við| því miður)* ekki(?: \S+){0,6}? H
      (?:engin|engan|ekki|enginn|engar|án|enga|hvorki) (?:\S+ ){0,2}?H
      H (?:\S+ )?(?:er|eru|fæst) (?:\S+ )?ekki`,
    noVisa: String.raw`
      (?:þarft|þarf|verður|verða|þurfa|skilyrði)(?: \S+){0,2}? að (?:\S+ )?(?:hafa|vera með)(?: \S+){0,4}? (?:atvinnuleyfi|dvalarleyfi|rétt til að vinna|leyfi til að vinna|heimild til að vinna|réttindi til að vinna)
      (?:gilt|gild) (?:\S+ ){0,2}?(?:atvinnuleyfi|dvalarleyfi)(?: \S+){0,3}? (?:skilyrði|krafa|nauðsynlegt|krafist|áskilið)`,
    helpsMoving: `
      (?:við|og|einnig) (?:(?:getum|einnig|líka) )*(?:hjálpum|aðstoðum|aðstoðað|hjálpað) (?:þér|þig) (?:við |að )?(?:að )?(?:flytja|flytjast|finna húsnæði|finna íbúð)`,
    unsure: `kannski|hugsanlega|mögulega|eftir samkomulagi|fer eftir|í sumum tilvikum|má ræða|hægt að ræða`,
    otherwise: String.raw`
      (?:viðskiptavinum|viðskiptavini|fyrirtækjum|fyrirtæki við|atvinnurekendum|ferðamönnum|ferðamenn|nemendum|flóttafólki|fjölskyldum|notendum)
      (?:flutningafyrirtæki|mastercard|flutningur skrifstofu|flutning á|flutningum á|vöruflutning\S*|sjóflutning\S*)`,
  },
};
