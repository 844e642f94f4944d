import type { PictureCaller } from './picture-queue.ts';
import type { PictureCacheOptions } from './picture-cache.ts';
import { hashIn } from './picture-hash.ts';
import { type PictureKnowledge, pictureKnowledge } from './picture-knowledge.ts';
import type { PicturePath } from './picture-path.ts';
import type { PictureRequest } from './picture-request.ts';
import { findSource, type PicturePlace, versionOf } from './picture-source.ts';
import { type MadeRendition, renditionsOf } from './renditions.ts';
import { renditionSides } from './rendition-sides.ts';
import { isPictureStoreError } from './stores/picture-store.ts';

export type Picture = Omit<MadeRendition, 'type'> & {
  type: MadeRendition['type'] | 'application/json';
  /**
   * Whether the hash in the URL matches the picture's content ('right'), does not match because the files
   * changed ('wrong'), or is absent ('none').
   */
  binding: 'right' | 'wrong' | 'none';
};

export type PictureFiles = {
  /**
   * Returns the requested picture; undefined when there is none, 'busy' when too many are waiting to be
   * rendered, or when the store that has it does not answer and it was never rendered here.
   */
  read: (
    request: PictureRequest,
    asked: PictureCaller & { takesAvif: boolean },
  ) => Promise<Picture | 'busy' | undefined>;
  close: () => Promise<void>;
};

const bindingOf = (digest: string, hash: string | null): Picture['binding'] => {
  if (hash === null) return 'none';
  return hash === hashIn(digest) ? 'right' : 'wrong';
};

type Parts = { places: readonly PicturePlace[]; knowledge: PictureKnowledge };

/** Returns the originals of a picture and what is known of them. */
const findKnown = async ({ places, knowledge }: Parts, picture: PicturePath) => {
  const find = async (isDoubted: boolean) => {
    const source = await findSource(places, picture, { isDoubted });
    const known = source && (await knowledge.of(source));
    return source && known && { source, known, binding: bindingOf(known.digest, picture.hash) };
  };
  const found = await find(false);
  // A document names what a store has now: it may have been given since the store was asked.
  const isSettled = found === undefined ? picture.hash === null : found.binding !== 'wrong';
  return isSettled || places.every((place) => typeof place === 'string') ? found : find(true);
};

/**
 * Serves the pictures of the places, folders or a store over the network, searched in order, at the listed sizes.
 * Renditions are stored in the cache folder.
 */
export const pictureFiles = (places: readonly PicturePlace[], cache: PictureCacheOptions): PictureFiles => {
  const knowledge = pictureKnowledge(cache);
  const renditions = renditionsOf(cache);

  const read: PictureFiles['read'] = async (request, asked) => {
    const { picture, operation } = request;
    const found = await findKnown({ places, knowledge }, picture);
    if (found === undefined) return undefined;
    const { source, binding } = found;
    const { digest, format, width, height } = found.known;
    if (operation === 'identify') {
      return {
        body: Buffer.from(JSON.stringify({ format, width, height })),
        type: 'application/json',
        etag: `"${hashIn(digest)}.json"`,
        isProvisional: false,
        binding,
      };
    }
    const wanted = {
      source,
      digest,
      cut: { ...renditionSides(found.known, request), operation },
      // Anybody can request any tint, so one that no document names must not push others out of the cache
      // or the queue.
      isLasting: picture.tint === null || binding === 'right',
      isUnchanged: async () => {
        const after = await findSource(places, picture);
        return after !== undefined && versionOf(after) === versionOf(source);
      },
    };
    try {
      const made = await renditions.read(wanted, asked);
      return made === 'busy' ? made : { ...made, binding };
    } catch (error) {
      if (isPictureStoreError(error)) throw error;
      knowledge.noteBroken(source, error);
      return undefined;
    }
  };

  return {
    read: async (request, asked) => {
      try {
        return await read(request, asked);
      } catch (error) {
        if (!isPictureStoreError(error)) throw error;
        cache.onTrouble(error);
        return 'busy';
      }
    },
    close: renditions.close,
  };
};
