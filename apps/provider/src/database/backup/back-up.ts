import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedTo } from '../migrating/migrate-extensions.ts';
import { type BackedUpTable, type BackupManifest, manifestFile, tableFile } from './backup-manifest.ts';
import {
  columnList,
  extensionSchemas,
  qualified,
  type TableColumns,
  tablesToCopy,
} from './tables-to-copy.ts';

const prepareFolder = (folder: string): void => {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: a backup needs a folder of its own.`);
  // The folder holds the names and addresses of customers.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};

const copyOut = async (
  client: pg.Client,
  folder: string,
  { name, columns }: TableColumns,
): Promise<BackedUpTable> => {
  const rows = client.query(copyTo(`copy ${qualified(name)} (${columnList(columns)}) to stdout`));
  const hash = createHash('sha256');
  const watched = new PassThrough().on('data', (chunk: Buffer) => void hash.update(chunk));
  await pipeline(
    rows,
    createGzip({ level: 3 }),
    watched,
    createWriteStream(tableFile(folder, name), { mode: 0o600, flush: true }),
  );
  return { name, columns, rows: rows.rowCount, sha256: hash.digest('hex') };
};

const readSequences = async (client: pg.Client): Promise<BackupManifest['sequences']> => {
  const { rows } = await client.query<{ name: string }>(
    `select case when schemaname = 'public' then sequencename::text else schemaname || '.' || sequencename end as name
     from pg_sequences where schemaname = 'public' or schemaname like '${extensionSchemas}' order by 1`,
  );
  const sequences: BackupManifest['sequences'] = [];
  for (const { name } of rows) {
    const state = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${qualified(name)}`,
    );
    for (const { value, is_called } of state.rows) sequences.push({ name, value, isCalled: is_called });
  }
  return sequences;
};

const readExtensions = async (client: pg.Client): Promise<BackupManifest['extensions']> => {
  const { rows } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_namespace where nspname like '${extensionSchemas}' order by 1`,
  );
  const extensions: BackupManifest['extensions'] = [];
  for (const { schema } of rows) extensions.push({ schema, migrations: await appliedTo(client, schema) });
  return extensions;
};

const copyEverything = async (client: pg.Client, folder: string): Promise<BackupManifest> => {
  const version = await client.query<{ server_version: string }>('show server_version');
  const migrations = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  const tables: BackedUpTable[] = [];
  for (const table of await tablesToCopy(client)) tables.push(await copyOut(client, folder, table));
  return {
    format: 1,
    madeAt: new Date().toISOString(),
    server: version.rows[0]?.server_version ?? '',
    migrations: migrations.rows,
    extensions: await readExtensions(client),
    tables,
    // Sequences are not part of the snapshot; read after the rows, their values are never behind them.
    sequences: await readSequences(client),
  };
};

/**
 * Copies the shop's rows at `url` into an empty folder from one consistent snapshot, while the shop keeps
 * running. Returns the manifest. Throws errors with messages for the operator; a folder without a manifest
 * is not a valid backup.
 */
export const backUp = async (url: string, folder: string): Promise<BackupManifest> => {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'dijla backup',
    statement_timeout: 0,
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      `select to_regclass('public.schema_migration') is not null as there`,
    );
    if (!rows[0]?.there) throw new Error('There is no shop in this database to back up.');
    prepareFolder(folder);
    await client.query('begin isolation level repeatable read read only');
    const manifest = await copyEverything(client, folder);
    await client.query('commit');
    writeFileSync(manifestFile(folder), `${JSON.stringify(manifest, undefined, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    return manifest;
  } finally {
    await client.end();
  }
};
