import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { migratedExtension } from '../../extensions/extension.ts';
import { loadExtensions } from '../../extensions/load-extensions.ts';
import { restore } from '../backup/restore.ts';
import { onDatabase, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { from, replace } = parseArgs({
    options: { from: { type: 'string' }, replace: { type: 'boolean', default: false } },
  }).values;
  if (!from) throw new Error('npm run restore -- --from DIR [--replace]');
  const config = readConfig();
  const extensions = (await loadExtensions(config)).map(migratedExtension);
  const { tables, madeAt } = await onDatabase(config, (url) =>
    restore(url, resolve(from), { replace, extensions }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `The shop is as it was at ${madeAt}: ${rows} rows of ${tables.length} tables.`;
});
