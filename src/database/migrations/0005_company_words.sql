DROP INDEX "companies_words";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "folded_words" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || intro)) STORED;--> statement-breakpoint
CREATE INDEX "companies_words" ON "companies" USING gin (folded_words gin_trgm_ops) WHERE status = 'ACTIVE';