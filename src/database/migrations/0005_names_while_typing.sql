CREATE INDEX "companies_typed" ON "companies" USING gin ((' ' || folded_name) gin_trgm_ops) WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "search_localities_typed" ON "search_localities" USING gin ((' ' || "key") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "place_names_typed" ON "place_names" USING gin ((' ' || "folded") gin_trgm_ops);