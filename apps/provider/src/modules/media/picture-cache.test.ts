import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureCache } from './picture-cache.ts';
import { sweepFolder } from './sweep-folder.ts';

const base = mkdtempSync(join(tmpdir(), 'dijla-picture-cache-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const fail = (error: unknown) => {
  throw error;
};
const hour = 3_600_000;
let folders = 0;
const newFolder = () => join(base, `${(folders += 1)}`);
const block = 4096;

const put = (
  folder: string,
  name: string,
  { bytes = 10, usedAt = 0 }: { bytes?: number; usedAt?: number } = {},
) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), Buffer.alloc(bytes));
  utimesSync(join(folder, name), usedAt / 1000, usedAt / 1000);
};

describe('sweepFolder', () => {
  it('removes what was used the longest ago until the rest fits', async () => {
    const folder = newFolder();
    put(join(folder, 'aa'), 'old', { usedAt: 1000 });
    put(join(folder, 'bb'), 'older', { usedAt: 500 });
    put(folder, 'new', { usedAt: 2000, bytes: block + 1 });
    await sweepFolder(folder, { mostBytes: 3 * block, now: 3000 });
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(['aa', 'aa/old', 'bb', 'new']);
  });

  it('removes what was never finished once nobody can be writing it', async () => {
    const folder = newFolder();
    put(folder, 'a.1.unfinished', { usedAt: 0 });
    put(folder, 'b.2.unfinished', { usedAt: hour });
    await sweepFolder(folder, { mostBytes: 0, now: hour + 1 });
    expect(readdirSync(folder)).toEqual(['b.2.unfinished']);
  });

  it('finds nothing to do where there is no folder', async () => {
    await expect(sweepFolder(newFolder(), { mostBytes: 0, now: 0 })).resolves.toBeUndefined();
  });
});

describe('pictureCache', () => {
  it('gives back what another process wrote into the same folder', async () => {
    const options = { folder: newFolder(), mostBytes: 1_000_000, now: Date.now, onTrouble: fail };
    await pictureCache(options).write('abc.webp', Buffer.from('picture'));
    expect(await pictureCache(options).read('abc.webp')).toEqual(Buffer.from('picture'));
  });

  it('has nothing that was never written', async () => {
    expect(
      await pictureCache({ folder: newFolder(), mostBytes: 1, now: Date.now, onTrouble: fail }).read(
        'abc.webp',
      ),
    ).toBeUndefined();
  });

  it('marks a file as used when it is read', async () => {
    const folder = newFolder();
    put(join(folder, 'ab'), 'abc.webp', { usedAt: 0 });
    await pictureCache({ folder, mostBytes: 1, now: () => 5 * hour, onTrouble: fail }).read('abc.webp');
    expect(statSync(join(folder, 'ab/abc.webp')).mtimeMs).toBe(5 * hour);
  });

  it('stays within its bytes, keeping what is used', async () => {
    const folder = newFolder();
    let at = Date.now();
    const cache = pictureCache({ folder, mostBytes: 20 * block, now: () => at, onTrouble: fail });
    for (let number = 10; number < 60; number += 1) {
      await cache.write(`${number}.webp`, Buffer.alloc(block));
      at += 2 * hour;
      await cache.read('10.webp');
      await cache.close();
    }
    const kept = readdirSync(folder, { recursive: true }).filter((name) => name.toString().endsWith('.webp'));
    expect([kept.length <= 20, existsSync(join(folder, '10/10.webp'))]).toEqual([true, true]);
  });
});
