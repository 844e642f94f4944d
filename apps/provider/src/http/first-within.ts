import { keepLatest } from '@dijla/caching/keep-latest';

/**
 * Returns a test for whether a key occurs for the first time within `ms`. Keeps only the latest `atMost`
 * keys, so that a flood of keys cannot exhaust memory.
 */
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
