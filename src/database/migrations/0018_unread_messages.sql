DROP TABLE "board_looks";--> statement-breakpoint
CREATE INDEX "application_messages_unread" ON "application_messages" USING btree ("application_id") WHERE CASE WHEN is_from_talent THEN read_at IS NULL ELSE details ? 'answer' AND NOT details -> 'answer' ? 'readAt' END;
