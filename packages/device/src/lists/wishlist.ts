import type { Wish } from '@dijla/contract/client';
import type { ListClient, ListInput } from '@dijla/contract/list-client';
import type { DeviceStorage } from '../platform/device-storage.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { refusalText } from '../sync/refusal-text.ts';
import type { KeptList, ListChange } from './kept-list.ts';
import { type ListAnswer, type ListKeeper, listKeeper, type ListParts } from './list-keeper.ts';
import { wishKey } from './wish-key.ts';
import type { DeviceWish } from './lists-collection.ts';
import { storedListOf } from './stored-list.ts';

type WishlistParts = Omit<ListParts<DeviceWish>, 'load' | 'save' | 'ask'> & {
  client: ListClient;
  storage: Pick<DeviceStorage, 'read' | 'write'>;
  /** Code of the store view the page is in. */
  store: () => string;
};

type SentChange = NonNullable<ListInput<'wishlist/changes'>['body']>['changes'][number];

/**
 * Returns what the provider is told of a change. A removal names the item where the provider has told its id, so that
 * one that another device has added since stays; else the product with its options, as an answer may have been lost.
 */
const sentOf = (
  { entry, isRemoved }: ListChange<DeviceWish>,
  { known }: Pick<KeptList<DeviceWish>, 'known'>,
): SentChange[] => {
  const standing = known.find(({ key }) => key === entry.key);
  const { sku, product_option, comment } = entry;
  const named = { sku, product_option };
  if (isRemoved)
    return [{ act: 'remove', ...named, ...(standing?.item_id ? { item_id: standing.item_id } : {}) }];
  const adding: SentChange = { act: 'add', ...named, ...(comment === null ? {} : { comment }) };
  return standing !== undefined && standing.comment !== comment
    ? [adding, { act: 'comment', ...named, note: comment ?? '' }]
    : [adding];
};

/** Returns the provider's list with what the device knows of its products. */
const knownOf = (wishes: readonly Wish[], { known, changes }: KeptList<DeviceWish>): DeviceWish[] => {
  const before = [...known, ...changes.map(({ entry }) => entry)];
  return wishes.map(({ item_id, sku, product_option, comment }) => ({
    key: wishKey(sku, product_option),
    sku,
    product_option,
    comment,
    item_id,
    product: before.find((wish) => wish.sku === sku && wish.product !== null)?.product ?? null,
  }));
};

const asksAgain = (status: number): boolean => status === 401 || isWorthARetry(status);

/** Returns the keeper of the wishlist: on the device first, then at the provider (spec 2 §4). */
export const wishlistKeeper = ({ client, storage, store, ...parts }: WishlistParts): ListKeeper<DeviceWish> =>
  listKeeper({
    ...parts,
    ...storedListOf(storage, 'wishlist'),
    ask: async (changes, before): Promise<ListAnswer<DeviceWish>> => {
      const params = { storeCode: store() };
      const answer = await (
        changes.length === 0
          ? client('wishlist/list', { params })
          : client('wishlist/changes', {
              params,
              body: { changes: changes.flatMap((change) => sentOf(change, before)) },
            })
      ).catch(() => null);
      if (answer === null) return null;
      if (answer.ok) return { known: knownOf(answer.result, before) };
      return asksAgain(answer.status) ? null : { refused: refusalText(answer.result) };
    },
  });
