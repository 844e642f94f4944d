import type { ProductOption } from '@dijla/contract/client';
import { lineKeyOf, optionsKeyOf } from '@dijla/commerce-rules/cart/line-key-of';
import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import { missingOptions, variantOf } from '@dijla/commerce-rules/variants/variant-of';
import { refusal, type Refusal } from '../../http/refusal.ts';
import type { Cart, CartLine } from './cart-of.ts';
import type { ProductFacts, VariantFacts } from './cart-reading.ts';
import { canBeSold } from './line-refusal.ts';
import { storedOption } from './stored-option.ts';

export type AskedItem = { sku: string; product_option?: ProductOption | null | undefined };
/** A line but for its id and quantity. */
export type ChosenItem = Omit<CartLine, 'item_id' | 'qty'>;

const answersOf = ({ product_option }: AskedItem) => product_option?.extension_attributes?.configurable_item_options ?? [];

const valuesOf = ({ values }: VariantFacts) => Object.fromEntries(values.map(({ attribute_code, option_id }) => [attribute_code, option_id]));

const variantsOf = (cart: Cart, parent: ProductFacts) =>
  cart.variants.filter(({ parent_id }) => parent_id === parent.id).map((variant) => Object.assign(valuesOf(variant), { variant }));

const asVariant = (cart: Cart, parent: ProductFacts, asked: AskedItem): ChosenItem | Refusal => {
  const given = answersOf(asked);
  if (missingOptions(parent.axes, given).length > 0) return refusal('cart.options-missing', { sku: parent.sku });
  const found = variantOf({ children: variantsOf(cart, parent), attributes: parent.axes }, given);
  const product = found && cart.products.get(found.variant.child_id);
  if (!product) return refusal('cart.no-such-variant', { sku: parent.sku });
  return { product, parent, variant: found.variant, product_option: storedOption(asked.product_option), line_key: lineKeyOf(product.sku, null) };
};

/** The configurable of which these options name this very variant. */
const asItsOwnVariant = (cart: Cart, product: ProductFacts, asked: AskedItem): ChosenItem | Refusal => {
  const none = refusal('cart.no-such-variant', { sku: product.sku });
  const parents = cart.variants.filter(({ child_id }) => child_id === product.id).flatMap(({ parent_id }) => cart.products.get(parent_id) ?? []);
  const choices = parents.map((parent) => asVariant(cart, parent, asked));
  return choices.find((choice) => 'product' in choice && choice.product.id === product.id) ?? none;
};

/**
 * What a client asks for by sku and options (wire §2.3): a configurable's sku with options is that variant; a variant's
 * own sku with the same options too; any sku without options is the product itself. Empty option lists count as none.
 */
export const chosenItem = (cart: Cart, asked: AskedItem): ChosenItem | Refusal => {
  const product = [...cart.products.values()].find(({ sku }) => sku === asked.sku);
  if (!product || product.visibility === null) return refusal('cart.product-not-found', { sku: asked.sku });
  if (!canBeSold(product)) return refusal('cart.product-not-salable', { sku: product.sku });
  if (optionsKeyOf(asked.product_option) !== '') return refusal('cart.no-such-variant', { sku: product.sku });
  if (productTypeTraits[product.type].hasVariants) return asVariant(cart, product, asked);
  if (answersOf(asked).length > 0) return asItsOwnVariant(cart, product, asked);
  return { product, parent: null, variant: null, product_option: storedOption(asked.product_option), line_key: lineKeyOf(product.sku, null) };
};
