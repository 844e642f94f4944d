import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { digestOf } from './picture-hash.ts';
import { type PictureSource, versionOf } from './picture-source.ts';
import { identifyPicture, type PictureFacts } from './render-picture.ts';
import { isPictureStoreError } from './stores/picture-store.ts';

type KnownPicture = PictureFacts & { digest: string };

export type PictureKnowledge = {
  /**
   * Returns a picture's digest and size for the current files; undefined when they are broken. Throws when a store
   * that has them does not answer.
   */
  of: (source: PictureSource) => Promise<KnownPicture | undefined>;
  /** Marks files that cannot be read as a picture, so that they are not tried again for a minute. */
  noteBroken: (source: PictureSource, error: unknown) => void;
};

const brokenMs = 60_000;

const keptPicture = z.object({
  format: z.string(),
  width: z.int(),
  height: z.int(),
  digest: z.string().regex(/^[0-9a-f]{64}$/),
});

/** Reads what this machine keeps of a source whose originals are elsewhere. */
const keptFacts = async ({ facts }: PictureSource, key: string): Promise<KnownPicture | undefined> => {
  const text = await facts?.read(key);
  if (text === undefined) return undefined;
  try {
    return keptPicture.parse(JSON.parse(text));
  } catch {
    // A file that was not written whole, or by another release.
    return undefined;
  }
};

const learn = async (source: PictureSource, key: string): Promise<KnownPicture> => {
  const kept = await keptFacts(source, key);
  if (kept !== undefined) return kept;
  const picture = { ...(await identifyPicture(await source.master.open())), digest: await digestOf(source) };
  await source.facts?.write(key, JSON.stringify(picture));
  return picture;
};

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
        const picture = await learn(source, key);
        known.set(key, picture);
        return picture;
      } catch (error) {
        if (isPictureStoreError(error)) throw error;
        noteBroken(source, error);
        return undefined;
      }
    },
  };
};
