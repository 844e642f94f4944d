import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, realpath, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import sharp from 'sharp';
import { pictureSize } from './picture-size.ts';

export type PictureFiles = {
  /** The picture at `path` within width × height as WebP; undefined when there is none. Pixels asked are rounded up to a listed size. */
  read: (path: string, asked: { width: number; height: number }) => Promise<{ body: Buffer; etag: string } | undefined>;
};

const allowedPath = /^\/?(?:[\w.-]+\/)*[\w.-]+\.(?:jpe?g|png|webp)$/i;
const webpQuality = 78;

const findMaster = async (folders: readonly string[], path: string): Promise<string | undefined> => {
  for (const folder of folders) {
    try {
      const root = await realpath(folder);
      const file = await realpath(join(root, path));
      if (file.startsWith(root + sep)) return file;
    } catch {
      // Not in this folder.
    }
  }
  return undefined;
};

/**
 * Pictures of the given media folders, resized once and kept in `cacheFolder`. Only relative paths of picture
 * files below the folders are read: no other path, host or link out of them.
 */
export const pictureFiles = (folders: readonly string[], cacheFolder: string): PictureFiles => {
  const underWay = new Map<string, Promise<Buffer>>();

  const resize = async (master: string, cached: string, size: number): Promise<Buffer> => {
    const body = await sharp(master, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize(size, size, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: webpQuality })
      .toBuffer();
    await mkdir(dirname(cached), { recursive: true });
    const unfinished = `${cached}.${randomUUID()}`;
    await writeFile(unfinished, body);
    await rename(unfinished, cached);
    return body;
  };

  const readOrResize = (master: string, cached: string, size: number) => {
    const running = underWay.get(cached);
    if (running) return running;
    const work = readFile(cached)
      .catch(() => resize(master, cached, size))
      .finally(() => underWay.delete(cached));
    underWay.set(cached, work);
    return work;
  };

  return {
    read: async (path, asked) => {
      if (!allowedPath.test(path) || path.includes('..')) return undefined;
      const master = await findMaster(folders, path);
      if (!master) return undefined;
      const size = pictureSize(Math.max(asked.width, asked.height));
      const { mtimeMs } = await stat(master);
      const name = createHash('sha256').update(`${master} ${mtimeMs} ${size} ${webpQuality}`).digest('base64url').slice(0, 22);
      return { body: await readOrResize(master, join(cacheFolder, `${name}.webp`), size), etag: `"${name}"` };
    },
  };
};
