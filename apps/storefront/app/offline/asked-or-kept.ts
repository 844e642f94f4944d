import { CatalogUnavailable } from './catalog-unavailable.ts';

/** Milliseconds after which a stored answer is used instead of waiting for the provider. */
const patience = 3_000;

const wait = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));

export type Asking<Answer> = {
  /** The answer stored on the device; null if there is none. */
  kept: Answer | null;
  /** Looks for an answer that was never stored, in the slim catalogue; null if that has none. */
  instead?: (() => Promise<Answer | null>) | undefined;
  ask: () => Promise<Answer>;
  isOnline: () => boolean;
};

const isTagged = (error: unknown): boolean => error instanceof Error && 'tag' in error;

/**
 * Returns the provider's answer, or the stored one if the device is offline, the provider fails or it takes
 * longer than three seconds; where none is stored and the provider cannot be reached, the one found `instead`. Rejects
 * with `CatalogUnavailable` if there is none.
 */
export const askedOrKept = async <Answer>({
  kept,
  instead = () => Promise.resolve(null),
  ask,
  isOnline,
}: Asking<Answer>): Promise<Answer> => {
  const orInstead = async (failure: unknown): Promise<Answer> => {
    if (isTagged(failure)) throw failure;
    const found = await instead().catch(() => null);
    if (found !== null) return found;
    throw new CatalogUnavailable(isOnline() ? 'failed' : 'offline');
  };
  if (!isOnline()) return kept ?? orInstead(null);
  const asked = ask();
  if (kept === null) return asked.catch(orInstead);
  return (await Promise.race([asked, wait(patience)]).catch(() => null)) ?? kept;
};
