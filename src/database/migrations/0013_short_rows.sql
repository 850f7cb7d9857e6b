-- A search row is longer than it may be before its lexemes are put beside it, and often still after: of half of all
-- rows the next longest went there too, countries, types and even the id, each three pages further away. They stay.
ALTER TABLE job_search
  ALTER COLUMN platform SET STORAGE MAIN,
  ALTER COLUMN job_id SET STORAGE MAIN,
  ALTER COLUMN company_id SET STORAGE MAIN,
  ALTER COLUMN job_role SET STORAGE MAIN,
  ALTER COLUMN position_types SET STORAGE MAIN,
  ALTER COLUMN country_codes SET STORAGE MAIN,
  ALTER COLUMN localities SET STORAGE MAIN,
  ALTER COLUMN place_ids SET STORAGE MAIN;
--> statement-breakpoint
-- What was made before lies there still: it is made again at the next start.
UPDATE search_state SET made_with = 'before short rows';
