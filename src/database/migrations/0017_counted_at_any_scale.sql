CREATE SEQUENCE "public"."job_search_nth_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;
--> statement-breakpoint
CREATE TABLE "job_bitmaps" (
	"lexeme" text COLLATE "C" NOT NULL,
	"part" integer NOT NULL,
	"rows" bit(8192) NOT NULL,
	CONSTRAINT "job_bitmaps_lexeme_part_pk" PRIMARY KEY("lexeme","part")
);
--> statement-breakpoint
CREATE TABLE "job_cell_sums" (
	"platform" text NOT NULL,
	"by" smallint NOT NULL,
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
CREATE TABLE "job_search_left" (
	"nth" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_places" (
	"platform" text NOT NULL,
	"locality" text NOT NULL,
	"job_role" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"job_id" text COLLATE "C" NOT NULL,
	CONSTRAINT "job_search_places_pk" PRIMARY KEY("platform","locality","job_role","published_at","job_id")
);
--> statement-breakpoint
-- Everything a job can be chosen by, but for words and pay.
CREATE FUNCTION chosen_of(role text, position_types text[], country_codes text[], localities text[], is_remote boolean)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[role] || position_types || country_codes || localities || CASE WHEN is_remote THEN ARRAY['remote'] ELSE '{}' END
$$;
--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "settled_to" integer;
--> statement-breakpoint
CREATE INDEX "job_cell_sums_by" ON "job_cell_sums" USING btree ("platform","by","position_types","country_codes","is_remote","is_paid","english_enough","has_salary","n");
--> statement-breakpoint
CREATE INDEX "job_cell_sums_of_both" ON "job_cell_sums" USING gin ("country_codes","position_types") WHERE by = 3;
--> statement-breakpoint
CREATE INDEX "job_cell_sums_to_sum" ON "job_cell_sums" USING btree ("platform") WHERE NOT is_sum;
--> statement-breakpoint
CREATE INDEX "job_search_places_newest" ON "job_search_places" USING btree ("platform","locality","published_at","job_id");
--> statement-breakpoint
ALTER INDEX job_cell_sums_of_both SET (fastupdate = off);
--> statement-breakpoint
CREATE FUNCTION place_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO job_search_places (platform, locality, job_role, published_at, job_id)
    SELECT platform, locality, job_role, published_at, job_id FROM changed, unnest(localities) AS locality;
  ELSE
    DELETE FROM job_search_places p USING changed s, unnest(s.localities) AS gone(locality)
    WHERE p.platform = s.platform AND p.locality = gone.locality AND p.job_role = s.job_role
      AND p.published_at = s.published_at AND p.job_id = s.job_id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_search_placed_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION place_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_placed_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION place_search_rows();
--> statement-breakpoint
CREATE FUNCTION cell_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_cell_sums (platform, by, position_types, country_codes, is_remote, is_paid, english_enough, has_salary, n)
  SELECT platform, by, CASE WHEN by IN (1, 3) THEN position_types ELSE '{}' END, CASE WHEN by IN (2, 3) THEN country_codes ELSE '{}' END,
    is_remote, is_paid, english_enough, salary_top IS NOT NULL, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed, generate_series(0, 3) AS by GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_search_summed_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION cell_sums();
--> statement-breakpoint
CREATE TRIGGER job_search_summed_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION cell_sums();
--> statement-breakpoint
-- After the triggers: whoever writes waits from there on, so that nothing is missed or counted twice.
INSERT INTO job_search_places (platform, locality, job_role, published_at, job_id)
SELECT platform, locality, job_role, published_at, job_id FROM job_search, unnest(localities) AS locality;
--> statement-breakpoint
INSERT INTO job_cell_sums (platform, by, position_types, country_codes, is_remote, is_paid, english_enough, has_salary, n, is_sum)
SELECT platform, by, CASE WHEN by IN (1, 3) THEN position_types ELSE '{}' END, CASE WHEN by IN (2, 3) THEN country_codes ELSE '{}' END,
  is_remote, is_paid, english_enough, has_salary, sum(n), true
FROM job_cells, generate_series(0, 3) AS by GROUP BY 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
CREATE FUNCTION leave_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_search_left (nth) SELECT nth FROM changed WHERE nth > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- From here on whoever reads waits: what takes long is above.
-- Rows from before have no number of their own: giving each one would rewrite the table while everybody waits for it,
-- and they are made again at the next start anyway.
ALTER TABLE "job_search" ADD COLUMN "nth" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "job_search" ALTER COLUMN "nth" SET DEFAULT nextval('job_search_nth_seq');
--> statement-breakpoint
CREATE INDEX "job_search_nth" ON "job_search" USING btree ("nth");
--> statement-breakpoint
DROP INDEX "job_search_boosted_chosen";
--> statement-breakpoint
CREATE INDEX "job_search_boosted_chosen" ON "job_search" USING gin (chosen_of("job_role", "position_types", "country_codes", "localities", "is_remote")) WHERE boosting_expires_at IS NOT NULL;
--> statement-breakpoint
ALTER INDEX job_search_boosted_chosen SET (fastupdate = off);
--> statement-breakpoint
CREATE TRIGGER job_search_leaving AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION leave_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_keeps_nth BEFORE UPDATE OF nth ON job_search
  FOR EACH ROW EXECUTE FUNCTION keep_tallied_columns();
