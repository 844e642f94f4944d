import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';

const orderFile = z.object({
  id: z.int(),
  line_number: z.int(),
  product_name: z.string(),
  /** What the file is of the product; empty where nothing is said. */
  title: z.string(),
  /** Name it is saved under; null while the shop does not have it. */
  file_name: z.string().nullable(),
  /** How often it was fetched, and how often it may be; null: however often. */
  downloads: z.int(),
  downloads_at_most: z.int().nullable(),
  /** Instant until which it can be downloaded; null: without an end. */
  until: z.string().nullable(),
  /** `missing`: the shop has not brought the file yet; `revoked`: its pieces or their money went back. */
  state: z.enum(['ready', 'used-up', 'ended', 'missing', 'revoked']),
  granted_at: z.string(),
});

const listOrderFiles = defineCall({
  method: 'GET',
  path: '/api/desk/orders/{orderId}/downloads',
  access: { for: 'staff', permission: 'orders.read' },
  summary:
    'The files that the buyer of an order may download, how often each was fetched and until when; none before it is paid',
  query: deskQuery,
  result: z.object({ items: z.array(orderFile) }),
  refusals: [...deskRefusals, 'request.invalid', 'order.not-found'],
});

/** Most that is given at once. */
const downloadsAtMost = 1000;
const daysAtMost = 3650;

const extendDownload = defineCall({
  method: 'POST',
  path: '/api/desk/orders/{orderId}/downloads/{downloadId}',
  access: { for: 'staff', permission: 'orders.extend-downloads' },
  summary:
    'Gives a buyer more downloads of a file, or more days from its end or from now, whichever is later; she is charged nothing',
  query: deskQuery,
  replayable: true,
  body: z
    .strictObject({
      downloads: z.int().min(0).max(downloadsAtMost),
      days: z.int().min(0).max(daysAtMost),
    })
    .refine(({ downloads, days }) => downloads > 0 || days > 0, 'should give downloads or days'),
  result: orderFile.pick({ id: true, downloads: true, downloads_at_most: true, until: true }),
  refusals: [...deskRefusals, 'request.invalid', 'download.not-found', 'desk.download-unlimited'],
});

/** Calls by which staff see what buyers may download, and give them more of it. */
export const orderFileCalls = {
  'desk/order-downloads': listOrderFiles,
  'desk/extend-download': extendDownload,
} as const;
