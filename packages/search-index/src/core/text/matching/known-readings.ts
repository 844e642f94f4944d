import { LRUCache } from 'lru-cache';
import type { TypedText } from './typed-text.ts';

/** Most readings kept; people type the same few hundred texts most of the time. */
const readingsAtMost = 500;

/** Longer texts are not kept. */
const lettersAtMost = 200;

/** Keeps how texts were read while what they are read with is the same: every element of `stamp`. */
export const knownReadings = () => {
  const known = new LRUCache<string, { stamp: readonly unknown[]; typed: TypedText }>({
    max: readingsAtMost,
  });
  return {
    read: (name: string, stamp: readonly unknown[], make: () => TypedText): TypedText => {
      const found = known.get(name);
      if (found !== undefined && stamp.every((each, place) => each === found.stamp[place]))
        return found.typed;
      const typed = make();
      if (name.length <= lettersAtMost) known.set(name, { stamp, typed });
      return typed;
    },
  };
};
