ALTER TABLE "company_members" ADD COLUMN "applicant_mails" text DEFAULT 'atOnce' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "applicant_mails_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "company_members_daily" ON "company_members" USING btree ("applicant_mails_until") WHERE applicant_mails = 'daily';--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_applicant_mails" CHECK (applicant_mails IN ('atOnce', 'daily', 'never') AND (applicant_mails = 'daily') = (applicant_mails_until IS NOT NULL));--> statement-breakpoint
-- By hand: members who had switched these mails off in their account get none. The version before still reads that switch.
UPDATE "company_members" m SET "applicant_mails" = 'never' FROM "users" u WHERE u.id = m.user_id AND u.notifications -> 'applications' = 'false'::jsonb;
