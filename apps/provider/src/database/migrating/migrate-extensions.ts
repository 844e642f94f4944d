import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { migrationLock } from './migrate.ts';
import type { MigrationFile } from './migration-files.ts';

/** An extension's name, its schema and the folder that its `migrations` lie in. */
export type MigratedExtension = { name: string; schema: string; folder: string };

type Applied = { name: string; checksum: string };

const fileName = /^\d{4}-\d{2}-\d{2}T\d{4}(-[a-z0-9]+)+\.sql$/;
const tracked = 'applied_migration';

const filesOf = ({ name: extension, folder }: MigratedExtension): MigrationFile[] => {
  const migrations = join(folder, 'migrations');
  if (!existsSync(migrations)) return [];
  return readdirSync(migrations)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      if (!fileName.test(name))
        throw new Error(
          `The extension ${extension} cannot be used: its migration ${name} is not named like 2027-01-31T1200-some-words.sql.`,
        );
      const text = readFileSync(join(migrations, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
};

/** Throws when what was applied is not what the extension brings: an older version, or a changed file. */
const checkApplied = (
  extension: string,
  applied: readonly Applied[],
  files: readonly MigrationFile[],
): void => {
  for (const { name, checksum } of applied) {
    const known = files.find((file) => file.name === name);
    if (known === undefined)
      throw new Error(
        `The extension ${extension} cannot be used: its data are of a newer version, which had the migration ${name}.`,
      );
    if (known.checksum !== checksum)
      throw new Error(
        `The extension ${extension} cannot be used: its migration ${name} was changed after it had been made. Migrations never change; write another.`,
      );
  }
};

/** Returns the migrations of an extension that the database has. */
export const appliedTo = async (client: pg.ClientBase, schema: string): Promise<Applied[]> => {
  const { rows } = await client.query<Applied>(
    `select name, checksum from ${pg.escapeIdentifier(schema)}.${tracked} order by name`,
  );
  return rows;
};

const prepare = async (client: pg.ClientBase, schema: string): Promise<void> => {
  const own = pg.escapeIdentifier(schema);
  await client.query(`create schema if not exists ${own}`);
  await client.query(
    `create table if not exists ${own}.${tracked} (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
};

/**
 * Makes the tables of an extension as they were once these migrations had been applied, without their rows, inside
 * the caller's transaction.
 */
export const makeExtensionTables = async (
  client: pg.ClientBase,
  extension: MigratedExtension,
  applied: readonly Applied[],
): Promise<void> => {
  const files = filesOf(extension);
  checkApplied(extension.name, applied, files);
  await prepare(client, extension.schema);
  await client.query(`set local search_path = ${pg.escapeIdentifier(extension.schema)}, public`);
  for (const { name } of applied) await client.query(files.find((file) => file.name === name)?.text ?? '');
  await client.query('set local search_path to default');
};

const apply = async (
  client: pg.ClientBase,
  { name: extension, schema }: MigratedExtension,
  file: MigrationFile,
): Promise<void> => {
  const own = pg.escapeIdentifier(schema);
  await client.query('begin');
  try {
    // What a migration creates without naming a schema is the extension's.
    await client.query(`set local search_path = ${own}, public`);
    await client.query(file.text);
    await client.query(`insert into ${own}.${tracked} (name, checksum) values ($1, $2)`, [
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(
      `The extension ${extension} cannot be used: its migration ${file.name} fails, ${cause instanceof Error ? cause.message : String(cause)}.`,
      { cause },
    );
  }
};

const bringUpToDate = async (client: pg.ClientBase, extension: MigratedExtension): Promise<string[]> => {
  const files = filesOf(extension);
  if (files.length === 0) return [];
  await prepare(client, extension.schema);
  const rows = await appliedTo(client, extension.schema);
  checkApplied(extension.name, rows, files);
  const pending = files.filter(({ name }) => rows.every((row) => row.name !== name));
  for (const file of pending) await apply(client, extension, file);
  return pending.map(({ name }) => `${extension.name}/${name}`);
};

/**
 * Brings the tables of extensions up to date, each in a schema of its own and by its own list of what was applied,
 * after the shop's own migrations. Processes that start at the same time take turns. Returns what was applied.
 *
 * @throws errors that name the extension.
 */
export const migrateExtensions = async (
  url: string,
  extensions: readonly MigratedExtension[],
): Promise<string[]> => {
  if (extensions.length === 0) return [];
  const client = new pg.Client({ connectionString: url, application_name: 'dijla migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const applied: string[] = [];
    for (const extension of extensions) applied.push(...(await bringUpToDate(client, extension)));
    return applied;
  } finally {
    await client.end();
  }
};
