import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStore } from '@dijla/test-kit/pictures/object-store';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { type PictureFiles, pictureFiles } from '../picture-files.ts';
import { parsePictureRequest } from '../picture-request.ts';
import { pictureHash } from '../picture-hash.ts';
import { s3Store } from './s3-store.ts';
import { storePlace } from './store-place.ts';

const base = mkdtempSync(join(tmpdir(), 'dijla-store-place-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));
const bucket = await objectStore();
beforeEach(() => {
  bucket.trouble(undefined);
  bucket.objects.clear();
  bucket.requests.length = 0;
});

const picture = (background: string, side = 200) =>
  sharp({ create: { width: side, height: side, channels: 4, background } })
    .webp()
    .toBuffer();
const put = async (name: string, background: string, side?: number) =>
  void bucket.objects.set(name, {
    body: await picture(background, side),
    type: 'image/webp',
    changedAt: Date.now(),
  });

let caches = 0;
const newCache = () => join(base, `cache-${(caches += 1)}`);
const clock = { at: Date.now() };
/** A machine that serves pictures: its own cache, and the store that all share. */
const machine = (folder = newCache()) => {
  const settings = readConfig({ PICTURES_URL: bucket.url }).pictures;
  if ('folder' in settings) throw new Error('That is a folder');
  const store = s3Store(settings, { answerMs: 500, idleMs: 300, pauseMs: 1, restMs: 1 });
  const cache = { folder, mostBytes: 50_000_000, now: () => clock.at, onTrouble: () => undefined };
  const place = storePlace(store, cache);
  const files: PictureFiles = pictureFiles([place, join(base, 'no-demo')], cache);
  const ask = async (path: string, size = 100) => {
    const request = parsePictureRequest(`/img/${size}/${size}/resize${path}`);
    if (request === undefined) throw new Error('That is no picture');
    const asked = { takesAvif: false, network: '1', gone: () => new AbortController().signal };
    const read = await files.read(request, asked);
    return typeof read === 'object' ? { binding: read.binding, color: await colorOf(read.body) } : read;
  };
  return { folder, place, ask };
};
const colorOf = async (body: Buffer) => {
  const { data } = await sharp(body).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data].map((part) => (part > 128 ? 1 : 0)).join('');
};
const [red, green] = ['100', '010'];
const originals = () => bucket.requests.filter((request) => request.startsWith('GET'));

describe('a picture whose original is in a store', () => {
  it('is fetched once by a machine, whatever the sizes', async () => {
    await put('d/tee.webp', '#ff0000');
    const { ask } = machine();
    for (const size of [50, 100, 150]) expect(await ask('/d/tee.webp', size)).toMatchObject({ color: red });
    expect(originals()).toEqual(['GET d/tee.webp']);
  });

  it('is fetched once where many ask at once', async () => {
    await put('d/tee.webp', '#ff0000');
    const { ask } = machine();
    await Promise.all(
      [50, 100, 150, 200].flatMap((size) => [ask('/d/tee.webp', size), ask('/d/tee.webp', size)]),
    );
    expect(bucket.requests).toEqual(['HEAD d/tee.webp', 'GET d/tee.webp']);
  });

  it('is tinted by its mask', async () => {
    await put('d/tee.webp', '#f2f0ec');
    await put('d/tee.mask.webp', '#000000');
    const { ask } = machine();
    expect(await ask('/d/tee~00c000.webp')).toMatchObject({ color: green });
    expect(await ask('/d/cup~00c000.webp')).toBeUndefined();
  });

  it('is another at once where a document names its new hash, and soon without one', async () => {
    await put('d/tee.webp', '#ff0000');
    const one = machine();
    expect(await one.ask('/d/tee.webp')).toMatchObject({ color: red });
    await put('d/tee.webp', '#00ff00', 210);
    const hash = await pictureHash([machine().place], '/d/tee.webp');
    clock.at += 3000;
    expect(await one.ask(`/d/tee.${hash}.webp`)).toEqual({ color: green, binding: 'right' });
    await put('d/tee.webp', '#ff0000', 220);
    clock.at += 61_000;
    expect(await one.ask('/d/tee.webp')).toMatchObject({ color: red });
  });

  it('is not asked for again and again where there is none', async () => {
    const { ask } = machine();
    for (let time = 0; time < 5; time += 1) expect(await ask('/d/none.webp')).toBeUndefined();
    expect(bucket.requests).toEqual(['HEAD d/none.webp']);
  });
});

describe('while the store', () => {
  it.each([
    ['is away', { is: 'away' }],
    ['fails', { is: 'failing', times: 1000 }],
    ['is slow', { is: 'slow', ms: 3000 }],
  ] as const)(
    '%s, sizes that were made before are shown, also after a restart; others fail for now',
    async (_what, trouble) => {
      await put('d/tee.webp', '#ff0000');
      const one = machine();
      expect(await one.ask('/d/tee.webp', 100)).toMatchObject({ color: red });
      bucket.trouble(trouble);
      clock.at += 61_000;
      expect(await one.ask('/d/tee.webp', 100)).toMatchObject({ color: red });
      const restarted = machine(one.folder);
      expect(await restarted.ask('/d/tee.webp', 100)).toMatchObject({ color: red });
      // The original is still here, so that other sizes are made of it.
      expect(await restarted.ask('/d/tee.webp', 50)).toMatchObject({ color: red });
      expect(await restarted.ask('/d/unseen.webp')).toBe('busy');
      bucket.trouble(undefined);
      await put('d/unseen.webp', '#00ff00');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(await restarted.ask('/d/unseen.webp')).toMatchObject({ color: green });
    },
  );

  it('breaks off, no part of a picture is kept', async () => {
    await put('d/tee.webp', '#ff0000', 900);
    const { ask } = machine();
    bucket.trouble({ is: 'cut', after: 20 });
    expect(await ask('/d/tee.webp')).toBe('busy');
    bucket.trouble(undefined);
    expect(await ask('/d/tee.webp')).toMatchObject({ color: red });
  });
});
