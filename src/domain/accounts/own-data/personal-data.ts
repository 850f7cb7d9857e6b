/**
 * Every column of the database that names a person: what the download of their data gives, and what the deletion of
 * their account does. The download, the deletion and the documents follow this list. A test compares it with the
 * foreign keys of the database, so that a new table cannot be left out.
 */
export type PersonalColumn = {
  /** `table.column`. */
  column: string;
  /**
   * deleted: the row goes. unlinked: the row stays, and no longer names anybody. emptied: the row stays without what it
   * says about them. kept: it stays as it is, with at most an id that leads nowhere.
   */
  deletion: 'deleted' | 'unlinked' | 'emptied' | 'kept';
  /** The part of the download that shows it; null if none does. */
  download: DownloadPart | null;
  /** Why the download leaves something out, or why something stays. */
  why?: string;
};

/** The parts of the downloaded file, in their order. */
export const DOWNLOAD_PARTS = [
  'account',
  'signInMethods',
  'sessions',
  'mailedLinks',
  'addressChanges',
  'startups',
  'investors',
  'joinRequests',
  'acceptedTerms',
  'talentProfile',
  'applicationDrafts',
  'applications',
  'applicationsElsewhere',
  'savedJobs',
  'interests',
  'followedStartups',
  'reports',
  'reportsAboutYou',
  'decisionsAboutYou',
  'messagesForStartups',
  'notesForStartups',
  'scoresForStartups',
  'posts',
  'changesOfJobs',
  'orders',
  'staffDecisions',
  'auditTrail',
  'mails',
  'files',
] as const;
export type DownloadPart = (typeof DOWNLOAD_PARTS)[number];

/** The tables whose rows are about one person. Foreign keys to them are in the list below. */
export const PERSONAL_TABLES = ['users', 'talents', 'applications', 'private_files'] as const;

/** Foreign keys to a person, and to the rows that are about one. */
export const PERSONAL_KEYS: readonly PersonalColumn[] = [
  { column: 'sessions.user_id', deletion: 'deleted', download: 'sessions' },
  { column: 'sessions.acts_as', deletion: 'unlinked', download: 'auditTrail' },
  { column: 'one_time_keys.user_id', deletion: 'deleted', download: 'mailedLinks' },
  { column: 'one_time_keys.sent_by', deletion: 'deleted', download: 'mailedLinks' },
  { column: 'email_changes.user_id', deletion: 'deleted', download: 'addressChanges' },
  { column: 'identities.user_id', deletion: 'deleted', download: 'signInMethods' },
  { column: 'authenticators.user_id', deletion: 'deleted', download: 'signInMethods' },
  { column: 'recovery_codes.user_id', deletion: 'deleted', download: 'signInMethods' },
  { column: 'challenges.user_id', deletion: 'deleted', download: null, why: 'A secret that lives for ten minutes.' },
  { column: 'company_members.user_id', deletion: 'deleted', download: 'startups' },
  { column: 'investor_members.user_id', deletion: 'deleted', download: 'investors' },
  { column: 'company_join_requests.user_id', deletion: 'deleted', download: 'joinRequests' },
  {
    column: 'company_join_requests.decided_by',
    deletion: 'unlinked',
    download: null,
    why: 'The request is about somebody else. The change in the team is theirs.',
  },
  { column: 'company_data_terms.accepted_by', deletion: 'unlinked', download: 'acceptedTerms' },
  { column: 'company_follows.user_id', deletion: 'deleted', download: 'followedStartups' },
  { column: 'company_posts.author_id', deletion: 'unlinked', download: 'posts' },
  { column: 'talents.user_id', deletion: 'deleted', download: 'talentProfile' },
  { column: 'talents.cv_file_id', deletion: 'deleted', download: 'talentProfile' },
  { column: 'private_files.user_id', deletion: 'deleted', download: 'files' },
  { column: 'saved_jobs.user_id', deletion: 'deleted', download: 'savedJobs' },
  { column: 'job_interests.user_id', deletion: 'deleted', download: 'interests' },
  { column: 'elsewhere_applications.user_id', deletion: 'deleted', download: 'applicationsElsewhere' },
  { column: 'application_drafts.user_id', deletion: 'deleted', download: 'applicationDrafts' },
  { column: 'application_drafts.cv_file_id', deletion: 'deleted', download: 'applicationDrafts' },
  { column: 'applications.talent_id', deletion: 'deleted', download: 'applications' },
  { column: 'applications.cv_file_id', deletion: 'deleted', download: 'applications' },
  { column: 'application_events.application_id', deletion: 'deleted', download: 'applications' },
  { column: 'application_messages.application_id', deletion: 'deleted', download: 'applications' },
  { column: 'application_messages.file_id', deletion: 'deleted', download: 'files' },
  {
    column: 'application_messages.user_id',
    deletion: 'unlinked',
    download: 'messagesForStartups',
    why: 'A message that a member wrote belongs to the conversation of the startup with its applicant.',
  },
  { column: 'application_notes.application_id', deletion: 'deleted', download: 'applications' },
  {
    column: 'application_notes.user_id',
    deletion: 'unlinked',
    download: 'notesForStartups',
    why: 'A note is about the applicant. Its author reads when and for which job they wrote one.',
  },
  { column: 'application_openings.application_id', deletion: 'deleted', download: 'applications' },
  {
    column: 'application_openings.user_id',
    deletion: 'deleted',
    download: null,
    why: 'It only marks on the board what a member has not opened yet.',
  },
  { column: 'application_scores.application_id', deletion: 'deleted', download: 'applications' },
  { column: 'application_scores.user_id', deletion: 'deleted', download: 'scoresForStartups' },
  {
    column: 'boards.no_text_by',
    deletion: 'unlinked',
    download: null,
    why: 'The text belongs to the startup.',
  },
  {
    column: 'job_drafts.saved_by',
    deletion: 'unlinked',
    download: null,
    why: 'The draft belongs to the startup.',
  },
  { column: 'orders.ordered_by', deletion: 'unlinked', download: 'orders', why: 'Bookkeeping law keeps orders.' },
  {
    column: 'reports.reporter_id',
    deletion: 'emptied',
    download: 'reports',
    why: 'What was reported stays for appeals, without its author and their address.',
  },
  { column: 'reports.application_id', deletion: 'deleted', download: 'reports' },
  { column: 'reports.decided_by', deletion: 'unlinked', download: 'auditTrail' },
  { column: 'statements.user_id', deletion: 'deleted', download: 'decisionsAboutYou' },
  { column: 'statements.application_id', deletion: 'deleted', download: 'decisionsAboutYou' },
  { column: 'statements.decided_by', deletion: 'unlinked', download: 'auditTrail' },
  { column: 'staff_decisions.decided_by', deletion: 'deleted', download: 'staffDecisions' },
];

/** Columns that name a person without a foreign key: addresses, names of actors, ids in texts. */
export const OTHER_PERSONAL_COLUMNS: readonly PersonalColumn[] = [
  { column: 'users.email', deletion: 'deleted', download: 'account' },
  { column: 'applications.email', deletion: 'deleted', download: 'applications' },
  { column: 'one_time_keys.email', deletion: 'deleted', download: 'mailedLinks' },
  { column: 'email_changes.email', deletion: 'deleted', download: 'addressChanges' },
  { column: 'reports.email', deletion: 'emptied', download: 'reports' },
  { column: 'reports.subject_id', deletion: 'deleted', download: 'reportsAboutYou' },
  {
    column: 'reports.evidence',
    deletion: 'deleted',
    download: null,
    why: 'A copy of two messages of an application, which has them in the download. It goes with the application.',
  },
  { column: 'mails.key', deletion: 'deleted', download: 'mails' },
  { column: 'mails.trouble', deletion: 'emptied', download: 'mails' },
  { column: 'receipts.contents', deletion: 'emptied', download: 'orders', why: 'Bookkeeping law keeps receipts.' },
  { column: 'audit_entries.actor', deletion: 'kept', download: 'auditTrail', why: 'Staff account for what they did.' },
  { column: 'audit_entries.subject_id', deletion: 'kept', download: 'auditTrail', why: 'As above.' },
  { column: 'job_transitions.actor', deletion: 'kept', download: 'changesOfJobs', why: 'The history of the job.' },
  { column: 'job_edits.actor', deletion: 'kept', download: 'changesOfJobs', why: 'The history of the job.' },
  { column: 'application_events.actor', deletion: 'kept', download: null, why: 'The history of an application.' },
  { column: 'application_notes.mentions', deletion: 'kept', download: null, why: 'The note is about the applicant.' },
  { column: 'jobs.apply_email', deletion: 'kept', download: null, why: 'The startup publishes the job.' },
];
