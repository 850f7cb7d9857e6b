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
	"title_length" integer NOT NULL,
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
CREATE UNLOGGED TABLE "request_counts" (
	"window_start" timestamp (3) with time zone NOT NULL,
	"scope" text NOT NULL,
	"network" text NOT NULL,
	"requests" integer NOT NULL,
	CONSTRAINT "request_counts_window_start_scope_network_pk" PRIMARY KEY("window_start","scope","network")
);
--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search_texts" ADD CONSTRAINT "job_search_texts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_search_of_job" ON "job_search" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_search_newest" ON "job_search" USING btree ("platform","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_popular" ON "job_search" USING btree ("platform","popularity","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_role" ON "job_search" USING btree ("platform","job_role","published_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_company" ON "job_search" USING btree ("company_id","platform","published_at");--> statement-breakpoint
CREATE INDEX "job_search_boosted" ON "job_search" USING btree ("platform","boosting_expires_at") WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_chosen" ON "job_search" USING gin ("country_codes","localities","position_types");--> statement-breakpoint
CREATE INDEX "job_search_title_words" ON "job_search" USING gin ("title_words");--> statement-breakpoint
CREATE INDEX "job_search_name_words" ON "job_search" USING gin ("name_words");--> statement-breakpoint
CREATE INDEX "job_search_words" ON "job_search" USING gin ("words");--> statement-breakpoint
CREATE UNIQUE INDEX "search_state_once" ON "search_state" USING btree ("only");