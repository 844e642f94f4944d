import {
  addToCompare,
  comparedAtMost,
  compareStore,
  removeFromCompare,
} from '../../device/lists/compare-actions.ts';
import type { ListedProduct } from '../../device/lists/wishlist-actions.ts';
import type { Texts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';

/** Adds a product to the comparison or takes it out, and says how many there are. */
export const toggleCompare = async (
  product: ListedProduct,
  { texts, openComparison }: { texts: Texts['marks']; openComparison: () => void },
): Promise<void> => {
  const { products } = compareStore.getState();
  if (products.some(({ sku }) => sku === product.sku)) return removeFromCompare(product.sku);
  if (!(await addToCompare(product)))
    return showNotification({
      type: 'warning',
      message: texts.compareFull(comparedAtMost),
      action1: { label: texts.seeComparison, run: openComparison },
    });
  const { length } = compareStore.getState().products;
  return showNotification({
    type: 'success',
    message: texts.inComparison(length),
    ...(length > 1 && { action1: { label: texts.seeComparison, run: openComparison } }),
  });
};
