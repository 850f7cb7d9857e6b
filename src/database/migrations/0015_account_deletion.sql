ALTER TABLE "private_files" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deletes_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_to_delete" ON "users" USING btree ("deletes_at") WHERE deletes_at IS NOT NULL;