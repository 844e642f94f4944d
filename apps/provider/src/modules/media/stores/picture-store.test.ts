import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { objectStore } from '@dijla/test-kit/pictures/object-store';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { folderStore } from './folder-store.ts';
import { openPictureStore } from './open-store.ts';
import { type PictureStore, readWhole } from './picture-store.ts';
import { s3Store } from './s3-store.ts';

const base = mkdtempSync(join(tmpdir(), 'dijla-stores-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const bucket = await objectStore();
const settingsOf = (url: string) => readConfig({ PICTURES_URL: url }).pictures;
const inBucket = (url = bucket.url): PictureStore => {
  const settings = settingsOf(url);
  if ('folder' in settings) throw new Error('That is a folder');
  return s3Store(settings, { answerMs: 300, idleMs: 300, pauseMs: 1, restMs: 60_000 });
};
beforeEach(() => {
  bucket.trouble(undefined);
  bucket.pageLength(1000);
  bucket.objects.clear();
  bucket.requests.length = 0;
});

let folders = 0;
const newFolder = () => join(base, `${(folders += 1)}`);
const stores: readonly [string, () => PictureStore][] = [
  ['a folder', () => folderStore(newFolder())],
  ['an object store (a protocol-true double that checks signatures)', () => inBucket()],
  [
    'a part of a bucket (the same double)',
    () => inBucket(bucket.url.replace('/pictures?', '/pictures/shop%20one?')),
  ],
];
const text = async (store: PictureStore, path: string) => (await readWhole(store, path))?.body.toString();
const listed = async (store: PictureStore, under: string) =>
  (await Array.fromAsync(store.list(under))).map(({ path }) => path).sort();

describe.each(stores)('%s', (_name, open) => {
  it('gives back what was put, by any name that pictures have', async () => {
    const store = open();
    const paths = [
      '/desk/3fa92b10c1-aabbcc.webp',
      '/a/b/صورة القميص.jpg',
      "/d/it's (1)+2&3=4,5;6!@$~[x].png",
      '/d/tee.mask.webp',
    ];
    for (const [place, path] of paths.entries()) await store.put(path, Buffer.from(`picture ${place}`));
    for (const [place, path] of paths.entries()) expect(await text(store, path)).toBe(`picture ${place}`);
    expect(await listed(store, '/')).toEqual([...paths].sort());
  });

  it('says how large a file is, when it changed, and by its version that it did', async () => {
    const store = open();
    await store.put('/desk/a.webp', Buffer.from('first'));
    const before = await store.find('/desk/a.webp');
    expect(before).toMatchObject({ path: '/desk/a.webp', bytes: 5 });
    expect(Math.abs((before?.changedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect((await store.find('/desk/a.webp'))?.version).toBe(before?.version);
    await store.put('/desk/a.webp', Buffer.from('other'));
    const after = await store.find('/desk/a.webp');
    expect(after?.version).not.toBe(before?.version);
    expect((await store.get('/desk/a.webp'))?.picture).toEqual(after);
    expect((await Array.fromAsync(store.list('/desk')))[0]?.version).toBe(after?.version);
  });

  it('takes a copy of a file', async () => {
    const store = open();
    const file = join(base, 'given.webp');
    writeFileSync(file, 'from a file');
    await store.put('/given.webp', { file });
    expect(await text(store, '/given.webp')).toBe('from a file');
  });

  it.each([
    [{ from: 0, length: 3 }, '012'],
    [{ from: 4, length: 2 }, '45'],
    [{ from: 8, length: 10 }, '89'],
    [{ from: 10, length: 1 }, undefined],
  ])('reads the part %j', async (range, part) => {
    const store = open();
    await store.put('/digits.webp', Buffer.from('0123456789'));
    const found = await store.get('/digits.webp', range);
    const parts = found && Buffer.concat(await Array.fromAsync(found.body));
    expect(parts?.toString()).toBe(part);
    expect(found?.picture.bytes).toBe(part === undefined ? undefined : 10);
  });

  it('has nothing where nothing was put, and no more what was deleted', async () => {
    const store = open();
    expect([await store.find('/no.webp'), await store.get('/no.webp')]).toEqual([undefined, undefined]);
    await store.put('/gone.webp', Buffer.from('x'));
    await store.delete('/gone.webp');
    await store.delete('/gone.webp');
    expect([await store.find('/gone.webp'), await listed(store, '/')]).toEqual([undefined, []]);
  });

  it('lists what lies below a path, page by page, and only pictures', async () => {
    const store = open();
    bucket.pageLength(2);
    const paths = [
      '/reviews/a.webp',
      '/reviews/b.webp',
      '/reviews/c & d.webp',
      '/reviews/e.webp',
      '/reviews/f.png',
    ];
    for (const path of [...paths, '/reviews-of-others/g.webp', '/desk/h.webp', '/reviews/.known.jsonl'])
      await store.put(path, Buffer.from(path));
    expect(await listed(store, '/reviews')).toEqual(paths);
    expect(await listed(store, '/nothing')).toEqual([]);
  });

  it.each(['/../a.webp', 'a.webp', '/a//b.webp', '/./a.webp', '/a\\b.webp', '/a\u0000.webp'])(
    'has no path %j',
    async (path) => {
      const store = open();
      await expect(store.put(path, Buffer.from('x'))).rejects.toThrow('no path');
      await expect(store.get(path)).rejects.toThrow('no path');
    },
  );
});

describe('a folder', () => {
  it('has no half-written file where a write failed', async () => {
    const folder = newFolder();
    mkdirSync(folder);
    writeFileSync(join(folder, 'desk'), 'a file in the way');
    await expect(folderStore(folder).put('/desk/a.webp', Buffer.from('x'))).rejects.toThrow('takes no file');
    expect(readdirSync(folder)).toEqual(['desk']);
  });
});

describe('an object store (a protocol-true double that checks signatures)', () => {
  const sentBody = Buffer.alloc(300_000, 'x');

  it.each([
    ['secret', (url: string) => url.replace('tests', 'guess'), 'SignatureDoesNotMatch'],
    ['key', (url: string) => url.replace('AKIDTEST', 'AKIDOTHER'), 'InvalidAccessKeyId'],
    ['region', (url: string) => url.replace('me-south-1', 'us-east-1'), 'AuthorizationHeaderMalformed'],
    ['bucket', (url: string) => url.replace('/pictures', '/elsewhere'), 'no such bucket'],
  ])('takes nothing by a wrong %s, and the error has no secret', async (_what, wrong, code) => {
    const failed = await inBucket(wrong(bucket.url))
      .put('/a.webp', Buffer.from('x'))
      .then(
        () => undefined,
        (error: Error) => error,
      );
    expect(failed).toMatchObject({ fault: 'refused', message: expect.stringContaining(code) });
    expect(`${failed?.message} ${failed?.stack}`).not.toMatch(/se\/cret|se%2Fcret|of=|AKID/);
    expect(bucket.objects.size).toBe(0);
  });

  it('is asked again once where it fails for a moment', async () => {
    const store = inBucket();
    bucket.trouble({ is: 'failing', times: 1 });
    await store.put('/a.webp', Buffer.from('x'));
    bucket.trouble({ is: 'failing', times: 1 });
    expect(await text(store, '/a.webp')).toBe('x');
  });

  it.each([
    ['fails', { is: 'failing', times: 1000 }],
    ['is away', { is: 'away' }],
    ['is slow', { is: 'slow', ms: 2000 }],
  ] as const)('is not waited for once it %s, and used again when it is well', async (_what, trouble) => {
    const settings = settingsOf(bucket.url);
    if ('folder' in settings) return;
    const store = s3Store(settings, { answerMs: 200, idleMs: 200, pauseMs: 1, restMs: 400 });
    bucket.trouble(trouble);
    for (let time = 0; time < 4; time += 1)
      await expect(store.find('/a.webp')).rejects.toMatchObject({ fault: 'away' });
    const asked = bucket.requests.length;
    await expect(store.find('/a.webp')).rejects.toMatchObject({ message: expect.stringContaining('rests') });
    expect(bucket.requests).toHaveLength(asked);
    bucket.trouble(undefined);
    await new Promise((resolve) => setTimeout(resolve, 450));
    expect(await store.find('/a.webp')).toBeUndefined();
  });

  it('gives no part of a picture for the whole', async () => {
    const store = inBucket();
    await store.put('/a.webp', sentBody);
    bucket.trouble({ is: 'cut', after: 100_000 });
    await expect(readWhole(store, '/a.webp')).rejects.toMatchObject({ fault: 'broken' });
  });

  it('has no part of a picture that was cut off on its way', async () => {
    const store = inBucket();
    await store.put('/a.webp', Buffer.from('as it was'));
    bucket.trouble({ is: 'deaf' });
    await expect(store.put('/a.webp', sentBody)).rejects.toMatchObject({ fault: 'away' });
    bucket.trouble(undefined);
    expect(await text(store, '/a.webp')).toBe('as it was');
  });

  it('tells its address without the key', () => {
    expect(inBucket().name).toMatch(/^127\.0\.0\.1:\d+\/pictures$/);
  });

  it('keeps the bytes', async () => {
    const store = inBucket();
    const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, at) => (at * 7) % 256));
    await store.put('/a.webp', bytes);
    const digest = (body: Buffer | undefined) => body && createHash('sha256').update(body).digest('hex');
    expect(digest((await readWhole(store, '/a.webp'))?.body)).toBe(digest(bytes));
  });
});

describe('PICTURES_URL', () => {
  it.each([
    ['', { folder: join(process.cwd(), '.data/media') }],
    ['file:///srv/pictures', { folder: '/srv/pictures' }],
    [
      's3://KEY:a%2Fb@s3.me-south-1.amazonaws.com/shop?region=me-south-1',
      {
        endpoint: new URL('https://s3.me-south-1.amazonaws.com'),
        bucket: 'shop',
        prefix: '',
        region: 'me-south-1',
        keyId: 'KEY',
        secret: 'a/b',
      },
    ],
    [
      's3+http://KEY:s@minio:9000/shop/pictures/',
      {
        endpoint: new URL('http://minio:9000'),
        bucket: 'shop',
        prefix: 'pictures/',
        region: 'us-east-1',
        keyId: 'KEY',
        secret: 's',
      },
    ],
  ])('%j is %j', (url, settings) => expect(settingsOf(url)).toEqual(settings));

  it.each([
    's3://host/shop',
    's3://KEY@host/shop',
    's3://KEY:s@host',
    's3://KEY:%zz@host/shop',
    'file://elsewhere/pictures',
    'https://x.y/z',
  ])('%j is refused without being shown', (url) => {
    expect(() => settingsOf(url)).toThrow(/PICTURES_URL: must/);
    expect(() => settingsOf(url)).not.toThrow(url);
  });

  it('opens what it names', () => {
    expect(openPictureStore({ folder: '/srv/pictures' }).isLocal).toBe(true);
    expect(openPictureStore(settingsOf(bucket.url)).isLocal).toBe(false);
  });
});
