import type { ProductInput } from '@dijla/provider/modules/catalog/catalog';
import type { ProductGroup } from '../generated/generated-products.ts';
import type { OrderableProducts } from './demo-orders.ts';

/** What past orders choose from: enough to fill a few pages of lists. */
export const mostOrderable = 400;
/** What has sold less often in all cannot have sold as the last weeks' orders say. */
const leastSold = 60;

const isInStock = ({ stock }: ProductInput): boolean =>
  stock.is_in_stock && (!stock.manage_stock || stock.qty > 0);

/** The visible product of a group, when it is plain or comes in variants, is in stock and sells. */
export const orderableProducts = ({ products }: ProductGroup): OrderableProducts[] => {
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
