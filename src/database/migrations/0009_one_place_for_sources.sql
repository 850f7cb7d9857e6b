DROP INDEX "jobs_source";--> statement-breakpoint
CREATE INDEX "jobs_of_company_by_age" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "source_id";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "source_url";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "source_hash";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "last_seen_at";