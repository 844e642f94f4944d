import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draftMigration, wholeSchema } from '../migrating/draft-migration.ts';
import { readMigrationFiles, shopFolders } from '../migrating/migration-files.ts';
import { runCommand } from './run-command.ts';

const usage = `npm run migration -- --name "add order notes" [--kind expand|contract]
npm run migration -- --first        writes the first migration anew from schema/, until the first release`;

const write = (file: string, text: string): string => {
  writeFileSync(join(shopFolders.migrations, file), text);
  return `migrations/${file} is written.`;
};

const newName = (words: string, kind: string): string =>
  `${new Date().toISOString().slice(0, 16).replace(':', '')}-${words.replaceAll(' ', '-')}.${kind}.sql`;

await runCommand(async () => {
  const options = {
    name: { type: 'string', default: '' },
    kind: { type: 'string', default: 'expand' },
    first: { type: 'boolean' },
  } as const;
  const { name, kind, first } = parseArgs({ options }).values;
  const files = readMigrationFiles(shopFolders);
  if (first && files.length <= 1)
    return write(files[0]?.name ?? newName('first schema', 'expand'), wholeSchema());
  if (first || !/^[a-z0-9]+([ -][a-z0-9]+)*$/.test(name) || !['expand', 'contract'].includes(kind))
    throw new Error(usage);
  const draft = await draftMigration();
  return draft === undefined
    ? 'schema/ and migrations/ already make the same database.'
    : write(newName(name, kind), draft);
});
