import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations, checkHistory, isEmpty, makeSchema, migrationLock } from '../migrating/migrate.ts';
import {
  type MigrationFile,
  readMigrationFiles,
  type SchemaFolders,
  shopFolders,
} from '../migrating/migration-files.ts';
import { type BackedUpTable, type BackupManifest, readVerifiedBackup, tableFile } from './backup-manifest.ts';
import { dropEverything, withoutRowChecks } from './clear-schema.ts';
import { makeExtensionTables, type MigratedExtension } from '../migrating/migrate-extensions.ts';
import { columnList, leftOut, qualified, tablesToCopy } from './tables-to-copy.ts';

export type RestoreOptions = {
  /** Discard the existing contents of the database. */
  replace?: boolean;
  folders?: SchemaFolders;
  /** The extensions there are; one whose tables the backup has must be among them. */
  extensions?: readonly MigratedExtension[];
};

/**
 * Creates the schema the backup was made with: that of this release, or of the earlier release whose
 * migrations it names.
 */
const makeSchemaOf = async (
  client: pg.Client,
  { migrations }: BackupManifest,
  folders: SchemaFolders,
): Promise<MigrationFile[]> => {
  const files = readMigrationFiles(folders);
  checkHistory(migrations, files, 'backup');
  const names = new Set(migrations.map(({ name }) => name));
  const pending = files.filter(({ name }) => !names.has(name));
  if (pending.length === 0) await makeSchema(client, folders);
  else
    await applyMigrations(
      client,
      files.filter(({ name }) => names.has(name)),
    );
  return pending;
};

/** Makes the tables of the extensions that the backup has rows of. */
const makeTablesOfExtensions = async (
  client: pg.Client,
  { extensions }: BackupManifest,
  there: readonly MigratedExtension[],
): Promise<void> => {
  for (const { schema, migrations } of extensions) {
    const extension = there.find((one) => one.schema === schema);
    if (extension === undefined)
      throw new Error(
        `The backup has data of an extension, ${schema}, which EXTENSIONS does not name. Name it, with its folder in EXTENSIONS_DIR, to restore them.`,
      );
    await makeExtensionTables(client, extension, migrations);
  }
};

const checkTables = async (client: pg.Client, { tables }: BackupManifest): Promise<void> => {
  const describe = (list: readonly { name: string; columns: readonly string[] }[]) =>
    list.map(({ name, columns }) => `${name} (${columns.toSorted().join(', ')})`);
  const [there, kept] = [describe(await tablesToCopy(client)), describe(tables)];
  const unlike = [
    ...there.filter((line) => !kept.includes(line)),
    ...kept.filter((line) => !there.includes(line)),
  ];
  if (unlike.length > 0)
    throw new Error(`The backup is of another schema; these tables are not alike: ${unlike.join('; ')}`);
};

const copyIn = async (
  client: pg.Client,
  folder: string,
  { name, columns, rows }: BackedUpTable,
): Promise<void> => {
  const target = client.query(copyFrom(`copy ${qualified(name)} (${columnList(columns)}) from stdin`));
  await pipeline(createReadStream(tableFile(folder, name)), createGunzip(), target);
  if (target.rowCount !== rows) throw new Error(`${name}: ${target.rowCount} rows came back of ${rows}.`);
};

const copyEverythingIn = async (
  client: pg.Client,
  folder: string,
  { tables, sequences }: BackupManifest,
): Promise<void> => {
  const names = tables.map(({ name }) => qualified(name));
  await client.query('set constraints all immediate');
  await withoutRowChecks(client, async () => {
    // The schema inserts rows of its own; the backup contains them too, with the owner's changes. The ledger's
    // triggers let nobody empty it, so this waits until they are disabled. Tables that no backup holds may refer
    // to those it does, and are emptied with them.
    if (names.length > 0) await client.query(`truncate ${names.join(', ')} cascade`);
    for (const table of tables) await copyIn(client, folder, table);
  });
  for (const { name, value, isCalled } of sequences) {
    await client.query('select setval($1::regclass, $2, $3)', [qualified(name), value, isCalled]);
  }
};

/**
 * Lets messages wait until the owner releases them: what waited when the backup was made has often been sent
 * since (DESIGN §4).
 */
const pauseMessages = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.paused') is not null as there`,
  );
  if (rows[0]?.there === true)
    await client.query(
      `insert into paused (part, reason) values ('messages', 'restored from a backup') on conflict do nothing`,
    );
};

const restoreIn = async (
  client: pg.Client,
  folder: string,
  { replace = false, folders = shopFolders, extensions = [] }: RestoreOptions,
): Promise<BackupManifest> => {
  const verified = await readVerifiedBackup(folder);
  // Backups of earlier releases hold a table that is left out today.
  const manifest = { ...verified, tables: verified.tables.filter(({ name }) => !leftOut.includes(name)) };
  await client.query('begin');
  // Do not wait forever for sessions of a running shop that hold a table lock.
  await client.query(`set local lock_timeout = '30s'`);
  await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
  if (!(await isEmpty(client))) {
    if (!replace)
      throw new Error(
        'The database is not empty. Name an empty one, or say --replace to throw away what it holds.',
      );
    await dropEverything(client);
  }
  const pending = await makeSchemaOf(client, manifest, folders);
  await makeTablesOfExtensions(client, manifest, extensions);
  await checkTables(client, manifest);
  await copyEverythingIn(client, folder, manifest);
  await applyMigrations(client, pending);
  await pauseMessages(client);
  await client.query('commit');
  await client.query('analyze');
  return manifest;
};

/**
 * Restores a backup into the database at `url` in one transaction: on failure the database keeps its
 * previous contents. Every file of the backup is verified before anything is changed. An older schema is
 * migrated to the current one. Messages of the restored shop wait for their release. Throws errors with messages for the operator.
 */
export const restore = async (
  url: string,
  folder: string,
  options: RestoreOptions = {},
): Promise<BackupManifest> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dijla restore',
    statement_timeout: 0,
  });
  await client.connect();
  try {
    return await restoreIn(client, folder, options);
  } catch (error) {
    // If the session itself broke, the server has rolled back already, and the first error is the one to
    // report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};
