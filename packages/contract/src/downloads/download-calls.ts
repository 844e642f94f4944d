import { z } from 'zod';
import { tokenRefusals, userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';

/** Files that one answer lists at most. */
const listedAtMost = 500;
/** The key of an order, by which it is seen without an account. */
const key = z.string().min(1).max(64);

const boughtFile = z.object({
  id: z.int(),
  order_id: z.int(),
  order_increment_id: z.string(),
  product_name: z.string(),
  /** What the file is of the product, such as “PDF, for screen and paper”; empty where nothing is said. */
  title: z.string(),
  /** Name it is saved under; null while the shop does not know it. */
  file_name: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Null: however often. */
  downloads_left: z.int().nullable(),
  /** Instant until which it can be downloaded; null: without an end. */
  until: z.string().nullable(),
  /** `missing`: the shop has not brought the file yet. */
  state: z.enum(['ready', 'used-up', 'ended', 'missing']),
  granted_at: z.string(),
});

const boughtFiles = z.object({ items: z.array(boughtFile), total_count: z.int() });

const listDownloads = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/downloads',
  access: { for: 'customer' },
  tokenPlace: 'query',
  of: 'lists',
  summary: `Files that the customer bought and that are paid, the latest first, ${listedAtMost} at most (ours)`,
  query: userQuery,
  result: boughtFiles,
  refusals: tokenRefusals,
});

const listOrderDownloads = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/orders/{entity_id}/downloads',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  summary:
    "Files of one of the customer's orders, or of the order whose key is given; as `download/list` (ours)",
  query: userQuery.extend({ key: key.optional() }),
  result: boughtFiles,
  refusals: [...tokenRefusals, 'request.invalid', 'order.not-found'],
});

const downloadAddress = defineCall({
  method: 'POST',
  path: '/api/ext/dijla/downloads/{id}/address',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'lists',
  summary:
    'An address at which a file of the customer, or of the order whose key is given, is downloaded once, for a few minutes (ours). The download is counted when it begins there; going on with it by Range is not',
  query: userQuery,
  body: z.strictObject({ key: key.optional() }),
  result: z.object({ address: z.string(), expires_at: z.string() }),
  refusals: [
    ...tokenRefusals,
    'request.invalid',
    'download.not-found',
    'download.used-up',
    'download.ended',
    'download.file-missing',
  ],
});

/** The calls of buyers about files they bought, by name. */
export const downloadCalls = {
  'download/list': listDownloads,
  'download/of-order': listOrderDownloads,
  'download/address': downloadAddress,
};
