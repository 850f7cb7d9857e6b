CREATE TABLE "staff_decisions" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text COLLATE "C" NOT NULL,
	"action" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"decided_by" text COLLATE "C" NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "staff_decisions_kind" CHECK (kind IN ('company', 'job', 'report', 'appeal')),
	CONSTRAINT "staff_decisions_action" CHECK (action IN ('approve', 'reject', 'ask'))
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "email_key" "bytea";--> statement-breakpoint
ALTER TABLE "staff_decisions" ADD CONSTRAINT "staff_decisions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_decisions_waiting" ON "staff_decisions" USING btree ("kind","subject_id") WHERE done_at IS NULL;--> statement-breakpoint
CREATE INDEX "staff_decisions_newest" ON "staff_decisions" USING btree ("decided_at" DESC NULLS LAST);