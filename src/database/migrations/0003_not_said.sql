ALTER TABLE "jobs" DROP CONSTRAINT "jobs_workplace";--> statement-breakpoint
ALTER TABLE "jobs" DROP CONSTRAINT "jobs_salary_type";--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_workplace" CHECK (workplace IN ('onsite', 'hybrid', 'remote', 'notSaid'));--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_salary_type" CHECK (salary_type IN ('competitive', 'unpaid', 'range', 'notSaid'));--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "last_day_said" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "last_day_said" = false WHERE "source" IS NOT NULL;--> statement-breakpoint
UPDATE "jobs" SET "salary_type" = 'notSaid' WHERE "source" IS NOT NULL AND NOT "hand_edited" AND "salary_type" = 'competitive';
