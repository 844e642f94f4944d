import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureHash } from './picture-hash.ts';

const base = mkdtempSync(join(tmpdir(), 'dijla-picture-hash-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const folder = join(base, 'media');
mkdirSync(join(folder, 'd'), { recursive: true });
writeFileSync(join(folder, 'd/tee.webp'), 'master');
writeFileSync(join(folder, 'd/tee.mask.webp'), 'mask');
writeFileSync(join(base, 'outside.webp'), 'outside');
symlinkSync(join(base, 'outside.webp'), join(folder, 'd/link.webp'));
mkdirSync(join(folder, 'd/folder.webp'));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

describe('pictureHash', () => {
  it.each([
    ['/d/tee.webp', sha256('master')],
    ['d/tee.webp', sha256('master')],
    ['/d/tee.0123456789.webp', sha256('master')],
    ['/d/tee~1f4e79.webp', sha256('mastermask1f4e79')],
    ['/d/other.webp', undefined],
    ['/d/link.webp', undefined],
    ['/d/link~1f4e79.webp', undefined],
    ['/d/folder.webp', undefined],
    ['/../outside.webp', undefined],
    ['/d/tee.mask.webp', undefined],
  ])('of %s is %s', async (path, hash) => {
    expect(await pictureHash([join(base, 'nowhere'), folder], path)).toBe(hash);
  });

  it('is another when the master was written anew', async () => {
    const file = join(folder, 'd/changing.webp');
    writeFileSync(file, 'before');
    const before = await pictureHash([folder], '/d/changing.webp');
    writeFileSync(file, 'after!');
    utimesSync(file, 1, 1);
    expect([before, await pictureHash([folder], '/d/changing.webp')]).toEqual([
      sha256('before'),
      sha256('after!'),
    ]);
  });

  it('is of the first folder that has the master', async () => {
    const first = join(base, 'first');
    mkdirSync(join(first, 'd'), { recursive: true });
    writeFileSync(join(first, 'd/tee.webp'), 'ours');
    expect([
      await pictureHash([first, folder], '/d/tee.webp'),
      await pictureHash([first, folder], '/d/tee~1f4e79.webp'),
    ]).toEqual([sha256('ours'), undefined]);
  });
});
