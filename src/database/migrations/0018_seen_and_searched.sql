DROP TABLE "board_looks";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_text(name)) STORED;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "folded_about" text GENERATED ALWAYS AS (fold_text(headline || ' ' || place)) STORED;--> statement-breakpoint
CREATE INDEX "application_messages_unread" ON "application_messages" USING btree ("application_id") WHERE CASE WHEN is_from_talent THEN read_at IS NULL ELSE details ? 'answer' AND NOT details -> 'answer' ? 'readAt' END;
