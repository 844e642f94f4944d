import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureHash } from './picture-hash.ts';
import { takenPicture, takePicture } from './take-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'dijla-taken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blank = (side = 80) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#336699' } });

describe('a picture that somebody gives', () => {
  it('is kept once, encoded anew, without what else is in the file', async () => {
    const bytes = await blank()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret words', ImageDescription: '<script>' } })
      .toBuffer();
    expect(bytes.includes('secret words')).toBe(true);
    const taken = await takePicture(folder, bytes);
    expect(taken).toMatchObject({ path: expect.stringMatching(/^\/desk\/[0-9a-f]{10}-[0-9a-f]{6}\.webp$/) });
    if (taken === null) return;
    const kept = readFileSync(join(folder, taken.path));
    expect(kept.includes('secret words')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('webp');
    expect(await pictureHash([folder], taken.path)).toBe(taken.hash);
    expect(await takePicture(folder, bytes)).toEqual(taken);
    expect(readdirSync(join(folder, 'desk'))).toHaveLength(1);
    expect(await takenPicture(folder, taken.path)).toEqual(taken);
  });

  it('of a shopper has a name that its bytes do not tell', async () => {
    const bytes = await blank().png().toBuffer();
    const paths = [await takePicture(folder, bytes, 'reviews'), await takePicture(folder, bytes, 'reviews')];
    expect(paths[0]?.path).toMatch(/^\/reviews\/[0-9a-f]{10}-[0-9a-f]{6}\.webp$/);
    expect(paths[0]?.path).not.toBe(paths[1]?.path);
  });

  it('becomes smaller where it is larger than anything shown', async () => {
    const taken = await takePicture(folder, await blank(4000).png().toBuffer());
    const { width } = await sharp(join(folder, taken?.path ?? '')).metadata();
    expect(width).toBe(3600);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"></svg>')],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a document', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('is refused where it is %s', async (_what, bytes) => {
    expect(await takePicture(folder, bytes)).toBeNull();
  });

  it('is refused where it is too small', async () =>
    expect(await takePicture(folder, await blank(20).png().toBuffer())).toBeNull());

  it.each(['/desk/0123456789-aabbcc.webp', '/desk/../desk/x.webp', '/d/tee.webp', ''])(
    'is not known at %j',
    async (path) => expect(await takenPicture(folder, path)).toBeUndefined(),
  );
});
