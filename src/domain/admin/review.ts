import type { DecisionKind, RejectReason } from '#domain/moderation/decision.ts';
import type { ReportedKind } from '#domain/moderation/report.ts';

/** The review queue of staff: what waits, what they say about themselves, and what we found. */

export const QUEUE_TABS = ['startups', 'jobs', 'reports'] as const;
export type QueueTab = (typeof QUEUE_TABS)[number];

/** The tab in which each kind waits. */
export const TAB_OF: Record<DecisionKind, QueueTab> = {
  company: 'startups',
  change: 'startups',
  job: 'jobs',
  report: 'reports',
  appeal: 'reports',
};

export type QueueItem = {
  kind: DecisionKind;
  id: string;
  name: string;
  note: string;
  flag: string | null;
  logoImage: { path: string } | null;
  /** It is about a person, who has a round picture and no flag. */
  isPerson: boolean;
  since: string;
  /** Findings that speak against it. */
  flags: number;
  tag: string | null;
};

export type Finding = {
  tone: 'warn' | 'ok' | 'info';
  title: string;
  text: string;
  /** Who decided it and when, of an earlier decision; null for a deleted account. */
  by?: string | null;
  at?: string;
  link?: { label: string; href: string };
};

export type Saying = { label: string; text: string; links?: { label: string; href: string }[] };

/** One thing to decide about. */
export type Review = {
  kind: DecisionKind;
  id: string;
  name: string;
  flag: string | null;
  logoImage: { path: string } | null;
  isPerson: boolean;
  /** The reported subject; null for everything but reports. */
  reported: ReportedKind | null;
  /** Of a change: what it changes. */
  fields?: NonNullable<RejectReason['about']>[];
  /** Who sent it; null for reports by strangers. */
  sentBy: string | null;
  since: string;
  dueAt: string;
  open: { label: string; href: string } | null;
  says: Saying[];
  /** Sanitised HTML of a job's text. */
  html: string | null;
  findings: Finding[];
};
