-- What landing pages offer (a role, a kind of position, remote, English) and where, beside the numbers there are: such a
-- page and the many that lead to it say how many jobs it has without counting any. They lie in the five countries, so
-- what is elsewhere is none of theirs.
CREATE FUNCTION job_offers_of(role text, position_types text[], country_codes text[], localities text[], is_remote boolean,
  english_enough boolean)
RETURNS TABLE (value text) LANGUAGE sql STABLE AS $$
  SELECT offer || place FROM (
    SELECT 'role:' || role UNION ALL SELECT 'type:' || unnest(position_types)
    UNION ALL SELECT 'remote' WHERE is_remote UNION ALL SELECT 'remote:' || role WHERE is_remote
    UNION ALL SELECT 'english' WHERE english_enough
  ) AS offers (offer), (
    SELECT '' UNION ALL SELECT '@' || code FROM unnest(country_codes) AS code WHERE code IN ('DK', 'SE', 'NO', 'FI', 'IS')
    UNION ALL SELECT '@' || code || '/' || locality FROM unnest(country_codes) AS code, unnest(localities) AS locality
      WHERE code IN ('DK', 'SE', 'NO', 'FI', 'IS')
  ) AS places (place)
$$;
--> statement-breakpoint
CREATE FUNCTION tally_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_tallies (platform, kind, value, n)
  SELECT s.platform, 'offer', o.value, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed s, job_offers_of(s.job_role, s.position_types, s.country_codes, s.localities, s.is_remote, s.english_enough) o
  GROUP BY 1, 2, 3;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER job_search_offered_in AFTER INSERT ON job_search REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_offers();
--> statement-breakpoint
CREATE TRIGGER job_search_offered_out AFTER DELETE ON job_search REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_offers();
--> statement-breakpoint
-- After the triggers: whoever writes waits from there on, so that nothing is missed or counted twice.
INSERT INTO job_tallies (platform, kind, value, n, is_sum)
SELECT s.platform, 'offer', o.value, count(*), true
FROM job_search s, job_offers_of(s.job_role, s.position_types, s.country_codes, s.localities, s.is_remote, s.english_enough) o
GROUP BY 1, 2, 3;
--> statement-breakpoint
DROP INDEX "job_cells_of_role";--> statement-breakpoint
CREATE INDEX "job_cells_of_role" ON "job_cells" USING btree ("platform","job_role","is_remote","is_paid","english_enough","has_salary","position_types","country_codes","n");
