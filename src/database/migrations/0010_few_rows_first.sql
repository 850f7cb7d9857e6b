CREATE INDEX "job_search_recent_titles" ON "job_search" USING gin ("title_words") WHERE is_recent;--> statement-breakpoint
CREATE INDEX "job_search_boosted_words" ON "job_search" USING gin (lexemes("words")) WHERE boosting_expires_at IS NOT NULL;--> statement-breakpoint
ALTER INDEX job_search_recent_titles SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_boosted_words SET (fastupdate = off);
