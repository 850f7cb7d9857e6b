-- Counts are made from search rows alone: bitmaps, cells and the mark of the newest go, with what wrote them.
DROP TRIGGER job_search_summed_in ON job_search;
--> statement-breakpoint
DROP TRIGGER job_search_summed_out ON job_search;
--> statement-breakpoint
DROP TRIGGER job_search_leaving ON job_search;
--> statement-breakpoint
DROP TRIGGER job_search_keeps_nth ON job_search;
--> statement-breakpoint
DROP FUNCTION cell_sums();
--> statement-breakpoint
DROP FUNCTION leave_search_rows();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_tallies (platform, kind, value, n)
  SELECT s.platform, t.kind, t.value, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed s, job_tallies_of(s.job_role, s.country_codes, s.localities, s.place_ids, s.company_id, s.is_remote,
    s.english_enough, s.published_at) t
  GROUP BY 1, 2, 3;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER job_search_not_updated BEFORE UPDATE OF platform, job_id, job_role, position_types, country_codes,
  localities, place_ids, company_id, is_remote, english_enough, published_at ON job_search
  FOR EACH ROW EXECUTE FUNCTION keep_tallied_columns();
--> statement-breakpoint
DROP TABLE "job_bitmaps";--> statement-breakpoint
DROP TABLE "job_cell_sums";--> statement-breakpoint
DROP TABLE "job_cells";--> statement-breakpoint
DROP TABLE "job_search_left";--> statement-breakpoint
DROP TABLE "search_state";--> statement-breakpoint
DROP INDEX "job_search_nth";--> statement-breakpoint
DROP INDEX "job_search_recent_words";--> statement-breakpoint
DROP INDEX "job_search_recent_names";--> statement-breakpoint
DROP INDEX "job_search_recent_titles";--> statement-breakpoint
DROP INDEX "job_search_recent_chosen";--> statement-breakpoint
DROP INDEX "job_search_boosted_chosen";--> statement-breakpoint
DROP FUNCTION chosen_of(text, text[], text[], text[], boolean);
--> statement-breakpoint
DROP INDEX "job_search_pay";--> statement-breakpoint
-- Rows there are have none of these yet; `made_with` 0 says so, and the worker makes them again while the site is up.
ALTER TABLE "job_search" ADD COLUMN "company_size" text;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "yearly_salary" bigint;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "salary_currency" text;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "made_with" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN company_size SET STORAGE MAIN, ALTER COLUMN salary_currency SET STORAGE MAIN;
--> statement-breakpoint
CREATE INDEX "job_search_made_with" ON "job_search" USING btree ("made_with");--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "salary_bottom";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "salary_top";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "is_recent";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "nth";--> statement-breakpoint
DROP SEQUENCE "public"."job_search_nth_seq";
