CREATE TABLE "company_data_terms" (
	"company_id" text COLLATE "C" NOT NULL,
	"version" text NOT NULL,
	"accepted_by" text COLLATE "C",
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_data_terms_company_id_version_pk" PRIMARY KEY("company_id","version")
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
CREATE TABLE "company_settings" (
	"company_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"slack_webhook" text,
	"slack_notifications" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "job_view_sources" (
	"job_id" text COLLATE "C" NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "job_view_sources_job_id_day_source_pk" PRIMARY KEY("job_id","day","source"),
	CONSTRAINT "job_view_sources_source" CHECK (source IN ('search', 'boosted', 'digest', 'other'))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"company_id" text COLLATE "C",
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"reporter_id" text COLLATE "C",
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"network" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text COLLATE "C",
	"is_upheld" boolean,
	"decision" text,
	CONSTRAINT "reports_subject_type" CHECK (subject_type IN ('job', 'company', 'person', 'message', 'investor'))
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"company_id" text COLLATE "C" NOT NULL,
	"job_id" text COLLATE "C",
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
	CONSTRAINT "statements_decision" CHECK (decision IN ('companyRejected', 'companySuspended', 'jobRejected', 'jobPaused', 'jobRemoved'))
);
--> statement-breakpoint
CREATE TABLE "company_buyers" (
	"company_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"buyer" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "companies" ADD COLUMN "cover_focus_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cover_focus_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "submitted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "staff_question" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "staff_question_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "staff_answer" text;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "company_gallery" ADD COLUMN "focus_x" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_gallery" ADD COLUMN "focus_y" double precision DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "boost_days_waiting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "is_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "stopped_because" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "company_data_terms" ADD CONSTRAINT "company_data_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_data_terms" ADD CONSTRAINT "company_data_terms_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_funding_rounds" ADD CONSTRAINT "company_funding_rounds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_join_requests" ADD CONSTRAINT "company_join_requests_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_posts" ADD CONSTRAINT "company_posts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_posts" ADD CONSTRAINT "company_posts_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_posts" ADD CONSTRAINT "company_posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_settings" ADD CONSTRAINT "company_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_drafts" ADD CONSTRAINT "job_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_view_sources" ADD CONSTRAINT "job_view_sources_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_buyers" ADD CONSTRAINT "company_buyers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_ordered_by_users_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "company_join_requests_open" ON "company_join_requests" USING btree ("company_id","user_id") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "company_join_requests_user" ON "company_join_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_posts_key" ON "company_posts" USING btree ("company_id","key");--> statement-breakpoint
CREATE INDEX "company_posts_newest" ON "company_posts" USING btree ("company_id","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_waiting" ON "reports" USING btree ("at") WHERE decided_at IS NULL;--> statement-breakpoint
CREATE INDEX "reports_subject" ON "reports" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "statements_company" ON "statements" USING btree ("company_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_job" ON "statements" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "statements_appeals" ON "statements" USING btree ("appealed_at") WHERE appeal_decided_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("job_id","purpose") WHERE status = 'created';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_provider_reference" ON "orders" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "orders_of_company" ON "orders" USING btree ("company_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_job" ON "orders" USING btree ("job_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_to_reconcile" ON "orders" USING btree ("expires_at") WHERE status = 'created';--> statement-breakpoint
CREATE INDEX "payment_events_order" ON "payment_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_stopped_because" CHECK (stopped_because IN ('member', 'reports', 'answerClock', 'suspended'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_outcome" CHECK (outcome IN ('hiredHere', 'hiredElsewhere', 'notHired', 'stopped'));