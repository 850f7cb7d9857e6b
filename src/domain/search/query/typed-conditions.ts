/** Other ways to write a few conditions of the work, as the vocabulary has them. */

const ON_CALL = /(?<!\p{L})on[ -]call(?: (?:duty|shifts?|work))?(?!\p{L})/giu;
/** A guard (vakt, vagt) is somebody, but who wants none means the duty. */
const WITHOUT_DUTY =
  /(?<!\p{L})(uden|uten|utan|ikke|ikkje|inte|ingen|inga|án|engar) (?:vagt|vagter|vakt|vakter|jourer|jourpass|beredskap|vaktir)(?!\p{L})/giu;
const WITHOUT_TRAVEL =
  /(?<!\p{L})(no|without|uden|uten|utan|ingen|inga|slipper|slippe|slippa) (?:(?:much|meget|mye|mycket|mange|många) )?(?:travel|trips|rejser|resor|reiser)(?!\p{L})/giu;
/** Of work from home the share says little; of a position it is the hours. */
const WHOLLY = /(?<![\p{L}\d])100 ?(?:%|(?:per ?cent|procent|prosent|prosenttia|prósent)(?!\p{L}))/giu;
const FROM_HOME = /(?<!work(?:ing)? )(?<!\p{L})from (?:my )?home(?!\p{L})/giu;

export function withConditions(text: string): string {
  return text
    .replace(ON_CALL, 'oncall')
    .replace(WITHOUT_DUTY, '$1 oncall')
    .replace(WITHOUT_TRAVEL, '$1 travelling')
    .replace(WHOLLY, ' ')
    .replace(FROM_HOME, 'remote')
    .trim();
}
