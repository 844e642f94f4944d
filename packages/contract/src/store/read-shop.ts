import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { paths } from '../paths.ts';
import { deliverySlot } from '../values/carts/methods.ts';

/** Numbers in international form (`+9647…`) or, for the hotline, a short number; null where the owner gave none. */
export const contact = z.object({ hotline: z.string().nullable(), whatsapp: z.string().nullable() });
export type Contact = z.infer<typeof contact>;

const deliveryPrice = z.object({
  region_id: z.int().nullable(),
  price: z.int().min(0),
  free_from: z.int().min(0).nullable(),
});

/** What the shop says of the time of its deliveries, as the days of Baghdad are counted. */
const deliveryTerms = z.object({
  /** Governorates where it is not the next day (spec 1 §9): in how many days an order arrives, and the hour before which it arrives the same day. */
  regions: z.array(
    z.object({ region_id: z.int(), days: z.int().min(0), same_day_until: z.int().min(1).max(24).nullable() }),
  ),
  /** What delivery costs by the shop's first method, in minor units of the store's currency: to one governorate, or with null to all that are not named. */
  prices: z.array(deliveryPrice),
  /** The same of goods of a size class, the largest last: in how many days they arrive, and what that costs; null is everywhere else. */
  sizes: z
    .array(
      z.object({
        size_class: z.string(),
        days: z.array(z.object({ region_id: z.int().nullable(), days: z.int().min(0) })),
        prices: z.array(deliveryPrice),
      }),
    )
    .optional(),
  /** Times of the day a shopper may ask for, in order. */
  slots: z.array(deliverySlot),
});
export type DeliveryTerms = z.infer<typeof deliveryTerms>;

/** Who sells, as far as the owner says. */
const seller = z.object({
  /** When customers are answered, and where the shop is, in the words of the store. */
  hours: z.string().nullable(),
  address: z.string().nullable(),
  /** The shop's pages elsewhere: `https://` addresses, in the owner's order. */
  social: z.array(z.string()),
  /** Within so many days goods may be returned. */
  return_days: z.int().nullable(),
  /** How one may pay, by the titles of the methods that are switched on. */
  payment_titles: z.array(z.string()),
});
export type Seller = z.infer<typeof seller>;

/** What every page says of the shop. */
export const shopFacts = z.object({ contact, seller, delivery: deliveryTerms });
export type ShopFacts = z.infer<typeof shopFacts>;

export const readShop = defineCall({
  ...paths['store/shop'],
  summary: 'Numbers at which the shop answers its customers, and when it delivers (ours)',
  query: storeQuery,
  result: shopFacts,
  refusals: [],
});
