import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { settingsAccess } from './settings-body.ts';

const count = z.int().min(1).max(10_000).nullable();

/** Null is however many, and whenever. */
const orderRules = z.object({
  /** Orders of one customer or telephone number that may wait for their payment at once. */
  unpaid_per_buyer: count,
  /** The same of one network, which may be that of many. */
  unpaid_per_network: count,
  /** Percent of a product's stock that all orders that wait for their payment may hold together. */
  unpaid_per_product: z.int().min(1).max(100).nullable(),
  /** Days after the delivery within which goods can be returned. */
  return_days: z.int().min(1).max(365).nullable(),
  /** Whether orders placed without a connection go by themselves when it is back; false: once their buyer confirms them. */
  sends_offline_orders: z.boolean(),
});

export const readOrderRules = defineCall({
  method: 'GET',
  path: '/api/desk/order-rules',
  access: settingsAccess,
  summary:
    'How many unpaid orders a buyer may have, what they may hold of a product, until when goods can be returned, and whether offline orders go by themselves',
  query: deskQuery,
  result: orderRules,
  refusals: deskRefusals,
});

export const setOrderRules = defineCall({
  method: 'PUT',
  path: '/api/desk/order-rules',
  access: settingsAccess,
  summary:
    'Sets how many unpaid orders a buyer may have, what they may hold of a product, until when goods can be returned, and whether offline orders go by themselves',
  query: deskQuery,
  body: orderRules,
  result: orderRules,
  refusals: [...deskRefusals, 'request.invalid'],
});
