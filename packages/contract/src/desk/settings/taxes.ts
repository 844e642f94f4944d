import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { unit } from '../../values/desk/listed-product.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { text } from '../list-query.ts';
import { areDifferent, settingsAccess, settingsRefusals } from './settings-body.ts';

const name = lineOf(60).refine((given) => given.trim() !== '', 'should not be empty');
/** By which imports and other clients know a rate or a rule; it stays. */
const code = lineOf(100).refine((given) => given.trim() !== '', 'should not be empty');
const kind = z.enum(['product', 'customer']);
/** Below zero: one that is made by this save, under an id that holds within it. */
const classId = z.int().min(-2_147_483_648).max(2_147_483_647);
const classIds = z
  .array(classId)
  .max(50)
  .refine((ids) => new Set(ids).size === ids.length, 'has a class twice');
/** Ten-thousandths of a percent: 82,500 is 8.25 %. */
const rate = z.int().min(0).max(1_000_000);
const order = z.int().min(0).max(10_000);

const taxClass = z.object({ id: z.int(), kind, name: z.string() });
const place = {
  country: z.string().regex(/^[A-Z]{2}$/, 'should be a country of two letters'),
  /** Null is all of the country. */
  region_id: z.int().min(1).max(2_147_483_647).nullable(),
};
const taxRule = {
  /** Of two rules for the same, the lower priority counts, then the lower position. */
  priority: order,
  position: order,
  customer_class_ids: classIds,
  product_class_ids: classIds,
};

const taxes = z.object({
  /** What a save names as the one it was made of. */
  version: z.string(),
  /** Of the store view that is asked in: whether prices are written with tax, what guests are taxed as, and where. */
  prices_include_tax: z.boolean(),
  guest_class_id: z.int(),
  country: z.string(),
  region_id: z.int().nullable(),
  /** `uses` is how many products or customer groups are in it. */
  classes: z.array(taxClass.extend({ uses: z.int() })),
  rates: z.array(
    z.object({
      code: z.string(),
      country: z.string(),
      region_id: z.int().nullable(),
      /** Of a rate that an import brought for a place without an id. */
      region_name: z.string().nullable(),
      rate: z.int(),
    }),
  ),
  rules: z.array(
    z.object({
      code: z.string(),
      priority: z.int(),
      position: z.int(),
      customer_class_ids: z.array(z.int()),
      product_class_ids: z.array(z.int()),
      /** Codes of rates. */
      rates: z.array(z.string()),
    }),
  ),
  regions: z.array(z.object({ id: z.int(), country: z.string(), name: z.string() })),
});

const readTaxes = defineCall({
  method: 'GET',
  path: '/api/desk/taxes',
  access: settingsAccess,
  summary:
    'Tax rates of places, the classes of products and customers, and the rules that say which rates are for which',
  query: deskQuery,
  result: taxes,
  refusals: deskRefusals,
});

const readTaxExample = defineCall({
  method: 'GET',
  path: '/api/desk/tax-example',
  access: settingsAccess,
  summary:
    'A product that taxes can be tried on: its tax class and its price in the store view, as it is written; without a sku one that is sold and taxed',
  query: deskQuery.extend({ sku: text }),
  result: z.object({
    sku: z.string(),
    name: z.string(),
    tax_class_id: z.int(),
    unit,
    /** Null where it has no price of its own. */
    price: z.int().nullable(),
  }),
  refusals: [...settingsRefusals, 'desk.product-not-found'],
});

const setTaxes = defineCall({
  method: 'PUT',
  path: '/api/desk/taxes',
  access: settingsAccess,
  summary:
    'Saves all tax rates and rules at once, and adds or renames tax classes; a rate or rule that is left out is removed, a class stays. Prices, carts and pages follow. Refused where the taxes are no longer of `version`',
  query: deskQuery,
  body: z.strictObject({
    version: z.string().max(64),
    classes: z
      .array(z.strictObject({ id: classId, kind, name }))
      .max(100)
      .refine((all) => areDifferent(all, ({ id }) => String(id)), 'has a class twice'),
    rates: z
      .array(z.strictObject({ code, ...place, rate }))
      .max(200)
      .refine((all) => areDifferent(all, (each) => each.code), 'has a rate twice'),
    rules: z
      .array(z.strictObject({ code, ...taxRule, rates: z.array(code).max(200) }))
      .max(100)
      .refine((all) => areDifferent(all, (each) => each.code), 'has a rule twice'),
  }),
  result: taxes,
  refusals: [...settingsRefusals, 'desk.changed-meanwhile'],
});

/** The calls of the desk about taxes, by name. */
export const deskTaxCalls = {
  'desk/taxes': readTaxes,
  'desk/tax-example': readTaxExample,
  'desk/set-taxes': setTaxes,
} as const;
