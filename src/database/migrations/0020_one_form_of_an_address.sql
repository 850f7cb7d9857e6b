-- An address is stored in one form from here on (domain/accounts/email.ts). Hosts outside ASCII cannot be folded in
-- SQL: with one of those the constraints below refuse, and its row has to be changed by hand first.
UPDATE "users" SET "email" = "folded_email" WHERE "email" <> "folded_email";--> statement-breakpoint
UPDATE "one_time_keys" SET "email" = lower(normalize("email", NFKC));--> statement-breakpoint
UPDATE "email_changes" SET "email" = lower(normalize("email", NFKC));--> statement-breakpoint
-- Who sent the invitations of before is not known: they are sent again.
UPDATE "one_time_keys" SET "voided_at" = now() WHERE purpose = 'invitation' AND used_at IS NULL AND voided_at IS NULL;--> statement-breakpoint
DROP INDEX "sessions_of_user";--> statement-breakpoint
DROP INDEX "users_email";--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD COLUMN "sent_by" text COLLATE "C";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_keys_sent_by" ON "one_time_keys" USING btree ("sent_by") WHERE sent_by IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_keys_one_invitation" ON "one_time_keys" USING btree ((about->>'kind'),(about->>'id'),"email") WHERE purpose = 'invitation' AND used_at IS NULL AND voided_at IS NULL;--> statement-breakpoint
CREATE INDEX "sessions_of_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "folded_email";--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_email_folded" CHECK (email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]');--> statement-breakpoint
ALTER TABLE "one_time_keys" ADD CONSTRAINT "one_time_keys_email_folded" CHECK (email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]');--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_folded" CHECK (email = lower(normalize(email, NFKC)) AND email !~ '@.*[^a-z0-9.-]');