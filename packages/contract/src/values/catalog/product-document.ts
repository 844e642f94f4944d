import { z } from 'zod';
import { productType } from '../carts/cart-item.ts';
import { priceRow } from '../money.ts';

/**
 * Price members of the wire in major units, tax included and excluded (wire §7.8); 0 means 'no special
 * price'.
 */
const priceMembers = {
  price: z.number(),
  price_tax: z.number(),
  price_incl_tax: z.number(),
  original_price: z.number(),
  original_price_tax: z.number(),
  original_price_incl_tax: z.number(),
  special_price: z.number(),
  special_price_tax: z.number(),
  special_price_incl_tax: z.number(),
  final_price: z.number(),
  final_price_tax: z.number(),
  final_price_incl_tax: z.number(),
  special_from_date: z.string().nullable(),
  special_to_date: z.string().nullable(),
  /**
   * Exact price rows in minor units (ours), from which the device computes totals. Empty where the parts
   * hold the prices.
   */
  prices: z.array(priceRow),
};

/**
 * Unit price from a minimum quantity, in major units; group 32000 is everyone who buys from the store's
 * price list.
 */
const tierPrice = z.object({ customer_group_id: z.int(), qty: z.int(), value: z.number() });
export type TierPrice = z.infer<typeof tierPrice>;

const documentStock = z.object({
  product_id: z.int(),
  qty: z.number(),
  is_in_stock: z.boolean(),
  manage_stock: z.boolean(),
  min_sale_qty: z.number(),
  max_sale_qty: z.number(),
});

export const mediaEntry = z.object({
  image: z.string(),
  pos: z.int(),
  typ: z.literal('image'),
  lab: z.string(),
  /** A color of the picture as `#rrggbb`, used as its placeholder (ours). */
  tone: z.string().optional(),
});
export type MediaEntry = z.infer<typeof mediaEntry>;

/** A variant of a configurable: `color: 49, size: 168` are option ids by attribute code. */
const configurableChild = z
  .object({
    id: z.int(),
    sku: z.string(),
    name: z.string(),
    status: z.int(),
    visibility: z.int(),
    image: z.string().nullable(),
    tax_class_id: z.int(),
    stock: documentStock,
    ...priceMembers,
  })
  .catchall(z.unknown());
export type ConfigurableChild = z.infer<typeof configurableChild>;

const configurableOption = z.object({
  id: z.int(),
  attribute_id: z.string(),
  attribute_code: z.string(),
  label: z.string(),
  position: z.int(),
  product_id: z.int(),
  values: z.array(z.object({ value_index: z.int(), label: z.string(), hex: z.string().optional() })),
});
export type ConfigurableOption = z.infer<typeof configurableOption>;

/**
 * A part of a bundle. A selection's price is that of its product, so its `price` has no meaning (wire §7.8).
 */
const bundlePart = z.object({
  option_id: z.int(),
  title: z.string(),
  required: z.boolean(),
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  position: z.int(),
  sku: z.string(),
  product_links: z.array(
    z.object({
      id: z.int(),
      sku: z.string(),
      option_id: z.int(),
      qty: z.int(),
      position: z.int(),
      is_default: z.boolean(),
      price: z.number(),
      price_type: z.enum(['fixed', 'percent']).nullable(),
      can_change_quantity: z.boolean(),
    }),
  ),
});
export type BundlePart = z.infer<typeof bundlePart>;

const optionPrice = { price: z.number(), price_type: z.enum(['fixed', 'percent']) };

const customOptionType = z.enum(['field', 'area', 'date', 'drop_down', 'radio', 'checkbox', 'multiple']);

/**
 * A custom option of one product: `price` in major units, or in percent of the product's price. `type` is
 * one that every client supports; if the real type differs, `input_type` holds it (ours): an `area` and a
 * `date` are sent as `field`, `multiple` as `checkbox`.
 */
const customOptionDocument = z.object({
  option_id: z.int(),
  title: z.string(),
  type: customOptionType,
  input_type: customOptionType.optional(),
  is_require: z.boolean(),
  sort_order: z.int(),
  max_characters: z.int().nullable(),
  ...optionPrice,
  values: z.array(
    z.object({ option_type_id: z.int(), title: z.string(), sort_order: z.int(), ...optionPrice }),
  ),
});
export type CustomOptionDocument = z.infer<typeof customOptionDocument>;

/** A product that this one links to; `associated` are the members of a grouped product (wire §7.8). */
const productLink = z.object({
  sku: z.string(),
  link_type: z.enum(['related', 'crosssell', 'upsell', 'associated']),
  linked_product_sku: z.string(),
  linked_product_type: productType,
  position: z.int(),
  extension_attributes: z.object({ qty: z.int() }).optional(),
});
export type ProductLink = z.infer<typeof productLink>;

/**
 * A download link for sale; the location of its file is never exposed. `number_of_downloads` 0 means no
 * limit.
 */
const downloadLinkDocument = z.object({
  id: z.int(),
  title: z.string(),
  sort_order: z.int(),
  is_shareable: z.literal(0),
  price: z.number(),
  number_of_downloads: z.int(),
  link_type: z.literal('file'),
  /** Null when there is no sample. */
  sample_type: z.literal('file').nullable(),
});
export type DownloadLinkDocument = z.infer<typeof downloadLinkDocument>;

/**
 * A product as the catalog returns it, under full names (wire §7.6–7.8). Attribute values are option ids by
 * attribute code; a configurable also has `<code>_options` with the ids of its variants.
 */
export const productDocument = z
  .object({
    id: z.int(),
    sku: z.string(),
    type_id: productType,
    name: z.string(),
    /** Language of the texts when the other language is used as a fallback (`ar`, `en`); absent otherwise. */
    lang: z.string().optional(),
    description: z.string(),
    short_description: z.string(),
    slug: z.string(),
    url_key: z.string(),
    url_path: z.string(),
    status: z.int(),
    visibility: z.int(),
    tax_class_id: z.int(),
    /** Size class of a product that needs more than ordinary delivery (ours). */
    size_class: z.string().optional(),
    category_ids: z.array(z.string()),
    category: z.array(z.object({ category_id: z.int(), name: z.string() })),
    /** Category that tags of a tag manager are told: the owner's own words, else the way to it, with slashes. */
    gtm_category: z.string().optional(),
    image: z.string().nullable(),
    small_image: z.string().nullable(),
    thumbnail: z.string().nullable(),
    media_gallery: z.array(mediaEntry),
    created_at: z.string(),
    updated_at: z.string(),
    number_of_sales: z.int(),
    /**
     * Four times the sales of 7 days minus the sales of the 28 days before: above 0 it sells better than
     * before (ours).
     */
    sales_trend: z.int(),
    new: z.int(),
    sale: z.int(),
    stock: documentStock,
    ...priceMembers,
    attribute_set_id: z.int().nullable(),
    meta_title: z.string(),
    meta_description: z.string(),
    has_options: z.int(),
    required_options: z.int(),
    brand_details: z
      .object({ title: z.string(), url_key: z.string().optional(), image: z.string().nullable().optional() })
      .optional(),
    /** 0 to 100; 0 when there are no ratings. */
    rating_summary: z.int(),
    reviews_count: z.int(),
    tier_prices: z.array(tierPrice),
    product_links: z.array(productLink),
    bundle_options: z.array(bundlePart).optional(),
    custom_options: z.array(customOptionDocument).optional(),
    links_title: z.string().optional(),
    samples_title: z.string().optional(),
    links_purchased_separately: z.int().optional(),
    extension_attributes: z
      .object({ downloadable_product_links: z.array(downloadLinkDocument).optional() })
      .optional(),
    configurable_options: z.array(configurableOption).optional(),
    configurable_children: z.array(configurableChild).optional(),
  })
  .catchall(z.unknown());
export type ProductDocument = z.infer<typeof productDocument>;
