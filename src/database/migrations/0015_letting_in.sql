ALTER TABLE "users" ADD COLUMN "has_two_step" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "has_two_step" = true WHERE EXISTS (SELECT FROM "authenticators" WHERE "user_id" = "users"."id" AND "confirmed_at" IS NOT NULL);
