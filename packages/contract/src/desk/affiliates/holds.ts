import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { limit, rowId } from '../list-query.ts';

const holdReason = z.enum(['own-address', 'returns', 'velocity']);
export type HoldReason = z.infer<typeof holdReason>;

const hold = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(['held', 'released', 'refused']),
  /** Rules that held it. */
  reasons: z.array(holdReason),
  partner: z.object({ id: z.int(), name: z.string() }),
  order: z.object({ id: z.int(), number: z.string() }),
  /** What the order earns her, or would have, in minor units. */
  amount: z.int(),
  unit: z.object({ code: currencyCode, scale: z.int() }),
  held_at: z.string(),
  decided_at: z.string().nullable(),
  note: z.string().nullable(),
});

const listHolds = defineCall({
  method: 'GET',
  path: '/api/desk/affiliate-holds',
  access: { for: 'staff', permission: 'affiliates.read' },
  summary:
    'Commissions that a rule against fraud held, by their orders, the latest first. A page goes on with `before`',
  query: deskQuery.extend({
    state: z
      .enum(['', 'held', 'released', 'refused'])
      .transform((given) => (given === '' ? undefined : given))
      .optional(),
    before: rowId,
    limit,
  }),
  result: z.object({ items: z.array(hold), next: z.int().nullable() }),
  refusals: [...deskRefusals, 'request.invalid'],
});

const decideHold = defineCall({
  method: 'POST',
  path: '/api/desk/affiliate-holds/{holdId}/decision',
  access: { for: 'staff', permission: 'affiliates.decide' },
  summary: 'Releases what is held, so that it goes on as others do, or refuses it, so that it earns nothing',
  query: deskQuery,
  body: z.object({
    version: z.int().min(1).max(2_000_000_000),
    decision: z.enum(['release', 'refuse']),
    /** For the staff; the partner does not read it. */
    note: lineOf(500).optional(),
  }),
  result: hold,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'affiliate.hold-not-found', 'affiliate.hold-decided'],
});

const isActive = z.boolean();
const rules = z.object({
  /** What a partner orders herself, by her account, telephone or e-mail address, earns nothing. */
  self_referral: z.object({ is_active: isActive }),
  /** What goes to an address or number of hers is held. */
  own_address: z.object({ is_active: isActive }),
  /** Held while more than `percent` of her orders within `days` came back, from `least_orders` on. */
  returns: z.object({
    is_active: isActive,
    days: z.int().min(1).max(366),
    percent: z.int().min(0).max(100),
    least_orders: z.int().min(1).max(100_000),
  }),
  /** Held what is beyond so many orders by her links within `hours`. */
  velocity: z.object({
    is_active: isActive,
    hours: z.int().min(1).max(8784),
    orders: z.int().min(1).max(100_000),
  }),
});

const readRules = defineCall({
  method: 'GET',
  path: '/api/desk/affiliate-rules',
  access: { for: 'staff', permission: 'affiliates.decide' },
  summary: 'Rules by which commissions are refused or held',
  query: deskQuery,
  result: rules,
  refusals: deskRefusals,
});

const setRules = defineCall({
  method: 'PUT',
  path: '/api/desk/affiliate-rules',
  access: { for: 'staff', permission: 'affiliates.decide' },
  summary: 'Sets the rules by which commissions are refused or held from now on, all of them at once',
  query: deskQuery,
  body: rules,
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid'],
});

/** The desk's calls of what is held of partners' commissions, by name. */
export const deskHoldCalls = {
  'desk/affiliate-holds': listHolds,
  'desk/decide-affiliate-hold': decideHold,
  'desk/affiliate-rules': readRules,
  'desk/set-affiliate-rules': setRules,
};
