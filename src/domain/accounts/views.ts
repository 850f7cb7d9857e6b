import { z } from 'zod';
import { idField, momentField } from '#domain/view-fields.ts';

/** A person as only they see themselves (product §3, User). */
export const userView = z.object({
  id: idField,
  fullName: z.string(),
  email: z.string().meta({ format: 'email' }),
  name: z.object({ first: z.string(), last: z.string() }),
  imageUrl: z.string().nullable(),
  companies: z.array(z.object({ key: z.string(), status: z.string() })),
  investors: z.array(z.object({ key: z.string(), status: z.string() })),
  applicant: z.object({ enabled: z.boolean() }).nullable(),
  applicantProfile: z.object({ settingsKey: z.string() }).nullable(),
  profile: z.string().nullable(),
  uiFeatures: z.array(z.object({ name: z.string(), reachedAt: momentField })),
  isEmailVerified: z.boolean(),
  isAdmin: z.boolean(),
});
export type User = z.infer<typeof userView>;

/** A profile the person may act as (product §3, Profile list item). */
export const profileView = z.object({
  id: idField,
  key: z.string(),
  type: z.enum(['company', 'investor', 'applicant']),
  name: z.string(),
  imageLink: z.string().nullable(),
  /** Code of its flag; null for a talent, because people are round. */
  flag: z.string().nullable(),
  /** Startup, Investor or Talent. */
  description: z.string(),
  /** Owner, Manager or Reviewer; empty for a talent. */
  additional: z.string(),
  isDraft: z.boolean(),
  /** Its members keep reading, and post nothing. */
  isSuspended: z.boolean(),
  link: z.string(),
});
export type Profile = z.infer<typeof profileView>;

export const profilesView = z.object({
  /** Profiles on this site. */
  profiles: z.array(profileView),
  /** Null while the person has several and has chosen none. */
  current: profileView.nullable(),
  /** Profiles that only the sister site shows and the person can connect. */
  connectable: z.array(profileView),
  /** The screen after log-in (product §4). */
  next: z.enum(['profile', 'switch', 'connect', 'chooseRole']),
});
export type Profiles = z.infer<typeof profilesView>;

export const sessionView = z.object({
  id: z.string(),
  device: z.string(),
  network: z.string(),
  platform: z.string(),
  createdAt: z.string(),
  renewedAt: z.string(),
  isThisOne: z.boolean(),
});
export type SessionListItem = z.infer<typeof sessionView>;
