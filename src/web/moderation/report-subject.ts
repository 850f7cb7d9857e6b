import type { MemberKind, PublicKind } from '#domain/moderation/report.ts';

/** A message as it stands on the page of the member who reports. */
export type ShownMessage = { id: string; by: string; text: string };

/** The subject of a report. Members report people and messages on the page where they meet them, which is `href`. */
export type Subject = { subject: string; name: string } & (
  | { kind: PublicKind }
  | {
      kind: MemberKind;
      href: string;
      /** What goes to staff with the report of a message. */
      messages?: readonly ShownMessage[];
    }
);
