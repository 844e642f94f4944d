import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureHash } from './picture-hash.ts';
import { folderStore } from './stores/folder-store.ts';
import { isRefusal } from '../../call/refusal.ts';
import { type Giver, givenPictureAt, takePicture } from './take-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-taken-'));
const store = folderStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const here = new AbortController().signal;
const taking = async (bytes: Uint8Array, giver: Giver = 'desk', { caller = 'one', gone = here } = {}) => {
  const taken = await takePicture(store, bytes, { giver, caller, gone: () => gone });
  return taken !== null && isRefusal(taken) ? taken.code : taken;
};

const pathOf = (taken: Awaited<ReturnType<typeof taking>> | undefined): string =>
  typeof taken === 'object' && taken !== null ? taken.path : '';

const blank = (side = 80) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } });

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};
/** A square PNG of one bit a pixel: few bytes, however many pixels. */
const thinPng = (side: number): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 1;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('a picture that somebody gives', () => {
  it('is kept once, encoded anew, without what else is in the file', async () => {
    const bytes = await blank()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret words', ImageDescription: '<script>' } })
      .toBuffer();
    expect(bytes.includes('secret words')).toBe(true);
    const taken = await taking(bytes);
    expect(taken).toMatchObject({ path: expect.stringMatching(/^\/desk\/[0-9a-f]{10}-[0-9a-f]{6}\.webp$/) });
    if (taken === null || typeof taken === 'string') return;
    const kept = readFileSync(join(folder, taken.path));
    expect(kept.includes('secret words')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('webp');
    expect(await pictureHash([folder], taken.path)).toBe(taken.hash);
    expect(await taking(bytes)).toEqual(taken);
    expect(readdirSync(join(folder, 'desk'))).toHaveLength(1);
    expect(givenPictureAt(taken.path)).toEqual(taken);
  });

  it('of a shopper has a name that its bytes do not tell', async () => {
    const bytes = await blank().png().toBuffer();
    const paths = [await taking(bytes, 'reviews'), await taking(bytes, 'reviews')];
    expect(pathOf(paths[0])).toMatch(/^\/reviews\/[0-9a-f]{10}-[0-9a-f]{6}\.webp$/);
    expect(pathOf(paths[0])).not.toBe(pathOf(paths[1]));
  });

  it('becomes smaller where it is larger than anything shown', async () => {
    const taken = await taking(await blank(4000).png().toBuffer());
    const { width } = await sharp(join(folder, pathOf(taken))).metadata();
    expect(width).toBe(3600);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a document', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('is refused where it is %s', async (_what, bytes) => {
    expect(await taking(bytes)).toBeNull();
  });

  it('is refused where it is too small', async () =>
    expect(await taking(await blank(20).png().toBuffer())).toBeNull());

  it('of a shopper is refused where its pixels are many, however few bytes it has', async () => {
    const bytes = thinPng(7000);
    expect(bytes.byteLength).toBeLessThan(10_000);
    expect(await taking(bytes, 'reviews')).toBeNull();
    expect(pathOf(await taking(thinPng(1500), 'reviews'))).toMatch(/^\/reviews/);
  });

  it('of the staff does not wait for those of shoppers, of whom none takes the whole queue', async () => {
    const large = thinPng(2000);
    const small = await blank().png().toBuffer();
    let done = 0;
    const flood = Array.from({ length: 7 }, async () => {
      const taken = await taking(large, 'reviews', { caller: 'flood' });
      if (taken !== 'request.busy') done += 1;
      return taken;
    });
    const other = taking(small, 'reviews', { caller: 'other' });
    expect(pathOf(await taking(small))).toMatch(/^\/desk/);
    expect(done).toBeLessThan(2);
    expect(pathOf(await other)).toMatch(/^\/reviews/);
    expect(done).toBeLessThan(4);
    expect((await Promise.all(flood)).filter((taken) => taken === 'request.busy')).toHaveLength(2);
  });

  it('is not decoded for who has left', async () => {
    const leaving = new AbortController();
    const small = await blank().png().toBuffer();
    const first = taking(thinPng(1500), 'reviews');
    const left = taking(small, 'reviews', { gone: leaving.signal });
    leaving.abort();
    expect(await left).toBe('request.busy');
    await first;
  });

  it.each(['/desk/../desk/x.webp', '/reviews/0123456789-aabbcc.webp', '/d/tee.webp', ''])(
    'is none of the staff at %j',
    (path) => expect(givenPictureAt(path)).toBeUndefined(),
  );
});
