import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStore } from '@dijla/test-kit/pictures/object-store';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { copyPictures } from './copy-pictures.ts';
import { folderStore } from './folder-store.ts';
import type { PictureStore } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

const base = mkdtempSync(join(tmpdir(), 'dijla-copied-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const bucket = await objectStore();
const settings = readConfig({ PICTURES_URL: bucket.url }).pictures;
if ('folder' in settings) throw new Error('That is a folder');
const inBucket = s3Store(settings, { answerMs: 500, idleMs: 500, pauseMs: 1, restMs: 1 });
const inFolder = folderStore(join(base, 'from'));
const paths = Array.from({ length: 30 }, (_, place) => `/d/${place % 3}/picture ${place}.webp`);
for (const path of paths) await inFolder.put(path, Buffer.from(`bytes of ${path}`));

const contents = async (store: PictureStore) =>
  (await Array.fromAsync(store.list('/'))).map(({ path, bytes }) => `${path} ${bytes}`).sort();

describe('copying pictures', () => {
  it('goes on where it was cut off, and leaves out what is the same', async () => {
    let come = 0;
    await expect(
      copyPictures(inFolder, inBucket, async () => {
        come += 1;
        if (come === 10) bucket.trouble({ is: 'away' });
      }),
    ).rejects.toThrow('does not answer');
    bucket.trouble(undefined);
    await new Promise((resolve) => setTimeout(resolve, 10));
    const [there] = [bucket.objects.size];
    expect(there).toBeGreaterThan(9);
    expect(there).toBeLessThan(30);
    const outcome = await copyPictures(inFolder, inBucket);
    expect(outcome).toEqual({ copied: 30 - there, same: there, gone: 0 });
    expect(await contents(inBucket)).toEqual(await contents(inFolder));
    expect(await copyPictures(inFolder, inBucket)).toEqual({ copied: 0, same: 30, gone: 0 });
  });

  it('sends again what has the same length and other bytes', async () => {
    await copyPictures(inFolder, inBucket);
    const kept = bucket.objects.get('d/0/picture 0.webp');
    if (kept === undefined) throw new Error('It was not copied');
    const wrong = Buffer.from(kept.body);
    wrong[0] = 0;
    bucket.objects.set('d/0/picture 0.webp', { ...kept, body: wrong });
    expect(await copyPictures(inFolder, inBucket)).toEqual({ copied: 1, same: 29, gone: 0 });
  });

  it('fails where the other place keeps something else than it was sent', async () => {
    const liar: PictureStore = {
      ...folderStore(join(base, 'liar')),
      put: (path) => folderStore(join(base, 'liar')).put(path, Buffer.from('else')),
    };
    await expect(copyPictures(inFolder, liar)).rejects.toThrow('is not in');
  });

  it('leads back into a folder', async () => {
    await copyPictures(inFolder, inBucket);
    const back = folderStore(join(base, 'back'));
    await copyPictures(inBucket, back);
    expect(await contents(back)).toEqual(await contents(inFolder));
  });
});
