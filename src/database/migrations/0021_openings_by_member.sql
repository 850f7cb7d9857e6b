CREATE TABLE "application_openings" (
	"user_id" text COLLATE "C" NOT NULL,
	"application_id" text COLLATE "C" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_openings_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "application_openings" ADD CONSTRAINT "application_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_openings" ADD CONSTRAINT "application_openings_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_openings_of" ON "application_openings" USING btree ("application_id");--> statement-breakpoint
-- By hand: until now an application was new until somebody of the team opened it, so today's members have opened those.
INSERT INTO "application_openings" ("user_id", "application_id", "at")
SELECT m.user_id, a.id, a.seen_at FROM "applications" a JOIN "company_members" m ON m.company_id = a.company_id
WHERE a.seen_at IS NOT NULL;
