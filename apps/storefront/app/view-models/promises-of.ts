import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import type { ProductType } from '@dijla/contract/client';
import { isVirtualProduct } from './is-virtual-product.ts';

export type ShopPromise = 'delivery' | 'cash' | 'hours';

/** What the shop can keep for this product: a virtual one is neither delivered nor paid at the door, and one out of stock does not come tomorrow. */
export const promisesOf = ({ type, stock }: { type: ProductType; stock: StockState }): ShopPromise[] => {
  if (isVirtualProduct({ type })) return ['hours'];
  return stock.state === 'out-of-stock' ? ['cash', 'hours'] : ['delivery', 'cash', 'hours'];
};
