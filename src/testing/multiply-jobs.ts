import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/**
 * Multiplies the jobs of a database with plain SQL: a million takes minutes. A copy has the text of one job, and the role,
 * types, salary and places of others, so every combination stays as frequent. For benchmarks on a database of their own:
 * triggers are off meanwhile.
 */
export async function multiplyJobs(context: Context, times: number): Promise<void> {
  const { db } = context;
  const execute = (statement: string) => db.execute(sql.raw(statement));
  const { rows: indexes } = await db.execute<{ table: string; name: string; definition: string }>(sql`
    SELECT tablename AS table, indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE schemaname = 'public' AND tablename IN ('jobs', 'job_texts', 'job_locations', 'job_search', 'job_search_texts')`);
  const { rows: keys } = await db.execute<{ table: string; name: string; definition: string }>(sql`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'p' AND conrelid = ANY('{job_locations, job_search, job_search_texts}'::regclass[])`);
  const later = indexes.filter(
    ({ table, name }) => table !== 'jobs' && table !== 'job_texts' && !keys.some((key) => key.name === name),
  );

  await execute(`SET session_replication_role = replica; SET maintenance_work_mem = '1GB'; SET work_mem = '256MB';
    SET max_parallel_maintenance_workers = 2; SET max_parallel_workers_per_gather = 0`);
  for (const { table, name } of keys) await execute(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  for (const { name } of later) await execute(`DROP INDEX ${name}`);
  await db.execute(sql`SELECT setseed(0.25)`);
  await execute(`
    CREATE TEMP TABLE first_jobs AS SELECT *, row_number() OVER (PARTITION BY is_listed ORDER BY id) - 1 AS nth,
        count(*) OVER (PARTITION BY is_listed) AS kind_count FROM (
      SELECT id, company_id, EXISTS (SELECT FROM job_search s WHERE s.job_id = jobs.id) AS is_listed FROM jobs) AS j;
    CREATE UNIQUE INDEX ON first_jobs (is_listed, nth);
    ANALYZE first_jobs;
    CREATE TEMP TABLE more_jobs AS
      SELECT '65b' || lpad(to_hex(10000000 + k * 1000000 + row_number() OVER ()), 21, '0') AS id, k, f.id AS text_id, f.is_listed,
        CASE WHEN k % 3 = 0 THEN f.company_id ELSE overlay(f.company_id placing lpad(to_hex(k), 3, '0') FROM 4 FOR 3) END AS company_id,
        (f.nth * 7919 + k * 104729) % f.kind_count AS facts_nth, (f.nth * 6271 + k * 15485863) % f.kind_count AS places_nth,
        random() * interval '30 days' AS age, random() * interval '30 days' AS remaining, random() AS boost
      FROM generate_series(1, ${times - 1}) AS k, first_jobs f;
    ALTER TABLE more_jobs ADD facts_id text, ADD places_id text;
    CREATE TEMP TABLE copied_jobs AS
      SELECT m.id, m.k, m.text_id, m.is_listed, m.company_id, facts.id AS facts_id, located.id AS places_id, m.age, m.remaining, m.boost
      FROM more_jobs m
      JOIN first_jobs facts ON facts.is_listed = m.is_listed AND facts.nth = m.facts_nth
      JOIN first_jobs located ON located.is_listed = m.is_listed AND located.nth = m.places_nth;
    DROP TABLE more_jobs;
    ANALYZE copied_jobs`);
  const now = `'${context.now.toISOString()}'::timestamptz`;
  const publishedAt = `${now} - m.age`;
  const day = `ARRAY['/' || to_char((${publishedAt}) AT TIME ZONE 'UTC', 'YYYY-MM-DD')]`;
  const closes = `CASE WHEN m.is_listed THEN ${now} + interval '1 day' + m.remaining ELSE s.closes_at END`;
  const boostingUntil = `CASE WHEN m.boost < 0.01 THEN ${now} + interval '1 day' * (m.boost * 1400) END`;
  await execute(`
    INSERT INTO companies (id, key, status, platforms, name, number_of_employees, created_at, updated_at)
      SELECT DISTINCT ON (m.company_id) m.company_id, c.key || '-' || m.k, c.status, c.platforms, c.name, c.number_of_employees, c.created_at, c.updated_at
      FROM copied_jobs m JOIN jobs j ON j.id = m.text_id JOIN companies c ON c.id = j.company_id
      WHERE m.company_id <> j.company_id;
    INSERT INTO jobs (id, key, company_id, status, title, job_role, job_position_types, workplace, salary_type,
        salary_from, salary_to, salary_currency, salary_period, english_enough, receive_applicants, closes_at,
        expiration_date, created_at, updated_at, approved_at, published_at, boosting_expires_at, views_total, views_week)
      SELECT m.id, 'job-' || substring(m.id FROM 8), m.company_id, s.status, s.title, l.job_role, l.job_position_types, l.workplace, l.salary_type,
        l.salary_from, l.salary_to, l.salary_currency, l.salary_period, l.english_enough, s.receive_applicants, ${closes},
        (${closes})::date, ${publishedAt}, ${publishedAt}, s.approved_at, ${publishedAt}, ${boostingUntil}, l.views_total, l.views_week
      FROM copied_jobs m JOIN jobs s ON s.id = m.text_id JOIN jobs l ON l.id = m.facts_id;
    INSERT INTO job_texts (job_id, description)
      SELECT m.id, t.description FROM copied_jobs m JOIN job_texts t ON t.job_id = m.text_id;
    INSERT INTO job_locations (job_id, position, country_code, place_id, locality)
      SELECT m.id, l.position, l.country_code, l.place_id, l.locality
      FROM copied_jobs m JOIN job_locations l ON l.job_id = m.places_id;
    -- The words of a job include lexemes of its facts and places: these come from the jobs that it takes those from.
    CREATE TEMP TABLE meanings AS SELECT job_id, array_agg(lexeme) AS means,
        coalesce(array_agg(lexeme) FILTER (WHERE left(lexeme, 1) IN ('^', '%')), '{}') AS own, coalesce(array_agg(lexeme) FILTER (WHERE lexeme LIKE '@%'), '{}') AS at
      FROM (SELECT DISTINCT ON (job_id) job_id, words FROM job_search) AS listed, unnest(words)
      WHERE left(lexeme, 1) IN ('^', '@', '&', '/', '%') GROUP BY job_id;
    INSERT INTO job_search (platform, job_id, company_id, published_at, closes_at, boosting_expires_at, job_role,
        position_types, country_codes, localities, place_ids, is_remote, is_paid, english_enough, company_size, sdgs, yearly_salary,
        least_yearly_salary, salary_currency, made_with, popularity, title_words, name_words, words)
      SELECT s.platform, m.id, m.company_id, ${publishedAt}, ${closes}, ${boostingUntil}, l.job_role,
        l.position_types, p.country_codes, p.localities, p.place_ids, l.is_remote, l.is_paid, l.english_enough, s.company_size, s.sdgs, l.yearly_salary,
        l.least_yearly_salary, l.salary_currency, s.made_with, l.popularity * (0.5 + m.boost), ts_delete(s.title_words, text_meanings.means) || array_to_tsvector(fact_meanings.own || place_meanings.at || ${day}),
        ts_delete(s.name_words, text_meanings.means) || array_to_tsvector(fact_meanings.own || place_meanings.at || ${day}),
        ts_delete(s.words, text_meanings.means) || array_to_tsvector(fact_meanings.own || place_meanings.at
          || ARRAY(SELECT '&' || country || role || type || remote FROM unnest(array_prepend('', p.country_codes)) AS c(code),
              LATERAL (SELECT CASE code WHEN '' THEN '' ELSE '@' || code END) AS of_country(country),
              unnest(ARRAY['', '^' || l.job_role]) AS role, unnest(array_prepend('', l.position_types)) AS t(type_key),
              LATERAL (SELECT CASE type_key WHEN '' THEN '' ELSE '^' || type_key END) AS of_type(type),
              unnest(CASE WHEN l.is_remote THEN ARRAY['', '^remote'] ELSE ARRAY[''] END) AS remote
            WHERE num_nonnulls(nullif(country, ''), nullif(role, ''), nullif(type, ''), nullif(remote, '')) > 1)
          || ${day})
      FROM copied_jobs m JOIN job_search s ON s.job_id = m.text_id
      JOIN (SELECT DISTINCT ON (job_id) * FROM job_search) l ON l.job_id = m.facts_id
      JOIN (SELECT DISTINCT ON (job_id) * FROM job_search) p ON p.job_id = m.places_id
      JOIN meanings text_meanings ON text_meanings.job_id = m.text_id
      JOIN meanings fact_meanings ON fact_meanings.job_id = m.facts_id
      JOIN meanings place_meanings ON place_meanings.job_id = m.places_id
      -- On disk, rows are in the order of publication.
      ORDER BY m.age DESC;
    INSERT INTO job_search_texts (job_id, text, facts)
      SELECT m.id, t.text, t.facts FROM copied_jobs m JOIN job_search_texts t ON t.job_id = m.text_id;
    DROP TABLE copied_jobs, first_jobs, meanings;
    DELETE FROM job_search_places;
    INSERT INTO job_search_places (platform, locality, job_role, published_at, job_id)
      SELECT platform, locality, job_role, published_at, job_id FROM job_search, unnest(localities) AS locality;
    DELETE FROM job_counters;
    INSERT INTO job_counters (platform, kind, value, n, is_sum)
      SELECT s.platform, t.kind, t.value, count(*), true FROM job_search s, job_counters_of(s.job_role, s.country_codes,
        s.localities, s.place_ids, s.company_id, s.is_remote, s.english_enough, s.published_at) t GROUP BY 1, 2, 3
      UNION ALL SELECT s.platform, 'offer', o.value, count(*), true FROM job_search s, job_offers_of(s.job_role,
        s.position_types, s.country_codes, s.localities, s.is_remote, s.english_enough) o GROUP BY 1, 2, 3`);
  for (const { table, name, definition } of keys)
    await execute(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  for (const { definition } of later) await execute(definition);
  await execute(`SET session_replication_role = origin; RESET maintenance_work_mem; RESET work_mem;
    RESET max_parallel_maintenance_workers; RESET max_parallel_workers_per_gather`);
}
