import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServiceWorker } from './build-service-worker.ts';

let buildFolder = '';
const built = (name: string): Promise<string> => readFile(join(buildFolder, 'client', name), 'utf8');

beforeAll(async () => {
  buildFolder = await mkdtemp(join(tmpdir(), 'dijla-worker-'));
  await mkdir(join(buildFolder, 'client/assets'), { recursive: true });
  for (const name of [
    'assets/page-1a2b.js',
    'assets/page-1a2b.js.br',
    'assets/font-wght-3c4d.woff2',
    'assets/font-wght-normal-5e6f.woff2',
    'favicon.svg',
  ])
    await writeFile(join(buildFolder, 'client', name), '');
  await buildServiceWorker({ buildFolder, buildId: 'b1d5' });
}, 60_000);
afterAll(() => rm(buildFolder, { recursive: true }));

describe('buildServiceWorker', () => {
  it('writes the build’s id and files into the worker, without their compressed copies', async () => {
    const worker = await built('service-worker.js');
    expect([
      worker.includes('b1d5'),
      worker.includes('/assets/page-1a2b.js`'),
      worker.includes('/favicon.svg'),
      worker.includes('.br`'),
    ]).toEqual([true, true, true, false]);
  });

  it('keeps the fonts that every page brings, not the whole ones', async () => {
    const worker = await built('service-worker.js');
    expect([
      worker.includes('/assets/font-wght-3c4d.woff2'),
      worker.includes('/assets/font-wght-normal-5e6f.woff2'),
    ]).toEqual([true, false]);
  });

  // The worker sends orders while no page is open, so it contains the cart's rules, and shows notifications. No page
  // waits for it.
  it('stays within 26.4 kB on the wire', async () => {
    expect(brotliCompressSync(await built('service-worker.js')).byteLength).toBeLessThan(26_400);
  });

  it('writes the worker that removes every worker', async () => {
    expect(await built('service-worker-off.js')).toContain('unregister');
  });
});
