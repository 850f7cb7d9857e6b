ALTER TABLE "applications" ADD COLUMN "text_bands" integer[];--> statement-breakpoint
CREATE INDEX "applications_bands" ON "applications" USING gin ("text_bands");