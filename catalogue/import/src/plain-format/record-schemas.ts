import { byLanguage, languages } from '@dijla/contract/store-views';
import { promotionRule } from '@dijla/contract/schemas';
import { type ContentKind, contentKinds, type ContentRecords } from '@dijla/provider/modules/content/content';
import { z } from 'zod';
import type { ImportRecord, RecordKind, RecordsByKind } from '../record/import-record.ts';

const currencyCode = z.enum(['IQD', 'USD']);
const productType = z.enum(['simple', 'configurable', 'bundle', 'grouped', 'virtual', 'downloadable']);
const texts = <T extends z.ZodType>(text: T) => z.strictObject(byLanguage(() => text.optional()));
const whole = z.int().min(0);
const instant = z.iso.datetime({ offset: true }).nullable();
const option = z.strictObject({
  code: z.string(),
  sort: z.int(),
  hex: z.string().nullable(),
  labels: texts(z.string()),
});
const amount = z.strictObject({
  currency: currencyCode,
  amount: whole,
  is_derived: z.boolean().default(false),
});
const optionPrice = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('percent'), percent: whole }),
  z.strictObject({ type: z.literal('fixed'), amounts: z.array(amount) }),
]);
const price = z.strictObject({
  price_list: z.string(),
  currency: currencyCode,
  kind: z.enum(['regular', 'special']),
  amount: whole,
  min_qty: z.int().min(1),
  from: instant,
  until: instant,
  is_derived: z.boolean().default(false),
});
const selection = z.strictObject({
  sku: z.string(),
  qty: whole,
  is_default: z.boolean(),
  can_change_quantity: z.boolean(),
});
const productText = z.strictObject({
  name: z.string(),
  description: z.string(),
  short_description: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  attributes: z.record(z.string(), z.string()),
});
const nullableText = z.string().nullable();

const product = z.strictObject({
  sku: z.string(),
  type: productType,
  status: whole,
  visibility: z.int().min(1).max(4),
  tax_class_id: whole,
  size_class: nullableText.optional(),
  attribute_set: nullableText,
  url_key: z.string(),
  created_at: instant,
  attributes: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.number(), z.boolean()])),
  texts: texts(productText),
  categories: z.array(z.strictObject({ url_path: z.string(), position: z.int() })),
  media: z.array(z.strictObject({ path: z.string(), hash: nullableText, tone: nullableText })),
  axes: z.array(z.string()),
  variants: z.array(z.string()),
  members: z.array(z.strictObject({ sku: z.string(), qty: whole })),
  bundle_options: z.array(
    z.strictObject({
      code: z.string(),
      type: z.enum(['select', 'radio', 'checkbox', 'multi']),
      is_required: z.boolean(),
      titles: texts(z.string()),
      selections: z.array(selection),
    }),
  ),
  custom_options: z.array(
    z.strictObject({
      code: z.string(),
      type: z.enum(['field', 'area', 'date', 'drop_down', 'radio', 'checkbox', 'multiple']),
      is_required: z.boolean(),
      max_characters: z.int().nullable(),
      titles: texts(z.string()),
      values: z.array(z.strictObject({ code: z.string(), titles: texts(z.string()), price: optionPrice })),
    }),
  ),
  download: z
    .strictObject({
      links_purchased_separately: z.boolean(),
      titles: texts(z.strictObject({ links_title: z.string(), samples_title: z.string() })),
      links: z.array(
        z.strictObject({
          code: z.string(),
          titles: texts(z.string()),
          file: z.string(),
          sample_file: nullableText,
          max_downloads: z.int().nullable(),
          days: z.int().nullable().optional(),
          amounts: z.array(amount),
        }),
      ),
    })
    .nullable(),
  prices: z.array(price),
  stock: z.strictObject({
    qty: whole,
    manage_stock: z.boolean(),
    is_in_stock: z.boolean(),
    min_sale_qty: z.int().min(1),
    max_sale_qty: z.int().min(1),
  }),
  number_of_sales: whole,
});

const address = z.strictObject({
  firstname: z.string(),
  lastname: z.string(),
  company: nullableText,
  telephone: nullableText,
  country: z.string(),
  region_id: z.int().nullable(),
  region: nullableText,
  city: z.string(),
  street: z.array(z.string()),
  landmark: nullableText.default(null),
  postcode: nullableText,
  is_default_shipping: z.boolean(),
  is_default_billing: z.boolean(),
});

const columnSchemas = { text: z.string(), integer: z.int(), date: z.iso.date() };

const contentSchema = ({ columns, texts: names }: ContentKind) =>
  z.strictObject({
    identifier: z.string(),
    is_active: z.boolean(),
    ...Object.fromEntries(Object.entries(columns).map(([name, { type }]) => [name, columnSchemas[type]])),
    texts: texts(z.strictObject(Object.fromEntries(names.map((name) => [name, z.string()])))),
  });

const contentSchemas = Object.fromEntries(
  Object.entries(contentKinds).map(([name, kind]) => [name, contentSchema(kind)]),
  // A kind's columns and texts are what its records have.
) as unknown as { [Kind in keyof ContentRecords]: z.ZodType<ContentRecords[Kind]> };

/** Schemas of each kind of record, because import files are untrusted. */
export const recordSchemas: { [Kind in RecordKind]: z.ZodType<RecordsByKind[Kind]> } = {
  'tax-rate': z.strictObject({
    code: z.string(),
    country: z.string(),
    region_id: z.int(),
    region_name: nullableText,
    postcode: z.string(),
    rate: whole,
  }),
  'tax-rule': z.strictObject({
    code: z.string(),
    priority: z.int(),
    position: z.int(),
    rates: z.array(z.string()),
    customer_class_ids: z.array(z.int()),
    product_class_ids: z.array(z.int()),
  }),
  'shipping-rates': z.strictObject({
    carrier_code: z.string(),
    method_code: z.string(),
    rates: z.array(
      z.strictObject({
        country: z.string(),
        region_code: z.string(),
        postcode: z.string(),
        currency: currencyCode,
        min_subtotal: whole,
        price: whole,
      }),
    ),
  }),
  'customer-group': z.strictObject({ code: z.string(), price_list: z.string(), tax_class_id: z.int() }),
  attribute: z.strictObject({
    code: z.string(),
    input: z.enum(['select', 'multiselect', 'boolean', 'text', 'price', 'date']),
    labels: texts(z.string()),
    is_filterable: z.boolean(),
    is_comparable: z.boolean(),
    is_visible_on_front: z.boolean(),
    is_user_defined: z.boolean(),
    position: z.int(),
    options: z.array(option),
    sets: z.array(z.string()),
  }),
  category: z.strictObject({
    url_path: z.string(),
    position: z.int(),
    is_active: z.boolean(),
    include_in_menu: z.boolean(),
    is_anchor: z.boolean(),
    display_mode: z.string(),
    image: nullableText,
    media_gallery: z.array(z.string()),
    texts: texts(
      z.strictObject({
        name: z.string(),
        description: z.string(),
        meta_title: z.string(),
        meta_description: z.string(),
        meta_keywords: z.string(),
      }),
    ),
  }),
  brand: z.strictObject({
    code: z.string(),
    url_key: z.string(),
    image: nullableText,
    slider_image: nullableText,
    slider_position: z.int().nullable(),
    position: z.int(),
    texts: texts(z.strictObject({ title: z.string(), description: z.string() })),
  }),
  product,
  'product-links': z.strictObject({
    sku: z.string(),
    type: z.enum(['related', 'crosssell', 'upsell']),
    linked: z.array(z.string()),
  }),
  review: z.strictObject({
    natural_key: z.string(),
    sku: z.string(),
    status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    language: z.enum(languages),
    nickname: z.string(),
    title: z.string(),
    detail: z.string(),
    rating: z.int().min(1).max(5),
    created_at: instant,
  }),
  ...contentSchemas,
  promotion: z.strictObject({
    code: z.string(),
    is_active: z.boolean(),
    from: instant,
    until: instant,
    priority: z.int(),
    stops_further: z.boolean(),
    uses_per_customer: z.int().nullable(),
    texts: texts(z.strictObject({ name: z.string(), description: z.string() })),
    rule: promotionRule,
    coupons: z.array(z.strictObject({ code: z.string(), uses_limit: z.int().nullable() })),
  }),
  'search-words': z.strictObject({
    code: z.string(),
    kind: z.enum(['synonym', 'brand', 'stop']),
    words: z.record(z.string(), z.array(z.string())),
  }),
  customer: z.strictObject({
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    telephone: nullableText,
    birthday: nullableText,
    gender: nullableText,
    group: z.string(),
    password: nullableText,
    is_active: z.boolean(),
    addresses: z.array(address),
  }),
  wishlist: z.strictObject({
    email: z.string(),
    items: z.array(z.strictObject({ sku: z.string(), qty: z.int().min(1), comment: nullableText })),
  }),
  'past-order': z.strictObject({
    order_number: z.string(),
    email: z.string(),
    currency: currencyCode,
    placed_at: instant,
    shipping_carrier_code: z.string(),
    shipping_method_code: z.string(),
    payment_method_code: z.string(),
    lines: z.array(
      z.strictObject({ sku: z.string(), qty: z.int().min(1), options: z.record(z.string(), z.string()) }),
    ),
    is_refunded: z.boolean(),
  }),
};

export type CheckedRecord = { ok: true; record: ImportRecord } | { ok: false; member: string; fault: string };

/**
 * Validates a record of a kind. The first validation error is returned as a member such as `stock.qty` and a
 * message such as `Invalid input: expected number`.
 */
export const checkedRecord = (kind: RecordKind, value: unknown): CheckedRecord => {
  const { data, error } = recordSchemas[kind].safeParse(value);
  const [issue] = error?.issues ?? [];
  // The schema of this kind has just produced `data`.
  if (issue === undefined) return { ok: true, record: { kind, record: data } as ImportRecord };
  return { ok: false, member: issue.path.join('.'), fault: issue.message };
};
