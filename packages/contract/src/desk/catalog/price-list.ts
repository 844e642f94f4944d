import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { amounts, setPrices } from './edited-product.ts';

/** Skus asked for at once, in one query; and lines saved at once. */
const [askedAtMost, linesAtMost] = [50, 1000];
const piecesAtMost = 10_000_000;

const isList = (given: string): boolean => {
  try {
    const list: unknown = JSON.parse(given);
    return (
      Array.isArray(list) &&
      list.length <= askedAtMost &&
      list.every((sku) => typeof sku === 'string' && sku.length <= 255 && !sku.includes('\u0000'))
    );
  } catch {
    return false;
  }
};

const pricedProduct = z.object({
  id: z.int(),
  sku: z.string(),
  name: z.string(),
  /** Null where its parts have prices. */
  prices: z
    .object({
      regular: z.array(z.object({ currency: currencyCode, amount: z.int() })),
      specials: setPrices.shape.specials,
    })
    .nullable(),
  /** Null where its parts have stock, or where it is codes in a pool. */
  qty: z.int().nullable(),
});

export const readPricedProducts = defineCall({
  method: 'GET',
  path: '/api/desk/catalog/prices',
  access: { for: 'staff', permission: 'products.read' },
  summary: 'Prices and pieces of those of these products that are there; `skus` is JSON, at most 50',
  query: deskQuery.extend({
    skus: z
      .string()
      .max(20_000)
      .refine(isList, 'should be a JSON list of at most 50 numbers of products')
      .transform((given) => JSON.parse(given) as string[]),
  }),
  result: z.object({ items: z.array(pricedProduct) }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const pieces = z.int().min(-piecesAtMost).max(piecesAtMost);
/** What was seen of a product's prices; one without any has none in its currencies. */
const seenPrices = z.object({
  regular: z.union([amounts, z.array(z.never()).length(0)]),
  specials: setPrices.shape.specials,
});

/** One product's prices or pieces, with what was seen of them before. */
const priceLine = z.object({
  sku: z.string().min(1).max(255),
  prices: z.object({ seen: seenPrices, to: seenPrices }).nullable(),
  qty: z.object({ seen: pieces, to: z.int().min(0).max(piecesAtMost) }).nullable(),
});

export const savePriceList = defineCall({
  method: 'POST',
  path: '/api/desk/catalog/prices',
  access: { for: 'staff', permission: 'products.edit' },
  summary:
    'Sets prices and pieces of many products, all or none: refused with each line’s fault in `meta`. The same with `seen` and `to` changed about makes it as it was',
  query: deskQuery,
  body: z.object({ lines: z.array(priceLine).min(1).max(linesAtMost) }),
  result: z.object({ prices: z.int(), stock: z.int() }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.price-list-faulty', 'gift-card.below-worth'],
});
