import type { StockState } from '@dijla/commerce-rules/availability/stock-state-of';
import type { ProductType } from '@dijla/contract/client';
import { isVirtualProduct } from '@dijla/commerce-rules/product-types/is-virtual-product';

export type ShopPromise = 'delivery' | 'made' | 'cash' | 'hours';

type Promised = {
  type: ProductType;
  stock: StockState;
  /** True if the product is made to order with the present choices. */ isMade: boolean;
};

/**
 * Returns the promises that the shop can keep for a product. A virtual product is neither delivered nor paid
 * for in cash; one out of stock has no delivery day; and for one made to order the day is unknown.
 */
export const promisesOf = ({ type, stock, isMade }: Promised): ShopPromise[] => {
  if (isVirtualProduct({ type })) return ['hours'];
  return stock.state === 'out-of-stock' ? ['cash', 'hours'] : [isMade ? 'made' : 'delivery', 'cash', 'hours'];
};
