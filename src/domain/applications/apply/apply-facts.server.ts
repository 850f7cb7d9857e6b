import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { languageLines } from '#domain/talent/profile-terms.ts';
import type { ApplicationDraft } from './apply-inputs.ts';
import { readApplicationDraft, type SavedDraft } from './drafts.server.ts';

/** The facts that the form to apply shows beside the job. A visitor sees no name of the team. */
export type ApplyFacts = {
  /** Null for a visitor. The address of a new account is the corrected one, if its person has corrected it. */
  person: { email: string; isVerified: boolean; image: string | null; hasProfile: boolean } | null;
  /** The draft, or the profile of a talent who has not begun. */
  contents: ApplicationDraft;
  draft: Pick<SavedDraft, 'version' | 'savedAt' | 'sendsWhenVerified'> | null;
  /** The CV of the draft, or else of the profile. */
  cv: { name: string; pages: number; isOfProfile: boolean } | null;
  /** First names of everybody at the startup who can read applications. */
  team: string[];
  /** Usually answers within this many days; null until enough applications show it. */
  answersInDays: number | null;
};

type ProfileRow = {
  email: string;
  isVerified: boolean;
  image: string | null;
  firstName: string;
  lastName: string;
  name: string | null;
  intro: string | null;
  phone: string | null;
  place: string | null;
  languages: { language: string; level: string }[] | null;
  links: string[] | null;
  skills: string[] | null;
  experience: { title: string; organisation: string; from: string; to?: string; text?: string }[] | null;
  website: string | null;
  canStart: string | null;
  cv: ApplyFacts['cv'];
  hasProfile: boolean;
};

/** Reads what the form of a job needs. The job itself is read by findJob. */
export async function readApplyFacts(context: Context, job: { id: string; companyId: string }): Promise<ApplyFacts> {
  const { rows: companies } = await context.db.execute<{ team: string[]; answersInDays: number | null }>(sql`
    SELECT c.answers_in_days AS "answersInDays",
      ARRAY(SELECT u.first_name FROM company_members m JOIN users u ON u.id = m.user_id
        WHERE m.company_id = c.id ORDER BY m.created_at, u.id) AS team
    FROM companies c WHERE c.id = ${job.companyId}`);
  const { team = [], answersInDays = null } = companies[0] ?? {};
  if (context.actor.kind !== 'user') {
    return { person: null, contents: {}, draft: null, cv: null, team: [], answersInDays };
  }
  const { rows } = await context.db.execute<ProfileRow>(sql`
    SELECT CASE WHEN u.email_verified_at IS NULL THEN coalesce(e.email, u.email) ELSE u.email END AS email, u.email_verified_at IS NOT NULL AS "isVerified", u.image_id AS image, u.first_name AS "firstName",
      u.last_name AS "lastName", t.name, t.intro, t.phone, t.languages, t.links, t.skills, t.experience, t.website,
      t.can_start::text AS "canStart",
      coalesce(p.name, t.locality) AS place,
      coalesce(t.enabled, false) AS "hasProfile",
      (SELECT json_build_object('name', f.name, 'pages', f.pages, 'isOfProfile', d.cv_file_id IS NULL)
        FROM private_files f WHERE f.id = coalesce(d.cv_file_id, t.cv_file_id)) AS cv
    FROM users u LEFT JOIN talents t ON t.user_id = u.id LEFT JOIN places p ON p.id = t.place_id
      LEFT JOIN email_changes e ON e.user_id = u.id AND e.ended_at IS NULL
        AND e.expires_at > ${context.now.toISOString()}::timestamptz
      LEFT JOIN application_drafts d ON d.user_id = u.id AND d.job_id = ${job.id}
    WHERE u.id = ${context.actor.userId}`);
  const [profile] = rows;
  const draft = await readApplicationDraft(context, job.id);
  const profileContents = profile ? contentsOf(profile) : {};
  return {
    person: profile
      ? {
          email: profile.email,
          isVerified: profile.isVerified,
          image: profile.image,
          hasProfile: profile.hasProfile,
        }
      : null,
    // A draft may be older than a field of the form.
    contents: { ...profileContents, ...draft?.contents },
    draft: draft && { version: draft.version, savedAt: draft.savedAt, sendsWhenVerified: draft.sendsWhenVerified },
    // Staff who see the site as the person find no file of theirs.
    cv: context.actor.impersonatedBy ? null : (profile?.cv ?? null),
    team: team.filter(Boolean),
    answersInDays,
  };
}

function contentsOf(profile: ProfileRow): ApplicationDraft {
  return {
    name: profile.name ?? `${profile.firstName} ${profile.lastName}`.trim(),
    headline: profile.intro ?? '',
    place: profile.place ?? '',
    phone: profile.phone ?? '',
    languages: languageLines(profile.languages ?? []),
    canStart: profile.canStart ?? '',
    links: [...new Set([...(profile.website ? [profile.website] : []), ...(profile.links ?? [])])],
    skills: profile.skills ?? [],
    experience: profile.experience ?? [],
    sendsCv: true,
    note: '',
    answers: [],
  };
}
