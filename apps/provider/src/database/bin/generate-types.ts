import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTypes } from '../migrating/generate-types.ts';
import { makeSchema } from '../migrating/migrate.ts';
import { withThrowawayDatabases } from '../throwaway-database.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const types = await withThrowawayDatabases(async (openEmpty) => {
    const client = await openEmpty('schema');
    await makeSchema(client);
    return generateTypes(client);
  });
  const file = join(import.meta.dirname, '..', 'schema.generated.ts');
  writeFileSync(file, types);
  return `${file} says what the schema is now.`;
});
