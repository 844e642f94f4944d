import { z } from 'zod';
import { currencyCode } from '../money.ts';

/** A currency and the decimals of its minor unit. */
export const unit = z.object({ code: currencyCode, scale: z.int() });

/** An amount in minor units, made from the other currency's where `is_derived`. */
const amount = z.object({ amount: z.int(), is_derived: z.boolean() });

/** What one piece costs in one currency by the price list of the shop's first store view. */
const shownPrice = z.object({
  unit,
  regular: amount.nullable(),
  /** The special price that holds now. */
  special: amount.nullable(),
});

/** A product as lists of the desk show it; variants are rows of their own. */
export const listedProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  type: z.string(),
  /** The configurable that it is a variant of. */
  parent: z.object({ sku: z.string(), name: z.string() }).nullable(),
  /** Path of its first picture, as in `/media/catalog/product{path}`. */
  image: z.string().nullable(),
  is_enabled: z.boolean(),
  /** Null where it has none of its own, as a configurable, a bundle and a group have. */
  stock: z
    .object({ qty: z.int(), is_managed: z.boolean(), is_in_stock: z.boolean(), is_low: z.boolean() })
    .nullable(),
  /** How many wait to be told that it, or a variant of it, is back in stock. */
  waiting: z.int(),
  /** Empty where its price is that of others. */
  prices: z.array(shownPrice),
});
