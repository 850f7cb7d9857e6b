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
	"is_by_mail" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
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
	"told_status" text DEFAULT 'received' NOT NULL,
	"told_at" timestamp (3) with time zone NOT NULL,
	"rejects_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"clock_from" timestamp (3) with time zone,
	"clock_day" integer DEFAULT 0 NOT NULL,
	"close_warned" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"headline" text DEFAULT '' NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"cv_file_id" text COLLATE "C",
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"misses_knock_out" boolean DEFAULT false NOT NULL,
	"text_hash" text,
	"deletes_at" timestamp (3) with time zone,
	"deletion_notice_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "applications_step" CHECK (step IN ('applied', 'custom', 'hired', 'toreject', 'rejected')),
	CONSTRAINT "applications_told_status" CHECK (told_status IN ('received', 'seen', 'inProcess', 'interview', 'offer', 'hired', 'notSelected', 'withdrawn', 'closed')),
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
CREATE TABLE "board_looks" (
	"user_id" text COLLATE "C" NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "board_looks_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"no_text" text,
	"no_text_at" timestamp (3) with time zone,
	"no_text_by" text COLLATE "C",
	"updated_at" timestamp (3) with time zone NOT NULL
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
	"user_id" text COLLATE "C" NOT NULL,
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
ALTER TABLE "companies" ADD COLUMN "answers_in_days" integer;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "image_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "place_id" integer;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "locality" text;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "links" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "experience" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "cv_file_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "job_roles" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "job_position_types" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "wanted_countries" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "wants_remote" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "least_pay" bigint;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "least_pay_currency" text;--> statement-breakpoint
ALTER TABLE "talents" ADD COLUMN "can_start" date;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_drafts" ADD CONSTRAINT "application_drafts_cv_file_id_private_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_messages" ADD CONSTRAINT "application_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_notes" ADD CONSTRAINT "application_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_scores" ADD CONSTRAINT "application_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_talent_id_talents_id_fk" FOREIGN KEY ("talent_id") REFERENCES "public"."talents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_column_id_board_columns_id_fk" FOREIGN KEY ("column_id") REFERENCES "public"."board_columns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_file_id_private_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_columns" ADD CONSTRAINT "board_columns_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_looks" ADD CONSTRAINT "board_looks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_looks" ADD CONSTRAINT "board_looks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_no_text_by_users_id_fk" FOREIGN KEY ("no_text_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elsewhere_applications" ADD CONSTRAINT "elsewhere_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "elsewhere_applications" ADD CONSTRAINT "elsewhere_applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_files" ADD CONSTRAINT "private_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_drafts_of_job" ON "application_drafts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "application_drafts_by_age" ON "application_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_messages_of" ON "application_messages" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "application_notes_of" ON "application_notes" USING btree ("application_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_once" ON "applications" USING btree ("job_id","talent_id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "applications_of_job" ON "applications" USING btree ("job_id","step","column_id","rank","id");--> statement-breakpoint
CREATE INDEX "applications_of_company" ON "applications" USING btree ("company_id","step","rank","id");--> statement-breakpoint
CREATE INDEX "applications_of_talent" ON "applications" USING btree ("talent_id","sent_at");--> statement-breakpoint
CREATE INDEX "applications_clock" ON "applications" USING btree ("clock_from") WHERE clock_from IS NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_to_reject" ON "applications" USING btree ("rejects_at") WHERE step = 'toreject';--> statement-breakpoint
CREATE INDEX "applications_to_delete" ON "applications" USING btree ("deletes_at") WHERE deletes_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "board_columns_of_job" ON "board_columns" USING btree ("job_id","position");--> statement-breakpoint
CREATE INDEX "elsewhere_applications_of_user" ON "elsewhere_applications" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "elsewhere_applications_job" ON "elsewhere_applications" USING btree ("user_id","job_id");--> statement-breakpoint
CREATE INDEX "job_interests_of_job" ON "job_interests" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "private_files_of_user" ON "private_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_jobs_of_job" ON "saved_jobs" USING btree ("job_id");--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talents" ADD CONSTRAINT "talents_cv_file_id_private_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."private_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- The bytes of a private file lie in the storage. However its row is deleted, also with its person, they go too.
CREATE FUNCTION tell_deleted_file() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_event(json_build_object('type', 'privateFile.deleted', 'id', OLD.id, 'path', OLD.path));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER private_files_deleted AFTER DELETE ON "private_files" FOR EACH ROW EXECUTE FUNCTION tell_deleted_file();
