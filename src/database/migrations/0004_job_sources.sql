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
ALTER TABLE "jobs" ADD COLUMN "hand_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "job_fingerprints" ADD CONSTRAINT "job_fingerprints_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sources" ADD CONSTRAINT "job_sources_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sources" ADD CONSTRAINT "job_sources_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sync_events" ADD CONSTRAINT "job_sync_events_sync_id_job_syncs_id_fk" FOREIGN KEY ("sync_id") REFERENCES "public"."job_syncs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sync_events" ADD CONSTRAINT "job_sync_events_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_sync_events" ADD CONSTRAINT "job_sync_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_syncs" ADD CONSTRAINT "job_syncs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_fingerprints_title" ON "job_fingerprints" USING btree ("company_id","title_key");--> statement-breakpoint
CREATE INDEX "job_fingerprints_bands" ON "job_fingerprints" USING gin ("bands");--> statement-breakpoint
CREATE INDEX "job_sources_of_job" ON "job_sources" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_sources_of_feed" ON "job_sources" USING btree ("feed","company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "job_sources_one_leads" ON "job_sources" USING btree ("job_id") WHERE is_leading;--> statement-breakpoint
CREATE INDEX "job_sync_events_of_job" ON "job_sync_events" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_syncs_of_feed" ON "job_syncs" USING btree ("feed","started_at");