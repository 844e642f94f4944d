import { sourceProjection } from '../answers/source-projection.ts';
import { facetCodes } from '../product-index/facets/occurring-options.ts';
import { axesOf, listIn } from '../scan/catalog-filters.ts';
import type { Document } from '../search-engine.ts';

/** What cards, filters, sorts and totals read of a product and its variants: no texts but the name, one picture. */
const members = [
  'id',
  'sku',
  'name',
  'lang',
  'type_id',
  'url_path',
  'url_key',
  'status',
  'visibility',
  'tax_class_id',
  'size_class',
  'image',
  'category_ids',
  'category.category_id',
  'brand',
  'brand_details.url_key',
  'brand_details.title',
  'number_of_sales',
  'sales_trend',
  'new',
  'sale',
  'special_promo_flag',
  'erin_recommends',
  'rating_summary',
  'reviews_count',
  'created_at',
  'updated_at',
  'custom_options',
] as const;

const offered = [
  'price_incl_tax',
  'original_price_incl_tax',
  'final_price',
  'final_price_incl_tax',
  'special_price',
  'prices',
  'stock.is_in_stock',
] as const;

const ofVariants = ['id', 'sku', 'status', 'image', 'tax_class_id', ...offered] as const;

/** Variants are unlike each other, and many. */
export const nestedMembers = ['configurable_children'] as const;

/** Returns a variant with the values by which it differs, and without those that all variants share. */
const slimVariant = (variant: Document, axes: ReadonlySet<unknown>, kept: ReadonlySet<string>): Document =>
  Object.fromEntries(Object.entries(variant).filter(([member]) => kept.has(member) || axes.has(member)));

/**
 * Returns a function that reduces a product as a shopper sees it to what the slim catalogue has of it;
 * `definitions` are those of the attributes, by whose codes products are filtered.
 */
export const slimDocument = (definitions: readonly Document[]): ((document: Document) => Document) => {
  const codes = facetCodes(definitions);
  const project = sourceProjection({
    include: [
      ...members,
      ...offered,
      ...codes,
      'configurable_options',
      ...[...ofVariants, ...codes].map((member) => `configurable_children.${member}`),
    ],
    exclude: [],
  });
  const kept = new Set<string>([...ofVariants.filter((member) => !member.includes('.')), 'stock']);
  return (document) => {
    const slim = project(document);
    const variants = listIn(slim['configurable_children']);
    if (variants.length === 0) return slim;
    const axes = axesOf(slim);
    return { ...slim, configurable_children: variants.map((variant) => slimVariant(variant, axes, kept)) };
  };
};

/** Types of products whose page needs more than the slim catalogue has: their parts or their files. */
const inParts: ReadonlySet<unknown> = new Set(['bundle', 'grouped', 'downloadable']);

/** Whether a product can be bought with what the slim catalogue has of it. */
export const isWholeInSlim = ({ type_id: type }: Document): boolean => !inParts.has(type);
