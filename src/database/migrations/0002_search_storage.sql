-- The SQL twin of isOpen (rules §2): which jobs are open at a moment, and on which sites.
CREATE FUNCTION open_jobs(at timestamptz)
RETURNS TABLE (platform text, job_id text, company_id text) LANGUAGE sql STABLE AS $$
  SELECT site.platform, j.id, j.company_id
  FROM jobs j
  JOIN companies c ON c.id = j.company_id
  CROSS JOIN LATERAL unnest(c.platforms) AS site(platform)
  WHERE j.status = 'ACTIVE' AND j.approved_at IS NOT NULL AND at < j.closes_at AND c.status = 'ACTIVE'
$$;
--> statement-breakpoint
-- What is counted and walked is short, so that ten thousand rows are a few hundred pages; the lexemes of the long
-- texts lie outside the row, where only the index on them needs to be read.
ALTER TABLE job_search SET (toast_tuple_target = 700);
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN words SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN name_words SET STORAGE MAIN;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN title_words SET STORAGE MAIN;
--> statement-breakpoint
-- Rare words and cities decide between two plans that are a hundred times apart: know more of them.
ALTER TABLE job_search ALTER COLUMN words SET STATISTICS 1000;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN localities SET STATISTICS 1000;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN title_words SET STATISTICS 500;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN name_words SET STATISTICS 500;
--> statement-breakpoint
ALTER INDEX job_search_words ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- Without these a burst of changes leaves a list that every search reads before the index.
ALTER INDEX job_search_chosen SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_title_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_name_words SET (fastupdate = off);
--> statement-breakpoint
ALTER INDEX job_search_words SET (fastupdate = off);
