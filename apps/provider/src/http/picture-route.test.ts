import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askForPicture, avifOrWebp, pictureMasters, servePictures } from '@dijla/test-kit/served-pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { base, media, writeMaster, filesIn, bound } = await pictureMasters();
const files = filesIn(join(base, 'cache'));
let server: Awaited<ReturnType<typeof servePictures>>;

beforeAll(async () => {
  await writeMaster('d/wide.webp', { width: 400, height: 200 });
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  writeFileSync(
    join(media, 'd/noise.png'),
    await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#000', noise } })
      .png()
      .toBuffer(),
  );
  await writeMaster('قميص أزرق.webp');
  writeFileSync(join(media, 'd/broken.webp'), 'no picture at all');
  writeFileSync(join(media, 'd/cut.webp'), readFileSync(join(media, 'd/tee.webp')).subarray(0, 3000));
  writeFileSync(
    join(media, 'd/page.webp'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
  );
  await writeMaster('d/odd.webp');
  writeFileSync(join(media, 'd/odd.mask.webp'), readFileSync(join(media, 'd/page.webp')));
  for (const format of ['png', 'jpeg', 'gif'] as const)
    writeFileSync(
      join(media, `d/tee.${format}`),
      await sharp(join(media, 'd/tee.webp')).toFormat(format).toBuffer(),
    );
  writeFileSync(join(media, 'd/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(base, 'secret.webp'), readFileSync(join(media, 'd/tee.webp')));
  symlinkSync(join(base, 'secret.webp'), join(media, 'd/link.webp'));
  symlinkSync(base, join(media, 'd/out'));
  server = await servePictures(files);
});

afterAll(async () => {
  await server.close();
  await files.close();
});

const askUntil = async (port: number, path: string, type: string) => {
  for (let round = 0; round < 400; round += 1) {
    const answer = await askForPicture(port, path, { accept: avifOrWebp });
    if (answer.headers['content-type'] === type) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} never came as ${type}`);
};

describe('GET /img', () => {
  it.each([
    ['/img/300/300/resize/d/tee.webp', 300, 300],
    ['/img/301/10/fit/d/tee.webp', 400, 400],
    ['/img/300/300/resize/d/wide.webp', 300, 150],
    ['/img/100/100/crop/d/wide.webp', 100, 100],
    ['/img/300/300/crop/d/wide.webp', 200, 200],
    ['/img/1800/1800/resize/d/tee.webp', 500, 500],
    ['/img/100/100/resize/d/tee.png', 100, 100],
    ['/img/100/100/resize/d/tee.jpeg', 100, 100],
    ['/img/100/100/resize/d/tee.gif', 100, 100],
    ['/img/100/100/resize/d/tee~1f4e79.webp', 100, 100],
    [`/img/100/100/resize/${encodeURIComponent('قميص أزرق.webp')}`, 100, 100],
    [
      `/img/100/100/resize/${encodeURIComponent('https://shop.test/media/catalog/product/d/tee.webp')}`,
      100,
      100,
    ],
  ])('answers %s as WebP of %i × %i', async (path, width, height) => {
    const { status, headers, body } = await askForPicture(server.port, path);
    const found = await sharp(body).metadata();
    expect([
      status,
      headers['content-type'],
      headers['content-length'],
      found.format,
      found.width,
      found.height,
    ]).toEqual([200, 'image/webp', String(body.byteLength), 'webp', width, height]);
  });

  it.each([
    'd/tee.webp',
    'd/wide.webp',
    'd/tee~1f4e79.webp',
    'd/tee.gif',
    'd/noise.png',
    encodeURIComponent('https://shop.test/media/d/tee.webp'),
  ])('answers %s, shared, as JPEG of 1200 × 630 within 300 kB', async (path) => {
    const { status, headers, body } = await askForPicture(server.port, `/img/1200/630/share/${path}.jpg`, {
      accept: avifOrWebp,
    });
    const found = await sharp(body).metadata();
    expect([status, headers['content-type'], found.format, found.width, found.height]).toEqual([
      200,
      'image/jpeg',
      'jpeg',
      1200,
      630,
    ]);
    expect(body.byteLength).toBeLessThanOrEqual(300_000);
  });

  it('shares a thing whole on the ground of the shop, and lets a scene fill the room', async () => {
    const cornerOf = async (path: string) => {
      const { body } = await askForPicture(server.port, `/img/1200/630/share/${path}.jpg`);
      return [...(await sharp(body).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer())];
    };
    const ground = [0xf4, 0xef, 0xe7];
    const isGround = (colour: number[]) =>
      colour.every((value, channel) => Math.abs(value - (ground[channel] ?? 0)) <= 2);
    expect([isGround(await cornerOf('d/tee.webp')), isGround(await cornerOf('d/wide.webp'))]).toEqual([
      true,
      false,
    ]);
  });

  it('says what a master is', async () => {
    const { headers, body } = await askForPicture(server.port, '/img/100/100/identify/d/wide.webp');
    expect([headers['content-type'], JSON.parse(body.toString())]).toEqual([
      'application/json',
      { format: 'webp', width: 400, height: 200 },
    ]);
  });

  it('gives the tint to what the mask reaches', async () => {
    const { body } = await askForPicture(
      server.port,
      `/img/100/100/resize${await bound('/d/tee~1f4e79.webp')}`,
    );
    const { dominant } = await sharp(body).removeAlpha().stats();
    expect(dominant.b).toBeGreaterThan(2 * dominant.r);
  });

  it('is WebP at first and AVIF once the queue has made it, for those who take it', async () => {
    const path = `/img/400/400/resize${await bound('/d/tee.webp')}`;
    const first = await askForPicture(server.port, path, { accept: avifOrWebp });
    const later = await askUntil(server.port, path, 'image/avif');
    const others = await askForPicture(server.port, path, { accept: 'image/avif;q=0, image/webp' });
    expect([
      first.headers['content-type'],
      first.headers['cdn-cache-control'],
      later.headers['cdn-cache-control'],
      others.headers['content-type'],
    ]).toEqual(['image/webp', 'public, max-age=3600', undefined, 'image/webp']);
    expect([
      first.headers.vary,
      later.headers.vary,
      later.body.byteLength < first.body.byteLength,
      first.headers.etag === later.headers.etag,
    ]).toEqual(['Accept', 'Accept', true, false]);
  });

  it.each([
    ['its own hash', async () => bound('/d/tee.webp'), 'public, max-age=31536000, immutable'],
    ['the hash of its tint', async () => bound('/d/tee~1f4e79.webp'), 'public, max-age=31536000, immutable'],
    ['the hash of another content', async () => '/d/tee.0000000000.webp', 'public, max-age=60'],
    [
      'the hash of another tint',
      async () => (await bound('/d/tee~1f4e79.webp')).replace('1f4e79', '1f4e78'),
      'public, max-age=60',
    ],
    ['no hash', async () => '/d/tee.webp', 'public, max-age=2592000'],
  ])('lasts as it may with %s', async (_, path, cacheControl) => {
    const { status, headers } = await askForPicture(server.port, `/img/100/100/resize${await path()}`);
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([
      200,
      cacheControl,
      'nosniff',
    ]);
  });

  it.each([
    [(etag: string) => etag, 304],
    [(etag: string) => `"other", W/${etag}`, 304],
    [() => '"other"', 200],
  ])('answers a known picture with 304 (%#)', async (ifNoneMatch, status) => {
    const { headers } = await askForPicture(server.port, '/img/100/100/resize/d/tee.webp');
    const again = await askForPicture(server.port, '/img/100/100/resize/d/tee.webp', {
      'if-none-match': ifNoneMatch(headers.etag ?? ''),
    });
    expect([again.status, again.headers.etag, again.body.byteLength > 0]).toEqual([
      status,
      headers.etag,
      status === 200,
    ]);
  });

  it.each([
    '/img/300/300/resize/d/nothing.webp',
    '/img/300/300/resize/d/wide~1f4e79.webp',
    '/img/300/300/resize/d/tee.mask.webp',
    '/img/300/300/resize/d/tee.mask~1f4e79.webp',
    '/img/300/300/resize/d/drawing.svg',
    '/img/300/300/resize/d/page.webp',
    '/img/300/300/identify/d/page.webp',
    '/img/300/300/resize/d/odd~1f4e79.webp',
    '/img/300/300/resize/d/broken.webp',
    '/img/300/300/resize/d/cut.webp',
    '/img/300/300/resize/d/link.webp',
    '/img/300/300/resize/d/out/secret.webp',
    '/img/300/300/resize/../secret.webp',
    '/img/300/300/resize/d/../../secret.webp',
    '/img/300/300/resize/..%2fsecret.webp',
    '/img/300/300/resize/%2e%2e/secret.webp',
    '/img/300/300/resize/%252e%252e%252fsecret.webp',
    '/img/300/300/resize/..%5csecret.webp',
    '/img/300/300/resize/d/tee.webp%00.png',
    '/img/300/300/resize/%00',
    '/img/300/300/resize/%',
    '/img/300/300/resize/d',
    '/img/300/300/resize/d/',
    '/img/300/300/rotate/d/tee.webp',
    '/img/0/0/resize/d/tee.webp',
    '/img/1e3/300/resize/d/tee.webp',
    '/img/',
    '/img/300/300/resize/https://evil.test/d/tee.webp',
    `/img/300/300/resize/${encodeURIComponent('http://127.0.0.1/media/d/tee.webp')}`,
    `/img/300/300/resize/${encodeURIComponent('file:///etc/passwd.png')}`,
  ])('refuses %s as any unknown address', async (path) => {
    const { status, headers } = await askForPicture(server.port, path);
    expect([status, headers['x-refusal'], headers['cache-control']]).toEqual([
      404,
      'request.unknown-path',
      'no-store',
    ]);
  });

  it('shows a master that was written anew', async () => {
    await writeMaster('d/changing.webp');
    const old = await bound('/d/changing.webp');
    await askForPicture(server.port, `/img/100/100/resize${old}`);
    await writeMaster('d/changing.webp', { width: 400, height: 200 });
    const stale = await askForPicture(server.port, `/img/100/100/resize${old}`);
    const fresh = await askForPicture(server.port, `/img/100/100/resize${await bound('/d/changing.webp')}`);
    expect([
      stale.headers['cache-control'],
      (await sharp(stale.body).metadata()).height,
      fresh.headers['cache-control'],
    ]).toEqual(['public, max-age=60', 50, 'public, max-age=31536000, immutable']);
  });
});
