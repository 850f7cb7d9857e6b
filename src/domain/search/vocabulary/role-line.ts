import type { JobRole } from '#domain/site/taxonomies.ts';

/**
 * The words of titles in the six languages, in lines that mean the same: what a search understands and what tells
 * the role of an imported posting, in one table. A line's key is the role where it means the whole role, else a
 * name of its own, for a part of a role or a word that any role can have.
 *
 * How words are written here: `salgs-` begins compounds, `-udvikler` is a word and ends compounds, `~chef` only
 * ends them (alone, a chef is a cook), several words stand side by side in a title, `=intern` is taken as it
 * stands: no inflection of it, and no beginning of a longer word.
 */
export type RoleLine = {
  key: string;
  /** The role a title with these words has; the first line that knows a title decides, the particular before the general. */
  role?: JobRole;
  /** They mean the same: who looks for one looks for all. */
  means: string;
  /** They tell the role, but who looks for one of them looks for that word alone. */
  tells?: string;
  /**
   * The wider line this one is a part of: a title of this line is one of that, and who looks for this one sees the
   * others of that after it.
   */
  within?: string;
  /** Names of one thing, the same in texts: whole words, `word+^role` for one that means it in that role alone. */
  named?: string;
  /** Lines, `a+b` for both of two, `^role` for the role alone, that are near enough where hardly anything is found. */
  near?: string;
};
