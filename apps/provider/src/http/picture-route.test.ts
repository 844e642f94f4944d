import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeServer, httpServer, listen } from '@dijla/shop/http-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggerOf } from '../logger.ts';
import { hashedPicturePath, pictureFiles, type PictureFiles, pictureHash } from '../modules/media/media.ts';
import { type StoreView, storesOf } from '../modules/stores/stores.ts';
import type { CallHandlers } from './call-handler.ts';
import { metricsOf } from './metrics.ts';
import { providerApp } from './provider-app.ts';
import { noRateLimits } from './rate-limits.ts';

const base = mkdtempSync(join(tmpdir(), 'dijla-picture-route-'));
const media = join(base, 'media');
const avifOrWebp = 'image/avif,image/webp,*/*;q=0.8';

/** The shop's own server over an app that has nothing to serve but pictures. */
const serve = async (pictures: Pick<PictureFiles, 'read'>) => {
  const app = providerApp({
    handlers: {} as CallHandlers,
    whoAsks: async () => ({ kind: 'expired' }),
    invalidBodies: {},
    stores: storesOf([{ code: 'en', language: 'en', is_default: true } as StoreView]),
    pictures,
    publicUrl: 'https://shop.test',
    logger: loggerOf('silent'),
    metrics: metricsOf(),
    limits: noRateLimits,
    trustedProxies: [],
    secureCookies: false,
    waitFor: async () => true,
    notReady: async () => null,
    now: Date.now,
    version: 'test',
  });
  const server = httpServer(app.fetch, async (_, response) => void response.writeHead(404).end());
  return { port: await listen(server, 0), close: () => closeServer(server) };
};

const filesIn = (cacheFolder: string): PictureFiles => pictureFiles([media], { folder: cacheFolder, mostBytes: 10_000_000, now: Date.now, onTrouble: () => undefined });

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As sent, byte for byte: `fetch` would tidy the path. */
const ask = (port: number, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });

const askUntil = async (port: number, path: string, type: string): Promise<Answer> => {
  for (let round = 0; round < 400; round += 1) {
    const answer = await ask(port, path, { accept: avifOrWebp });
    if (answer.headers['content-type'] === type) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${path} never came as ${type}`);
};

/** Noise compresses badly, so that forms differ in size; a plain one compresses to nothing. */
const writeMaster = async (name: string, { width = 500, height = 500, isPlain = false }: { width?: number; height?: number; isPlain?: boolean } = {}) => {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = isPlain || at % 4 === 3 ? 255 : ((at % (width * 4)) / (width * 4)) * 200 + Math.sin(at * at) * 40;
  writeFileSync(join(media, name), await sharp(pixels, { raw: { width, height, channels: 4 } }).webp({ quality: 90 }).toBuffer());
};

const files = filesIn(join(base, 'cache'));
let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  mkdirSync(join(media, 'd'), { recursive: true });
  await writeMaster('d/tee.webp');
  writeFileSync(join(media, 'd/tee.mask.webp'), await sharp({ create: { width: 250, height: 250, channels: 4, background: '#000000' } }).webp().toBuffer());
  await writeMaster('d/wide.webp', { width: 400, height: 200 });
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const;
  writeFileSync(join(media, 'd/noise.png'), await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#000', noise } }).png().toBuffer());
  await writeMaster('d/plain.webp', { isPlain: true });
  await writeMaster('قميص أزرق.webp');
  writeFileSync(join(media, 'd/broken.webp'), 'no picture at all');
  writeFileSync(join(media, 'd/cut.webp'), readFileSync(join(media, 'd/tee.webp')).subarray(0, 3000));
  writeFileSync(join(media, 'd/page.webp'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>');
  await writeMaster('d/odd.webp');
  writeFileSync(join(media, 'd/odd.mask.webp'), readFileSync(join(media, 'd/page.webp')));
  for (const format of ['png', 'jpeg', 'gif'] as const) writeFileSync(join(media, `d/tee.${format}`), await sharp(join(media, 'd/tee.webp')).toFormat(format).toBuffer());
  writeFileSync(join(media, 'd/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(base, 'secret.webp'), readFileSync(join(media, 'd/tee.webp')));
  symlinkSync(join(base, 'secret.webp'), join(media, 'd/link.webp'));
  symlinkSync(base, join(media, 'd/out'));
  server = await serve(files);
});

afterAll(async () => {
  await server.close();
  await files.close();
  rmSync(base, { recursive: true, force: true });
});

const bound = async (path: string): Promise<string> => hashedPicturePath(path, (await pictureHash([media], path)) ?? null);

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
    [`/img/100/100/resize/${encodeURIComponent('https://shop.test/media/catalog/product/d/tee.webp')}`, 100, 100],
  ])('answers %s as WebP of %i × %i', async (path, width, height) => {
    const { status, headers, body } = await ask(server.port, path);
    const found = await sharp(body).metadata();
    expect([status, headers['content-type'], headers['content-length'], found.format, found.width, found.height]).toEqual([200, 'image/webp', String(body.byteLength), 'webp', width, height]);
  });

  it.each(['d/tee.webp', 'd/wide.webp', 'd/tee~1f4e79.webp', 'd/tee.gif', 'd/noise.png', encodeURIComponent('https://shop.test/media/d/tee.webp')])('answers %s, shared, as JPEG of 1200 × 630 within 300 kB', async (path) => {
    const { status, headers, body } = await ask(server.port, `/img/1200/630/share/${path}.jpg`, { accept: avifOrWebp });
    const found = await sharp(body).metadata();
    expect([status, headers['content-type'], found.format, found.width, found.height]).toEqual([200, 'image/jpeg', 'jpeg', 1200, 630]);
    expect(body.byteLength).toBeLessThanOrEqual(300_000);
  });

  it('shares a thing whole on the ground of the shop, and lets a scene fill the room', async () => {
    const cornerOf = async (path: string) => {
      const { body } = await ask(server.port, `/img/1200/630/share/${path}.jpg`);
      return [...(await sharp(body).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer())];
    };
    const ground = [0xf4, 0xef, 0xe7];
    const isGround = (colour: number[]) => colour.every((value, channel) => Math.abs(value - (ground[channel] ?? 0)) <= 2);
    expect([isGround(await cornerOf('d/tee.webp')), isGround(await cornerOf('d/wide.webp'))]).toEqual([true, false]);
  });

  it('says what a master is', async () => {
    const { headers, body } = await ask(server.port, '/img/100/100/identify/d/wide.webp');
    expect([headers['content-type'], JSON.parse(body.toString())]).toEqual(['application/json', { format: 'webp', width: 400, height: 200 }]);
  });

  it('gives the tint to what the mask reaches', async () => {
    const { body } = await ask(server.port, `/img/100/100/resize${await bound('/d/tee~1f4e79.webp')}`);
    const { dominant } = await sharp(body).removeAlpha().stats();
    expect(dominant.b).toBeGreaterThan(2 * dominant.r);
  });

  it('is WebP at first and AVIF once the queue has made it, for those who take it', async () => {
    const path = `/img/400/400/resize${await bound('/d/tee.webp')}`;
    const first = await ask(server.port, path, { accept: avifOrWebp });
    const later = await askUntil(server.port, path, 'image/avif');
    const others = await ask(server.port, path, { accept: 'image/avif;q=0, image/webp' });
    expect([first.headers['content-type'], first.headers['cdn-cache-control'], later.headers['cdn-cache-control'], others.headers['content-type']]).toEqual([
      'image/webp', 'public, max-age=3600', undefined, 'image/webp',
    ]);
    expect([first.headers.vary, later.headers.vary, later.body.byteLength < first.body.byteLength, first.headers.etag === later.headers.etag]).toEqual(['Accept', 'Accept', true, false]);
  });

  it('makes no AVIF of what nobody asked for as such', async () => {
    const folder = join(base, 'webp-only');
    const own = filesIn(folder);
    const shop = await serve(own);
    await ask(shop.port, '/img/100/100/resize/d/tee.webp', { accept: 'image/webp' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await shop.close();
    await own.close();
    expect(readdirSync(folder, { recursive: true }).filter((name) => name.toString().endsWith('.avif'))).toEqual([]);
  });

  it('stays WebP where that is the smaller form', async () => {
    const folder = join(base, 'plain');
    const own = filesIn(folder);
    const shop = await serve(own);
    const path = '/img/100/100/resize/d/plain.webp';
    const form = async () => {
      const { headers } = await ask(shop.port, path, { accept: avifOrWebp });
      return [headers['content-type'], headers['cdn-cache-control']];
    };
    const first = await form();
    await expect.poll(form, { timeout: 20_000 }).toEqual(['image/webp', undefined]);
    await shop.close();
    await own.close();
    expect(first).toEqual(['image/webp', 'public, max-age=3600']);
  });

  it.each([
    ['its own hash', async () => bound('/d/tee.webp'), 'public, max-age=31536000, immutable'],
    ['the hash of its tint', async () => bound('/d/tee~1f4e79.webp'), 'public, max-age=31536000, immutable'],
    ['the hash of another content', async () => '/d/tee.0000000000.webp', 'public, max-age=60'],
    ['the hash of another tint', async () => (await bound('/d/tee~1f4e79.webp')).replace('1f4e79', '1f4e78'), 'public, max-age=60'],
    ['no hash', async () => '/d/tee.webp', 'public, max-age=2592000'],
  ])('lasts as it may with %s', async (_, path, cacheControl) => {
    const { status, headers } = await ask(server.port, `/img/100/100/resize${await path()}`);
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([200, cacheControl, 'nosniff']);
  });

  it.each([
    [(etag: string) => etag, 304],
    [(etag: string) => `"other", W/${etag}`, 304],
    [() => '"other"', 200],
  ])('answers a known picture with 304 (%#)', async (ifNoneMatch, status) => {
    const { headers } = await ask(server.port, '/img/100/100/resize/d/tee.webp');
    const again = await ask(server.port, '/img/100/100/resize/d/tee.webp', { 'if-none-match': ifNoneMatch(headers.etag ?? '') });
    expect([again.status, again.headers.etag, again.body.byteLength > 0]).toEqual([status, headers.etag, status === 200]);
  });

  it.each([
    '/img/300/300/resize/d/nothing.webp', '/img/300/300/resize/d/wide~1f4e79.webp', '/img/300/300/resize/d/tee.mask.webp', '/img/300/300/resize/d/tee.mask~1f4e79.webp',
    '/img/300/300/resize/d/drawing.svg', '/img/300/300/resize/d/page.webp', '/img/300/300/identify/d/page.webp', '/img/300/300/resize/d/odd~1f4e79.webp', '/img/300/300/resize/d/broken.webp', '/img/300/300/resize/d/cut.webp',
    '/img/300/300/resize/d/link.webp', '/img/300/300/resize/d/out/secret.webp', '/img/300/300/resize/../secret.webp', '/img/300/300/resize/d/../../secret.webp',
    '/img/300/300/resize/..%2fsecret.webp', '/img/300/300/resize/%2e%2e/secret.webp', '/img/300/300/resize/%252e%252e%252fsecret.webp', '/img/300/300/resize/..%5csecret.webp',
    '/img/300/300/resize/d/tee.webp%00.png', '/img/300/300/resize/%00', '/img/300/300/resize/%', '/img/300/300/resize/d', '/img/300/300/resize/d/', '/img/300/300/rotate/d/tee.webp', '/img/0/0/resize/d/tee.webp',
    '/img/1e3/300/resize/d/tee.webp', '/img/', '/img/300/300/resize/https://evil.test/d/tee.webp', `/img/300/300/resize/${encodeURIComponent('http://127.0.0.1/media/d/tee.webp')}`,
    `/img/300/300/resize/${encodeURIComponent('file:///etc/passwd.png')}`,
  ])('refuses %s as any unknown address', async (path) => {
    const { status, headers } = await ask(server.port, path);
    expect([status, headers['x-refusal'], headers['cache-control']]).toEqual([404, 'request.unknown-path', 'no-store']);
  });

  it('makes a picture once for two who ask together, and keeps it over a restart', async () => {
    const folder = join(base, 'restart');
    const before = filesIn(folder);
    const shop = await serve(before);
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(shop.port, '/img/200/200/resize/d/tee.webp')));
    await shop.close();
    await before.close();
    const made = readdirSync(folder, { recursive: true }).filter((name) => name.toString().includes('.'));
    const [name = ''] = made.map(String);
    // Whoever answers with this was not made anew.
    writeFileSync(join(folder, name), 'kept');
    const after = filesIn(folder);
    const next = await serve(after);
    const again = await ask(next.port, '/img/200/200/resize/d/tee.webp');
    await next.close();
    await after.close();
    expect([new Set(answers.map(({ body }) => body.toString('hex'))).size, made.length, again.body.toString()]).toEqual([1, 1, 'kept']);
  });

  it('shows a master that was written anew', async () => {
    await writeMaster('d/changing.webp');
    const old = await bound('/d/changing.webp');
    await ask(server.port, `/img/100/100/resize${old}`);
    await writeMaster('d/changing.webp', { width: 400, height: 200 });
    const stale = await ask(server.port, `/img/100/100/resize${old}`);
    const fresh = await ask(server.port, `/img/100/100/resize${await bound('/d/changing.webp')}`);
    expect([stale.headers['cache-control'], (await sharp(stale.body).metadata()).height, fresh.headers['cache-control']]).toEqual(['public, max-age=60', 50, 'public, max-age=31536000, immutable']);
  });

  it('asks to come back when too many are waiting', async () => {
    const shop = await serve({ read: async () => 'busy' });
    const { status, headers } = await ask(shop.port, '/img/100/100/resize/d/tee.webp');
    await shop.close();
    expect([status, headers['retry-after'], headers['x-refusal'], headers['cache-control']]).toEqual([503, '2', 'request.busy', 'no-store']);
  });

  it('turns away most of many tints that no document names, and keeps none of them', async () => {
    const folder = join(base, 'tints');
    const own = filesIn(folder);
    const shop = await serve(own);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, number) => ask(shop.port, `/img/300/300/resize/d/tee~${String(number).padStart(6, '0')}.webp`)));
    const named = await ask(shop.port, `/img/100/100/resize${await bound('/d/tee~1f4e79.webp')}`);
    await shop.close();
    await own.close();
    const kept = readdirSync(folder, { recursive: true }).filter((name) => name.toString().includes('.'));
    expect([answers.some(({ status }) => status === 503), answers.some(({ status }) => status === 200), named.status, kept.length]).toEqual([true, true, 200, 1]);
  });
});
