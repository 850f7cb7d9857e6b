import type {
  applicationEvents,
  applicationMessages,
  applicationNotes,
  applicationScores,
  applications,
} from '#database/tables/applications.server.ts';
import type { ColumnMeaning } from '#domain/applications/application.ts';
import type { OfferDetails, TimesDetails } from '#domain/applications/messages/messages.ts';

/** The events of an application after it was sent. `by` is the id of a member of the startup. */
export type StoryStep = { at: Date } & (
  | { does: 'opens' | 'opensCv'; by: string }
  | { does: 'moves'; by: string; to: string }
  | { does: 'writes'; by: string; text: string; asks?: boolean; times?: TimesDetails; offer?: OfferDetails }
  | { does: 'rejects'; by: string; text: string }
  | { does: 'notes'; by: string; text: string; mentions: string[] }
  | { does: 'scores'; by: string; score: number }
  /** The talent: `answer` answers the last times or the last offer. */
  | { does: 'replies'; text?: string; answer?: 'yes' | 'no' | 'another' }
  | { does: 'reads' | 'withdraws' }
  | { does: 'closes' }
);

export type StoryColumn = { id: string; name: string; meaning: ColumnMeaning };

export type Story = {
  job: { id: string; key: string; companyId: string; countryCode: string | null; isExpired: boolean };
  columns: readonly StoryColumn[];
  talent: { id: string; userId: string };
  sentAt: Date;
  sent: Pick<
    typeof applications.$inferInsert,
    'name' | 'email' | 'headline' | 'place' | 'profile' | 'note' | 'answers'
  > & { missesKnockOut: boolean };
  steps: readonly StoryStep[];
};

export type StoryRows = {
  application: typeof applications.$inferInsert;
  events: (typeof applicationEvents.$inferInsert)[];
  messages: (typeof applicationMessages.$inferInsert)[];
  notes: (typeof applicationNotes.$inferInsert)[];
  scores: (typeof applicationScores.$inferInsert)[];
};
