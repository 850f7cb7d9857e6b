import type { ReportedKind } from '#domain/moderation/report.ts';

export type Subject = { kind: ReportedKind; subject: string; name: string };
