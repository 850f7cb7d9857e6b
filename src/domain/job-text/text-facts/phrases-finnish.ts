import type { Phrases } from './grammar.ts';
import { NAMES_IN_FINNISH } from './language-names.ts';

const SKILL =
  '(?:kielen |kielten |kieltä |kirjallista |suullista |kirjallinen |suullinen |sujuva |sujuvaa |hyvä |hyvää |ja |sekä )*(?:taito|taidon|taitoa|taidot|taitoja|kielitaito|kielitaitoa|kielitaidon|osaaminen|osaamista|osaamisen|hallinta|hallintaa|hallinnan|taitosi|kielitaitosi)';
const NEEDED =
  '(?:vaaditaan|vaatimus|vaatimuksena|edellytetään|edellytys|edellytyksenä|edellytyksiä|välttämätön|välttämätöntä|välttämättömiä|pakollinen|pakollista|tarvitaan|on oltava|tarpeen|ehdoton|ehdottomia|oltava|edellyttää|odotetaan)';
const SPEAK =
  '(?:puhut|osaat|hallitset|kirjoitat|ymmärrät|taidat|kommunikoit|viestit|puhua|kirjoittaa|osata|hallita|luet|ilmaiset itseäsi|työskentelet|osattava|puhuttava|hallittava)';

export const FINNISH: Phrases = {
  languages: ['fi'],
  names: NAMES_IN_FINNISH.replaceAll(
    'GENITIVE',
    '(?:(?:,| ja| tai| sekä| että| tai/ja|/) ?\\S+(?:n|a|ä)){0,3} (?:(?:ja|sekä|tai|hyvä|hyvää|sujuva|sujuvaa|erinomainen|erinomaista|vahva|vahvaa|sujuvan|hyvän|kirjallinen|suullinen|kirjallista|suullista|kirjallisen|suullisen|työ) ){0,5}(?:kiel|taito|taido|osaami|hallin|kielitai|puhuj)|(?: (?:ja|sekä|tai) \\S+n)?\\s*(?:[.,;!]|$)',
  ),
  stems: '',
  glued: '',
  after: `ja tai sekä että kielen kielten kieltä kielellä kieli kielestä sujuvasti hyvin erinomaisesti työkielenä äidinkielenä
    äidinkielenäsi taito taitoa taidon taidot osaamista osaaminen osaamisen hallinta hallintaa puhujaa puhuja on ovat ei vähintään
    myös kirjallisesti suullisesti tarvittaessa päivittäin työssä työssäsi töissä toimistolla keskenämme sisäisesti mutta kun
    koska jotta vaaditaan edellytetään tarvitaan riittää eduksi plussaa etu riittävästi kohtalaisesti jonkin natiivitasoisesti
    natiivisti hyvä hyvää sujuva sujuvaa erinomainen erinomaista vahva vahvaa kirjallinen suullinen kirjallista suullista
    erinomaisella hyvällä c1 c2 b1 b2 lisäksi luontevasti vaivatta osaava osaavaa moitteettomasti puhuva puhuvaa tai/ja
    kanssa asiakkaiden työyhteisössä äidinkielen niin sujuvalla`,
  and: 'ja & sekä että lisäksi ja_myös sekä_myös',
  or: 'tai tai/ja ja/tai /',
  oneOf: `
    (?:vähintään |ainakin )?(?:yhtä|jompaakumpaa|jotakin|joko|jotain)(?: seuraavista)?(?: kielistä| kielestä)?:?`,
  breaks: 'mutta vaikka kun_taas kuitenkin',
  continues: 'mutta se ei tämä joka vaan eikä ovat on kuitenkin',
  conditional: 'jos mikäli',
  required: String.raw`
    (?:sujuva|sujuvaa|sujuvan|sujuvasti|hyvä|hyvää|hyvän|erinomainen|erinomaista|erinomaisen|vahva|vahvaa|vahvan|riittävä|riittävää|moitteeton|moitteetonta|kiitettävä|kiitettävää|täydellinen|natiivitasoinen|natiivitason|äidinkielen tasoinen|työkielen tasoinen|perustason|kohtuullinen|tyydyttävä)(?:,? (?:ja|sekä|suullinen|kirjallinen|suullista|kirjallista|suullisen|kirjallisen|tasoinen|tasoista|sujuva|sujuvaa|niin|kuin|että|hyvä|hyvää)){0,6} L(?: ${SKILL}|$)
    L (?:(?:kielen|kielten|kieltä) )?(?:(?:sekä|ja|niin|että|kuin|hyvä|hyvää|sujuva|sujuvaa|sujuvan|hyvän|erinomainen|erinomaista|erinomaisen|vahva|vahvaa|riittävä|riittävää|suullinen|kirjallinen|suullista|kirjallista|suullisen|kirjallisen|moitteeton) ){1,7}(?:kielen )?(?:taito|taidon|taitoa|taidot|kielitaito|kielitaitoa|osaaminen|osaamista|hallinta|hallintaa)
    (?:^|^sinä |^sinulla on |ja |että |sinä |myös )?(?:${SPEAK}(?:,? | ja | sekä ))+(?:(?:sujuvasti|hyvin|erinomaisesti|myös|sekä|sujuvaa|hyvää|vaivatta|luontevasti|vähintään|niin|äidinkielenäsi|lisäksi) ){0,3}L
    (?<=${SPEAK}(?: \S+){1,6} )ja (?:hyvin|sujuvasti|erinomaisesti|auttavasti) L
    L (?:(?:kielellä|kieltä|sekä|ja|niin|kuin|että|suullisesti|kirjallisesti) ){0,6}(?:sujuvasti|hyvin|erinomaisesti|äidinkielenäsi|äidinkielenä|natiivisti|vaivatta|luontevasti|moitteettomasti|natiivitasoisesti|vähintään hyvin)
    L ${SKILL} (?:\S+ ){0,2}?(?:on |ovat )?(?:\S+ )?${NEEDED}
    L (?:kieli )?(?:on|ovat) (?:\S+ )?${NEEDED}
    ${NEEDED}(?: \S+){0,4}? L(?: ${SKILL}|$| (?:sujuvasti|hyvin))
    (?:edellytämme|vaadimme|odotamme|toivomme|tarvitset|sinulla on|sinulta|arvostamme)(?: sinulta| myös)?(?: \S+){0,3}? L ${SKILL}
    ^L ${SKILL}(?: \S+){0,2}$
    L (?:kieli |kielen )?(?:äidinkielen|natiivi)\S*
    äidinkielesi on L|äidinkielenäsi (?:on )?L
    kielitaito: ?.{0,20}L
    L,? ?[(:–-] ?(?:sujuva|äidinkieli|natiivi|hyvä|erinomainen|c1|c2|b1|b2)
    L (?:vähintään )?(?:tasolla|c1|c2|b1|b2)`,
  optional: `
    eduksi|etu|etuna|etua|plussa|plussaa|plussana|bonus|bonusta|bonuksena|toivottavaa|toivottava|hyödyksi|hyödyllinen|hyödyllistä|hyödyllisiä|arvostetaan|arvostamme|lisäetu|mielellään|suotavaa|suotava|mahdollinen|mahdollisesti|toivomme|valmis oppimaan|halu oppia|kiinnostus oppia|oppia|ansio|ansioksi|nice to have|meriitti|meriittiä|katsotaan`,
  notRequired: String.raw`
    (?:ei|eivät|emme|et|eikä|ei ole|emme kuitenkaan)(?: \S+){0,3}? (?:vaadi|vaadita|vaatimus|edellytä|edellytetä|edellytys|edellytyksenä|välttämätön|välttämätöntä|välttämättömiä|pakollinen|pakollista|tarvita|tarvitse|tarpeen|ehdoton|odota|odoteta|ole pakko)
    (?:sinun )?ei tarvitse (?:\S+ ){0,4}L
    et tarvitse (?:\S+ ){0,3}L
    (?:ei|et|eivät) (?:\S+ ){0,2}?L eikä`,
  otherwise: String.raw`
    ^(?:ja |koska |sillä )?(?:me|tiimimme|asiakkaamme|asiakkaat|käyttäjämme|kollegat|useimmat|monet|kaikki|puhumme|toimimme|he|työntekijämme|yrityksemme|tuotteemme|sovelluksemme)(?!.{0,40}(?:odot|vaad|edellyt|etsi|toivo|tarvits|hae))
    (?:asiakkaiden|asiakkaita|asiakkaat|käyttäjät|käyttäjiä|henkilöt|lapset),? (?:jotka|joiden)
    (?:hakemus|hakemuksesi|hakemukset|cv|hae|ansioluettelo|haastattelu|työsopimus)(?: \S+){0,6} L
    (?:ilman|riippumatta|kääntä\S*|käänn\S*|lokalisoi\S*|kurss\S*|oppitun\S*|opet\S*|saatavilla)`,
  optionalHeadings: `
    eduksi|eduksi katsotaan|plussaa|plussana|bonus|bonusta|lisäksi arvostamme|arvostamme|toivomme|nice to have|tarjoamme|etuna|katsomme eduksi|eduksesi|meriittiä|hyödyksi|mitä tarjoamme`,
  requiredHeadings: `
    vaatimukset|edellytämme|vaadimme|edellytykset|kielitaito|kielitaitovaatimukset|tehtävä edellyttää|sinulta edellytetään|odotamme sinulta|kielivaatimus|kielivaatimukset`,
  levels: {
    fluent:
      'sujuva|sujuvaa|sujuvan|sujuvasti|erinomai\\S+|äidinkiel\\S+|natiiv\\S+|moitteet\\S+|täydelli\\S+|kiitettäv\\S+|vaivatta|c1|c2',
    good: 'hyvä|hyvää|hyvän|hyvin|vahva|vahvaa|vahvan|riittävä|riittävää|työkielen|kohtuullinen|luontevasti|b1|b2',
    basic: 'perustason|perusteet|alkeet|tyydyttävä|auttava|auttavaa|jonkin verran|a1|a2',
  },
  enough: String.raw`
    (?:pelkkä |pelkällä )?L (?:kielen )?(?:(?:taito|kieli|kielitaito|osaaminen) )?(?:\S+ )?riittää
    riittää,? että (?:\S+ ){0,2}L
    vain L ${SKILL} (?:vaaditaan|tarvitaan|edellytetään)
    (?:työkieli|työkielemme|työkielenämme|työkielenä|yrityskieli|yrityskielemme|yhtiön kieli|yrityksen kieli|tiimin kieli|toimiston kieli|konsernikieli|toimistokieli)(?: \S+){0,4}? on (?:\S+ ){0,1}?L
    (?:työkieli|työkielemme|yrityskieli|yrityskielemme): L
    L (?:kieli )?on (?:\S+ ){0,3}?(?:työkieli|työkielemme|yrityskieli|yrityskielemme|yhteinen kielemme|konsernikieli|työkielenämme|yrityksen kieli|tiimin kieli)
    (?:puhumme|käytämme)(?: \S+){0,3}? L(?: (?:töissä|toimistolla|keskenämme|työpaikalla|työssä|sisäisesti|päivittäin)|$)
    (?:toimistolla|töissä|keskenämme|työpaikalla) (?:me )?(?:puhumme|puhutaan|käytämme) L
    pärjää(?:t)? (?:\S+ ){0,3}?(?:pelkällä )?L`,
  notEnough: String.raw`
    (?:pelkkä |pelkällä )?L (?:kielen )?(?:(?:taito|kieli|kielitaito|osaaminen) )?(?:\S+ )?ei (?:\S+ )?riitä
    ei riitä,? että (?:\S+ ){0,2}L
    et pärjää (?:\S+ ){0,2}L`,
  help: {
    visa: `viisumi(?:n|a|t|en|asioissa|asiat|tukea|tuki|hakemuksen|hakemuksessa|prosessissa)?|työlupa(?:a|asiat|hakemus)?|työluvan|työlupien|oleskelulupa(?:a|asiat)?|oleskeluluvan|työ- ja oleskelulupa(?:-asioissa)?|lupa-asioissa|työlupa-asioissa|oleskelulupa-asioissa|viisumia`,
    relocation: `muutto(?:kulu|kustannu|korvau|avustu|paket|tuke|tuki|tue)[a-zäö]*|relokaatio(?:n|ta|tuki|tukea|paketti|paketin|apua)?|muutto(?:a|on|tuki|tukea|apu|apua|kulut|kuluja|kustannukset|kustannuksia|korvaus|paketti|paketin|etu|avustus|avustusta|järjestelyissä|järjestelyt)?|muuttosi|muuton|muutossa|muutosta|relocation-(?:paketti|paketin|tukea|tuki)`,
    offered: String.raw`
      (?:autamme|tarjoamme|tuemme|järjestämme|maksamme|korvaamme|hoidamme|avustamme|sponsoroimme|voimme auttaa|voimme tarjota|saat|huolehdimme)(?: \S+){0,4}? H
      (?:apua|tukea) H
      H (?:\S+ )?(?:tarjotaan|korvataan|kuuluu etuihin|sisältyy|hoidetaan)
      ^H(?: (?:tarjotaan|korvataan))?\.?$`,
    notOffered: String.raw`
      (?:emme|ei|eivät|valitettavasti emme|eikä)(?: \S+){0,3}? (?:tarjoa|tarjota|auta|auttaa|tue|tukea|sponsoroi|sponsoroida|järjestä|järjestää|korvaa|korvata|maksa|tarjota|voida|hoida)(?: \S+){0,3}? H
      (?:emme|ei)(?: \S+){0,2}? (?:tarjoa|sponsoroi|tue|korvaa|maksa|järjestä|hoida) H
      H (?:\S+ )?(?:ei|emme|eivät) (?:\S+ )?(?:tarjota|tarjoa|korvata|korvaa|järjestetä|sisälly|kuulu|tueta|sponsoroi|sponsoroida|järjestä|hoida)
      ei H`,
    noVisa: String.raw`
      (?:sinulla (?:on|tulee|täytyy|pitää)(?: jo)?(?: olla)?(?: jo)?|hakijalla (?:on oltava|tulee olla|täytyy olla|pitää olla)(?: jo)?|edellytämme|edellytetään|vaaditaan|vaadimme)(?: \S+){0,3}? (?:voimassa oleva[na]?|oikeus|oikeutta|lupa)(?: \S+){0,4}? (?:työlupa|työlupaa|oleskelulupa|oleskelulupaa|työskennellä|työskentelyyn|työntekoon|tehdä työtä)
      voimassa oleva(?:a|n)? (?:\S+ ){0,2}?(?:työlupa|oleskelulupa|työlupaa|oleskelulupaa)(?: \S+){0,3}? (?:vaaditaan|edellytetään|edellytys|välttämätön|pakollinen|vaatimus)
      (?:edellytetään|vaaditaan|edellytämme|vaadimme) (?:\S+ ){0,2}?voimassa olevaa (?:\S+ )?(?:työlupaa|oleskelulupaa)
      (?:sinulla|hakijalla) (?:on oltava|tulee olla|täytyy olla|pitää olla)(?: jo| valmiiksi| voimassa oleva)* (?:työlupa|oleskelulupa|oikeus työskennellä)`,
    helpsMoving: String.raw`autamme sinua (?:\S+ ){0,2}?(?:muutossa|muuttamaan|muuttamisessa|asunnon|löytämään asunnon)|autamme (?:sinua )?(?:muutossa|asunnon löytämisessä)`,
    unsure: `ehkä|mahdollisesti|tapauskohtaisesti|neuvoteltavissa|voidaan keskustella|sovittaessa|riippuen`,
    otherwise: String.raw`
      (?:asiakkaille|asiakkaitamme|asiakkaita|yrityksiä|yrityksille|työnantajia|työnantajille|opiskelijoita|opiskelijoille|käyttäjille|turisteille|pakolaisille|matkailijoille|maahanmuuttajille|perheille)
      (?:muuttofirma|mastercard|visa-kortti|alusta|toimistomme muut\S*|toimisto muut\S*|valmis muuttamaan|valmiutta muuttaa)`,
  },
};
