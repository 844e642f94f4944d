/** Something found, of which state of the index it was (`stamp`), and about how many bytes it takes. */
type Kept<V> = { stamp: number; bytes: number; value: V };

/** What was found by name, while the index is in the same state; of what comes to more bytes than allowed the longest unasked is forgotten. */
export type KeptAnswers<V> = { find: (name: string, stamp: number) => V | undefined; keep: (name: string, kept: Kept<V>) => void; bytes: () => number };

/** Clients write what names are made of; listings of shops have shorter ones. */
const nameAtMost = 4096;
const bytesPerUnit = 2;

export const keptAnswers = <V>(mostBytes: number): KeptAnswers<V> => {
  const known = new Map<string, Kept<V>>();
  let bytes = 0;
  const forget = (name: string): void => {
    bytes -= known.get(name)?.bytes ?? 0;
    known.delete(name);
  };
  return {
    find: (name, stamp) => {
      const kept = known.get(name);
      if (kept === undefined) return undefined;
      if (kept.stamp !== stamp) {
        forget(name);
        return undefined;
      }
      known.delete(name);
      known.set(name, kept);
      return kept.value;
    },
    keep: (name, kept) => {
      forget(name);
      if (name.length > nameAtMost) return;
      const whole = kept.bytes + name.length * bytesPerUnit;
      known.set(name, { ...kept, bytes: whole });
      bytes += whole;
      for (const oldest of known.keys()) {
        if (bytes <= mostBytes) return;
        forget(oldest);
      }
    },
    bytes: () => bytes,
  };
};
