import { z } from 'zod';
import { storeQuery } from '../common-query.ts';
import { defineCall } from '../define-call.ts';
import { deliverySlot } from '../values/carts/methods.ts';

/**
 * Phone numbers in international form (`+9647…`) or, for the hotline, a short number; null where the owner
 * gave none.
 */
const contact = z.object({
  hotline: z.string().nullable(),
  whatsapp: z.string().nullable(),
  email: z.string().nullable(),
});
export type Contact = z.infer<typeof contact>;

const deliveryPrice = z.object({
  region_id: z.int().nullable(),
  price: z.int().min(0),
  free_from: z.int().min(0).nullable(),
});

/** The shop's delivery times, counted in Baghdad's days. */
const deliveryTerms = z.object({
  /**
   * Governorates without next-day delivery (spec 1 §9): the days until an order arrives, and the hour before
   * which it arrives the same day.
   */
  regions: z.array(
    z.object({ region_id: z.int(), days: z.int().min(0), same_day_until: z.int().min(1).max(24).nullable() }),
  ),
  /**
   * Delivery prices of the shop's first method, in minor units of the store's currency: to one governorate
   * or, with null, to all that are not named.
   */
  prices: z.array(deliveryPrice),
  /** Days and prices per size class, the largest last; null means everywhere else. */
  sizes: z
    .array(
      z.object({
        size_class: z.string(),
        days: z.array(z.object({ region_id: z.int().nullable(), days: z.int().min(0) })),
        prices: z.array(deliveryPrice),
      }),
    )
    .optional(),
  /** Delivery slots a shopper may request, in order. */
  slots: z.array(deliverySlot),
});
export type DeliveryTerms = z.infer<typeof deliveryTerms>;

/** The seller, as far as the owner has given details. */
const seller = z.object({
  /** Opening hours of customer service and the shop's address, in the store's language. */
  hours: z.string().nullable(),
  address: z.string().nullable(),
  /** The shop's social media pages: `https://` URLs in the owner's order. */
  social: z.array(z.string()),
  /** Number of days within which products may be returned. */
  return_days: z.int().nullable(),
  /** Titles of the enabled payment methods. */
  payment_titles: z.array(z.string()),
});
export type Seller = z.infer<typeof seller>;

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/** The colors of one theme that come from the owner's accent, as `#rrggbb`. */
const brandPalette = z.object({
  accent: hexColor,
  accent_press: hexColor,
  accent_soft: hexColor,
  accent_ink: hexColor,
  on_accent: hexColor,
  stage: hexColor,
});
export type BrandPalette = z.infer<typeof brandPalette>;

/** A drawing or picture of the shop's own; `src` is a path, or a data URL when it is tiny. Sizes in pixels. */
const brandPicture = z.object({ src: z.string(), type: z.string(), width: z.int(), height: z.int() });
export type BrandPicture = z.infer<typeof brandPicture>;

/** The shop's own name and look, in the store's language. */
const shopBrand = z.object({
  /** Changes whenever something of the brand or of the owner's texts does. */
  version: z.string(),
  name: z.string(),
  /** Whether the name is written beside the logo; false when the logo has it. */
  shows_name: z.boolean(),
  /** Null when the shop has the colors of the design. */
  colors: z.object({ light: brandPalette, dark: brandPalette }).nullable(),
  /** By role: `logo`, `logo-dark`, `icon`, `any-192`, `maskable-512`, `touch-180`, `screenshot-ar-narrow`, …. */
  pictures: z.record(z.string(), brandPicture),
  /** What the law wants to be known of the seller, as far as the owner has given it. */
  company_name: z.string().nullable(),
  licence_number: z.string().nullable(),
  tax_number: z.string().nullable(),
});
export type ShopBrand = z.infer<typeof shopBrand>;

/** Facts about the shop shown on every page. */
const shopFacts = z.object({
  contact,
  seller,
  delivery: deliveryTerms,
  /** Null for a provider that has none; pages then say 'our shop'. */
  brand: shopBrand.nullable(),
  /** The owner's texts instead of the shop's, by subject and member; absent when there are none. */
  texts: z.record(z.string(), z.record(z.string(), z.string())).optional(),
});
export type ShopFacts = z.infer<typeof shopFacts>;

export const readShop = defineCall({
  method: 'GET',
  path: '/api/ext/dijla/shop',
  access: { for: 'anyone' },
  summary: 'The shop’s name and look, where it answers its customers, and when it delivers (ours)',
  query: storeQuery,
  result: shopFacts,
  refusals: [],
});
