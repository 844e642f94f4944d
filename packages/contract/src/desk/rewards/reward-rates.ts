import { z } from 'zod';
import { currencyCode } from '../../values/money.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { defineCall } from '../../define-call.ts';
import { settingsAccess } from '../settings/settings-body.ts';

const rate = z.object({
  /** 1: points are worth money when they are spent; 2: money that is spent earns points. */
  direction: z.union([z.literal(1), z.literal(2)]),
  points: z.int().min(1).max(1_000_000),
  /** Minor units. */
  money: z.int().min(1).max(1_000_000_000_000),
  currency: currencyCode,
  /** Of those that hold for a customer, the lowest number is hers. */
  priority: z.int().min(0).max(1000),
  customer_group_ids: z.array(z.int().min(0).max(2_147_483_647)).min(1).max(100),
});

const bonus = z.int().min(0).max(1_000_000);

const rewardRates = z.object({
  rates: z.array(rate).max(50),
  /** Points for an account that is proven, and for an approved review. */
  registration: bonus,
  review: bonus,
  /** After so many months points that were not spent expire, with a message before; null: never. */
  expire_after_months: z.int().min(1).max(120).nullable(),
  /** Above so many dinars two members of the staff give or take points; null: one is enough. Where it is left out, it stays. */
  two_above: z.int().min(0).max(1_000_000_000_000).nullable().optional(),
});

export const readDeskRewardRates = defineCall({
  method: 'GET',
  path: '/api/desk/reward-rates',
  access: settingsAccess,
  summary:
    'What points are worth and what earns them, the best rates first, and the groups they may hold for',
  query: deskQuery,
  result: rewardRates.extend({
    units: z.array(z.object({ code: currencyCode, scale: z.int() })),
    /** Points are spent by this currency. */
    base_currency: currencyCode,
    groups: z.array(z.object({ id: z.int(), code: z.string() })),
  }),
  refusals: deskRefusals,
});

export const setDeskRewardRates = defineCall({
  method: 'PUT',
  path: '/api/desk/reward-rates',
  access: { ...settingsAccess, stepUp: true },
  summary:
    'Sets what points are worth and what earns them, all of it at once; orders that were placed earn what they were promised',
  query: deskQuery,
  body: rewardRates,
  result: z.literal(true),
  refusals: [...deskRefusals, 'desk.step-up-needed', 'request.invalid'],
});
