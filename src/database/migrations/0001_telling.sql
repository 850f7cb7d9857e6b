-- Extensions the product's queries stand on.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
--> statement-breakpoint
-- Tells what happened, with the transaction that made it happen: every listening process is notified when it
-- commits, and a reaction is queued that runs at least once. Neither happens when it rolls back.
CREATE FUNCTION tell_event(event json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('havn_events', event::text);
  PERFORM graphile_worker.add_job('react', event);
END
$$;
