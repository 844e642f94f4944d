import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parsePictureRequest, type PictureFiles, pictureFiles } from '@dijla/provider/modules/media/media';
import { renderPicture } from '@dijla/provider/modules/media/render-picture';
import type { Bench, Table } from './bench.ts';
import { median, quantile, shown } from './figures.ts';

const masters = join(import.meta.dirname, '../../../catalogue/demo/pictures');
const sizes = [300, 600];
const most = 12;
const cachedReads = 400;

type Sample = { size: number; path: string };

const measured = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; ms: number; cpuMs: number }> => {
  const [startedAt, cpu] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  return { result, ms: performance.now() - startedAt, cpuMs: (user + system) / 1000 };
};

/** A signal of a request that is never cancelled. */
const staying = new AbortController().signal;

const read = async (files: PictureFiles, { size, path }: Sample) => {
  const request = parsePictureRequest(`/img/${size}/${size}/resize${path}`);
  const picture =
    request && (await files.read(request, { takesAvif: false, network: 'bench', gone: () => staying }));
  if (!picture || picture === 'busy') throw new Error(`${path} does not come`);
  return picture;
};

/**
 * Cost of one picture without other requests: found, rendered and stored the first time, then found again.
 */
const costRows = async (files: PictureFiles, names: readonly string[]): Promise<Table['rows']> => {
  const rows: (string | number)[][] = [
    [
      'side',
      'WebP first ms',
      'CPU ms',
      'kB',
      'kept p50 ms',
      'p99',
      'AVIF CPU ms',
      'kB',
      'tinted WebP CPU ms',
    ],
  ];
  for (const size of sizes) {
    const samples = names.map((name) => ({ size, path: `/d/${name}.webp` }));
    const first = [];
    for (const sample of samples) first.push(await measured(() => read(files, sample)));
    const kept: number[] = [];
    for (let round = 0; round < cachedReads; round += 1)
      kept.push(
        (await measured(() => read(files, samples[round % samples.length] ?? { size, path: '' }))).ms,
      );
    const [avif, tinted] = [[] as { kilobytes: number; cpuMs: number }[], [] as number[]];
    for (const { path } of samples) {
      const master = { open: async () => join(masters, path), version: '' };
      const rendition = { width: size, height: size, operation: 'inside' } as const;
      const one = await measured(() =>
        renderPicture({ master, tinting: null }, { ...rendition, format: 'avif' }),
      );
      avif.push({ kilobytes: one.result.byteLength / 1000, cpuMs: one.cpuMs });
      // A master serves as its own mask: every pixel takes the tint.
      tinted.push(
        (
          await measured(() =>
            renderPicture(
              { master, tinting: { mask: master, tint: '1f4e79' } },
              { ...rendition, format: 'webp' },
            ),
          )
        ).cpuMs,
      );
    }
    rows.push([
      size,
      shown(median(first.map(({ ms }) => ms))),
      shown(median(first.map(({ cpuMs }) => cpuMs))),
      shown(median(first.map(({ result }) => result.body.byteLength / 1000))),
      shown(median(kept)),
      shown(quantile(kept, 0.99)),
      shown(median(avif.map(({ cpuMs }) => cpuMs))),
      shown(median(avif.map(({ kilobytes }) => kilobytes))),
      shown(median(tinted)),
    ]);
  }
  return rows;
};

/**
 * Time for the first visitor's twenty-four pictures, requested at once, and the event loop delay during that
 * time.
 */
const rushRows = async (files: PictureFiles, names: readonly string[]): Promise<Table['rows']> => {
  const wanted = Array.from({ length: 24 }, (_, place) => ({
    size: place < 12 ? 200 : 400,
    path: `/d/${names[place % names.length] ?? ''}.webp`,
  }));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const { ms } = await measured(() => Promise.all(wanted.map((sample) => read(files, sample))));
  delay.disable();
  return [
    ['all there ms', 'event loop late p99 ms', 'at most ms'],
    [Math.round(ms), shown(delay.percentile(99) / 1e6), shown(delay.max / 1e6)],
  ];
};

export const pictures: Bench = {
  about: 'cost of a picture: first WebP, kept, AVIF, tinted',
  run: async ({ folder }) => {
    const names = readdirSync(join(masters, 'd'))
      .filter((name) => name.endsWith('.webp') && !name.endsWith('.mask.webp'))
      .map((name) => name.slice(0, -'.webp'.length))
      .slice(0, most);
    const fail = (error: unknown) => {
      throw error;
    };
    const files = pictureFiles([masters], {
      folder: join(folder, 'pictures'),
      mostBytes: 1_000_000_000,
      now: Date.now,
      onTrouble: fail,
    });
    try {
      return [
        {
          title: `A picture, ${names.length} of our own at each size`,
          rows: await costRows(files, names),
          note: 'One at a time; medians. Tinted: the mask is as large as the master and reaches everywhere.',
        },
        { title: '24 pictures never asked for before, at once', rows: await rushRows(files, names) },
      ];
    } finally {
      await files.close();
    }
  },
};
