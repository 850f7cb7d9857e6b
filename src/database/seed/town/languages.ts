import type { JobRole } from '../../../domain/site/taxonomies.ts';
import type { Said } from './sentences.ts';
import type { Startup } from './startups.ts';

/** A posting in the language of its country. */
export type LocalPosting = { language: string; role: JobRole; title: string; description: string };

export function localPostings(_startup: Startup, _said: Said): LocalPosting[] {
  return [];
}
