import type { AnyCollection } from './device-collection.ts';
import { copiesAmong } from './device-collection.ts';
import type { DeviceStorage } from './device-storage.ts';

/** Milliseconds between two looks at how full the device is (spec 1 §9). */
const lookEvery = 30_000;
/** Share of what the browser allows the shop above which copies go. */
const mostOfQuota = 0.8;
/** Entries of each collection of copies that stay at the first step; each further step leaves half of them. */
const keptAtFirst = 1000;

type QuotaWatch = {
  storage: Pick<DeviceStorage, 'trim'>;
  collections: readonly AnyCollection[];
  /** Bytes stored by this origin and those that the browser allows; null where it does not tell. */
  estimate: () => Promise<{ usage: number; quota: number } | null>;
  /** Removes other copies that can be had again, such as pictures; `step` counts from 0 while there is too much. */
  purge: (step: number) => Promise<void>;
};

/**
 * Returns a look at the quota: while too much of it is used, each look removes the copies of the provider's data that
 * were seen longest ago, half of those left. What a shopper did or entered is never touched.
 */
export const quotaLook = ({ storage, collections, estimate, purge }: QuotaWatch): (() => Promise<void>) => {
  let step = 0;
  return async () => {
    const found = await estimate().catch(() => null);
    if (found === null || found.usage <= found.quota * mostOfQuota) {
      step = 0;
      return;
    }
    for (const name of copiesAmong(collections))
      await storage.trim(name, Math.floor(keptAtFirst / 2 ** step));
    await purge(step);
    step += 1;
  };
};

/** Looks at the quota every 30 seconds until the returned function is called. */
export const watchQuota = (watch: QuotaWatch): (() => void) => {
  const look = quotaLook(watch);
  const timer = setInterval(() => void look().catch(() => undefined), lookEvery);
  return () => clearInterval(timer);
};
