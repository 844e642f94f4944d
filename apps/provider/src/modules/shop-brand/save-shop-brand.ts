import { isDeepStrictEqual } from 'node:util';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { checkedBrand } from './brand-input.ts';
import { readGivenBrand } from './given-brand-sql.ts';
import {
  type BrandPictureRow,
  readBrandSource,
  readPictureHashes,
  writeShopBrand,
} from './shop-brand-sql.ts';

/** What an owner gave is not kept; each of `faults` says where it is and what is wrong with it. */
export class ShopBrandError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ShopBrandError';
    this.faults = faults;
  }
}

export type GivenBrand = {
  /** As in a file of `npm run brand`, not yet checked. */
  given: unknown;
  /** All pictures of the brand, as `drawBrand` makes them; absent leaves them as they are. */
  pictures?: readonly BrandPictureRow[];
};

type By = Author & { source: 'demo' | 'owner' };

const readWhole = async (transaction: DatabaseTransaction) => ({
  given: await readGivenBrand(transaction),
  pictures: await readPictureHashes(transaction),
});

/**
 * Saves the shop's name and look and the owner's texts, all or nothing, and purges the pages of every store
 * view when something differs. Throws `ShopBrandError` when something of it cannot be kept.
 */
export const saveShopBrand = async (
  transaction: DatabaseTransaction,
  { given, pictures }: GivenBrand,
  { source, ...author }: By,
): Promise<void> => {
  const checked = await checkedBrand(given);
  if (!checked.ok) throw new ShopBrandError(checked.faults);
  const before = await readWhole(transaction);
  await writeShopBrand(transaction, { input: checked.input, pictures, source });
  if (isDeepStrictEqual(before, await readWhole(transaction))) return;
  await recordChanges(transaction, [{ entity: 'store', entity_id: null, kind: 'saved' }], author);
};

/** Saves a brand for a shop whose owner has not set one. */
export const offerShopBrand = async (
  transaction: DatabaseTransaction,
  brand: GivenBrand,
  author: Author,
): Promise<void> => {
  if ((await readBrandSource(transaction)) === 'owner') return;
  await saveShopBrand(transaction, brand, { ...author, source: 'demo' });
};
