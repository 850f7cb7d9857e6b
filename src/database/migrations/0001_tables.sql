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
	"logo_image_id" text COLLATE "C",
	"cover_image_id" text COLLATE "C",
	"linkedin_id" text,
	"views_total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED,
	"folded_words" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || intro)) STORED,
	CONSTRAINT "companies_status" CHECK (status IN ('DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED'))
);
--> statement-breakpoint
CREATE TABLE "company_countries" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"country_code" text NOT NULL,
	"registration_number" text,
	CONSTRAINT "company_countries_company_id_position_pk" PRIMARY KEY("company_id","position")
);
--> statement-breakpoint
CREATE TABLE "company_gallery" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"image_id" text COLLATE "C" NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
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
CREATE TABLE "company_people" (
	"company_id" text COLLATE "C" NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"image_id" text COLLATE "C",
	CONSTRAINT "company_people_company_id_position_pk" PRIMARY KEY("company_id","position")
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
	"is_remote" boolean NOT NULL,
	"is_paid" boolean NOT NULL,
	"english_enough" boolean NOT NULL,
	"salary_bottom" bigint,
	"salary_top" bigint,
	"popularity" real DEFAULT 0 NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"name_words" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "job_search_platform_job_id_pk" PRIMARY KEY("platform","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_search_texts" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_localities" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_state" (
	"only" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"made_with" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"platform" text NOT NULL,
	"variant" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_platform_variant_word_pk" PRIMARY KEY("platform","variant","word")
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
CREATE TABLE "job_steps" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"verb" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "job_texts" (
	"job_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_view_marks" (
	"day" date NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	"visitor" "bytea" NOT NULL,
	CONSTRAINT "job_view_marks_day_job_id_visitor_pk" PRIMARY KEY("day","job_id","visitor")
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
	"hiring_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"receive_applicants" text NOT NULL,
	"link" text,
	"apply_email" text,
	"period_days" integer DEFAULT 30 NOT NULL,
	"expiration_date" date,
	"closes_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"published_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"boosting_expires_at" timestamp (3) with time zone,
	"views_total" integer DEFAULT 0 NOT NULL,
	"views_week" integer DEFAULT 0 NOT NULL,
	"source" text,
	"source_id" text,
	"source_url" text,
	"source_hash" text,
	"last_seen_at" timestamp (3) with time zone,
	CONSTRAINT "jobs_status" CHECK (status IN ('DRAFT', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL', 'ACTIVE', 'STOPPED', 'EXPIRED')),
	CONSTRAINT "jobs_workplace" CHECK (workplace IN ('onsite', 'hybrid', 'remote')),
	CONSTRAINT "jobs_salary_type" CHECK (salary_type IN ('competitive', 'unpaid', 'range')),
	CONSTRAINT "jobs_salary_range" CHECK (salary_type <> 'range' OR (coalesce(salary_from, salary_to) IS NOT NULL AND salary_currency IS NOT NULL AND salary_period IS NOT NULL)),
	CONSTRAINT "jobs_active_has_an_end" CHECK (status <> 'ACTIVE' OR approved_at IS NULL OR closes_at IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "view_salts" (
	"day" date PRIMARY KEY NOT NULL,
	"salt" "bytea" NOT NULL
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
ALTER TABLE "companies" ADD CONSTRAINT "companies_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_image_id_images_id_fk" FOREIGN KEY ("logo_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cover_image_id_images_id_fk" FOREIGN KEY ("cover_image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_countries" ADD CONSTRAINT "company_countries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_gallery" ADD CONSTRAINT "company_gallery_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_gallery" ADD CONSTRAINT "company_gallery_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_investors" ADD CONSTRAINT "company_investors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_people" ADD CONSTRAINT "company_people_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_texts" ADD CONSTRAINT "job_search_texts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_locations" ADD CONSTRAINT "job_locations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_locations" ADD CONSTRAINT "job_locations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_steps" ADD CONSTRAINT "job_steps_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_texts" ADD CONSTRAINT "job_texts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_names" ADD CONSTRAINT "place_names_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_key" ON "companies" USING btree ("key");--> statement-breakpoint
CREATE INDEX "companies_domain" ON "companies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (folded_words gin_trgm_ops) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "companies_newest" ON "companies" USING btree ("created_at" DESC NULLS LAST,"id") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "company_countries_once" ON "company_countries" USING btree ("company_id","country_code");--> statement-breakpoint
CREATE UNIQUE INDEX "company_registration_number" ON "company_countries" USING btree ("country_code","registration_number");--> statement-breakpoint
CREATE INDEX "job_search_of_job" ON "job_search" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("platform","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_popular" ON "job_search" USING btree ("platform","popularity","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_role" ON "job_search" USING btree ("platform","job_role","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_company" ON "job_search" USING btree ("company_id","platform","published_at");--> statement-breakpoint
CREATE INDEX "job_search_boosted" ON "job_search" USING btree ("platform","boosting_expires_at") WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_chosen" ON "job_search" USING gin ("country_codes","localities","position_types");--> statement-breakpoint
CREATE INDEX "job_search_title_words" ON "job_search" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "job_search_name_words" ON "job_search" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "job_search_words" ON "job_search" USING gin (lexemes("words"));--> statement-breakpoint
CREATE UNIQUE INDEX "search_state_once" ON "search_state" USING btree ("only");--> statement-breakpoint
CREATE INDEX "job_locations_place" ON "job_locations" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "job_steps_of_job" ON "job_steps" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "job_views_day" ON "job_views" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("key");--> statement-breakpoint
CREATE INDEX "jobs_of_company" ON "jobs" USING btree ("company_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_source" ON "jobs" USING btree ("company_id","source","source_id");--> statement-breakpoint
CREATE INDEX "jobs_to_expire" ON "jobs" USING btree ("closes_at") WHERE status IN ('ACTIVE', 'STOPPED');--> statement-breakpoint
CREATE UNIQUE INDEX "images_content_hash" ON "images" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "place_names_place" ON "place_names" USING btree ("place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_country_slug" ON "places" USING btree ("country_code","slug");--> statement-breakpoint
CREATE INDEX "places_by_population" ON "places" USING btree ("country_code","population");