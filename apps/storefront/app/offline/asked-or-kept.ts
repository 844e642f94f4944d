import { CatalogUnavailable } from './catalog-unavailable.ts';

/** A provider slower than this is not waited for when the device knows an answer, in milliseconds. */
const patience = 3_000;

const wait = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

export type Asking<Answer> = {
  /** What the device knows, null when nothing. */
  kept: Answer | null;
  ask: () => Promise<Answer>;
  isOnline: () => boolean;
};

/**
 * What the provider answers, or what the device knows when it is offline, the provider fails or is slower than three seconds. Rejects with
 * `CatalogueUnavailable` when nothing could be had.
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
