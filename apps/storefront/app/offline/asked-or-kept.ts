import { CatalogUnavailable } from './catalog-unavailable.ts';

/** Milliseconds after which a stored answer is used instead of waiting for the provider. */
const patience = 3_000;

const wait = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

export type Asking<Answer> = {
  /** The answer stored on the device; null if there is none. */
  kept: Answer | null;
  ask: () => Promise<Answer>;
  isOnline: () => boolean;
};

/**
 * Returns the provider's answer, or the stored one if the device is offline, the provider fails or it takes
 * longer than three seconds. Rejects with `CatalogUnavailable` if there is neither.
 */
export const askedOrKept = async <Answer>({ kept, ask, isOnline }: Asking<Answer>): Promise<Answer> => {
  if (!isOnline()) {
    if (kept !== null) return kept;
    throw new CatalogUnavailable('offline');
  }
  const asked = ask();
  if (kept === null) {
    return asked.catch((error: unknown) => {
      throw error instanceof Error && 'tag' in error
        ? error
        : new CatalogUnavailable(isOnline() ? 'failed' : 'offline');
    });
  }
  return (await Promise.race([asked, wait(patience)]).catch(() => null)) ?? kept;
};
