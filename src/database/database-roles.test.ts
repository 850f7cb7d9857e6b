import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDatabase } from '#testing/fixture.ts';
import { grantServing } from './database-roles.ts';
import { migrateDatabase } from './migrate.ts';

const database = ownDatabase();
let site: pg.Client;
let owner: pg.Client;
beforeAll(async () => {
  site = new pg.Client({ connectionString: database.url });
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await Promise.all([site.connect(), owner.connect()]);
});
afterAll(() => Promise.all([site.end(), owner.end()]));

describe('the role the product serves with', () => {
  it('is no superuser, and makes neither databases nor roles', async () => {
    const { rows } = await site.query(
      'SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user',
    );
    expect(rows).toEqual([
      { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false },
    ]);
  });

  it.each([
    'CREATE TABLE public.mine ()',
    'CREATE SCHEMA mine',
    'ALTER TABLE jobs ADD mine text',
    'DROP TABLE jobs',
    'TRUNCATE jobs',
    "COPY jobs FROM PROGRAM 'id'",
    "COPY jobs TO '/tmp/jobs'",
    'SELECT * FROM pg_authid',
    "SELECT pg_read_file('/etc/passwd')",
    "ALTER SYSTEM SET log_statement = 'all'",
    'CREATE ROLE mine',
    'DELETE FROM drizzle.__drizzle_migrations',
    'SET ROLE havn',
  ])('may not: %s', async (statement) => {
    await expect(site.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  it('reads and writes every table, also one that a later migration makes', async () => {
    await owner.query('CREATE TABLE made_later (id bigint GENERATED ALWAYS AS IDENTITY, name text)');
    await site.query("INSERT INTO made_later (name) VALUES ('a')");
    expect((await site.query('SELECT id, name FROM made_later')).rows).toEqual([{ id: '1', name: 'a' }]);
    const { rows } = await site.query(`
      SELECT relname FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
      WHERE nspname IN ('public', 'graphile_worker') AND relkind = 'r'
        AND NOT has_table_privilege(pg_class.oid, 'SELECT, INSERT, UPDATE, DELETE')`);
    expect(rows).toEqual([]);
    await owner.query('DROP TABLE made_later');
  });

  it('is named when DATABASE_URL asks for one with a password and there is none', async () => {
    const serving = new URL(database.url);
    serving.username = 'nobody_here';
    serving.password = 'secret';
    const grant = grantServing(owner, { migrations: database.ownerUrl, serving: serving.href });
    await expect(grant).rejects.toThrow(/nobody_here of DATABASE_URL does not exist.*CREATE ROLE nobody_here/);
  });

  it('cannot migrate, and says with which setting somebody else can', async () => {
    const migration = migrateDatabase({ migrations: database.url, serving: database.url });
    await expect(migration).rejects.toThrow(/set DATABASE_MIGRATION_URL/);
  });
});
