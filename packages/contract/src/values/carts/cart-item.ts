import { z } from 'zod';
import { linePart, priceExtra } from './line-price.ts';
import { lineTraits } from './line-traits.ts';
import { priceRow } from '../money.ts';
import { productOption } from '../catalog/product-option.ts';

export const productType = z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']);
export type ProductType = z.infer<typeof productType>;

/**
 * A cart line as pull and update answer it (wire §2.2–2.4). `item_id` is a number in every call,
 * `sku` is the child's for a configurable, `price` the unit price in major units of the store's currency.
 */
export const cartItem = z.object({
  item_id: z.int(),
  sku: z.string(),
  qty: z.number(),
  name: z.string(),
  price: z.number(),
  product_type: productType,
  quote_id: z.string(),
  product_option: productOption.optional(),
});
export type CartItem = z.infer<typeof cartItem>;

export const chosenOption = z.object({ label: z.string(), value: z.string() });
export type ChosenOption = z.infer<typeof chosenOption>;

/**
 * What `view=cart` (wire §2.9) adds to a line so that a screen needs no other call to show it. `name` is the product's own here,
 * as `options` say which variant it is.
 */
export const cartViewItem = cartItem.extend({
  product_id: z.int(),
  parent_sku: z.string(),
  url_path: z.string(),
  image: z.string().nullable(),
  options: z.array(chosenOption),
  /** Price rows in minor units of the cart's currency, for totals on the device. */
  prices: z.array(priceRow),
  /** What was chosen beside it and costs more; absent when nothing does. */
  extras: z.array(priceExtra).optional(),
  /** The products a bundle holds; their prices are its price. Absent when it is no bundle. */
  parts: z.array(linePart).optional(),
  tax_class_id: z.int(),
  traits: lineTraits.optional(),
  is_virtual: z.boolean(),
  /** Of goods that need more than an ordinary delivery. */
  size_class: z.string().optional(),
  /** Made for this shopper, with words of her own on it: the day it is ready is not known. Absent when it is not. */
  is_made: z.boolean().optional(),
  is_in_stock: z.boolean(),
  /** What can still be sold of it, when that is fewer than the shop's 'only n left' threshold; else null. */
  salable_qty: z.int().nullable(),
});
export type CartViewItem = z.infer<typeof cartViewItem>;
