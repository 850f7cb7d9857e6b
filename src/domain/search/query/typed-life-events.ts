/** "Developer, I move to Oslo this summer": the season tells when somebody comes, and asks for no summer job. */

const EVENTS =
  'move|moving|relocate|relocating|graduate|graduating|finish|finishing|return|returning|' +
  'flytter|flytte|dimitterer|færdiguddannet|flyttar|flytta|tar examen|avslutar|återvänder|' +
  'fullfører|avslutter|uteksamineres|' +
  'muutan|muutamme|muuttaa|muuttamassa|valmistun|valmistumassa|palaan|' +
  'flyt|flytja|flytjum|útskrifast|klára';
const SEASONS =
  '(?:this|next|in the|in|by) (?:spring|summer|autumn|fall|winter)|' +
  '(?:i|til|till|til den|næste|neste|nästa) (?:sommer|sommeren|sommar|sommaren|foråret|forår|våren|vår|efteråret|efterår|høsten|høst|' +
  'hösten|höst|haust|hausten|vinteren|vinter|vintern)|' +
  '(?:(?:ensi|tänä) )?(?:keväällä|kesällä|syksyllä|talvella|keväänä|kesänä|syksynä|talvena)|' +
  '(?:í|næsta) (?:vor|sumar|haust|vetur)';
const WORD = String.raw`[\p{L}\p{N}.-]{1,40}`;
const EVENT_FIRST = new RegExp(
  `(?<!\\p{L})(?:${EVENTS})(?!\\p{L})(?<between>(?: ${WORD}){0,4}) (?:${SEASONS})(?!\\p{L})`,
  'giu',
);
const SEASON_FIRST = new RegExp(`(?<!\\p{L})(?:${SEASONS}) (?:${EVENTS})(?!\\p{L})`, 'giu');

/** "Der eg får bruk for det": after its subject the verb is no sheep (får), garden (have) or army (hær). */
const AUXILIARY =
  /(?<!\p{L})(i|we|you|they|who|jeg|jag|eg|ég|du|man|vi|der|som|vil|gerne|kunne) (?:have|had|has|har|får|fær|få|hef|hefur)(?!\p{L})/giu;

const AFTER_AND = /(?<!\p{L})(and|but|men|og|och|en) (?:has|had|har|hef|hefur)(?!\p{L})/giu;

/** "Nu leder jeg efter": between its words the verb is no leader. */
const LOOKING =
  /(?<!\p{L})(leder|leter|leiter|leitar|letar|ser|søger|söker) (?:(?:nu|nå|no|jeg|jag|eg|vi|også|også|därför|derfor) ){1,3}(?:efter|etter)(?!\p{L})/giu;

/** "My children go to school in Tampere" tells where somebody lives, and asks for no work with children. */
const FAMILY =
  '(?:my |our |mine |mina |våre |våra |vores |min |mit |mitt |minun )?(?:children|kids|son|daughter|wife|husband|partner|girlfriend|boyfriend|børn|børnene|barn|barna|barnen|lapset|lapsemme|lapseni|börn|börnin|kone|mand|kæreste|kjæreste|sambo|fru|man|vaimo|mies|puoliso|kona|maður)';
const OF_FAMILY = new RegExp(
  `(?<!\\p{L})${FAMILY} (?:already )?(?:go(?:es)?|going|are|is|attends?|started?|goes|går|gå|går|er|är|käyvät|käy|ovat|on|ganga|gengur|eru|begynner|börjar|starter) (?:to |at |in |i |på |í |á )?(?:school|kindergarten|skole|skolen|skola|skolan|skule|børnehave|barnehage|dagis|förskola|koulua|koulussa|päiväkodissa|skóla|leikskóla)(?!\\p{L})|` +
    `(?<!\\p{L})(?:with )?${FAMILY} (?:has |have |had |har |fik |fick |fikk |sai |fékk |got |gets |found )(?:fået |fått |got |a |new |et |en |ett |job|nyt |nytt |ny ){0,4}(?:job|jobb|stilling|tjänst|työpaikan|töitä|vinnu)(?!\\p{L})|` +
    `(?<!\\p{L})${FAMILY} (?:er|är|har|have|has|are|ovat|on|eru) (?:flyttet|flytta|flyttat|moved|muuttaneet|muuttanut|flutt|fluttir)(?: (?:hjemmefra|hemifrån|heimanfrå|out|ud|ut|away|pois|kotoa|að heiman))?(?!\\p{L})|` +
    '(?<!\\p{L})(?:with my (?:partner|family|husband|wife|girlfriend|boyfriend)|(?:med|sammen med) (?:min|mitt|mit) (?:familie|familj|partner|kæreste|kjæreste|sambo)|perheeni kanssa|puolisoni kanssa|með fjölskyldunni)(?!\\p{L})',
  'giu',
);

/** "Remote is fine, too" asks for no remote work: jobs in the town come first, and then remote ones anyway. */
const REMOTE_TOO =
  /(?<!\p{L})(?:etätyökin|etänäkin|(?:remote|remote work|etätyö|etänä|hjemmefra|hjemmearbejde|hjemmekontor|heimekontor|distans|på distans|hemifrån|fjarvinna)(?: (?:also|too|er også|er|är också|är|også|också|is|is also|myös|líka|kan|fungerar|fungerer))?) (?:kelpaa|käy|sopii|onnistuu|ok|okay|fine|works|works too|fint|fungerer|fungerar|går bra|går også|funkar|bra|í lagi)(?!\p{L})/giu;

/** The text without the seasons in which somebody moves, graduates or returns. */
export function withoutLifeEvents(text: string): string {
  return text
    .replace(EVENT_FIRST, (_, ...groups) => (groups.at(-1) as { between: string }).between || ' ')
    .replace(SEASON_FIRST, ' ')
    .replace(LOOKING, 'søger')
    .replace(OF_FAMILY, ' ')
    .replace(REMOTE_TOO, ' ')
    .trim();
}

/** The text without "have" and the like after their subject. */
export const withoutAuxiliaries = (text: string) => text.replace(AUXILIARY, '$1').replace(AFTER_AND, '$1');
