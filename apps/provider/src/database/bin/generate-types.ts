import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateTypes } from '../generate-types.ts';
import { makeSchema } from '../migrate.ts';
import { withThrowawayDatabases } from '../throwaway-database.ts';

const file = join(import.meta.dirname, '..', 'schema.generated.ts');

const types = await withThrowawayDatabases(async (openEmpty) => {
  const client = await openEmpty('schema');
  await makeSchema(client);
  return generateTypes(client);
});
writeFileSync(file, types);
console.log(`${file} is up to date.`);
