import { z } from 'zod';
import { storeQuery, tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { watchChannel, watched, watchedRow, watchKind } from '../values/lists/watched.ts';

const productId = z.union([
  z.int().min(1).max(2_147_483_647),
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
]);

const ofCustomer = { access: { for: 'customer' }, tokenPlace: 'query', query: userQuery } as const;
const readRefusals = [...tokenRefusals, 'request.invalid'] as const;
const watchRefusals = [
  ...readRefusals,
  'watchlist.product-not-found',
  'watchlist.not-offered',
  'watchlist.full',
  'watchlist.no-mobile-number',
] as const;

const rows = (kind: 'price' | 'stock', summary: string) =>
  defineCall({
    ...ofCustomer,
    method: 'GET',
    path: `/api/ext/watchlist/{storeCode}/${kind}`,
    of: 'clients',
    summary,
    result: z.array(watchedRow),
    refusals: readRefusals,
  });

/** Clients name what is sold and its page (wire §11); `channel` is ours. */
const named = z.object({ productId, parentId: productId.nullish(), channel: watchChannel.optional() });

const listPriceWatches = rows('price', 'Products whose price a customer watches (wire §11)');
const listStockWatches = rows('stock', 'Products whose stock a customer watches (wire §11)');

const watchPrice = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/watchlist/{storeCode}/price/subscribe',
  of: 'clients',
  summary:
    'Tells the customer when the price falls below what it is now; the same again changes nothing (wire §11)',
  body: named,
  result: z.literal(true),
  refusals: watchRefusals,
});

const leavePrice = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/watchlist/{storeCode}/price/unsubscribe',
  of: 'clients',
  summary: 'Watches a price no more (wire §11)',
  body: named,
  result: z.literal(true),
  refusals: readRefusals,
});

const watchStock = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/watchlist/{storeCode}/stock/subscribe',
  of: 'clients',
  summary: 'Tells the customer when the product is in stock again; the same again changes nothing (wire §11)',
  body: named,
  result: z.literal(true),
  refusals: watchRefusals,
});

const leaveStock = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/watchlist/{storeCode}/stock/unsubscribe',
  of: 'clients',
  summary: 'Watches stock no more (wire §11)',
  body: named,
  result: z.literal(true),
  refusals: readRefusals,
});

const listWatches = defineCall({
  ...ofCustomer,
  method: 'GET',
  path: '/api/ext/watchlist/{storeCode}',
  of: 'lists',
  summary: 'Everything a customer watches, the latest first (ours)',
  result: z.array(watched),
  refusals: readRefusals,
});

const changeWatches = defineCall({
  ...ofCustomer,
  method: 'POST',
  path: '/api/ext/watchlist/{storeCode}/changes',
  of: 'lists',
  summary:
    'What a device changed of what is watched, in order; the same again changes nothing. What the shop does not sell is left out (ours)',
  body: z.object({
    changes: z
      .array(
        z.strictObject({
          act: z.enum(['add', 'remove']),
          kind: watchKind,
          sku: z.string().min(1).max(255),
          parent_sku: z.string().min(1).max(255),
          channel: watchChannel,
        }),
      )
      .max(500),
  }),
  result: z.array(watched),
  refusals: [...readRefusals, 'watchlist.not-offered', 'watchlist.full', 'watchlist.no-mobile-number'],
});

const ofAnyone = { access: { for: 'anyone' }, query: storeQuery, of: 'lists' } as const;

const askForAlert = defineCall({
  ...ofAnyone,
  method: 'POST',
  path: '/api/ext/dijla/alerts',
  captcha: 'on-use',
  summary:
    'A guest watches a product: a message asks the address to confirm that, and nothing else is sent before (ours)',
  body: z.strictObject({
    sku: z.string().min(1).max(255),
    parent_sku: z.string().min(1).max(255),
    kinds: z.array(watchKind).min(1).max(2),
    to: z.union([
      z.strictObject({ email: z.email().max(254) }),
      z.strictObject({ phone: z.string().min(7).max(32) }),
    ]),
  }),
  result: z.literal(true),
  refusals: [
    'request.invalid',
    'request.too-many',
    'watchlist.product-not-found',
    'watchlist.not-offered',
    'watchlist.phone-invalid',
  ],
});

const key = z.string().min(1).max(64);

const confirmAlert = defineCall({
  ...ofAnyone,
  method: 'POST',
  path: '/api/ext/dijla/alerts/confirm',
  summary: 'An address that a guest gave is meant: what its message carries (ours)',
  body: z.strictObject({ key }),
  result: z.literal(true),
  refusals: ['request.invalid', 'request.too-many', 'watchlist.alert-not-found'],
});

const stopAlert = defineCall({
  ...ofAnyone,
  method: 'POST',
  path: '/api/ext/dijla/alerts/stop',
  summary:
    'Ends an alert by the key of a message about it, with `all` every alert of its recipient; one that has ended is no error (ours)',
  body: z.strictObject({ key, all: z.boolean().optional() }),
  result: z.literal(true),
  refusals: ['request.invalid', 'request.too-many'],
});

/** The calls of alerts, by name. */
export const watchlistCalls = {
  'watchlist/price': listPriceWatches,
  'watchlist/stock': listStockWatches,
  'watchlist/watch-price': watchPrice,
  'watchlist/leave-price': leavePrice,
  'watchlist/watch-stock': watchStock,
  'watchlist/leave-stock': leaveStock,
  'watchlist/list': listWatches,
  'watchlist/changes': changeWatches,
  'watchlist/ask': askForAlert,
  'watchlist/confirm': confirmAlert,
  'watchlist/stop': stopAlert,
};
