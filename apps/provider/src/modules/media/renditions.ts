import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { backgroundQueue } from './background-queue.ts';
import { loopBusiness } from './loop-business.ts';
import { pictureCache, type PictureCacheOptions } from './picture-cache.ts';
import { type PictureFormat, recipe, renderPicture, renderShared, type Rendition, sharedRecipe } from './render-picture.ts';
import type { PictureSource } from './picture-source.ts';
import { waitingLine } from './waiting-line.ts';

export type WantedRendition = {
  source: PictureSource;
  /** Of all that the source consists of. */
  digest: string;
  rendition: Omit<Rendition, 'format'>;
  /** False: made each time, and given up early when others wait. */
  isLasting: boolean;
  /** Whether the source's files still are what they were. */
  isUnchanged: () => Promise<boolean>;
};

export type MadeRendition = {
  body: Buffer;
  type: 'image/webp' | 'image/avif' | 'image/jpeg';
  etag: string;
  /** True when a smaller form of the same picture may be there later. */
  isProvisional: boolean;
};

export type Renditions = {
  /** 'busy' when too many wait already; throws when the master is broken. */
  read: (wanted: WantedRendition, takesAvif: boolean) => Promise<MadeRendition | 'busy'>;
  close: () => Promise<void>;
};

/** The thread pool has four: one at least is left for everything else. */
const lanes = Math.min(Math.max(availableParallelism() - 1, 1), 2);
const longestLine = 256;
const longestLineForPassing = 4;
const longestQueue = 500;

const nameOf = ({ digest, rendition }: WantedRendition): string =>
  createHash('sha256').update(`${rendition.operation === 'share' ? sharedRecipe : recipe} ${digest} ${rendition.width} ${rendition.height} ${rendition.operation}`).digest('hex').slice(0, 32);

/** Makes each rendition once: WebP for whoever asks first, AVIF in the background for later, of what is shared a JPEG alone; all stay in the cache folder under the content they are of. */
export const renditionsOf = (options: PictureCacheOptions): Renditions => {
  const cache = pictureCache(options);
  const line = waitingLine({ atOnce: lanes, longest: longestLine });
  const loopIsBusy = loopBusiness();
  const queue = backgroundQueue({ longest: longestQueue, isBusy: () => !line.isIdle() || loopIsBusy(), onTrouble: options.onTrouble });
  const underWay = new Map<string, Promise<Buffer | 'full'>>();

  /** A file that changed while it was read would stand under the wrong content. */
  const keep = async (wanted: WantedRendition, format: PictureFormat | 'jpeg', body: Buffer) => {
    if (wanted.isLasting && (await wanted.isUnchanged())) await cache.write(`${nameOf(wanted)}.${format}`, body).catch(options.onTrouble);
  };

  const make = async (wanted: WantedRendition, format: 'webp' | 'jpeg'): Promise<Buffer> => {
    const body = format === 'jpeg' ? await renderShared(wanted.source, wanted.rendition) : await renderPicture(wanted.source, { ...wanted.rendition, format });
    await keep(wanted, format, body);
    return body;
  };

  const madeOnce = (wanted: WantedRendition, format: 'webp' | 'jpeg'): Promise<Buffer | 'full'> => {
    const name = nameOf(wanted);
    const running = underWay.get(name);
    if (running) return running;
    const work = cache
      .read(`${name}.${format}`)
      .then((kept) => kept ?? line.run(() => make(wanted, format), wanted.isLasting ? longestLine : longestLineForPassing))
      .finally(() => underWay.delete(name));
    underWay.set(name, work);
    return work;
  };

  /** An empty file says that the WebP is the smaller one, or that no AVIF comes of this master. */
  const makeAvif = async (wanted: WantedRendition, webpBytes: number) => {
    if (await cache.read(`${nameOf(wanted)}.avif`)) return;
    const body = await renderPicture(wanted.source, { ...wanted.rendition, format: 'avif' }).catch(options.onTrouble);
    await keep(wanted, 'avif', body && body.byteLength < webpBytes ? body : Buffer.alloc(0));
  };

  return {
    read: async (wanted, takesAvif) => {
      const name = nameOf(wanted);
      if (wanted.rendition.operation === 'share') {
        const shared = await madeOnce(wanted, 'jpeg');
        return shared === 'full' ? 'busy' : { body: shared, type: 'image/jpeg', etag: `"${name}.jpeg"`, isProvisional: false };
      }
      const avif = takesAvif ? await cache.read(`${name}.avif`) : undefined;
      if (avif && avif.byteLength > 0) return { body: avif, type: 'image/avif', etag: `"${name}.avif"`, isProvisional: false };
      const body = await madeOnce(wanted, 'webp');
      if (body === 'full') return 'busy';
      const isProvisional = takesAvif && wanted.isLasting && avif === undefined;
      if (isProvisional) queue.add(name, () => makeAvif(wanted, body.byteLength));
      return { body, type: 'image/webp', etag: `"${name}.webp"`, isProvisional };
    },
    close: async () => {
      await queue.close();
      await cache.close();
    },
  };
};
