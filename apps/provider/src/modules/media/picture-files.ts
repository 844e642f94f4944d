import type { PictureCaller } from './picture-queue.ts';
import type { PictureCacheOptions } from './picture-cache.ts';
import { hashIn } from './picture-hash.ts';
import { pictureKnowledge } from './picture-knowledge.ts';
import type { PictureRequest } from './picture-request.ts';
import { findSource, versionOf } from './picture-source.ts';
import { type MadeRendition, renditionsOf } from './renditions.ts';
import { renditionSides } from './rendition-sides.ts';

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
   * rendered.
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

/**
 * Serves the pictures of the media folders, searched in order, at the listed sizes. Renditions are stored in
 * the cache folder.
 */
export const pictureFiles = (folders: readonly string[], cache: PictureCacheOptions): PictureFiles => {
  const knowledge = pictureKnowledge(cache);
  const renditions = renditionsOf(cache);
  return {
    read: async (request, asked) => {
      const { picture, operation } = request;
      const source = await findSource(folders, picture);
      const known = source && (await knowledge.of(source));
      if (!source || !known) return undefined;
      const { digest, format, width, height } = known;
      const binding = bindingOf(digest, picture.hash);
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
        cut: { ...renditionSides(known, request), operation },
        // Anybody can request any tint, so one that no document names must not push others out of the cache
        // or the queue.
        isLasting: picture.tint === null || binding === 'right',
        isUnchanged: async () => {
          const after = await findSource(folders, picture);
          return after !== undefined && versionOf(after) === versionOf(source);
        },
      };
      try {
        const made = await renditions.read(wanted, asked);
        return made === 'busy' ? made : { ...made, binding };
      } catch (error) {
        knowledge.noteBroken(source, error);
        return undefined;
      }
    },
    close: renditions.close,
  };
};
