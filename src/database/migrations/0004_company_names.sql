-- The SQL twin of fold() in domain/site/fold.ts; a test holds the two together.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(regexp_replace(normalize(
    replace(replace(translate(lower(normalize(value, NFC)), 'åäæöøœðđłı', 'aaaoooddli'), 'þ', 'th'), 'ß', 'ss'),
    NFKD), '[\u0300-\u036f]+', '', 'g'), 'a[ae]+', 'a', 'g'), 'oe+', 'o', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Words of a startup's name and line, each found from its beginning.
CREATE INDEX companies_words ON companies USING gin ((' ' || fold_text(name || ' ' || intro)) gin_trgm_ops)
  WHERE status = 'ACTIVE';
