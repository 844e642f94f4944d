import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { backgroundQueue } from './background-queue.ts';
import { eventLoopUtilization } from './loop-business.ts';
import { pictureQueue, type PictureCaller } from './picture-queue.ts';
import { pictureCache, type PictureCacheOptions } from './picture-cache.ts';
import { type Cut, type PictureFormat, recipeOf, renderPicture, renderShared } from './render-picture.ts';
import type { PictureSource } from './picture-source.ts';
import { isPictureStoreError } from './stores/picture-store.ts';

type WantedRendition = {
  source: PictureSource;
  /** Digest of all files of the source. */
  digest: string;
  cut: Cut;
  /**
   * When false, the picture is rendered for each request and never stored, and refused early when others
   * wait.
   */
  isLasting: boolean;
  /** Whether the source's files are unchanged. */
  isUnchanged: () => Promise<boolean>;
};

export type MadeRendition = {
  body: Buffer;
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  etag: string;
  /** Whether a smaller form of the same picture may become available later. */
  isProvisional: boolean;
};

type Renditions = {
  /**
   * Resolves to 'busy' when too many are waiting, from this network or in total. Throws when the master is
   * broken.
   */
  read: (
    wanted: WantedRendition,
    caller: PictureCaller & { takesAvif: boolean },
  ) => Promise<MadeRendition | 'busy'>;
  close: () => Promise<void>;
};

/** The thread pool has four threads; at least one stays free for other work. */
const lanes = Math.min(Math.max(availableParallelism() - 1, 1), 2);
/** A network may request everything one page shows at once, and leaves the rest of the queue to others. */
const line = { waitingAtMost: 256, waitingOfOneAtMost: 128, patienceMs: 10_000, waitingForPassingAtMost: 4 };
const longestQueue = 500;

const nameOf = ({ digest, cut }: WantedRendition): string =>
  createHash('sha256')
    .update(`${recipeOf(cut)} ${digest} ${cut.width} ${cut.height} ${cut.operation}`)
    .digest('hex')
    .slice(0, 32);

/** Returns the format every client can read. Readers of shared URLs support nothing newer than JPEG. */
const plainFormat = ({ operation }: Cut): 'webp' | 'jpeg' => (operation === 'share' ? 'jpeg' : 'webp');

/** Renders pictures and stores them in the cache. */
const renderingInto = (
  cache: ReturnType<typeof pictureCache>,
  onTrouble: PictureCacheOptions['onTrouble'],
) => {
  /**
   * Stores a rendition unless its source changed while it was read, in which case it would be stored under
   * the wrong content.
   */
  const keep = async (wanted: WantedRendition, format: PictureFormat | 'jpeg', body: Buffer) => {
    if (wanted.isLasting && (await wanted.isUnchanged()))
      await cache.write(`${nameOf(wanted)}.${format}`, body).catch(onTrouble);
  };

  const makePlain = async (wanted: WantedRendition): Promise<Buffer> => {
    const { source, cut } = wanted;
    const format = plainFormat(cut);
    const body =
      format === 'jpeg' ? await renderShared(source, cut) : await renderPicture(source, { ...cut, format });
    await keep(wanted, format, body);
    return body;
  };

  /**
   * Stores the AVIF form. An empty file means that the WebP is smaller, or that this master cannot be
   * encoded as AVIF.
   */
  const makeAvif = async (wanted: WantedRendition, webpBytes: number) => {
    if (await cache.read(`${nameOf(wanted)}.avif`)) return;
    const body = await renderPicture(wanted.source, { ...wanted.cut, format: 'avif' }).catch(
      (error: unknown) => {
        // That the store is away says nothing of the picture.
        if (isPictureStoreError(error)) throw error;
        onTrouble(error);
      },
    );
    await keep(wanted, 'avif', body && body.byteLength < webpBytes ? body : Buffer.alloc(0));
  };

  return { makePlain, makeAvif };
};

/**
 * Renders each picture once: WebP for the first request, AVIF in the background for later ones, and only a
 * JPEG for shared previews. All are stored in the cache folder by content.
 */
export const renditionsOf = (options: PictureCacheOptions): Renditions => {
  const cache = pictureCache(options);
  const making = pictureQueue({ atOnce: lanes, ...line });
  const loopIsBusy = eventLoopUtilization();
  const queue = backgroundQueue({
    longest: longestQueue,
    isBusy: () => !making.isIdle() || loopIsBusy(),
    onTrouble: options.onTrouble,
  });
  const { makePlain, makeAvif } = renderingInto(cache, options.onTrouble);
  const underWay = new Map<string, Promise<Buffer>>();

  /**
   * Returns the stored rendition or renders it. Several networks may wait for the same one: the first in
   * turn renders it for all.
   */
  const keptOrMade = (wanted: WantedRendition, file: string): Promise<Buffer> => {
    const running = underWay.get(file);
    if (running) return running;
    const work = cache
      .read(file)
      .then((kept) => kept ?? makePlain(wanted))
      .finally(() => underWay.delete(file));
    underWay.set(file, work);
    return work;
  };

  const plainOf = async (wanted: WantedRendition, caller: PictureCaller): Promise<Buffer | 'full'> => {
    const file = `${nameOf(wanted)}.${plainFormat(wanted.cut)}`;
    return (
      (await cache.read(file)) ??
      making.run({ name: file, isPassing: !wanted.isLasting, caller }, () => keptOrMade(wanted, file))
    );
  };

  return {
    read: async (wanted, { takesAvif, ...caller }) => {
      const [name, format] = [nameOf(wanted), plainFormat(wanted.cut)];
      const mayBeAvif = takesAvif && format === 'webp';
      const avif = mayBeAvif ? await cache.read(`${name}.avif`) : undefined;
      if (avif && avif.byteLength > 0)
        return { body: avif, type: 'image/avif', etag: `"${name}.avif"`, isProvisional: false };
      const body = await plainOf(wanted, caller);
      if (body === 'full') return 'busy';
      const isProvisional = mayBeAvif && wanted.isLasting && avif === undefined;
      if (isProvisional) queue.add(name, () => makeAvif(wanted, body.byteLength));
      return { body, type: `image/${format}`, etag: `"${name}.${format}"`, isProvisional };
    },
    close: async () => {
      await queue.close();
      await cache.close();
    },
  };
};
