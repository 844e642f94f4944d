import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { draftMigration, wholeSchema } from '../draft-migration.ts';
import { readMigrationFiles, shopFolders } from '../migration-files.ts';

const usage = `npm run migration -- --name "add order notes" [--kind expand|contract]
npm run migration -- --first        writes the first migration anew from schema/, until the first release`;

const { values } = parseArgs({ options: { name: { type: 'string' }, kind: { type: 'string', default: 'expand' }, first: { type: 'boolean' } } });
const { name = '', kind, first } = values;
const files = readMigrationFiles(shopFolders);

const write = (file: string, text: string): void => {
  writeFileSync(join(shopFolders.migrations, file), text);
  console.log(`migrations/${file} is written.`);
};

const newName = (words: string): string => `${new Date().toISOString().slice(0, 16).replace(':', '')}-${words.replaceAll(' ', '-')}.${kind}.sql`;

const main = async (): Promise<number> => {
  if (first && files.length <= 1) {
    write(files[0]?.name ?? newName('first schema'), wholeSchema());
    return 0;
  }
  if (first || !/^[a-z0-9]+([ -][a-z0-9]+)*$/.test(name) || !['expand', 'contract'].includes(kind)) {
    console.error(usage);
    return 1;
  }
  const draft = await draftMigration();
  if (draft === undefined) console.log('schema/ and migrations/ already make the same database.');
  else write(newName(name), draft);
  return 0;
};

process.exitCode = await main();
