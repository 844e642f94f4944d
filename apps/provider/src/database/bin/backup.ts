import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../config.ts';
import { backUp } from '../backup/back-up.ts';
import { noteBackup } from '../backup/note-backup.ts';
import { onDatabase, runCommand } from './run-command.ts';

await runCommand(async () => {
  const { to } = parseArgs({ options: { to: { type: 'string' } } }).values;
  if (!to) throw new Error('npm run backup -- --to DIR');
  const folder = resolve(to);
  const { tables, isNoted } = await onDatabase(readConfig(), async (url) => {
    const manifest = await backUp(url, folder);
    // The backup is whole all the same, as of a database that only reads.
    const noted = await noteBackup(url, { folder, madeAt: manifest.madeAt }).catch(() => null);
    return { ...manifest, isNoted: noted !== null };
  });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${folder} holds ${rows} rows of ${tables.length} tables.${isNoted ? '' : ' The desk is not told of it: the database takes no writes.'}`;
});
