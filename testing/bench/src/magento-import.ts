import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Stage } from './bench.ts';
import { writeMagentoExport } from './magento-export.ts';
import { mostMegabytes } from './processes/process-figures.ts';

const root = join(import.meta.dirname, '../../..');
const count = 20_000;

/** Kernel clock ticks per second (Linux's USER_HZ). */
const ticks = 100;

const fileOf = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Returns the CPU seconds of a process so far, plus those of its ended children if `withChildren`. Returns 0
 * where the system does not provide them.
 */
const processorSeconds = (pid: string, withChildren: boolean): number => {
  const stat = fileOf(`/proc/${pid}/stat`);
  // The name in brackets may contain spaces; user and system time are the 12th and 13th fields after it.
  const members = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return members.slice(11, withChildren ? 15 : 13).reduce((sum, time) => sum + time, 0) / ticks;
};

type Taken = { seconds: number; processor: number; database: number; megabytes: number };

/**
 * Runs the import as the shop owner would and times it from start to exit. `postmaster` is the database
 * server; the CPU time of its sessions counts once they end.
 */
const timed = async (
  args: readonly string[],
  { url, folder, postmaster }: { url: string; folder: string; postmaster: string },
): Promise<Taken> => {
  const [startedAt, before] = [performance.now(), processorSeconds(postmaster, true)];
  const child = spawn(
    process.execPath,
    [join(root, 'catalogue/import/src/command/import-command.ts'), ...args],
    {
      cwd: root,
      stdio: ['ignore', process.env['BENCH_VERBOSE'] === undefined ? 'ignore' : 'inherit', 'inherit'],
      env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'import-data'), LOG_LEVEL: 'error' },
    },
  );
  const taken = { processor: 0, megabytes: 0 };
  const pid = String(child.pid);
  const watch = setInterval(() => {
    taken.processor = processorSeconds(pid, false) || taken.processor;
    taken.megabytes = mostMegabytes(child.pid) ?? taken.megabytes;
  }, 20);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${String(code)}`);
  return {
    ...taken,
    seconds: (performance.now() - startedAt) / 1000,
    database: processorSeconds(postmaster, true) - before,
  };
};

const rowFor = (name: string, { seconds, processor, database, megabytes }: Taken): (string | number)[] => [
  name,
  Math.round(count / seconds),
  seconds.toFixed(1),
  processor.toFixed(1),
  database.toFixed(1),
  megabytes,
];

const run = async (stage: Stage) => {
  const { url } = await stage.newDatabase('magento_import');
  const [postmaster = ''] = fileOf(join(stage.databaseFolder, 'postmaster.pid')).split('\n');
  const where = { url, folder: stage.folder, postmaster };
  const from =
    process.env['BENCH_MAGENTO'] ?? (await writeMagentoExport(join(stage.folder, 'magento'), count));
  const args = ['--format', 'magento-csv', '--from', from];
  const rows = [
    rowFor('into an empty shop', await timed(args, where)),
    rowFor('the same again', await timed(args, where)),
  ];
  return [
    {
      title: 'A Magento export of 20,000 products in one file',
      rows: [
        [
          'import',
          'products a second',
          'seconds',
          'of the processor',
          'of it for the database',
          'MB at most',
        ],
        ...rows,
      ],
      note: 'Whole commands from start to exit. Processor seconds count the work alone where other programs share the machine; the least wall time is about the larger of the two.',
    },
  ];
};

/** Measures how fast a Magento export is imported. */
export const magentoImport: Bench = {
  about: 'products a second of importing a Magento export of 20,000 products',
  hasPages: false,
  run,
};
