import { missingStock } from '@dijla/commerce-rules/availability/uncounted-stock';
import type {
  BundleOption,
  CustomOption,
  PartProduct,
  ProductChoices,
} from '@dijla/commerce-rules/choices/product-choices';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type { PriceExtra } from '@dijla/contract/client';
import type { ProductFacts } from '../reading/cart-snapshot.ts';
import type { CustomOptionFacts } from './choice-facts.ts';

export const stockOf = (product: ProductFacts): NonNullable<ProductFacts['stock']> =>
  product.stock ?? missingStock;

/**
 * Returns a product as a part taken from stock. The minimum sale quantity is left out: it does not apply
 * within other products.
 */
export const productOf = (product: ProductFacts): PartProduct => {
  const { id, sku, name, prices, tax_class_id, size_class, type } = product;
  const { qty, is_in_stock, manage_stock, max_sale_qty } = stockOf(product);
  return {
    id,
    sku,
    name,
    prices,
    tax_class_id,
    size_class,
    is_virtual: productTypeTraits[type].isVirtual,
    stock: { qty, is_in_stock, manage_stock, max_sale_qty },
  };
};

/** Whether the product is enabled, sold on its own in this store view, and offers no choices. */
const canBePart = ({ type, status, visibility, custom_options, download }: ProductFacts): boolean =>
  status < 2 &&
  visibility !== null &&
  productTypeTraits[type].ownStock &&
  download?.is_separate !== true &&
  !custom_options.some(({ is_required }) => is_required);

type Products = ReadonlyMap<number, ProductFacts>;

const bundleOptionsOf = ({ bundle_options }: ProductFacts, products: Products): BundleOption[] =>
  bundle_options.map((option) => ({
    ...option,
    selections: option.selections.flatMap(({ product_id, ...selection }) => {
      const part = products.get(product_id);
      return part && canBePart(part) ? [{ ...selection, product: productOf(part) }] : [];
    }),
  }));

const extraOf = ({
  percent,
  amount,
}: Pick<CustomOptionFacts['values'][number], 'percent' | 'amount'>): PriceExtra =>
  percent === null ? { type: 'fixed', amount } : { type: 'percent', percent };

const customOptionOf = ({ values, ...option }: CustomOptionFacts): CustomOption => {
  const own = values.find(({ code }) => code === '');
  return {
    ...option,
    extra: extraOf(own ?? { percent: null, amount: 0 }),
    values: values
      .filter((value) => value !== own)
      .map((value) => ({ id: value.id, title: value.title, extra: extraOf(value) })),
  };
};

/**
 * Returns the choices a product offers. Of a bundle, only the parts read with it are included, which are the
 * chosen ones.
 */
export const productChoices = (product: ProductFacts, products: Products): ProductChoices => ({
  bundle: bundleOptionsOf(product, products),
  custom: product.custom_options.map(customOptionOf),
  download: product.download,
});
