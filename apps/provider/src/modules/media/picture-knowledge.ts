import { LRUCache } from 'lru-cache';
import { digestOf } from './picture-hash.ts';
import { type PictureSource, versionOf } from './picture-source.ts';
import { identifyPicture, type PictureFacts } from './render-picture.ts';

export type KnownPicture = PictureFacts & { digest: string };

export type PictureKnowledge = {
  /** Digest and size of a picture as its files stand; undefined when they are broken. */
  of: (source: PictureSource) => Promise<KnownPicture | undefined>;
  /** Its files cannot be read as a picture: nobody tries for a while. */
  noteBroken: (source: PictureSource, error: unknown) => void;
};

const brokenMs = 60_000;

/** What is known of the pictures asked for lately, found out once for each state of their files. */
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
