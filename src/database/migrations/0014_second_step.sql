CREATE TABLE "authenticators" (
	"user_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"session_id" text COLLATE "C",
	"created_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "waiting_sign_ins" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" text COLLATE "C" NOT NULL,
	"platform" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_step_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_sign_ins" ADD CONSTRAINT "waiting_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_codes_of_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_sign_ins_of_user" ON "waiting_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "waiting_sign_ins_to_forget" ON "waiting_sign_ins" USING btree ("expires_at");