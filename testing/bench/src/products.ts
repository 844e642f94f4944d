import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bench, Stage } from './bench.ts';
import { mostMegabytes } from './processes/process-figures.ts';

const root = join(import.meta.dirname, '../../..');
const programs = {
  seed: 'catalogue/demo/src/loading/seed-command.ts',
  import: 'catalogue/import/src/command/import-command.ts',
  export: 'catalogue/import/src/export/export-command.ts',
} as const;

/** The sample catalog exists next to the repository on some machines only. */
const luma = join(root, '../shared/data/luma');

type Taken = { seconds: number; megabytes: number | null };

/**
 * Runs a command as the shop owner would, on a new database or a given one, and times it from start to exit.
 */
const timed = async (
  program: keyof typeof programs,
  args: readonly string[],
  { url, folder }: { url: string; folder: string },
): Promise<Taken> => {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, programs[program]), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: join(folder, 'goods-data'), LOG_LEVEL: 'error' },
  });
  let megabytes: number | null = null;
  const watch = setInterval(() => {
    megabytes = mostMegabytes(child.pid) ?? megabytes;
  }, 100);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}`);
  return { seconds: (performance.now() - startedAt) / 1000, megabytes };
};

const rowOf = (name: string, { seconds, megabytes }: Taken, count?: number): (string | number)[] => [
  name,
  seconds.toFixed(1),
  count === undefined ? '' : Math.round(count / seconds),
  megabytes ?? 'unknown',
];

const headings = ['command', 'seconds', 'a second', 'MB at most'];

const seeded = (count: number) => async (stage: Stage) => {
  const { url } = await stage.newDatabase(`seed_${count}`);
  const where = { url, folder: stage.folder };
  const first = await timed('seed', ['--products', String(count)], where);
  const again = await timed('seed', ['--products', String(count)], where);
  return {
    where,
    rows: [rowOf(`seed ${count} products`, first, count), rowOf('the same again', again, count)],
  };
};

/** Exports a seeded shop and imports it into an empty one twice; the second import changes nothing. */
const roundTrip = async (
  stage: Stage,
  where: { url: string; folder: string },
): Promise<(string | number)[][]> => {
  const copy = { url: (await stage.newDatabase('goods_copy')).url, folder: stage.folder };
  const out = join(stage.folder, 'goods-out');
  const rows = [
    rowOf('export dijla-jsonl', await timed('export', ['--format', 'dijla-jsonl', '--to', out], where)),
  ];
  for (const name of ['import dijla-jsonl into an empty shop', 'the same again'])
    rows.push(rowOf(name, await timed('import', ['--format', 'dijla-jsonl', '--from', out], copy)));
  return rows;
};

const importLuma = async (stage: Stage): Promise<(string | number)[][]> => {
  if (!existsSync(luma))
    return [['import magento-csv: the sample catalogue is not on this machine', '', '', '']];
  const where = { url: (await stage.newDatabase('goods_luma')).url, folder: stage.folder };
  const args = ['--format', 'magento-csv', '--from', join(luma, 'fixtures')];
  const products = 2046;
  const bare = await timed('import', args, where);
  const pictures = await timed('import', [...args, '--media', join(luma, 'media')], where);
  const again = await timed('import', [...args, '--media', join(luma, 'media')], where);
  return [
    rowOf('import magento-csv, 2,046 products', bare, products),
    rowOf('again with 723 pictures', pictures, products),
    rowOf('again, unchanged', again, products),
  ];
};

/** The owner's commands on 2,000 products, each in its own process. */
export const products: Bench = {
  about: 'seconds and memory of seed, export and import, 2,000 products',
  run: async (stage) => {
    const { where, rows } = await seeded(2000)(stage);
    const note =
      'Whole commands from start to exit; a second counts the visible products of a seed, the products of an import.';
    return [
      {
        title: 'Goods',
        rows: [headings, ...rows, ...(await roundTrip(stage, where)), ...(await importLuma(stage))],
        note,
      },
    ];
  },
};

/** A seed at the size the shop is built for. */
export const manyProducts: Bench = {
  about: 'seconds and memory of a seed of 50,000 products',
  run: async (stage) => [{ title: 'Many goods', rows: [headings, ...(await seeded(50_000)(stage)).rows] }],
};
