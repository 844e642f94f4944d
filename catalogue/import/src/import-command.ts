import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@dijla/provider/config';
import { openDatabase } from '@dijla/provider/database';
import { formats, type FormatName, isFormatName } from './formats.ts';
import { importCatalogue } from './import-catalogue.ts';
import { importReport } from './import-report.ts';

const usage = `npm run import -- --format ${Object.keys(formats).join('|')} --from DIR [--media DIR] [--dry-run]`;

type Asked = { format: FormatName; from: string; media: string | undefined; isDryRun: boolean };

const isFolder = async (path: string): Promise<boolean> => stat(path).then((found) => found.isDirectory(), () => false);

const readArguments = async (): Promise<Asked> => {
  const options = { format: { type: 'string' }, from: { type: 'string' }, media: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } as const;
  const { format, from, media, 'dry-run': isDryRun } = parseArgs({ options }).values;
  if (format === undefined || from === undefined || !isFormatName(format)) throw new Error(usage);
  const folders = [from, ...(media === undefined ? [] : [media])].map((folder) => resolve(folder));
  for (const folder of folders) if (!(await isFolder(folder))) throw new Error(`${folder} is no folder.\n${usage}`);
  return { format, from: resolve(from), media: media === undefined ? undefined : resolve(media), isDryRun };
};

const run = async (): Promise<string> => {
  const asked = await readArguments();
  const config = readConfig();
  const connection = await openDatabase(config, { applicationName: 'import', statementTimeout: 0, log: (message) => console.error(message) });
  try {
    const result = await importCatalogue(connection.db, { ...asked, shelf: join(config.dataDir, 'media') });
    if (!result.ok) throw new Error(`${result.data.message}\nNothing was imported.`);
    return importReport(result, asked.isDryRun);
  } finally {
    await connection.close();
  }
};

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
