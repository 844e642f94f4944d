import type { ProductOption } from '@dijla/contract/client';
import type { ShownLine } from '@dijla/device/cart/device-cart';
import { isVirtualProduct } from '@dijla/commerce-rules/product-types/is-virtual-product';
import type { BuyableView, ProductView } from '../product/product-view.ts';

export type CartAddition = {
  sku: string;
  parent_sku: string;
  qty: number;
  product_option: ProductOption | undefined;
  line: ShownLine;
};

const productOptionOf = ({ options }: ProductView, { values }: BuyableView): ProductOption | undefined =>
  options.length === 0
    ? undefined
    : {
        extension_attributes: {
          configurable_item_options: options.map(({ attributeId, code }) => ({
            option_id: attributeId,
            option_value: values[code] ?? 0,
          })),
        },
      };

/** Returns the cart line of a product or its variant, with the members for the wire and those for display. */
export const cartAddition = (product: ProductView, buyable: BuyableView, qty: number): CartAddition => ({
  sku: buyable.sku,
  parent_sku: product.sku,
  qty,
  product_option: productOptionOf(product, buyable),
  line: {
    name: product.name,
    image: buyable.image ?? product.gallery[0]?.path ?? null,
    url_path: product.urlPath,
    options: product.options.flatMap(({ code, label, values }) => {
      const value = values.find(({ id }) => id === buyable.values[code]);
      return value ? [{ label, value: value.label }] : [];
    }),
    prices: buyable.prices,
    tax_class_id: buyable.taxClassId,
    product_type: product.type,
    is_virtual: isVirtualProduct(product),
    ...(product.sizeClass && { size_class: product.sizeClass }),
    is_in_stock: buyable.stock.state !== 'out-of-stock',
    salable_qty: buyable.stock.left,
  },
});
