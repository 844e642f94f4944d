import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { ProductGroup } from '../generated/generated-products.ts';
import type { OrderableProduct } from './demo-orders.ts';

/** Maximum number of products in past orders: enough to fill a few pages of listings. */
export const mostOrderable = 400;
/**
 * Minimum total sales of a product in past orders; a lower total would contradict the orders of the last
 * weeks.
 */
const leastSold = 60;

const isInStock = ({ stock }: ProductInput): boolean =>
  stock.is_in_stock && (!stock.manage_stock || stock.qty > 0);

/** Returns the visible product of a group, if it is simple or configurable, in stock, and sells enough. */
export const orderableProducts = ({ products }: ProductGroup): OrderableProduct[] => {
  const shown = products.find(
    ({ visibility, status, type }) =>
      visibility > 1 && status === 1 && (type === 'simple' || type === 'configurable'),
  );
  const parts =
    shown?.type === 'configurable' ? products.filter(({ sku }) => shown.variants.includes(sku)) : [shown];
  if (
    shown === undefined ||
    shown.number_of_sales < leastSold ||
    !parts.some((part) => part !== undefined && isInStock(part))
  )
    return [];
  const paths = shown.categories.map(({ url_path }) => url_path);
  const category = paths.toSorted((one, other) => other.split('/').length - one.split('/').length)[0];
  return category === undefined ? [] : [{ sku: shown.sku, category }];
};
