-- The SQL twin of fold() in domain/site/fold.ts: signs such as ™ and 𝐊 are capitals once taken apart, and small letters can
-- be taken apart once more.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(regexp_replace(replace(replace(translate(
    regexp_replace(normalize(lower(normalize(value, NFKD)), NFKD), '[\u0300-\u036f]+', '', 'g'),
    'æøœðđłı', 'aooddli'), 'þ', 'th'), 'ß', 'ss'), 'a[ae]+', 'a', 'g'), 'oe+', 'o', 'g'), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
UPDATE companies SET name = name
WHERE folded_name <> fold_text(name) OR folded_words <> ' ' || fold_text(name || ' ' || intro);
