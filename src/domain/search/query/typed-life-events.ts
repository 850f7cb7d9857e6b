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

/** The text without the seasons in which somebody moves, graduates or returns. */
export function withoutLifeEvents(text: string): string {
  return text
    .replace(EVENT_FIRST, (_, ...groups) => (groups.at(-1) as { between: string }).between || ' ')
    .replace(SEASON_FIRST, ' ')
    .trim();
}

/** The text without "have" and the like after their subject. */
export const withoutAuxiliaries = (text: string) => text.replace(AUXILIARY, '$1').replace(AFTER_AND, '$1');
