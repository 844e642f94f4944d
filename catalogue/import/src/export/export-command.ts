import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '@dijla/provider/config';
import { openDatabase } from '@dijla/provider/database';
import { exportCatalog } from './export-catalog.ts';
import { exportFormats, isExportFormat } from './export-formats.ts';

const usage = [
  'npm run export -- --format NAME --to DIR [--with-customers]',
  '',
  `Formats: ${Object.keys(exportFormats).join(', ')}. Customers, wish lists and past orders are written with --with-customers only; passwords never.`,
].join('\n');

const asked = () => {
  const { values } = parseArgs({
    options: {
      format: { type: 'string' },
      to: { type: 'string' },
      'with-customers': { type: 'boolean', default: false },
    },
  });
  const { format, to } = values;
  if (format === undefined || to === undefined || !isExportFormat(format)) throw new Error(usage);
  return { format, to: resolve(to), withCustomers: values['with-customers'] };
};

const run = async (): Promise<string> => {
  const options = asked();
  const startedAt = performance.now();
  const connection = await openDatabase(readConfig(), {
    applicationName: 'dijla export',
    poolSize: 2,
    statementTimeout: 0,
    log: (message) => console.error(message),
  });
  try {
    const summary = await exportCatalog(connection, options);
    const lines = summary.map(
      ({ kind, file, records }) => `${String(records).padStart(8)}  ${kind.padEnd(15)} ${file}`,
    );
    return [
      ...lines,
      `Written in ${((performance.now() - startedAt) / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s.`,
    ].join('\n');
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
