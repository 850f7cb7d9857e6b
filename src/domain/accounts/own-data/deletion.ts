import type { Organisation } from '../policy.ts';

/** After so many days the account is deleted. Until then the person can keep it. */
export const DELETION_DELAY_DAYS = 7;

/** A team whose only owner the person is. They hand it over or close it first (rules §3). */
export type OwnedAlone = { kind: Organisation['kind']; key: string; name: string; status: string };

/** The consequences of deleting an account, and the reasons that prevent it. */
export type DeletionFacts = {
  /** When it will be deleted; null unless the person has asked for that. */
  deletesAt: string | null;
  isAdmin: boolean;
  ownedAlone: OwnedAlone[];
  openApplications: number;
  applications: number;
  files: number;
  teams: number;
  isTalent: boolean;
  /** The drafts in whose team nobody else is. They are deleted, too. */
  draftNames: string[];
  orders: number;
};
