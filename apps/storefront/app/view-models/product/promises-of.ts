import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import type { ProductType } from '@dijla/contract/client';
import { isVirtualProduct } from './is-virtual-product.ts';

export type ShopPromise = 'delivery' | 'made' | 'cash' | 'hours';

type Promised = {
  type: ProductType;
  stock: StockState;
  /** Made for this shopper, as far as it is chosen. */ isMade: boolean;
};

/**
 * What the shop can keep for this product: a virtual one is neither delivered nor paid at the door, one out of stock does not come tomorrow,
 * and of one that is made first the day is not known.
 */
export const promisesOf = ({ type, stock, isMade }: Promised): ShopPromise[] => {
  if (isVirtualProduct({ type })) return ['hours'];
  return stock.state === 'out-of-stock' ? ['cash', 'hours'] : [isMade ? 'made' : 'delivery', 'cash', 'hours'];
};
