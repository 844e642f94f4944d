import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { backUp } from '../backup/back-up.ts';
import { onDatabase, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('npm run backup -- --to DIR');
  const { tables } = await onDatabase(readConfig(), (url) => backUp(url, resolve(to)));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${resolve(to)} holds ${rows} rows of ${tables.length} tables.`;
});
