import type { Draft } from '#domain/jobs/drafts.server.ts';
import type { Publishing } from './publishing.ts';
import type { WritingFacts } from './use-writing-help.ts';

/** What the editor needs to know beside the draft itself. */
export type EditorFacts = WritingFacts & {
  draft: Omit<Draft, 'companyId'>;
  risk: string | null;
  email: string;
  appliesBy: 'platform' | 'email' | 'link';
  hasDataTerms: boolean;
  currency: string;
  /** Of the startup. */
  timeZone: string;
  pays: number[];
  lastDay: string | null;
  publishing: Publishing;
};
