CREATE TABLE "mails" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"trouble" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "mails_to_forget" ON "mails" USING btree ("created_at");