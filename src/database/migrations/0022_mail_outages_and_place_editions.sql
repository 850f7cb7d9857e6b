CREATE TABLE "mail_outages" (
	"is_current" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "place_editions" (
	"edition" text PRIMARY KEY NOT NULL
);
