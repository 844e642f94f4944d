import type { ProductOption } from '@dijla/contract/client';
import { wishKey } from '@dijla/device/lists/wish-key';
import { wishlistKeeper } from '@dijla/device/lists/wishlist';
import type { DeviceWish, ListedProduct } from '@dijla/device/lists/lists-collection';
import { pageList, pageListClient, refusedText, storeCode } from './page-lists.ts';
import { wishlistStore } from './wishlist-state.ts';

export type { DeviceWish, ListedProduct };

const wishlist = pageList<DeviceWish>('wishlist', (parts) =>
  wishlistKeeper({ ...parts, state: wishlistStore }),
);

/** Shows the wishlist from the device, then what the provider has, once on this page unless forced (spec 2 §4). */
export const showWishlist = wishlist.show;

/** A product to be put on the wishlist, with what was chosen of it. */
export type NewWish = { product: ListedProduct; option?: ProductOption | null };

/** Puts a product on the wishlist: shown at once, stored, then sent. */
export const addWish = ({ product, option = null }: NewWish): Promise<void> => {
  const { sku } = product;
  const key = wishKey(sku, option);
  const known = wishlistStore.getState().entries.find((wish) => wish.key === key);
  return known === undefined
    ? wishlist.change({ key, sku, product_option: option, comment: null, item_id: null, product }, false)
    : Promise.resolve();
};

/** Puts a wish on the list again, as it was. */
export const restoreWish = (wish: DeviceWish): Promise<void> =>
  wishlist.change({ ...wish, item_id: null }, false);

/** Takes a wish off the list. */
export const removeWish = (wish: DeviceWish): Promise<void> => wishlist.change(wish, true);

/** Changes the comment on a wish; an empty text takes it away. */
export const commentOnWish = (wish: DeviceWish, text: string): Promise<void> =>
  wishlist.change({ ...wish, comment: text.trim() || null }, false);

/** Empties the list. */
export const clearWishlist = async (): Promise<void> => {
  for (const wish of wishlistStore.getState().entries) await wishlist.keep(wish, true);
  await wishlist.sync();
};

/** How sharing went; `text` is why the provider refused, empty when it cannot be asked. */
export type Shared = { ok: true; code: string; sent: number } | { ok: false; text: string };

/** Shares the list of the customer, after what is pending has been sent. Needs a connection. */
export const shareWishlist = async (body: { emails?: string[]; message?: string }): Promise<Shared> => {
  await wishlist.sync();
  const answer = await pageListClient('wishlist/share', { params: { storeCode: storeCode() }, body }).catch(
    () => null,
  );
  if (answer === null) return { ok: false, text: '' };
  return answer.ok ? { ok: true, ...answer.result } : { ok: false, text: refusedText(answer.result) };
};

/** Ends the sharing; false when the provider cannot be asked. */
export const stopSharing = async (): Promise<boolean> =>
  pageListClient('wishlist/stop-sharing', { params: { storeCode: storeCode() } })
    .then(({ ok }) => ok)
    .catch(() => false);

/** A list that somebody shares: its products, and whose it is; `missing` when the code opens none. */
export type SharedList =
  | { kind: 'read'; firstname: string; wishes: { sku: string; product_option: ProductOption | null }[] }
  | { kind: 'missing' }
  | { kind: 'failed' };

/** Reads a shared list by its code. */
export const readSharedWishlist = async (code: string): Promise<SharedList> => {
  const answer = await pageListClient('wishlist/shared', {
    params: { storeCode: storeCode(), sharedCode: code },
  }).catch(() => null);
  if (answer === null) return { kind: 'failed' };
  if (answer.ok) return { kind: 'read', firstname: answer.meta.firstname, wishes: answer.result };
  return { kind: answer.status === 404 ? 'missing' : 'failed' };
};
