import pg from 'pg';
import { makeJobTables } from './make-job-tables.ts';
import {
  type MigrationFile,
  readMigrationFiles,
  readSchemaFiles,
  type SchemaFolders,
  shopFolders,
  type SqlFile,
} from './migration-files.ts';

export type Migrated = { made: boolean; applied: readonly string[] };

type Applied = { name: string; checksum: string };

/** Key of the advisory lock held by a process that changes the schema. */
export const migrationLock = 4_242_001;

const versionTable = `create table schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`;

/** Whether the database has no tables of the shop. */
export const isEmpty = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ empty: boolean }>(
    `select not exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as empty`,
  );
  return rows[0]?.empty ?? false;
};

const isVersioned = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.schema_migration') is not null as there`,
  );
  return rows[0]?.there ?? false;
};

const record = (client: pg.ClientBase, { name, checksum }: Applied) =>
  client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);

const run = async (client: pg.ClientBase, { name, text }: SqlFile): Promise<void> => {
  try {
    await client.query(text);
  } catch (cause) {
    throw new Error(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
};

/**
 * Runs the schema files in a database without tables and records every migration as applied, inside the
 * caller's transaction.
 */
export const makeSchema = async (
  client: pg.ClientBase,
  folders: SchemaFolders = shopFolders,
): Promise<void> => {
  for (const file of readSchemaFiles(folders)) await run(client, file);
  await client.query(versionTable);
  for (const file of readMigrationFiles(folders)) await record(client, file);
};

/** Applies these migrations in order and records each, inside the caller's transaction. */
export const applyMigrations = async (
  client: pg.ClientBase,
  files: readonly MigrationFile[],
): Promise<void> => {
  if (!(await isVersioned(client))) await client.query(versionTable);
  for (const file of files) {
    await run(client, file);
    await record(client, file);
  }
};

const inOneTransaction = async (client: pg.ClientBase, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Throws when an applied migration is unknown to this program or has a different text. */
export const checkHistory = (
  applied: readonly Applied[],
  files: readonly MigrationFile[],
  subject: 'database' | 'backup',
): void => {
  const checksums = new Map(files.map((file) => [file.name, file.checksum]));
  for (const { name, checksum } of applied) {
    const known = checksums.get(name);
    if (known === undefined)
      throw new Error(
        `The ${subject} is newer than this program: it has the migration ${name}, which is not here.`,
      );
    if (known !== checksum)
      throw new Error(
        `The migration ${name} was changed after it had been made in this ${subject}. Migrations never change: write another.`,
      );
  }
};

const bringUpToDate = async (client: pg.ClientBase, folders: SchemaFolders): Promise<Migrated> => {
  if (!(await isVersioned(client))) {
    if (!(await isEmpty(client)))
      throw new Error(
        'The database holds tables that are not of this shop; name an empty one in DATABASE_URL.',
      );
    await inOneTransaction(client, () => makeSchema(client, folders));
    return { made: true, applied: [] };
  }
  const { rows } = await client.query<Applied>('select name, checksum from schema_migration');
  const files = readMigrationFiles(folders);
  checkHistory(rows, files, 'database');
  const made = new Set(rows.map((row) => row.name));
  const pending = files.filter((file) => !made.has(file.name));
  for (const file of pending) await inOneTransaction(client, () => applyMigrations(client, [file]));
  return { made: false, applied: pending.map((file) => file.name) };
};

/**
 * Brings the database at `url` to this program's schema: a fresh database by the schema files in one
 * transaction, an existing one by the missing migrations, each in its own transaction, then its job queue to
 * the installed pg-boss. Processes that start at the same time take turns. Throws errors with messages for the operator.
 */
export const migrate = async (url: string, folders: SchemaFolders = shopFolders): Promise<Migrated> => {
  const client = new pg.Client({ connectionString: url, application_name: 'dijla migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const migrated = await bringUpToDate(client, folders);
    await makeJobTables(client);
    return migrated;
  } finally {
    await client.end();
  }
};
