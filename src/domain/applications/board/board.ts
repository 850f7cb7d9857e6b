import type { ApplicationStep, ColumnMeaning } from '../application.ts';

/** Cards of each column that a board shows at first, and with each "more". */
export const CARDS_IN_A_COLUMN = 50;
export const CARDS_IN_A_LIST = 50;
/** A reminder is due from this day of the answer clock on. */
export const ANSWER_DUE_DAY = 7;

export const BOARD_SORTS = ['board', 'newest', 'oldest', 'name', 'score'] as const;
export type BoardSort = (typeof BOARD_SORTS)[number];
export const BOARD_GROUPS = ['new', 'wrote', 'unanswered', 'due', 'knockOut'] as const;
export type BoardGroup = (typeof BOARD_GROUPS)[number];

export type BoardFilter = {
  jobId?: string | undefined;
  /** Words in the name, the headline or the place. */
  search?: string | undefined;
  only?: BoardGroup | undefined;
  /** In `only`, keeps those whom this member has opened since then, so that reading one by one can go back. */
  openedSince?: Date | undefined;
  /** Applications with nearly the same text as this one. */
  alike?: string | undefined;
  /** Only these, or only this step. */
  ids?: readonly string[] | undefined;
  step?: ApplicationStep | undefined;
  sort?: BoardSort | undefined;
  /** Cards of each column. */
  limit?: number | undefined;
};

export type Card = {
  id: string;
  jobId: string;
  jobTitle: string;
  name: string;
  isHidden: boolean;
  headline: string;
  place: string;
  step: ApplicationStep;
  columnId: string | null;
  version: number;
  sentAt: string;
  hasCv: boolean;
  notes: number;
  /** The mean of the team's scores, to one decimal. */
  score: number | null;
  /** This member has not opened it, and it runs. */
  isNew: boolean;
  /** Nobody of the startup has opened it. */
  isUnopened: boolean;
  /** The talent wrote, or answered times or an offer, and nobody of the startup has seen it. */
  unread: 'wrote' | 'answered' | null;
  missesKnockOut: boolean;
  /** Day of the answer clock from which a reminder is due; null before. */
  dueDay: number | null;
  /** Other applications to this startup with nearly the same text. */
  alike: number;
  /** Other jobs of this startup that the same person applied for. */
  otherJobs: number;
  rejectsAt: string | null;
  /** Withdrawn or closed without an answer: it cannot move any more. */
  ended: 'withdrawn' | 'closed' | null;
};

export type BoardColumn = {
  /** A fixed column, or the id of the first custom column that it shows. */
  key: string;
  step: ApplicationStep;
  /** The custom columns of this name, one for each job. */
  columnIds: string[];
  name: string;
  color: string | null;
  meaning: ColumnMeaning | null;
  total: number;
  cards: Card[];
};

export type Board = {
  columns: BoardColumn[];
  total: number;
  newTotal: number;
  /** Those that have not ended: neither rejected, withdrawn nor closed. */
  openTotal: number;
  jobs: {
    id: string;
    title: string;
    total: number;
    isAnonymous: boolean;
    /** A text for those who are not selected has been chosen. */
    isNoWritten: boolean;
    /** Active or paused. */
    isOpen: boolean;
    isActive: boolean;
  }[];
  /**
   * Cards that wait in "To be rejected". Those with a text are written to at \`batches\`: the cards of one decision have
   * the same moment. \`unread\` are those whom nobody opened though their text says that it was read.
   * \`people\` are the first of a batch by name, as the board shows them.
   */
  waiting: {
    total: number;
    withoutText: number;
    unread: number;
    batches: { at: string; total: number; people: { id: string; name: string }[] }[];
  };
  /** A page of the list, read instead of cards where it is asked for. */
  list: CardPage | null;
};

/** Applicants as a list, each with the name of its column. */
export type CardPage = {
  docs: (Card & { column: string })[];
  total: number;
  limit: number;
  page: number;
  pages: number;
};
