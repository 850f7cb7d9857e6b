ALTER TABLE "companies" ADD COLUMN "flag" text;--> statement-breakpoint
ALTER TABLE "investors" ADD COLUMN "flag" text;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_flag" ON "companies" USING btree ("flag");--> statement-breakpoint
CREATE UNIQUE INDEX "investors_flag" ON "investors" USING btree ("flag");