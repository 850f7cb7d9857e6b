ALTER TABLE "applications" ADD COLUMN "clock_rested_ms" bigint;--> statement-breakpoint
-- The clocks of startups that are suspended now rest from now on.
UPDATE "applications" SET "clock_rested_ms" = greatest(0, extract(epoch FROM now() - "clock_from") * 1000)::bigint, "clock_from" = NULL
WHERE "clock_from" IS NOT NULL AND "company_id" IN (SELECT "id" FROM "companies" WHERE "status" = 'SUSPENDED');
