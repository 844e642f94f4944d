import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hashedPicturePath,
  pictureFiles,
  type PictureFiles,
  pictureHash,
} from '@dijla/provider/modules/media/media';
import { closeServer, httpServer, listen } from '@dijla/shop/http-server';
import sharp from 'sharp';
import { afterAll } from 'vitest';
import { bareApp } from './bare-app.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
/** The Accept header that browsers send for pictures. */
export const avifOrWebp = 'image/avif,image/webp,*/*;q=0.8';

/** Starts the shop's HTTP server with an app that serves only pictures. */
export const servePictures = async (pictures: Pick<PictureFiles, 'read'>) => {
  const app = bareApp({ pictures, publicUrl: 'https://shop.test' });
  const server = httpServer(app.fetch, async (_, response) => void response.writeHead(404).end());
  return { port: await listen(server, 0), close: () => closeServer(server) };
};

/** Sends the path byte for byte; `fetch` would normalize it. */
export const askForPicture = (
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', reject);
  });

/** Noise compresses badly, so that formats differ in size; a plain picture compresses to almost nothing. */
const pictureOf = ({
  width = 500,
  height = 500,
  isPlain = false,
}: {
  width?: number;
  height?: number;
  isPlain?: boolean;
}) => {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] =
      isPlain || at % 4 === 3 ? 255 : ((at % (width * 4)) / (width * 4)) * 200 + Math.sin(at * at) * 40;
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .webp({ quality: 90 })
    .toBuffer();
};

/**
 * Creates a folder of masters next to a folder that must not be reachable, with a shirt and the mask of its
 * tints; removed after the test file.
 */
export const pictureMasters = async () => {
  const base = mkdtempSync(join(tmpdir(), 'dijla-picture-route-'));
  const media = join(base, 'media');
  afterAll(() => rmSync(base, { recursive: true, force: true }));
  mkdirSync(join(media, 'd'), { recursive: true });
  const writeMaster = async (name: string, look: Parameters<typeof pictureOf>[0] = {}) =>
    writeFileSync(join(media, name), await pictureOf(look));
  await writeMaster('d/tee.webp');
  writeFileSync(
    join(media, 'd/tee.mask.webp'),
    await sharp({ create: { width: 250, height: 250, channels: 4, background: '#000000' } })
      .webp()
      .toBuffer(),
  );
  return {
    base,
    media,
    writeMaster,
    filesIn: (cacheFolder: string): PictureFiles =>
      pictureFiles([media], {
        folder: cacheFolder,
        mostBytes: 10_000_000,
        now: Date.now,
        onTrouble: () => undefined,
      }),
    /** Returns the address of a master with the hash of its current content. */
    bound: async (path: string): Promise<string> =>
      hashedPicturePath(path, (await pictureHash([media], path)) ?? null),
  };
};
