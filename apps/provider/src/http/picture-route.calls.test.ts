import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const base = mkdtempSync(join(tmpdir(), 'dijla-shop-pictures-'));
const pictureCache = join(base, 'cache');
const mostBytes = 200_000;
const masters = 60;

const { url } = await providerOverHttp({
  pictureFolders: [base],
  pictureCache,
  settings: { publicUrl: 'https://shop.test', pictureCacheBytes: mostBytes },
});

beforeAll(async () => {
  mkdirSync(join(base, 'd'));
  for (let number = 0; number < masters; number += 1) {
    await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 120 + number, sigma: 30 },
      },
    })
      .png()
      .toFile(join(base, `d/${number}.png`));
  }
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

const bytesBelow = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  );

describe('pictures of a shop', () => {
  it('stay within the bytes of the disk they are given', async () => {
    let made = 0;
    for (let number = 0; number < masters; number += 1)
      made += (await (await fetch(`${url}/img/200/200/resize/d/${number}.png`)).arrayBuffer()).byteLength;
    await expect.poll(() => bytesBelow(pictureCache)).toBeLessThanOrEqual(mostBytes);
    expect(made).toBeGreaterThan(2 * mostBytes);
  });

  it('are found by an absolute address of the shop, and of no other', async () => {
    const statusOf = async (absolute: string) =>
      (await fetch(`${url}/img/100/100/resize/${encodeURIComponent(absolute)}`)).status;
    expect([
      await statusOf('https://shop.test/media/d/1.png'),
      await statusOf('https://other.test/media/d/1.png'),
    ]).toEqual([200, 404]);
  });
});
