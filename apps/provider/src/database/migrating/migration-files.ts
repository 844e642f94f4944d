import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SqlFile = { name: string; text: string };
export type MigrationFile = SqlFile & { checksum: string };

/** Folders of the two schema sources: schema files for a fresh database, migrations for an existing one. */
export type SchemaFolders = { schema: string; migrations: string };

export const shopFolders: SchemaFolders = {
  schema: join(import.meta.dirname, '../schema'),
  migrations: join(import.meta.dirname, '../migrations'),
};

// Line endings differ between checkouts without changing the meaning.
const readSql = (folder: string, name: string): SqlFile => ({
  name,
  text: readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n'),
});

const sqlFilesIn = (folder: string): SqlFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readSql(folder, name));

export const readSchemaFiles = (folders: SchemaFolders): SqlFile[] => sqlFilesIn(folders.schema);

const migrationName = /^\d{4}-\d{2}-\d{2}T\d{4}(-[a-z0-9]+)+\.(expand|contract)\.sql$/;

/** Returns the migrations in the order in which they are applied. Throws on a file with an invalid name. */
export const readMigrationFiles = (folders: SchemaFolders): MigrationFile[] =>
  sqlFilesIn(folders.migrations).map((file) => {
    if (!migrationName.test(file.name))
      throw new Error(`${file.name} is not named like 2027-01-31T1200-some-words.expand.sql`);
    return { ...file, checksum: createHash('sha256').update(file.text).digest('hex') };
  });
