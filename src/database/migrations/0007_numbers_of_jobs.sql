CREATE TABLE "job_tallies" (
	"platform" text NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"n" integer NOT NULL,
	"is_sum" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "place_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_search" ADD COLUMN "is_recent" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "search_state" ADD COLUMN "recent_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "job_tallies_of_kind" ON "job_tallies" USING btree ("platform","kind","value");--> statement-breakpoint
CREATE INDEX "job_tallies_to_sum" ON "job_tallies" USING btree ("platform") WHERE NOT is_sum;--> statement-breakpoint
CREATE INDEX "job_search_recent_words" ON "job_search" USING gin (lexemes("words")) WHERE is_recent;--> statement-breakpoint
CREATE INDEX "job_search_recent_names" ON "job_search" USING gin ("name_words") WHERE is_recent;--> statement-breakpoint
CREATE INDEX "job_search_closing" ON "job_search" USING btree ("platform","closes_at");--> statement-breakpoint
-- Numbers that pages state of all open jobs, kept beside the search rows they count: each change of a search row
-- adds rows here in its own transaction and locks none, readers add up, and a schedule sums what has gathered.
CREATE FUNCTION job_tallies_of(role text, country_codes text[], localities text[], place_ids integer[], company_id text,
  is_remote boolean, english_enough boolean, published_at timestamptz)
RETURNS TABLE (kind text, value text) LANGUAGE sql STABLE AS $$
  SELECT 'open', '' UNION ALL SELECT 'role', role UNION ALL SELECT 'company', company_id
  -- "New today" turns at midnight in Copenhagen.
  UNION ALL SELECT 'day', (published_at AT TIME ZONE 'Europe/Copenhagen')::date::text
  UNION ALL SELECT 'remote', '' WHERE is_remote
  UNION ALL SELECT 'english', '' WHERE english_enough
  UNION ALL SELECT 'country', unnest(country_codes)
  UNION ALL SELECT 'locality', unnest(localities)
  UNION ALL SELECT 'town', unnest(place_ids)::text
$$;
--> statement-breakpoint
CREATE FUNCTION tally_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER job_search_tallied_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_search_rows();
--> statement-breakpoint
CREATE TRIGGER job_search_tallied_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_search_rows();
--> statement-breakpoint
CREATE FUNCTION keep_tallied_columns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Search rows that are counted are made again, never updated.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_search_not_updated BEFORE UPDATE OF platform, job_id, job_role, country_codes, localities, place_ids,
  company_id, is_remote, english_enough, published_at ON job_search
  FOR EACH ROW EXECUTE FUNCTION keep_tallied_columns();
--> statement-breakpoint
ALTER INDEX job_search_recent_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_recent_names SET (fastupdate = off);
--> statement-breakpoint
-- What was made before has not been counted: it is made again at the next start.
UPDATE search_state SET made_with = 'before numbers';
