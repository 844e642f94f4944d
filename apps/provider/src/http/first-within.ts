import { keepLatest } from '../keep-latest.ts';

/** Tells whether a key comes for the first time within so many ms. Only the latest `atMost` are known, so that no flood of others fills the memory. */
export const firstWithin = ({
  ms,
  atMost,
  now,
}: {
  ms: number;
  atMost: number;
  now: () => number;
}): ((key: string) => boolean) => {
  const comings = new Map<string, number>();
  return (key) => {
    const at = now();
    const known = comings.get(key);
    if (known !== undefined && known <= at && at < known + ms) return false;
    comings.delete(key);
    comings.set(key, at);
    keepLatest(comings, atMost);
    return true;
  };
};
