-- The whole schema. Tables and indexes come from src/database/tables; functions and triggers are written by hand.

-- The directory of startups searches by parts of words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint

-- The functions name tables that are created below.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint

-- Announces an event in the transaction of its change: on commit every listening process is notified, and a reaction is
-- queued that runs at least once.
CREATE FUNCTION tell_event(event json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('havn_events', event::text);
  PERFORM graphile_worker.add_job('react', event);
END
$$;
--> statement-breakpoint

-- The SQL twin of fold() in domain/site/fold.ts; a test compares the two. Signs such as ™ and 𝐊 become capitals when
-- they are decomposed, so the text is lowered and decomposed twice.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(replace(replace(translate(
    regexp_replace(normalize(lower(normalize(value, NFKD)), NFKD), '[\u0300-\u036f]+', '', 'g'),
    'æøœðđłı', 'aooddli'), 'þ', 'th'), 'ß', 'ss'), 'a[ae]+', 'a', 'g'), 'oe+', 'o', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint

-- Reading `words` from TOAST costs a hundred times what the planner assumes. With this cost the planner uses the index
-- and never reads the texts of ten thousand rows one by one.
CREATE FUNCTION lexemes("of" tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 300 AS $$
BEGIN
  RETURN "of";
END
$$;
--> statement-breakpoint

-- The SQL twin of isOpen (rules §2): the jobs that are open at a moment, with the sites that show them.
CREATE FUNCTION open_jobs(at timestamptz) RETURNS TABLE(platform text, job_id text, company_id text)
LANGUAGE sql STABLE AS $$
  SELECT site.platform, j.id, j.company_id
  FROM jobs j
  JOIN companies c ON c.id = j.company_id
  CROSS JOIN LATERAL unnest(c.platforms) AS site(platform)
  WHERE j.status = 'ACTIVE' AND j.approved_at IS NOT NULL AND at < j.closes_at AND c.status = 'ACTIVE'
$$;
--> statement-breakpoint

-- The numbers of open jobs that pages show. Triggers on job_search add rows to job_counters in the transaction of the
-- change and lock none; readers sum them, and a schedule compacts them.
CREATE FUNCTION job_counters_of(role text, country_codes text[], localities text[], place_ids integer[], company_id text,
  is_remote boolean, english_enough boolean, published_at timestamptz)
RETURNS TABLE(kind text, value text) LANGUAGE sql STABLE AS $$
  SELECT 'open', '' UNION ALL SELECT 'role', role UNION ALL SELECT 'company', company_id
  -- "New today" turns at midnight in Copenhagen.
  UNION ALL SELECT 'day', (published_at AT TIME ZONE 'Europe/Copenhagen')::date::text
  UNION ALL SELECT 'remote', '' WHERE is_remote
  UNION ALL SELECT 'english', '' WHERE english_enough
  UNION ALL SELECT 'country', unnest(country_codes)
  UNION ALL SELECT 'locality', unnest(localities)
  UNION ALL SELECT 'town', unnest(place_ids)::text
$$;
--> statement-breakpoint

-- The offers of landing pages (a role, a kind of position, remote, English) with their places in the five countries.
CREATE FUNCTION job_offers_of(role text, position_types text[], country_codes text[], localities text[],
  is_remote boolean, english_enough boolean)
RETURNS TABLE(value text) LANGUAGE sql STABLE AS $$
  SELECT offer || place FROM (
    SELECT 'role:' || role UNION ALL SELECT 'type:' || unnest(position_types)
    UNION ALL SELECT 'remote' WHERE is_remote UNION ALL SELECT 'remote:' || role WHERE is_remote
    UNION ALL SELECT 'english' WHERE english_enough
  ) AS offers (offer), (
    SELECT '' UNION ALL SELECT '@' || code FROM unnest(country_codes) AS code WHERE code IN ('DK', 'SE', 'NO', 'FI', 'IS')
    UNION ALL SELECT '@' || code || '/' || locality FROM unnest(country_codes) AS code, unnest(localities) AS locality
      WHERE code IN ('DK', 'SE', 'NO', 'FI', 'IS')
  ) AS places (place)
$$;
--> statement-breakpoint

CREATE FUNCTION count_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_counters (platform, kind, value, n)
  SELECT s.platform, t.kind, t.value, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed s, job_counters_of(s.job_role, s.country_codes, s.localities, s.place_ids, s.company_id, s.is_remote,
    s.english_enough, s.published_at) t
  GROUP BY 1, 2, 3;
  RETURN NULL;
END
$$;
--> statement-breakpoint

CREATE FUNCTION count_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_counters (platform, kind, value, n)
  SELECT s.platform, 'offer', o.value, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed s, job_offers_of(s.job_role, s.position_types, s.country_codes, s.localities, s.is_remote, s.english_enough) o
  GROUP BY 1, 2, 3;
  RETURN NULL;
END
$$;
--> statement-breakpoint

-- Inserts and deletes are counted. An update of a counted column would make the counters wrong.
CREATE FUNCTION refuse_updating_counted_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Counted columns of search rows are never updated: delete the row and insert it again.';
END
$$;
--> statement-breakpoint

CREATE FUNCTION place_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO job_search_places (platform, locality, job_role, published_at, job_id)
    SELECT platform, locality, job_role, published_at, job_id FROM changed, unnest(localities) AS locality;
  ELSE
    DELETE FROM job_search_places p USING changed s, unnest(s.localities) AS deleted(locality)
    WHERE p.platform = s.platform AND p.locality = deleted.locality AND p.job_role = s.job_role
      AND p.published_at = s.published_at AND p.job_id = s.job_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint

-- An owner or manager with a verified address at the web domain that a startup claims proves the domain, unless another
-- startup holds it. Claims never lie on shared hosts: domainOf gives none there. For one startup or for one person.
CREATE FUNCTION prove_company_domains(of_company text, of_user text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO company_domains (domain, company_id, held_by)
  SELECT DISTINCT ON (claimed.domain) claimed.domain, claimed.company_id, 'proven'
  FROM company_members m
  JOIN users u ON u.id = m.user_id
  JOIN (
    SELECT id AS company_id, domain FROM companies UNION ALL SELECT company_id, domain FROM company_changes
  ) AS claimed ON claimed.company_id = m.company_id
  WHERE (m.company_id = of_company OR m.user_id = of_user)
    AND m.role IN ('owner', 'manager') AND u.email_verified_at IS NOT NULL
    AND '.' || split_part(lower(u.email), '@', -1) LIKE '%.' || claimed.domain
  ORDER BY claimed.domain, claimed.company_id
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint

CREATE FUNCTION prove_domains_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM prove_company_domains(NULL, to_jsonb(NEW) ->> TG_ARGV[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint

CREATE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit trail is only added to.';
END
$$;
--> statement-breakpoint

-- The bytes of a private file lie in the storage. However its row is deleted, also with its person, they go too.
CREATE FUNCTION tell_deleted_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_event(json_build_object('type', 'privateFile.deleted', 'id', OLD.id, 'path', OLD.path));
  RETURN NULL;
END
$$;
--> statement-breakpoint

CREATE TABLE "answered_challenges" (
	"challenge_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"session_id" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"platform" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"email" text NOT NULL,
	"old_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "email_changes_email_folded" CHECK (email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]')
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_keys" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" text COLLATE "C",
	"sent_by" text COLLATE "C",
	"email" text NOT NULL,
	"platform" text NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key_hashes" "bytea"[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	CONSTRAINT "one_time_keys_email_folded" CHECK (email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]'),
	CONSTRAINT "one_time_keys_purpose" CHECK (purpose IN ('emailVerification', 'passwordReset', 'emailChangeOld', 'emailChangeNew', 'invitation'))
);
--> statement-breakpoint
CREATE TABLE "own_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_flows" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"platform" text NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"allow_registration" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"platform" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"two_factor_at" timestamp (3) with time zone,
	"acts_as" text COLLATE "C",
	"acts_until" timestamp (3) with time zone,
	"device" text DEFAULT '' NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"device_hash" "bytea"
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"image_id" text COLLATE "C",
	"is_admin" boolean DEFAULT false NOT NULL,
	"has_two_factor" boolean DEFAULT false NOT NULL,
	"profile" text,
	"ui_features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deletes_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_folded" CHECK (email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]')
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_drafts" (
	"user_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"contents" jsonb NOT NULL,
	"cv_file_id" text COLLATE "C",
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"sends_when_verified" boolean DEFAULT false NOT NULL,
	CONSTRAINT "application_drafts_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_messages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"is_from_talent" boolean NOT NULL,
	"user_id" text COLLATE "C",
	"kind" text DEFAULT 'message' NOT NULL,
	"text" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"file_id" text COLLATE "C",
	"is_by_mail" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_because" text,
	CONSTRAINT "application_messages_kind" CHECK (kind IN ('message', 'note', 'times', 'offer', 'no'))
);
--> statement-breakpoint
CREATE TABLE "application_notes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"user_id" text COLLATE "C",
	"text" text NOT NULL,
	"mentions" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_openings" (
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_openings_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
CREATE TABLE "application_scores" (
	"application_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"score" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_scores_application_id_user_id_pk" PRIMARY KEY("application_id","user_id"),
	CONSTRAINT "application_scores_score" CHECK (score BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"talent_id" text COLLATE "C" NOT NULL,
	"step" text DEFAULT 'applied' NOT NULL,
	"column_id" text COLLATE "C",
	"rank" double precision DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"previous_step" text,
	"previous_column_id" text COLLATE "C",
	"talent_status" text DEFAULT 'received' NOT NULL,
	"talent_status_at" timestamp (3) with time zone NOT NULL,
	"rejects_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"clock_from" timestamp (3) with time zone,
	"clock_rested_ms" bigint,
	"promised_days" integer,
	"clock_day" integer DEFAULT 0 NOT NULL,
	"close_warned" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED,
	"folded_about" text GENERATED ALWAYS AS (fold_text(headline || ' ' || place)) STORED,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cv_file_id" text COLLATE "C",
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"misses_knock_out" boolean DEFAULT false NOT NULL,
	"text_hash" text,
	"text_bands" integer[],
	"deletes_at" timestamp (3) with time zone,
	"deletion_notice_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_step" CHECK (step IN ('applied', 'custom', 'hired', 'toreject', 'rejected')),
	CONSTRAINT "applications_talent_status" CHECK (talent_status IN ('received', 'seen', 'inProcess', 'interview', 'offer', 'hired', 'notSelected', 'withdrawn', 'closed')),
	CONSTRAINT "applications_column" CHECK ((step = 'custom') = (column_id IS NOT NULL)),
	CONSTRAINT "applications_rejects_at" CHECK ((step = 'toreject') = (rejects_at IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "board_columns" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"meaning" text DEFAULT 'inProcess' NOT NULL,
	CONSTRAINT "board_columns_meaning" CHECK (meaning IN ('inProcess', 'interview', 'offer'))
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"no_text" text,
	"no_text_at" timestamp (3) with time zone,
	"no_text_by" text COLLATE "C",
	"no_draft" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"platforms" text[] NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"domain" text,
	"intro" text DEFAULT '' NOT NULL,
	"what_we_do" text DEFAULT '' NOT NULL,
	"text_language" text DEFAULT 'en' NOT NULL,
	"founded" integer,
	"number_of_employees" text,
	"stage" text,
	"funding_stage" text,
	"business_models" text[] DEFAULT '{}' NOT NULL,
	"industries" text[] DEFAULT '{}' NOT NULL,
	"sdgs" text[] DEFAULT '{}' NOT NULL,
	"perks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key_figures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote" jsonb,
	"place_id" integer,
	"address" text,
	"flag" text,
	"logo_image_id" text COLLATE "C",
	"cover_image_id" text COLLATE "C",
	"cover_focus_x" double precision DEFAULT 0.5 NOT NULL,
	"cover_focus_y" double precision DEFAULT 0.5 NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"linkedin_id" text,
	"views_total" integer DEFAULT 0 NOT NULL,
	"followers_total" integer DEFAULT 0 NOT NULL,
	"answers_in_days" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"submitted_at" timestamp (3) with time zone,
	"staff_question" text,
	"staff_question_at" timestamp (3) with time zone,
	"staff_answer" text,
	"status_reason" text,
	"folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED,
	"folded_words" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || intro)) STORED,
	CONSTRAINT "companies_status" CHECK (status IN ('DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'))
);
--> statement-breakpoint
CREATE TABLE "company_changes" (
	"company_id" text COLLATE "C" NOT NULL,
	"field" text NOT NULL,
	"value" text,
	"domain" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_changes_company_id_field_pk" PRIMARY KEY("company_id","field"),
	CONSTRAINT "company_changes_field" CHECK (field IN ('name', 'website'))
);
--> statement-breakpoint
CREATE TABLE "company_countries" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"country_code" text NOT NULL,
	"registration_number" text,
	"legal_name" text,
	CONSTRAINT "company_countries_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_data_terms" (
	"company_id" text COLLATE "C" NOT NULL,
	"version" text NOT NULL,
	"accepted_by" text COLLATE "C",
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_data_terms_company_id_version_pk" PRIMARY KEY("company_id","version")
);
--> statement-breakpoint
CREATE TABLE "company_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"held_by" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_domains_held_by" CHECK (held_by IN ('approved', 'proven'))
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"company_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"followed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_follows_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "company_funding_rounds" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"stage" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"month" date,
	CONSTRAINT "company_funding_rounds_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_gallery" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focus_x" double precision DEFAULT 0.5 NOT NULL,
	"focus_y" double precision DEFAULT 0.5 NOT NULL,
	CONSTRAINT "company_gallery_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_investors" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"website" text,
	CONSTRAINT "company_investors_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_join_requests" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text COLLATE "C",
	"is_accepted" boolean
);
--> statement-breakpoint
CREATE TABLE "company_people" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"image_id" text COLLATE "C",
	CONSTRAINT "company_people_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_settings" (
	"company_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"slack_webhook" text,
	"slack_notifications" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "empty_searches" (
	"platform" text NOT NULL,
	"week" date NOT NULL,
	"words" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "empty_searches_platform_week_words_pk" PRIMARY KEY("platform","week","words")
);
--> statement-breakpoint
CREATE TABLE "engagement_counts" (
	"day" date NOT NULL,
	"platform" text NOT NULL,
	"event" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"source" text NOT NULL,
	"profile" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "engagement_counts_day_platform_event_subject_type_subject_id_source_profile_pk" PRIMARY KEY("day","platform","event","subject_type","subject_id","source","profile")
);
--> statement-breakpoint
CREATE TABLE "investors" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"status" text NOT NULL,
	"platforms" text[] NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"intro" text DEFAULT '' NOT NULL,
	"flag" text,
	"logo_image_id" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	CONSTRAINT "investors_status" CHECK (status IN ('DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'))
);
--> statement-breakpoint
CREATE TABLE "job_counters" (
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"n" integer NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"platform" text NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone NOT NULL,
	"boosting_expires_at" timestamp (3) with time zone,
	"job_role" text NOT NULL,
	"position_types" text[] NOT NULL,
	"country_codes" text[] NOT NULL,
	"localities" text[] NOT NULL,
	"place_ids" integer[] DEFAULT '{}' NOT NULL,
	"is_remote" boolean NOT NULL,
	"is_paid" boolean NOT NULL,
	"english_enough" boolean NOT NULL,
	"company_size" text,
	"sdgs" text[] DEFAULT '{}' NOT NULL,
	"yearly_salary" bigint,
	"salary_currency" text,
	"popularity" real DEFAULT 0 NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	"made_with" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_search_platform_job_id_pk" PRIMARY KEY("platform","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_search_places" (
	"platform" text NOT NULL,
	"locality" text NOT NULL,
	"job_role" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "job_search_places_pk" PRIMARY KEY("platform","locality","job_role","published_at","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_search_texts" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"facts" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_localities" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_vocabulary" (
	"word" text COLLATE "C" NOT NULL,
	"language" text COLLATE "C" DEFAULT '' NOT NULL,
	"stem" text COLLATE "C" DEFAULT '' NOT NULL,
	CONSTRAINT "search_vocabulary_word_language_stem_pk" PRIMARY KEY("word","language","stem")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"platform" text NOT NULL,
	"variant" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_platform_variant_word_pk" PRIMARY KEY("platform","variant","word")
);
--> statement-breakpoint
CREATE TABLE "job_fingerprints" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"title_key" text NOT NULL,
	"bands" integer[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_sources" (
	"company_id" text COLLATE "C" NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"feed" text NOT NULL,
	"source_hash" text NOT NULL,
	"link" text,
	"places" jsonb NOT NULL,
	"is_leading" boolean NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"missed_syncs" integer DEFAULT 0 NOT NULL,
	"differs_since" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "job_sources_company_id_source_source_id_pk" PRIMARY KEY("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "job_sync_events" (
	"sync_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"outcome" text NOT NULL,
	"job_id" text COLLATE "C",
	"company_id" text COLLATE "C",
	"title" text NOT NULL,
	"reason" text,
	CONSTRAINT "job_sync_events_sync_id_position_pk" PRIMARY KEY("sync_id","position")
);
--> statement-breakpoint
CREATE TABLE "job_syncs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"feed" text NOT NULL,
	"source" text,
	"company_id" text COLLATE "C",
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"outcome" text,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"remarks" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "job_syncs_outcome" CHECK (outcome IN ('full', 'partial', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "job_drafts" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"contents" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"started_from" text,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text COLLATE "C",
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "job_edits" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"is_text_changed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_locations" (
	"job_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"country_code" text NOT NULL,
	"place_id" integer,
	"locality" text,
	"address" text,
	"postal_code" text,
	"latitude" double precision,
	"longitude" double precision,
	CONSTRAINT "job_locations_job_id_position_pk" PRIMARY KEY("job_id","position")
);
--> statement-breakpoint
CREATE TABLE "job_texts" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_transitions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text,
	"batch" text COLLATE "C"
);
--> statement-breakpoint
CREATE TABLE "job_view_marks" (
	"day" date NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "job_view_marks_day_job_id_visitor_pk" PRIMARY KEY("day","job_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "job_view_sources" (
	"job_id" text COLLATE "C" NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "job_view_sources_job_id_day_source_pk" PRIMARY KEY("job_id","day","source"),
	CONSTRAINT "job_view_sources_source" CHECK (source IN ('search', 'boosted', 'digest', 'other'))
);
--> statement-breakpoint
CREATE TABLE "job_views" (
	"job_id" text COLLATE "C" NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "job_views_job_id_day_pk" PRIMARY KEY("job_id","day")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"pitch" text DEFAULT '' NOT NULL,
	"text_language" text DEFAULT 'en' NOT NULL,
	"job_role" text NOT NULL,
	"job_position_types" text[] NOT NULL,
	"workplace" text NOT NULL,
	"salary_type" text NOT NULL,
	"salary_from" bigint,
	"salary_to" bigint,
	"salary_currency" text,
	"salary_period" text,
	"equity_type" text DEFAULT 'undisclosed' NOT NULL,
	"equity_from" numeric(6, 3),
	"equity_to" numeric(6, 3),
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"english_enough" boolean,
	"relocation" text DEFAULT 'notSaid' NOT NULL,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"criterias" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hiring_stages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receive_applicants" text NOT NULL,
	"link" text,
	"apply_email" text,
	"period_days" integer DEFAULT 30 NOT NULL,
	"expiration_date" date,
	"last_day_said" boolean DEFAULT true NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"boosting_expires_at" timestamp (3) with time zone,
	"boost_days_waiting" integer DEFAULT 0 NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"stopped_because" text,
	"paused_because" text,
	"draft_warned_at" timestamp (3) with time zone,
	"outcome" text,
	"views_total" integer DEFAULT 0 NOT NULL,
	"views_week" integer DEFAULT 0 NOT NULL,
	"source" text,
	"hand_edited" boolean DEFAULT false NOT NULL,
	CONSTRAINT "jobs_status" CHECK (status IN ('DRAFT', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL', 'ACTIVE', 'STOPPED', 'EXPIRED')),
	CONSTRAINT "jobs_workplace" CHECK (workplace IN ('onsite', 'hybrid', 'remote', 'notSaid')),
	CONSTRAINT "jobs_salary_type" CHECK (salary_type IN ('competitive', 'unpaid', 'range', 'notSaid')),
	CONSTRAINT "jobs_salary_range" CHECK (salary_type <> 'range' OR (coalesce(salary_from, salary_to) IS NOT NULL AND salary_currency IS NOT NULL AND salary_period IS NOT NULL)),
	CONSTRAINT "jobs_stopped_because" CHECK (stopped_because IN ('member', 'reports', 'answerClock', 'suspended', 'staff')),
	CONSTRAINT "jobs_outcome" CHECK (outcome IN ('hiredHere', 'hiredElsewhere', 'notHired', 'stopped')),
	CONSTRAINT "jobs_active_has_an_end" CHECK (status <> 'ACTIVE' OR approved_at IS NULL OR closes_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outages" (
	"is_current" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"trouble" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"content_hash" text NOT NULL,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_length" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"company_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"role" text NOT NULL,
	"applicant_mails" text DEFAULT 'atOnce' NOT NULL,
	"applicant_mails_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "company_members_role" CHECK (role IN ('owner', 'manager', 'reviewer')),
	CONSTRAINT "company_members_applicant_mails" CHECK (applicant_mails IN ('atOnce', 'daily', 'never') AND (applicant_mails = 'daily') = (applicant_mails_until IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "investor_members" (
	"investor_id" text COLLATE "C" NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "investor_members_investor_id_user_id_pk" PRIMARY KEY("investor_id","user_id"),
	CONSTRAINT "investor_members_role" CHECK (role IN ('owner', 'manager', 'reviewer'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"company_id" text COLLATE "C",
	"application_id" text COLLATE "C",
	"evidence" jsonb,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reporter_id" text COLLATE "C",
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"email_key" "bytea",
	"network" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text COLLATE "C",
	"is_upheld" boolean,
	"decision" text,
	CONSTRAINT "reports_subject_type" CHECK (subject_type IN ('job', 'company', 'person', 'message', 'investor'))
);
--> statement-breakpoint
CREATE TABLE "staff_decisions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"decided_by" text COLLATE "C" NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "staff_decisions_kind" CHECK (kind IN ('company', 'change', 'job', 'report', 'appeal')),
	CONSTRAINT "staff_decisions_action" CHECK (action IN ('approve', 'reject', 'ask'))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C",
	"user_id" text COLLATE "C",
	"job_id" text COLLATE "C",
	"application_id" text COLLATE "C",
	"message_id" text COLLATE "C",
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_by" text COLLATE "C",
	"withdrawn_at" timestamp (3) with time zone,
	"appeal" text,
	"appealed_at" timestamp (3) with time zone,
	"appeal_decided_at" timestamp (3) with time zone,
	"is_appeal_upheld" boolean,
	"appeal_decision" text,
	CONSTRAINT "statements_decision" CHECK (decision IN ('companyRejected', 'companySuspended', 'jobRejected', 'jobPaused', 'jobRemoved', 'messageRemoved', 'personWarned', 'investorWarned')),
	CONSTRAINT "statements_addressee" CHECK ((company_id IS NULL) <> (user_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "company_buyers" (
	"company_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"buyer" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rates" (
	"day" date PRIMARY KEY NOT NULL,
	"per_euro" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"product" text NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"price_country" text NOT NULL,
	"currency" text NOT NULL,
	"net" bigint NOT NULL,
	"vat_rate" numeric(5, 2) NOT NULL,
	"vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat_treatment" text NOT NULL,
	"buyer" jsonb NOT NULL,
	"ordered_by" text COLLATE "C",
	"provider" text NOT NULL,
	"provider_reference" text,
	"checkout_url" text,
	"paid_with" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refund_reason" text,
	CONSTRAINT "orders_product" CHECK (product IN ('pro', 'boost')),
	CONSTRAINT "orders_purpose" CHECK (purpose IN ('submit', 'resume', 'renew', 'renewLive', 'boost')),
	CONSTRAINT "orders_status" CHECK (status IN ('created', 'paid', 'cancelled', 'expired', 'refunded')),
	CONSTRAINT "orders_vat_treatment" CHECK (vat_treatment IN ('domestic', 'reverseCharge', 'outside')),
	CONSTRAINT "orders_sum" CHECK (net + vat = total AND refunded <= total)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"order_id" text COLLATE "C",
	"received_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" text PRIMARY KEY NOT NULL,
	"order_id" text COLLATE "C" NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"contents" jsonb NOT NULL,
	CONSTRAINT "receipts_kind" CHECK (kind IN ('receipt', 'creditNote'))
);
--> statement-breakpoint
CREATE TABLE "company_post_images" (
	"post_id" text COLLATE "C" NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "company_post_images_post_id_image_id_pk" PRIMARY KEY("post_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "company_posts" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"cover_image_id" text COLLATE "C",
	"author_id" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "attempts" (
	"scope" text NOT NULL,
	"who" text NOT NULL,
	"moments" timestamp(3) with time zone[] NOT NULL,
	"is_let_through" boolean NOT NULL,
	"forget_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "attempts_scope_who_pk" PRIMARY KEY("scope","who")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "request_counts" (
	"window_start" timestamp (3) with time zone NOT NULL,
	"scope" text NOT NULL,
	"network" text NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_window_start_scope_network_pk" PRIMARY KEY("window_start","scope","network")
);
--> statement-breakpoint
CREATE TABLE "place_editions" (
	"edition" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_names" (
	"folded" text NOT NULL,
	"place_id" integer NOT NULL,
	CONSTRAINT "place_names_folded_place_id_pk" PRIMARY KEY("folded","place_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"name" text NOT NULL,
	"english_name" text NOT NULL,
	"slug" text NOT NULL,
	"region" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "elsewhere_applications" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C",
	"title" text NOT NULL,
	"organisation" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"link" text,
	"applied_on" date NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "elsewhere_applications_outcome" CHECK (outcome IN ('waiting', 'heardBack', 'interview', 'offer', 'hired', 'notSelected', 'noAnswer'))
);
--> statement-breakpoint
CREATE TABLE "job_interests" (
	"user_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "job_interests_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "private_files" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C",
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_jobs" (
	"user_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_jobs_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "talents" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"name" text NOT NULL,
	"website" text,
	"intro" text DEFAULT '' NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"settings_key" text NOT NULL,
	"phone" text,
	"image_id" text COLLATE "C",
	"country_code" text,
	"place_id" integer,
	"locality" text,
	"languages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" text[] DEFAULT '{}' NOT NULL,
	"experience" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" text[] DEFAULT '{}' NOT NULL,
	"cv_file_id" text COLLATE "C",
	"job_roles" text[] DEFAULT '{}' NOT NULL,
	"job_position_types" text[] DEFAULT '{}' NOT NULL,
	"wanted_countries" text[] DEFAULT '{}' NOT NULL,
	"wants_remote" boolean DEFAULT false NOT NULL,
	"least_pay" bigint,
	"least_pay_currency" text,
	"can_start" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenges" ADD CONSTRAINT "challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acts_as_users_id_fk" FOREIGN KEY ("acts_as") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_cv_file_id_private_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_file_id_private_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_openings" ADD CONSTRAINT "application_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_openings" ADD CONSTRAINT "application_openings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_column_id_board_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."board_columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_file_id_private_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_columns" ADD CONSTRAINT "board_columns_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_no_text_by_users_id_fk" FOREIGN KEY ("no_text_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_image_id_images_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_changes" ADD CONSTRAINT "company_changes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_countries" ADD CONSTRAINT "company_countries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_data_terms" ADD CONSTRAINT "company_data_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_data_terms" ADD CONSTRAINT "company_data_terms_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_domains" ADD CONSTRAINT "company_domains_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_funding_rounds" ADD CONSTRAINT "company_funding_rounds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_gallery" ADD CONSTRAINT "company_gallery_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_gallery" ADD CONSTRAINT "company_gallery_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_investors" ADD CONSTRAINT "company_investors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investors" ADD CONSTRAINT "investors_logo_image_id_images_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_texts" ADD CONSTRAINT "job_search_texts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_fingerprints" ADD CONSTRAINT "job_fingerprints_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sources" ADD CONSTRAINT "job_sources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sources" ADD CONSTRAINT "job_sources_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sync_events" ADD CONSTRAINT "job_sync_events_sync_id_job_syncs_id_fk" FOREIGN KEY ("sync_id") REFERENCES "public"."job_syncs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sync_events" ADD CONSTRAINT "job_sync_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sync_events" ADD CONSTRAINT "job_sync_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_syncs" ADD CONSTRAINT "job_syncs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_edits" ADD CONSTRAINT "job_edits_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_locations" ADD CONSTRAINT "job_locations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_locations" ADD CONSTRAINT "job_locations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_texts" ADD CONSTRAINT "job_texts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_transitions" ADD CONSTRAINT "job_transitions_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_view_sources" ADD CONSTRAINT "job_view_sources_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_members" ADD CONSTRAINT "investor_members_investor_id_investors_id_fk" FOREIGN KEY ("investor_id") REFERENCES "public"."investors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor_members" ADD CONSTRAINT "investor_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_buyers" ADD CONSTRAINT "company_buyers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_post_images" ADD CONSTRAINT "company_post_images_post_id_company_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."company_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_post_images" ADD CONSTRAINT "company_post_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_posts" ADD CONSTRAINT "company_posts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_posts" ADD CONSTRAINT "company_posts_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_posts" ADD CONSTRAINT "company_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elsewhere_applications" ADD CONSTRAINT "elsewhere_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elsewhere_applications" ADD CONSTRAINT "elsewhere_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_cv_file_id_private_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_challenges_to_forget" ON "answered_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "challenges_of_user" ON "challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "challenges_to_delete" ON "challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_under_way" ON "email_changes" USING btree ("user_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "identities_of_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_keys_of_user" ON "one_time_keys" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_keys_to_forget" ON "one_time_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "one_time_keys_sent_by" ON "one_time_keys" USING btree ("sent_by") WHERE sent_by IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_keys_one_invitation" ON "one_time_keys" USING btree ((about->>'kind'),(about->>'id'),"email") WHERE purpose = 'invitation' AND used_at IS NULL AND voided_at IS NULL;--> statement-breakpoint
CREATE INDEX "provider_flows_to_forget" ON "provider_flows" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_of_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_acting_as" ON "sessions" USING btree ("acts_as") WHERE acts_as IS NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_to_forget" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_to_delete" ON "users" USING btree ("deletes_at") WHERE deletes_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_type","subject_id","at");--> statement-breakpoint
CREATE INDEX "application_drafts_of_job" ON "application_drafts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "application_drafts_by_age" ON "application_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_messages_of" ON "application_messages" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_messages_unread" ON "application_messages" USING btree ("application_id") WHERE CASE WHEN is_from_talent THEN read_at IS NULL ELSE details ? 'answer' AND NOT details -> 'answer' ? 'readAt' END;--> statement-breakpoint
CREATE INDEX "application_messages_file" ON "application_messages" USING btree ("file_id") WHERE file_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "application_notes_of" ON "application_notes" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_openings_of" ON "application_openings" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","talent_id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","step","column_id","rank","id");--> statement-breakpoint
CREATE INDEX "applications_of_company" ON "applications" USING btree ("company_id","step","rank","id");--> statement-breakpoint
CREATE INDEX "applications_counted" ON "applications" USING btree ("company_id","sent_at" DESC NULLS FIRST,"id","job_id","step","column_id","seen_at","rejects_at","withdrawn_at","closed_at","rank","folded_name","folded_about");--> statement-breakpoint
CREATE INDEX "applications_alike" ON "applications" USING btree ("company_id","text_hash") WHERE text_hash IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_bands" ON "applications" USING gin ("text_bands");--> statement-breakpoint
CREATE INDEX "applications_of_talent" ON "applications" USING btree ("talent_id","sent_at");--> statement-breakpoint
CREATE INDEX "applications_clock" ON "applications" USING btree ("clock_from") WHERE clock_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_to_reject" ON "applications" USING btree ("rejects_at") WHERE step = 'toreject';--> statement-breakpoint
CREATE INDEX "applications_to_delete" ON "applications" USING btree ("deletes_at") WHERE deletes_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "board_columns_of_job" ON "board_columns" USING btree ("job_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_key" ON "companies" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "companies_flag" ON "companies" USING btree ("flag");--> statement-breakpoint
CREATE INDEX "companies_domain" ON "companies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (folded_words gin_trgm_ops) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "companies_typed" ON "companies" USING gin ((' ' || folded_name) gin_trgm_ops) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at" DESC NULLS LAST,"id") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "company_countries_once" ON "company_countries" USING btree ("company_id","country_code");--> statement-breakpoint
CREATE UNIQUE INDEX "company_registration_number" ON "company_countries" USING btree ("country_code","registration_number");--> statement-breakpoint
CREATE INDEX "company_domains_company" ON "company_domains" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "company_follows_company" ON "company_follows" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_join_requests_open" ON "company_join_requests" USING btree ("company_id","user_id") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "company_join_requests_user" ON "company_join_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "investors_key" ON "investors" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "investors_flag" ON "investors" USING btree ("flag");--> statement-breakpoint
CREATE INDEX "job_counters_of_kind" ON "job_counters" USING btree ("platform","kind","value");--> statement-breakpoint
CREATE INDEX "job_counters_to_sum" ON "job_counters" USING btree ("platform") WHERE NOT is_sum;--> statement-breakpoint
CREATE INDEX "job_search_of_job" ON "job_search" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_search_made_with" ON "job_search" USING btree ("made_with");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("platform","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_popular" ON "job_search" USING btree ("platform","popularity","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_role" ON "job_search" USING btree ("platform","job_role","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_company" ON "job_search" USING btree ("company_id","platform","published_at");--> statement-breakpoint
CREATE INDEX "job_search_boosted" ON "job_search" USING btree ("platform","boosting_expires_at") WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_chosen" ON "job_search" USING gin ("country_codes","localities","position_types");--> statement-breakpoint
CREATE INDEX "job_search_title_words" ON "job_search" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "job_search_name_words" ON "job_search" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "job_search_words" ON "job_search" USING gin (lexemes("words"));--> statement-breakpoint
CREATE INDEX "job_search_boosted_words" ON "job_search" USING gin (lexemes("words")) WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_boosted_names" ON "job_search" USING gin ("name_words") WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_closing" ON "job_search" USING btree ("platform","closes_at");--> statement-breakpoint
CREATE INDEX "job_search_places_newest" ON "job_search_places" USING btree ("platform","locality","published_at","job_id");--> statement-breakpoint
CREATE INDEX "search_localities_typed" ON "search_localities" USING gin ((' ' || "key") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_vocabulary_stems" ON "search_vocabulary" USING btree ("language","stem") WHERE stem <> '';--> statement-breakpoint
CREATE INDEX "job_fingerprints_title" ON "job_fingerprints" USING btree ("company_id","title_key");--> statement-breakpoint
CREATE INDEX "job_fingerprints_bands" ON "job_fingerprints" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "job_sources_of_job" ON "job_sources" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_sources_of_feed" ON "job_sources" USING btree ("feed","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_sources_one_leads" ON "job_sources" USING btree ("job_id") WHERE is_leading;--> statement-breakpoint
CREATE INDEX "job_sync_events_of_job" ON "job_sync_events" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_syncs_of_feed" ON "job_syncs" USING btree ("feed","started_at");--> statement-breakpoint
CREATE INDEX "job_edits_of_job" ON "job_edits" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "job_locations_place" ON "job_locations" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "job_transitions_of_job" ON "job_transitions" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "job_transitions_of_batch" ON "job_transitions" USING btree ("batch") WHERE batch IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_views_day" ON "job_views" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("key");--> statement-breakpoint
CREATE INDEX "jobs_of_company" ON "jobs" USING btree ("company_id","status");--> statement-breakpoint
CREATE INDEX "jobs_of_company_by_age" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "jobs_to_expire" ON "jobs" USING btree ("closes_at") WHERE status IN ('ACTIVE', 'STOPPED');--> statement-breakpoint
CREATE INDEX "mails_to_forget" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "images_content_hash" ON "images" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "company_members_user" ON "company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "company_members_daily" ON "company_members" USING btree ("applicant_mails_until") WHERE applicant_mails = 'daily';--> statement-breakpoint
CREATE INDEX "investor_members_user" ON "investor_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("at") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "reports_application" ON "reports" USING btree ("application_id") WHERE application_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_decisions_waiting" ON "staff_decisions" USING btree ("kind","subject_id") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "staff_decisions_newest" ON "staff_decisions" USING btree ("decided_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_company" ON "statements" USING btree ("company_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_job" ON "statements" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","at" DESC NULLS LAST) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "statements_application" ON "statements" USING btree ("application_id") WHERE application_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "statements_appeals" ON "statements" USING btree ("appealed_at") WHERE appeal_decided_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("job_id","purpose") WHERE status = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_provider_reference" ON "orders" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "orders_of_company" ON "orders" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_job" ON "orders" USING btree ("job_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_to_reconcile" ON "orders" USING btree ("expires_at") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "company_post_images_of_image" ON "company_post_images" USING btree ("image_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_posts_key" ON "company_posts" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "company_posts_newest" ON "company_posts" USING btree ("company_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "attempts_to_forget" ON "attempts" USING btree ("forget_at");--> statement-breakpoint
CREATE INDEX "place_names_place" ON "place_names" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "place_names_typed" ON "place_names" USING gin ((' ' || "folded") gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "places_country_slug" ON "places" USING btree ("country_code","slug");--> statement-breakpoint
CREATE INDEX "places_by_population" ON "places" USING btree ("country_code","population");--> statement-breakpoint
CREATE INDEX "elsewhere_applications_of_user" ON "elsewhere_applications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "elsewhere_applications_job" ON "elsewhere_applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "job_interests_of_job" ON "job_interests" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "private_files_of_user" ON "private_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_of_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talents_user" ON "talents" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "talents_settings_key" ON "talents" USING btree ("settings_key");
--> statement-breakpoint

-- Counts and lists read only short rows: ten thousand of them are a few hundred pages. `words` lies in TOAST, where only
-- its index is read; every other column stays in the row, or the next longest ones would go to TOAST, too.
ALTER TABLE job_search SET (toast_tuple_target = 700);
--> statement-breakpoint
ALTER TABLE job_search
  ALTER COLUMN words SET STORAGE EXTERNAL,
  ALTER COLUMN name_words SET STORAGE MAIN,
  ALTER COLUMN title_words SET STORAGE MAIN,
  ALTER COLUMN platform SET STORAGE MAIN,
  ALTER COLUMN job_id SET STORAGE MAIN,
  ALTER COLUMN company_id SET STORAGE MAIN,
  ALTER COLUMN company_size SET STORAGE MAIN,
  ALTER COLUMN salary_currency SET STORAGE MAIN,
  ALTER COLUMN job_role SET STORAGE MAIN,
  ALTER COLUMN position_types SET STORAGE MAIN,
  ALTER COLUMN country_codes SET STORAGE MAIN,
  ALTER COLUMN localities SET STORAGE MAIN,
  ALTER COLUMN place_ids SET STORAGE MAIN;
--> statement-breakpoint

-- Rare words and towns decide between two plans that are a hundred times apart, so the planner needs larger samples.
ALTER TABLE job_search
  ALTER COLUMN words SET STATISTICS 1000,
  ALTER COLUMN localities SET STATISTICS 1000,
  ALTER COLUMN title_words SET STATISTICS 500,
  ALTER COLUMN name_words SET STATISTICS 500;
--> statement-breakpoint
ALTER INDEX job_search_words ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint

-- Without this, each search would also read the list of entries that are not in the index yet.
ALTER INDEX job_search_chosen SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_title_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_name_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_boosted_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_fingerprints_bands SET (fastupdate = off);
--> statement-breakpoint

-- The audit trail can be read and added to, never changed or deleted (S-15).
CREATE TRIGGER audit_entries_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint

CREATE TRIGGER job_search_counted_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_counted_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_offered_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_offers();
--> statement-breakpoint
CREATE TRIGGER job_search_offered_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_offers();
--> statement-breakpoint
CREATE TRIGGER job_search_placed_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION place_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_placed_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION place_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_not_updated BEFORE UPDATE OF platform, job_id, job_role, position_types, country_codes,
  localities, place_ids, company_id, is_remote, english_enough, published_at ON job_search
  FOR EACH ROW EXECUTE FUNCTION refuse_updating_counted_columns();
--> statement-breakpoint

-- Addresses are verified by links, invitations, changes of address and LinkedIn; a trigger catches all of them.
CREATE TRIGGER verified_address_proves AFTER UPDATE OF email, email_verified_at ON users
  FOR EACH ROW WHEN (NEW.email_verified_at IS NOT NULL) EXECUTE FUNCTION prove_domains_of_member('id');
--> statement-breakpoint
CREATE TRIGGER joining_member_proves AFTER INSERT OR UPDATE OF role ON company_members
  FOR EACH ROW EXECUTE FUNCTION prove_domains_of_member('user_id');
--> statement-breakpoint

CREATE TRIGGER private_files_deleted AFTER DELETE ON private_files
  FOR EACH ROW EXECUTE FUNCTION tell_deleted_file();
