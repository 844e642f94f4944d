import { z } from 'zod';
import { userQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { pastOrder } from '../values/customers/past-order.ts';

/** Maximum number of orders per page. */
const pageSizeAtMost = 100;
/** No customer has this many pages; a larger page number is an error. */
const lastPage = 99_999;

/** A whole number from 1 up, as digits in the query; empty counts as absent. */
const counted = (usual: number, most: number) =>
  z
    .string()
    .max(16)
    .refine(
      (text) => text === '' || (/^\d{1,6}$/.test(text) && Number(text) >= 1 && Number(text) <= most),
      `should be a whole number from 1 to ${most}`,
    )
    .transform((text) => (text === '' ? usual : Number(text)))
    .default(usual);

export const listOrders = defineCall({
  method: 'GET',
  path: '/api/user/order-history',
  aliases: ['/api/ext/orders/customer-order-history'],
  access: { for: 'customer' },
  tokenPlace: 'query',
  summary: "The customer's orders, newest first, page by page (wire §6.6)",
  query: userQuery.extend({ pageSize: counted(20, pageSizeAtMost), currentPage: counted(1, lastPage) }),
  result: z.object({
    items: z.array(pastOrder),
    search_criteria: z.object({ page_size: z.int(), current_page: z.int() }),
    /** Number of orders on all pages together. */
    total_count: z.int(),
  }),
  refusals: ['user.not-signed-in', 'user.disabled', 'request.invalid'],
});
