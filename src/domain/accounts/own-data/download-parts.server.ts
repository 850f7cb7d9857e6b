import { type SQL, sql } from 'drizzle-orm';
import type { DownloadPart } from './personal-data.ts';

/** A part is a list of rows, or one row. */
export type PartQuery = { rows: SQL } | { row: SQL };

/** Each part of the download as a query. The names of its columns are those of the file. */
export function downloadQueries(userId: string): Record<DownloadPart, PartQuery> {
  const talentIds = sql`(SELECT id FROM talents WHERE user_id = ${userId})`;
  const companyIds = sql`(SELECT company_id FROM company_members WHERE user_id = ${userId})`;
  const applicationIds = sql`(SELECT id FROM applications WHERE talent_id IN ${talentIds})`;
  // An address that nobody has confirmed may be somebody else's.
  const ownAddress = sql`(SELECT email FROM users WHERE id = ${userId} AND email_verified_at IS NOT NULL)`;
  const ownActors = sql`(${`user:${userId}`}, ${`admin:${userId}`})`;
  const fileName = (id: SQL) => sql`(SELECT f.id || '-' || f.name FROM private_files f WHERE f.id = ${id})`;
  const list = (rows: SQL): PartQuery => ({ rows });
  const one = (row: SQL): PartQuery => ({ row });
  /** The job and the startup of a row with `job_id`. */
  const jobOf = (jobId: SQL) =>
    sql`(SELECT json_build_object('id', j.id, 'title', j.title, 'startup', c.name) FROM jobs j
      JOIN companies c ON c.id = j.company_id WHERE j.id = ${jobId})`;

  return {
    account: one(sql`
      SELECT id, email, email_verified_at AS "emailConfirmedAt", first_name AS "firstName", last_name AS "lastName",
        CASE WHEN image_id IS NOT NULL THEN 'photo-' || image_id END AS photo, is_admin AS "isAdmin",
        profile AS "rememberedProfile", ui_features AS "hintsSeen", notifications AS "emailChoices",
        deletes_at AS "willBeDeletedAt", created_at AS "createdAt", updated_at AS "updatedAt"
      FROM users WHERE id = ${userId}`),
    signInMethods: one(sql`
      SELECT password_hash IS NOT NULL AS "hasPassword",
        coalesce((SELECT json_agg(json_build_object('provider', provider, 'yourIdThere', subject, 'since', created_at))
          FROM identities WHERE user_id = ${userId}), '[]') AS "otherSites",
        (SELECT confirmed_at FROM authenticators WHERE user_id = ${userId}) AS "twoFactorSince",
        (SELECT count(*) FROM recovery_codes WHERE user_id = ${userId} AND used_at IS NULL) AS "recoveryCodesLeft"
      FROM users WHERE id = ${userId}`),
    sessions: list(sql`
      SELECT platform AS site, device, network, created_at AS "loggedInAt", renewed_at AS "lastUsedAt",
        expires_at AS "expiresAt", ended_at AS "endedAt", two_factor_at AS "codeEnteredAt"
      FROM sessions WHERE user_id = ${userId} ORDER BY created_at`),
    mailedLinks: list(sql`
      SELECT purpose, CASE WHEN sent_by = ${userId} THEN 'you invited them' ELSE 'sent to you' END AS direction, email,
        about->>'name' AS team, created_at AS "createdAt", expires_at AS "expiresAt", used_at AS "usedAt"
      FROM one_time_keys WHERE user_id = ${userId} OR sent_by = ${userId}
        OR (user_id IS NULL AND email = ${ownAddress}) ORDER BY created_at`),
    addressChanges: list(sql`
      SELECT email AS "newEmail", created_at AS "askedAt", old_confirmed_at AS "oldConfirmedAt",
        new_confirmed_at AS "newConfirmedAt", ended_at AS "endedAt"
      FROM email_changes WHERE user_id = ${userId} ORDER BY created_at`),
    startups: list(sql`
      SELECT c.name, c.key, c.status, m.role, m.applicant_mails AS "mailsAboutApplicants", m.created_at AS since
      FROM company_members m JOIN companies c ON c.id = m.company_id WHERE m.user_id = ${userId} ORDER BY m.created_at`),
    investors: list(sql`
      SELECT i.name, i.key, i.status, m.role, m.created_at AS since
      FROM investor_members m JOIN investors i ON i.id = m.investor_id WHERE m.user_id = ${userId} ORDER BY m.created_at`),
    joinRequests: list(sql`
      SELECT c.name AS startup, r.message, r.asked_at AS "askedAt", r.decided_at AS "answeredAt", r.is_accepted AS "isAccepted"
      FROM company_join_requests r JOIN companies c ON c.id = r.company_id WHERE r.user_id = ${userId} ORDER BY r.asked_at`),
    acceptedTerms: list(sql`
      SELECT c.name AS startup, t.version, t.accepted_at AS "acceptedAt"
      FROM company_data_terms t JOIN companies c ON c.id = t.company_id WHERE t.accepted_by = ${userId} ORDER BY t.accepted_at`),
    talentProfile: one(sql`
      SELECT t.name, t.enabled AS "isOn", t.intro AS headline, t.website, t.phone,
        CASE WHEN t.image_id IS NOT NULL THEN 'photo-' || t.image_id END AS photo,
        t.country_code AS country, coalesce(t.locality, p.name) AS place, t.languages, t.links, t.experience, t.skills,
        ${fileName(sql`t.cv_file_id`)} AS cv, t.job_roles AS "wantedRoles", t.job_position_types AS "wantedPositionTypes",
        t.wanted_countries AS "wantedCountries", t.wants_remote AS "wantsRemote", t.least_pay AS "leastPayInMinorUnits",
        t.least_pay_currency AS "leastPayCurrency", t.can_start AS "canStart", t.created_at AS "createdAt",
        t.updated_at AS "updatedAt"
      FROM talents t LEFT JOIN places p ON p.id = t.place_id WHERE t.user_id = ${userId}`),
    applicationDrafts: list(sql`
      SELECT ${jobOf(sql`d.job_id`)} AS job, d.contents, ${fileName(sql`d.cv_file_id`)} AS cv, d.saved_at AS "savedAt",
        d.sends_when_verified AS "isSentOnceYourAddressIsConfirmed"
      FROM application_drafts d WHERE d.user_id = ${userId} ORDER BY d.saved_at`),
    applications: list(sql`
      SELECT a.id, ${jobOf(sql`a.job_id`)} AS job, a.sent_at AS "sentAt", a.seen_at AS "seenAt",
        a.talent_status AS status, a.talent_status_at AS "statusSince", a.withdrawn_at AS "withdrawnAt", a.closed_at AS "closedAt",
        a.deletes_at AS "willBeDeletedAt",
        json_build_object('name', a.name, 'email', a.email, 'headline', a.headline, 'place', a.place,
          'profile', a.profile, 'note', a.note, 'answers', a.answers, 'cv', ${fileName(sql`a.cv_file_id`)}) AS sent,
        coalesce((SELECT json_agg(json_build_object('at', m.at, 'from', CASE WHEN m.is_from_talent THEN 'you' ELSE 'the startup' END,
            'kind', m.kind, 'text', CASE WHEN m.removed_at IS NULL OR m.is_from_talent THEN m.text ELSE '' END,
            'details', CASE WHEN m.removed_at IS NULL THEN m.details END, 'removedBecause', m.removed_because, 'file', ${fileName(sql`m.file_id`)}) ORDER BY m.at, m.id)
          FROM application_messages m WHERE m.application_id = a.id), '[]') AS messages,
        coalesce((SELECT json_agg(json_build_object('at', e.at, 'status', e.details->>'status') ORDER BY e.at, e.id)
          FROM application_events e WHERE e.application_id = a.id AND e.kind = 'statusChanged'), '[]') AS history,
        coalesce((SELECT json_agg(json_build_object('at', e.at, 'by', u.first_name,
            'file', ${fileName(sql`coalesce((SELECT m.file_id FROM application_messages m WHERE m.id = e.details->>'messageId'), a.cv_file_id)`)})
            ORDER BY e.at, e.id)
          FROM application_events e LEFT JOIN users u ON u.id = e.details->>'userId'
          WHERE e.application_id = a.id AND e.kind = 'cvOpened'), '[]') AS "cvOpened",
        coalesce((SELECT json_agg(json_build_object('at', n.at, 'text', n.text) ORDER BY n.at, n.id)
          FROM application_notes n WHERE n.application_id = a.id), '[]') AS "notesOfTheStartup",
        coalesce((SELECT json_agg(json_build_object('at', s.at, 'score', s.score, 'outOf', 5) ORDER BY s.at)
          FROM application_scores s WHERE s.application_id = a.id), '[]') AS "scoresOfTheStartup"
      FROM applications a WHERE a.talent_id IN ${talentIds} ORDER BY a.sent_at, a.id`),
    applicationsElsewhere: list(sql`
      SELECT title, organisation AS startup, place, link, applied_on AS "appliedOn", outcome, created_at AS "createdAt"
      FROM elsewhere_applications WHERE user_id = ${userId} ORDER BY created_at`),
    savedJobs: list(
      sql`SELECT ${jobOf(sql`s.job_id`)} AS job, s.at AS "savedAt" FROM saved_jobs s WHERE s.user_id = ${userId} ORDER BY s.at`,
    ),
    interests: list(
      sql`SELECT ${jobOf(sql`i.job_id`)} AS job, i.at FROM job_interests i WHERE i.user_id = ${userId} ORDER BY i.at`,
    ),
    followedStartups: list(sql`
      SELECT c.name, c.key, f.followed_at AS since
      FROM company_follows f JOIN companies c ON c.id = f.company_id WHERE f.user_id = ${userId} ORDER BY f.followed_at`),
    reports: list(sql`
      SELECT subject_type AS about, subject_id AS "subjectId", reason, text, email, at, decided_at AS "decidedAt",
        is_upheld AS "isUpheld", decision
      FROM reports WHERE reporter_id = ${userId} OR email = ${ownAddress} ORDER BY at`),
    // Without the reporter and their words, which could name them (Art. 15(4) GDPR).
    reportsAboutYou: list(sql`
      SELECT reason, at, decided_at AS "decidedAt", is_upheld AS "isUpheld"
      FROM reports WHERE (subject_type = 'person' AND subject_id = ${userId})
        OR (subject_type = 'message' AND subject_id IN (SELECT id FROM application_messages WHERE user_id = ${userId})) ORDER BY at`),
    decisionsAboutYou: list(sql`
      SELECT decision, reason, text, at, appeal, appealed_at AS "appealedAt", is_appeal_upheld AS "isAppealUpheld",
        appeal_decision AS "appealDecision"
      FROM statements WHERE user_id = ${userId} ORDER BY at`),
    // Without the applicant: the message and the note are about them (Art. 15(4) GDPR).
    messagesForStartups: list(sql`
      SELECT m.at, m.kind, ${jobOf(sql`a.job_id`)} AS job, ${fileName(sql`m.file_id`)} AS file
      FROM application_messages m JOIN applications a ON a.id = m.application_id
      WHERE m.user_id = ${userId} AND NOT m.is_from_talent ORDER BY m.at`),
    notesForStartups: list(sql`
      SELECT n.at, ${jobOf(sql`a.job_id`)} AS job
      FROM application_notes n JOIN applications a ON a.id = n.application_id WHERE n.user_id = ${userId} ORDER BY n.at`),
    scoresForStartups: list(sql`
      SELECT s.at, s.score, ${jobOf(sql`a.job_id`)} AS job
      FROM application_scores s JOIN applications a ON a.id = s.application_id WHERE s.user_id = ${userId} ORDER BY s.at`),
    posts: list(sql`
      SELECT c.name AS startup, p.title, p.created_at AS "createdAt", p.published_at AS "publishedAt"
      FROM company_posts p JOIN companies c ON c.id = p.company_id WHERE p.author_id = ${userId} ORDER BY p.created_at`),
    // Of the startups they are in now: the history has no index by person.
    changesOfJobs: list(sql`
      SELECT t.at, t.action, ${jobOf(sql`t.job_id`)} AS job FROM job_transitions t JOIN jobs ON jobs.id = t.job_id
      WHERE jobs.company_id IN ${companyIds} AND t.actor IN ${ownActors}
      UNION ALL
      SELECT e.at, 'edit', ${jobOf(sql`e.job_id`)} FROM job_edits e JOIN jobs ON jobs.id = e.job_id
      WHERE jobs.company_id IN ${companyIds} AND e.actor IN ${ownActors} ORDER BY at`),
    orders: list(sql`
      SELECT c.name AS startup, ${jobOf(sql`o.job_id`)} AS job, o.product, o.status, o.total AS "totalInMinorUnits",
        o.currency, o.buyer, o.paid_with AS "paidWith", o.created_at AS "createdAt", o.paid_at AS "paidAt",
        (SELECT json_agg(r.number ORDER BY r.number) FROM receipts r WHERE r.order_id = o.id) AS receipts
      FROM orders o JOIN companies c ON c.id = o.company_id WHERE o.ordered_by = ${userId} ORDER BY o.created_at`),
    staffDecisions: list(sql`
      SELECT kind, subject_id AS "subjectId", action, reason, text, decided_at AS "decidedAt"
      FROM staff_decisions WHERE decided_by = ${userId} ORDER BY decided_at`),
    auditTrail: list(sql`
      SELECT at, CASE WHEN actor IN ${ownActors} THEN 'you' ELSE 'our staff' END AS by, action, subject_type AS "subjectType",
        CASE WHEN subject_id = ${userId} THEN 'you' ELSE subject_id END AS subject, details
      FROM audit_entries WHERE (subject_type = 'user' AND subject_id = ${userId}) OR actor IN ${ownActors} ORDER BY at`),
    mails: list(sql`
      SELECT split_part(key, ':', 1) AS kind, created_at AS "createdAt", sent_at AS "sentAt", refused_at AS "refusedAt",
        trouble AS "serverSaid"
      FROM mails WHERE ${namesPerson(userId, applicationIds)} ORDER BY created_at`),
    files: list(sql`
      SELECT id || '-' || name AS "inThisArchive", name, bytes, pages, created_at AS "createdAt"
      FROM private_files WHERE ${isOwnFile(userId, applicationIds)} ORDER BY created_at, id`),
  };
}

/** SQL on `mails`: the key names the person, a link to them, or one of their applications. */
export function namesPerson(userId: string, applicationIds: SQL): SQL {
  return sql`EXISTS (SELECT FROM (
      SELECT ${userId} AS id UNION ALL SELECT id FROM one_time_keys WHERE user_id = ${userId}
      UNION ALL SELECT id FROM ${applicationIds} AS own
    ) AS named WHERE position(named.id IN mails.key) > 0)`;
}

/** SQL on `private_files`: the person sent it, or got it with a message about their application. */
export function isOwnFile(userId: string, applicationIds: SQL): SQL {
  return sql`(private_files.user_id = ${userId} OR EXISTS (SELECT FROM application_messages m
    WHERE m.file_id = private_files.id AND m.application_id IN ${applicationIds}))`;
}
