ALTER TABLE "staff_decisions" DROP CONSTRAINT "staff_decisions_kind";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acts_as" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acts_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acts_as_users_id_fk" FOREIGN KEY ("acts_as") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_acting_as" ON "sessions" USING btree ("acts_as") WHERE acts_as IS NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_kind" CHECK (kind IN ('company', 'change', 'job', 'report', 'appeal'));