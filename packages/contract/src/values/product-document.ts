import { z } from 'zod';
import { productType } from './cart-item.ts';
import { priceRow } from './money.ts';

const optionIds = z.union([z.int(), z.array(z.int())]);

/** Price members of the wire in major units, tax included and excluded (wire §7.8); 0 stands for 'no special price'. */
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
  /** Exact price rows in minor units (ours): what device totals are made from. */
  prices: z.array(priceRow),
};

export const documentStock = z.object({
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
  /** One colour of the picture as `#rrggbb`, painted until it comes (ours). */
  tone: z.string().optional(),
});
export type MediaEntry = z.infer<typeof mediaEntry>;

/** A variant of a configurable: `color: 49, size: 168` are option ids under their attribute codes. */
export const configurableChild = z
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

export const configurableOption = z.object({
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
 * A product as the catalogue answers it, under full names (wire §7.6–7.8). Attribute values are option ids
 * under their codes; a configurable also carries `<code>_options` with the ids of its variants.
 */
export const productDocument = z
  .object({
    id: z.int(),
    sku: z.string(),
    type_id: productType,
    name: z.string(),
    /** Language the texts are in when they had to fall back to the other one (`ar`, `en`); absent otherwise. */
    lang: z.string().optional(),
    description: z.string(),
    short_description: z.string(),
    slug: z.string(),
    url_key: z.string(),
    url_path: z.string(),
    status: z.int(),
    visibility: z.int(),
    tax_class_id: z.int(),
    category_ids: z.array(z.string()),
    category: z.array(z.object({ category_id: z.int(), name: z.string() })),
    image: z.string().nullable(),
    small_image: z.string().nullable(),
    thumbnail: z.string().nullable(),
    media_gallery: z.array(mediaEntry),
    created_at: z.string(),
    updated_at: z.string(),
    number_of_sales: z.int(),
    new: z.int(),
    sale: z.int(),
    stock: documentStock,
    ...priceMembers,
    configurable_options: z.array(configurableOption).optional(),
    configurable_children: z.array(configurableChild).optional(),
  })
  .catchall(z.unknown());
export type ProductDocument = z.infer<typeof productDocument>;
export type OptionIds = z.infer<typeof optionIds>;
