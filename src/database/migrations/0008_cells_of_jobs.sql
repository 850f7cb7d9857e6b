CREATE TABLE "job_cells" (
	"platform" text NOT NULL,
	"job_role" text NOT NULL,
	"position_types" text[] NOT NULL,
	"country_codes" text[] NOT NULL,
	"is_remote" boolean NOT NULL,
	"is_paid" boolean NOT NULL,
	"english_enough" boolean NOT NULL,
	"has_salary" boolean NOT NULL,
	"n" integer NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "job_cells_of_role" ON "job_cells" USING btree ("platform","job_role");--> statement-breakpoint
CREATE INDEX "job_cells_to_sum" ON "job_cells" USING btree ("platform") WHERE NOT is_sum;--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_tallies (platform, kind, value, n)
  SELECT s.platform, t.kind, t.value, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed s, job_tallies_of(s.job_role, s.country_codes, s.localities, s.place_ids, s.company_id, s.is_remote,
    s.english_enough, s.published_at) t
  GROUP BY 1, 2, 3;
  INSERT INTO job_cells (platform, job_role, position_types, country_codes, is_remote, is_paid, english_enough, has_salary, n)
  SELECT platform, job_role, position_types, country_codes, is_remote, is_paid, english_enough, salary_top IS NOT NULL,
    CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER job_search_not_updated BEFORE UPDATE OF platform, job_id, job_role, position_types, country_codes,
  localities, place_ids, company_id, is_remote, is_paid, english_enough, salary_top, published_at ON job_search
  FOR EACH ROW EXECUTE FUNCTION keep_tallied_columns();
--> statement-breakpoint
UPDATE search_state SET made_with = 'before numbers';
