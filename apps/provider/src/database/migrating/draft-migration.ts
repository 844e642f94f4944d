import { describeSchema } from './describe-schema.ts';
import { applyMigrations, makeSchema } from './migrate.ts';
import { readMigrationFiles, readSchemaFiles, type SchemaFolders, shopFolders } from './migration-files.ts';
import { withThrowawayDatabases } from '../throwaway-database.ts';

const asComments = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0
    ? []
    : [`-- ${title}`, ...lines.map((line) => `-- ${line.replaceAll('\n', '\n-- ')}`), ''];

const isReal = (line: string): boolean => !/\bschema_migration\b/.test(line);

/** Returns all schema files as one text, used as the first migration. */
export const wholeSchema = (folders: SchemaFolders = shopFolders): string =>
  readSchemaFiles(folders)
    .map((file) => file.text)
    .join('\n');

/**
 * Returns the initial text of a new migration: the differences in both directions between schema/ and the
 * result of the migrations, as comments for a developer to turn into statements. Undefined when there is no
 * difference.
 */
export const draftMigration = async (folders: SchemaFolders = shopFolders): Promise<string | undefined> => {
  const files = readMigrationFiles(folders);
  const [wished, made] = await withThrowawayDatabases(async (openEmpty) => {
    const fresh = await openEmpty('fresh');
    await makeSchema(fresh, folders);
    const migrated = await openEmpty('migrated');
    await applyMigrations(migrated, files);
    return [await describeSchema(fresh), await describeSchema(migrated)] as const;
  });
  const missing = wished.filter((line) => !made.includes(line) && isReal(line));
  const surplus = made.filter((line) => !wished.includes(line) && isReal(line));
  if (missing.length + surplus.length === 0) return undefined;
  return [
    ...asComments('schema/ has, migrations lack:', missing),
    ...asComments('migrations make, schema/ has not:', surplus),
  ].join('\n');
};
