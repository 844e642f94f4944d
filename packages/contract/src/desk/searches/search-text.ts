import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { text } from '../list-query.ts';
import { searchWordGroup } from './search-words.ts';

const term = z.string().trim().min(1).max(256);
/** A store view. */
const view = z.string().min(1).max(32);
const path = z
  .string()
  .trim()
  .regex(/^[\w-]+(?:[/.][\w-]+)*$/)
  .max(200);
const pin = z.object({ place: z.int().min(1).max(24), sku: z.string().trim().min(1).max(255) });
const pins = z
  .array(pin)
  .max(24)
  .refine((all) => new Set(all.map(({ place }) => place)).size === all.length, 'has a place twice')
  .refine((all) => new Set(all.map(({ sku }) => sku)).size === all.length, 'has a product twice');

/** JSON of a query string. */
const json = z
  .string()
  .max(8000)
  .transform((given, context): unknown => {
    try {
      return JSON.parse(given);
    } catch {
      context.addIssue('should be JSON');
      return z.NEVER;
    }
  });

const found = z.object({
  total: z.int(),
  /** The first 24, as shoppers see them. */
  items: z.array(
    z.object({
      product_id: z.int(),
      sku: z.string(),
      name: z.string(),
      /** Path of its picture, as in `/media/catalog/product{path}`. */
      image: z.string().nullable(),
      is_in_stock: z.boolean(),
    }),
  ),
});

const chosen = { clicks: z.int(), sales: z.int() };

export const readSearchText = defineCall({
  method: 'GET',
  path: '/api/desk/searches/text',
  access: { for: 'staff', permission: 'searches.read' },
  summary:
    'What a text finds in a store view, what shoppers choose of that, and what is decided for it; with `pins` or `words` also what it would find with these, by the same engine, without saving them',
  query: deskQuery.extend({
    view,
    q: term,
    /** Pins on trial, as JSON; instead of those of the text. */
    pins: json.pipe(pins).optional(),
    /** A group of words on trial, as JSON; instead of the one of its code. */
    words: json.pipe(searchWordGroup).optional(),
  }),
  result: z.object({
    /** As searches compare it: folded. Pins and the page hold for every spelling of it. */
    text: z.string(),
    now: found,
    /** Null where nothing is on trial. */
    trial: found.nullable(),
    /** How often a place of the results was chosen in the last 28 days, and bought after that; from two times on. */
    positions: z.array(z.object({ position: z.int(), ...chosen })),
    products: z.array(z.object({ sku: z.string(), name: z.string(), ...chosen })),
    pins: z.array(pin.extend({ name: z.string() })),
    /** The page that is shown instead of results, below the store's address. */
    path: z.string().nullable(),
  }),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found'],
});

export const saveSearchRule = defineCall({
  method: 'PUT',
  path: '/api/desk/searches/text',
  access: { for: 'staff', permission: 'searches.manage' },
  summary:
    'Decides for every spelling of a text in a store view which products stand at which places, or which page is shown instead; nothing of either takes the decision back',
  query: deskQuery,
  body: z.object({ view, q: term, pins, path: path.nullable() }),
  result: z.literal(true),
  refusals: [...deskRefusals, 'request.invalid', 'desk.product-not-found', 'desk.page-not-found'],
});

export const listSearchRules = defineCall({
  method: 'GET',
  path: '/api/desk/searches/rules',
  access: { for: 'staff', permission: 'searches.read' },
  summary: 'The texts for which products are pinned or a page is shown, of all store views or one',
  query: deskQuery.extend({ view: text }),
  result: z.object({
    items: z.array(
      z.object({ store_code: z.string(), text: z.string(), pins: z.int(), path: z.string().nullable() }),
    ),
  }),
  refusals: [...deskRefusals, 'request.invalid'],
});
