DROP INDEX "job_cells_of_role";--> statement-breakpoint
CREATE INDEX "job_search_recent_chosen" ON "job_search" USING gin ("country_codes","localities","position_types") WHERE is_recent;--> statement-breakpoint
CREATE INDEX "job_search_boosted_chosen" ON "job_search" USING gin ("country_codes","localities","position_types") WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_search_pay" ON "job_search" USING btree ("platform","salary_top","closes_at","job_role","position_types","country_codes","is_remote","is_paid","english_enough") WHERE salary_bottom IS NOT NULL;--> statement-breakpoint
CREATE INDEX "job_cells_of_role" ON "job_cells" USING btree ("platform","job_role","position_types","country_codes","is_remote","is_paid","english_enough","has_salary","n");--> statement-breakpoint
ALTER INDEX job_search_recent_chosen SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_boosted_chosen SET (fastupdate = off);
