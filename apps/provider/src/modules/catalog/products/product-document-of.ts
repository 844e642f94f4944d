import type { ConfigurableOption, MediaEntry } from '@dijla/contract/client';
import { readingOrder } from '@dijla/contract/read-languages';
import type { AttributeDefinition, Definitions } from '../attributes/attribute-definition.ts';
import type { Language } from '../saving/catalog-batch.ts';
import type { ColdProduct, ColdVariant } from './cold-product.ts';
import { hashedPicturePath } from '../../media/media.ts';
import { namedOptions } from '../attributes/named-options.ts';
import { optionMembers } from '../attributes/option-members.ts';
import type { BrandRows, DocumentStore, ProductCore, ProductRows } from './product-rows.ts';
import { textIn } from '../saving/text-in.ts';

/** Attribute values in wire form: option ids by attribute code, booleans as 0 and 1. */
const attributeMembers = (attributes: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([code, value]) => [
      code,
      typeof value === 'boolean' ? Number(value) : value,
    ]),
  );

/** Text attributes in this language, each missing one in the first language read in its place. */
const textMembers = ({ texts }: Pick<ProductCore, 'texts'>, language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...readingOrder(language)
      .toReversed()
      .map((other) => texts[other]?.attributes),
  );

type CategoryRow = ProductRows['categories'][number];

/** Returns a category and those above it, the uppermost first. */
const wayTo = (category: CategoryRow, byId: ReadonlyMap<number, CategoryRow>): CategoryRow[] => {
  const way: CategoryRow[] = [];
  for (
    let step: CategoryRow | undefined = category;
    step !== undefined && !way.includes(step);
    step = byId.get(step.parent_id ?? 0)
  )
    way.unshift(step);
  return way;
};

/**
 * Returns the category that tags of a tag manager are told: the owner's own attribute of this name, else the longest way
 * to a category that the product is assigned to.
 */
const tagCategory = (
  { attributes, texts, categories }: ProductRows,
  language: Language,
): string | undefined => {
  const own = textMembers({ texts }, language)['gtm_category'] ?? attributes['gtm_category'];
  if (typeof own === 'string' && own !== '') return own;
  const byId = new Map(categories.map((category) => [category.id, category]));
  const [longest] = categories
    .filter(({ is_assigned: isAssigned }) => isAssigned)
    .map((category) => wayTo(category, byId))
    .toSorted((one, other) => other.length - one.length);
  return (
    longest
      ?.map(({ names }) => textIn(names, language).text ?? '')
      .filter(Boolean)
      .join('/') || undefined
  );
};

const coverOf = ({ media: [cover] }: ProductCore): string | null =>
  cover === undefined ? null : hashedPicturePath(cover.path, cover.hash);

const galleryOf = (
  { media }: ProductRows,
  { label, language }: { label: string; language: Language },
): MediaEntry[] =>
  media.map(({ path, hash, tone, alt = {} }, index) => ({
    image: hashedPicturePath(path, hash),
    pos: index + 1,
    typ: 'image',
    lab: alt[language] ?? label,
    ...(tone === null ? {} : { tone }),
  }));

const brandMembers = (brand: BrandRows | null, language: Language): Partial<ColdProduct> => {
  const title = brand === null ? undefined : textIn(brand.titles, language).text;
  if (brand === null || title === undefined) return {};
  return {
    brand_details: {
      title,
      ...(brand.url_key === null ? {} : { url_key: brand.url_key, image: brand.image }),
    },
  };
};

const variantOf = (rows: ProductCore, store: DocumentStore): ColdVariant[] => {
  const address = rows.addresses[store.code];
  if (address === undefined) return [];
  const { id, sku, status, tax_class_id } = rows;
  return [
    {
      ...attributeMembers(rows.attributes),
      id,
      sku,
      status,
      tax_class_id,
      name: textIn(rows.texts, store.language).text?.name ?? sku,
      visibility: address.visibility,
      image: coverOf(rows),
      url_key: address.url_path,
      url_path: address.url_path,
    },
  ];
};

const valuesOf = (variants: readonly ColdVariant[], code: string): number[] => [
  ...new Set(
    variants
      .filter(({ status }) => status < 2)
      .map((variant) => variant[code])
      .filter((value) => typeof value === 'number'),
  ),
];

type Axis = { attribute: AttributeDefinition; position: number };
type Configurable = { id: number; variants: readonly ColdVariant[]; language: Language };

const optionOf = (
  { attribute, position }: Axis,
  { id, variants, language }: Configurable,
): ConfigurableOption => {
  const offered = new Set(valuesOf(variants, attribute.code));
  return {
    id: attribute.id,
    attribute_id: String(attribute.id),
    attribute_code: attribute.code,
    label: textIn(attribute.labels, language).text ?? attribute.code,
    position,
    product_id: id,
    values: namedOptions(
      attribute.options.filter(({ id: option }) => offered.has(option)),
      language,
    ).map(({ id: value_index, label, hex }) => ({ value_index, label, ...(hex === null ? {} : { hex }) })),
  };
};

/**
 * Members that only configurables have: options, variants, and as `<code>_options` each axis's values of the
 * enabled variants.
 */
const configurableMembers = (
  rows: ProductRows,
  definitions: Definitions,
  store: DocumentStore,
): Partial<ColdProduct> => {
  if (rows.type !== 'configurable') return {};
  const variants = rows.variants.flatMap((variant) => variantOf(variant, store));
  const axes = rows.axes.flatMap((code, position) => {
    const attribute = definitions.get(code);
    return attribute === undefined ? [] : [{ attribute, position }];
  });
  const context = { id: rows.id, variants, language: store.language };
  return {
    ...Object.fromEntries(
      axes.map(({ attribute: { code } }) => [`${code}_options`, valuesOf(variants, code)]),
    ),
    configurable_options: axes.map((axis) => optionOf(axis, context)),
    configurable_children: variants,
  };
};

/**
 * Returns a product's cold document in one store view (wire §7.8); undefined when it is not part of that
 * store view.
 */
export const productDocumentOf = (
  rows: ProductRows,
  definitions: Definitions,
  store: DocumentStore,
): ColdProduct | undefined => {
  const address = rows.addresses[store.code];
  if (address === undefined) return undefined;
  const { text, lang } = textIn(rows.texts, store.language);
  const name = text?.name ?? rows.sku;
  const cover = coverOf(rows);
  const category = tagCategory(rows, store.language);
  return {
    ...attributeMembers(rows.attributes),
    ...textMembers(rows, store.language),
    id: rows.id,
    sku: rows.sku,
    type_id: rows.type,
    attribute_set_id: rows.attribute_set_id,
    name,
    ...(lang === undefined ? {} : { lang }),
    description: text?.description ?? '',
    short_description: text?.short_description ?? '',
    meta_title: text?.meta_title ?? '',
    meta_description: text?.meta_description ?? '',
    // The address is the url_key made unique; clients build URLs from either field.
    slug: address.url_path,
    url_key: address.url_path,
    url_path: address.url_path,
    status: rows.status,
    visibility: address.visibility,
    tax_class_id: rows.tax_class_id,
    ...(rows.size_class === null ? {} : { size_class: rows.size_class }),
    // As in the reference, `category_ids` holds the assigned categories and `category` their ancestors too.
    category_ids: rows.categories.filter(({ is_assigned }) => is_assigned).map(({ id }) => String(id)),
    category: rows.categories.map(({ id, names }) => ({
      category_id: id,
      name: textIn(names, store.language).text ?? '',
    })),
    ...(category === undefined ? {} : { gtm_category: category }),
    ...brandMembers(rows.brand, store.language),
    image: cover,
    small_image: cover,
    thumbnail: cover,
    media_gallery: galleryOf(rows, { label: name, language: store.language }),
    created_at: rows.created_at,
    updated_at: rows.updated_at,
    ...optionMembers(rows, store.language),
    ...configurableMembers(rows, definitions, store),
  };
};
