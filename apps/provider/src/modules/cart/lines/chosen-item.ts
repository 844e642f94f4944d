import type { ProductOption } from '@dijla/contract/client';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import { missingOptions, variantOf } from '@dijla/commerce-rules/variants/variant-of';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Cart } from '../cart-of.ts';
import type { ProductFacts, VariantFacts } from '../reading/cart-snapshot.ts';
import { type LineItem, lineItem, type SoldProduct } from './line-item.ts';
import { isSold } from './line-refusal.ts';

export type AskedItem = { sku: string; product_option?: ProductOption | null | undefined };

const answersOf = ({ product_option }: AskedItem) =>
  product_option?.extension_attributes?.configurable_item_options ?? [];

const valuesOf = ({ values }: VariantFacts) =>
  Object.fromEntries(values.map(({ attribute_code, option_id }) => [attribute_code, option_id]));

const variantsOf = (cart: Cart, parent: ProductFacts) =>
  cart.variants
    .filter(({ parent_id }) => parent_id === parent.id)
    .map((variant) => Object.assign(valuesOf(variant), { variant }));

const asVariant = (cart: Cart, parent: ProductFacts, asked: AskedItem): SoldProduct | Refusal => {
  const given = answersOf(asked);
  if (missingOptions(parent.axes, given).length > 0)
    return refusal('cart.options-missing', { sku: parent.sku });
  const found = variantOf({ children: variantsOf(cart, parent), attributes: parent.axes }, given);
  const product = found && cart.products.get(found.variant.child_id);
  if (!product) return refusal('cart.no-such-variant', { sku: parent.sku });
  return { product, parent, variant: found.variant };
};

/** Finds the configurable whose variant with these options is this very product. */
const asItsOwnVariant = (cart: Cart, product: ProductFacts, asked: AskedItem): SoldProduct | Refusal => {
  const none = refusal('cart.no-such-variant', { sku: product.sku });
  const parents = cart.variants
    .filter(({ child_id }) => child_id === product.id)
    .flatMap(({ parent_id }) => cart.products.get(parent_id) ?? []);
  const choices = parents.map((parent) => asVariant(cart, parent, asked));
  return choices.find((choice) => 'product' in choice && choice.product.id === product.id) ?? none;
};

const soldProduct = (cart: Cart, product: ProductFacts, asked: AskedItem): SoldProduct | Refusal => {
  if (productTypeTraits[product.type].hasVariants) return asVariant(cart, product, asked);
  return answersOf(asked).length > 0
    ? asItsOwnVariant(cart, product, asked)
    : { product, parent: null, variant: null };
};

/**
 * Returns the item that a sku and options name (wire §2.3, §2.5): a configurable's sku with options is that
 * variant, as is a variant's own sku with the same options; any sku without options is the product itself.
 * The options may also choose a bundle's parts, download links and custom option values. Empty option lists
 * count as none.
 */
export const chosenItem = (cart: Cart, asked: AskedItem): LineItem | Refusal => {
  const product = [...cart.products.values()].find(({ sku }) => sku === asked.sku);
  if (!product || product.visibility === null) return refusal('cart.product-not-found', { sku: asked.sku });
  if (!isSold(product)) return refusal('cart.product-not-salable', { sku: product.sku });
  const sold = soldProduct(cart, product, asked);
  if (isRefusal(sold)) return sold;
  const { chosen, item } = lineItem(cart, sold, asked.product_option);
  return chosen.ok ? item : refusal(chosen.code, { sku: product.sku, ...chosen.data });
};
