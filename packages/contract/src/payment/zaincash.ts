import { z } from 'zod';
import { cartQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { beginRefusals } from './begin-refusals.ts';

export const initializeZainCash = defineCall({
  journey: 'pay',
  method: 'POST',
  path: '/api/ext/zaincash/initialize',
  access: { for: 'anyone' },
  tokenPlace: 'query',
  of: 'clients',
  summary: 'The page on which the order of this cart is paid with the wallet ZainCash (wire §11)',
  query: cartQuery.omit({ view: true }),
  body: z.object({ device_information: z.unknown().optional() }),
  result: z.object({ payment_url: z.string() }),
  refusals: beginRefusals,
});
