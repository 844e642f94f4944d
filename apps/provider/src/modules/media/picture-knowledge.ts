import { LRUCache } from 'lru-cache';
import { digestOf } from './picture-hash.ts';
import { type PictureSource, versionOf } from './picture-source.ts';
import { identifyPicture, type PictureFacts } from './render-picture.ts';

type KnownPicture = PictureFacts & { digest: string };

export type PictureKnowledge = {
  /** Returns a picture's digest and size for the current files; undefined when they are broken. */
  of: (source: PictureSource) => Promise<KnownPicture | undefined>;
  /** Marks files that cannot be read as a picture, so that they are not tried again for a minute. */
  noteBroken: (source: PictureSource, error: unknown) => void;
};

const brokenMs = 60_000;

/** Caches the facts of recently requested pictures, computed once per version of their files. */
export const pictureKnowledge = ({
  now,
  onTrouble,
}: {
  now: () => number;
  onTrouble: (error: unknown) => void;
}): PictureKnowledge => {
  const known = new LRUCache<string, KnownPicture>({ max: 20_000 });
  const brokenUntil = new LRUCache<string, number>({ max: 1000 });

  const noteBroken = (source: PictureSource, error: unknown) => {
    brokenUntil.set(versionOf(source), now() + brokenMs);
    onTrouble(error);
  };

  return {
    noteBroken,
    of: async (source) => {
      const key = versionOf(source);
      if (now() < (brokenUntil.get(key) ?? 0)) return undefined;
      const before = known.get(key);
      if (before) return before;
      try {
        const picture = { ...(await identifyPicture(source.master.file)), digest: await digestOf(source) };
        known.set(key, picture);
        return picture;
      } catch (error) {
        noteBroken(source, error);
        return undefined;
      }
    },
  };
};
