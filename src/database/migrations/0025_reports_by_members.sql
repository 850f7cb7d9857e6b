ALTER TABLE "statements" DROP CONSTRAINT "statements_decision";--> statement-breakpoint
ALTER TABLE "statements" ALTER COLUMN "company_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_messages" ADD COLUMN "removed_because" text;--> statement-breakpoint
ALTER TABLE "job_transitions" ADD COLUMN "batch" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "paused_because" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "draft_warned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "application_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "evidence" jsonb;--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "user_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "application_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "statements" ADD COLUMN "message_id" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_transitions_of_batch" ON "job_transitions" USING btree ("batch") WHERE batch IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reports_application" ON "reports" USING btree ("application_id") WHERE application_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "statements_user" ON "statements" USING btree ("user_id","at" DESC NULLS LAST) WHERE user_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "statements_application" ON "statements" USING btree ("application_id") WHERE application_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_addressee" CHECK ((company_id IS NULL) <> (user_id IS NULL));--> statement-breakpoint
ALTER TABLE "statements" ADD CONSTRAINT "statements_decision" CHECK (decision IN ('companyRejected', 'companySuspended', 'jobRejected', 'jobPaused', 'jobRemoved', 'messageRemoved', 'personWarned', 'investorWarned'));