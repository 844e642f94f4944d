import { parseArgs } from 'node:util';
import { readConfig } from '@dijla/provider/config';
import { openDatabase } from '@dijla/provider/database';
import { withImportLock } from '@dijla/provider/processes/import-run/import-run';
import { leastCount } from '../demo-products.ts';
import { seedDemo, type SeedSummary } from './seed-demo.ts';
import { progressLine } from './progress-line.ts';

const usage = `npm run seed -- [--products 2000] [--random-seed 1]`;

const wholeNumber = (text: string, least: number): number => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least)) throw new Error(`'${text}' is no whole number from ${least} on.\n${usage}`);
  return value;
};

const readArguments = (): { count: number; seed: number } => {
  const options = {
    products: { type: 'string', default: '2000' },
    'random-seed': { type: 'string', default: '1' },
  } as const;
  const { products, 'random-seed': seed } = parseArgs({ options }).values;
  return { count: wholeNumber(products, leastCount), seed: wholeNumber(seed, 0) };
};

const reportOf = ({ visible, products, removed }: SeedSummary, milliseconds: number): string =>
  `${visible} products and ${products - visible} variants are in the shop, ${removed} of an earlier demo are gone. ${Math.ceil(milliseconds / 1000)} s`;

const run = async (): Promise<string> => {
  const { count, seed } = readArguments();
  const connection = await openDatabase(readConfig(), {
    applicationName: 'seed',
    statementTimeout: 0,
    log: (message) => console.error(message),
  });
  const progress = progressLine(process.stderr);
  const start = performance.now();
  try {
    const onProgress = (saved: number) => progress.show(`${saved} of ${count} products`);
    const summary = await withImportLock(connection.pool, () =>
      seedDemo(connection.db, { count, seed, onProgress }),
    );
    progress.end();
    if (summary === undefined)
      throw new Error('An import is under way on this database. Wait until it is through, then seed.');
    return reportOf(summary, performance.now() - start);
  } finally {
    progress.end();
    await connection.close();
  }
};

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
