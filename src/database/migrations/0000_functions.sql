-- The directory of startups searches by parts of words.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Tells what happened, with the transaction that made it happen: every listening process is notified when it
-- commits, and a reaction is queued that runs at least once. Neither happens when it rolls back.
CREATE FUNCTION tell_event(event json) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('havn_events', event::text);
  PERFORM graphile_worker.add_job('react', event);
END
$$;
--> statement-breakpoint
-- The SQL twin of fold() in domain/site/fold.ts; a test holds the two together.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(
    replace(replace(translate(lower(normalize(value, NFC)), 'åäæöøœðđłı', 'aaaoooddli'), 'þ', 'th'), 'ß', 'ss'),
    NFKD), '[\u0300-\u036f]+', '', 'g'), 'a[ae]+', 'a', 'g'), 'oe+', 'o', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Reading `words` fetches them from beside the row, a hundred times the work the planner thinks it is. Said here,
-- it looks into the index instead, and never into the texts of ten thousand rows one by one.
CREATE FUNCTION lexemes("of" tsvector) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT COST 300 AS $$
BEGIN
  RETURN "of";
END
$$;
