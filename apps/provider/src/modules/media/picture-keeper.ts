import { isRefusal, type Refusal } from '../../call/refusal.ts';
import type { Database } from '../../database/connect.ts';
import { isGivenPicture, recordGivenPicture } from './given-picture-sql.ts';
import { isPictureStoreError, type PictureStore } from './stores/picture-store.ts';
import { givenPictureAt, type PictureGiver, type TakenPicture, takePicture } from './take-picture.ts';

/** Takes the pictures that people give the shop, and knows them again. */
export type PictureKeeper = {
  /**
   * Keeps a picture; null where it is none, the refusal `request.busy` where too many wait. Throws a
   * `PictureStoreError` when it was not kept. Never within a transaction: it asks the network.
   */
  take: (bytes: Uint8Array, given: PictureGiver) => Promise<TakenPicture | Refusal | null>;
  /**
   * Returns what is known of a picture that staff gave; undefined where nobody did. Asks the database, which may be a
   * transaction, and never the network.
   */
  given: (database: Database, path: string) => Promise<TakenPicture | undefined>;
};

type Parts = { database: Database; onTrouble: (error: unknown) => void };

/** Keeps pictures in a store, and writes of those of the staff that they are whole in it. */
export const pictureKeeper = (store: PictureStore, { database, onTrouble }: Parts): PictureKeeper => ({
  take: async (bytes, given) => {
    const taken = await takePicture(store, bytes, given).catch((error: unknown) => {
      // Whoever gave it is told that it was not saved, and the log why.
      if (isPictureStoreError(error)) onTrouble(error);
      throw error;
    });
    if (taken !== null && !isRefusal(taken) && given.giver === 'desk')
      await recordGivenPicture(database, taken.path);
    return taken;
  },
  given: async (transaction, path) => {
    const picture = givenPictureAt(path);
    if (picture === undefined) return undefined;
    // Of those given before the table was there, the folder tells.
    const isThere =
      (await isGivenPicture(transaction, path)) || (store.isLocal && (await store.find(path)) !== undefined);
    return isThere ? picture : undefined;
  },
});
