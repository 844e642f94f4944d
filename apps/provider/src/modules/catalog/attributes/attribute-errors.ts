import { compactNames } from '@dijla/contract/client';
import type { AttributeInput } from '../saving/catalog-batch.ts';
import { isUnkeepable, type RecordError, repeated, unkeepable } from '../saving/catalog-warning.ts';

/** Document members that an attribute with the same code would hide (wire §7.6). */
const reservedCodes = new Set([
  ...Object.keys(compactNames),
  ...Object.values(compactNames),
  'id',
  'sku',
  'type_id',
  'lang',
  'short_description',
  'slug',
  'url_path',
  'visibility',
  'category',
  'category_ids',
  'media_gallery',
  'created_at',
  'updated_at',
  'number_of_sales',
  'sales_trend',
  'stock',
  'prices',
  'special_from_date',
  'special_to_date',
  'attribute_set_id',
  'meta_title',
  'meta_description',
  'brand_details',
  'rating_summary',
  'reviews_count',
  'tier_prices',
  'product_links',
  'bundle_options',
  'custom_options',
  'links_title',
  'samples_title',
  '__proto__',
  'constructor',
  'toString',
  'links_purchased_separately',
  'extension_attributes',
  'configurable_options',
  'configurable_children',
  '_score',
]);

const isColor = (hex: string | null): boolean => hex === null || /^#[0-9a-f]{6}$/.test(hex);

/**
 * Returns the errors of an attribute's definition. An attribute without a usable code, or with texts that
 * cannot be stored, is rejected.
 */
export const attributeErrors = ({ code, labels, options, sets }: AttributeInput): RecordError[] => {
  const faults: RecordError[] = [];
  if (isUnkeepable([code, labels, options, sets]))
    faults.push({ field: 'labels', code: 'bad-text', subject: code, fault: unkeepable, isTaken: false });
  if (code === '')
    faults.push({ field: 'code', code: 'bad-code', subject: code, fault: 'is empty', isTaken: false });
  if (reservedCodes.has(code))
    faults.push({
      field: 'code',
      code: 'reserved-code',
      subject: code,
      fault: 'is the name of a document member',
      isTaken: false,
    });
  for (const option of repeated(options.map((each) => each.code))) {
    faults.push({
      field: 'options',
      code: 'repeated-option',
      subject: option,
      fault: `option '${option}' is given twice`,
      isTaken: true,
    });
  }
  for (const { code: option, hex } of options) {
    if (!isColor(hex))
      faults.push({
        field: option,
        code: 'bad-colour',
        subject: `${option} ${hex}`,
        fault: `'${hex}' is no colour`,
        isTaken: true,
      });
  }
  return faults;
};

/**
 * Returns an attribute in the canonical form in which it is stored and read: its options ordered by `sort`,
 * without duplicates.
 */
export const canonicalAttribute = (attribute: AttributeInput): AttributeInput => {
  const {
    code,
    input,
    labels,
    is_filterable,
    is_comparable,
    is_visible_on_front,
    is_user_defined,
    position,
    sets,
  } = attribute;
  const options = [...Map.groupBy(attribute.options, (option) => option.code).values()].flatMap(
    ([first]) => first ?? [],
  );
  return {
    code,
    input,
    labels,
    is_filterable,
    is_comparable,
    is_visible_on_front,
    is_user_defined,
    position,
    options: options
      .map((option) => ({
        code: option.code,
        sort: option.sort,
        hex: isColor(option.hex) ? option.hex : null,
        labels: option.labels,
      }))
      .toSorted((one, other) => one.sort - other.sort || (one.code < other.code ? -1 : 1)),
    sets: [...new Set(sets)].toSorted(),
  };
};
