ALTER TABLE "job_search" DROP COLUMN "title_length";--> statement-breakpoint
-- What is counted and walked is short, so that ten thousand rows are a few hundred pages; the lexemes of the long
-- texts lie outside the row, where only the index on them needs to be read.
ALTER TABLE job_search SET (toast_tuple_target = 700);
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN words SET STORAGE EXTERNAL;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN title_words SET STATISTICS 500;
--> statement-breakpoint
ALTER TABLE job_search ALTER COLUMN name_words SET STATISTICS 500;
