import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type { BundlePart } from '@dijla/contract/client';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { PackedParents } from '@dijla/search-index/core/packed/packed-parents';
import type { PackedSkus } from '@dijla/search-index/core/packed/packed-skus';

/** Skus of a product's parts: variants, the choices of a bundle, the members of a group. */
export const partSkus = ({
  configurable_children = [],
  bundle_options = [],
  product_links,
}: ColdProduct): string[] => [
  ...configurable_children.map(({ sku }) => sku),
  ...bundle_options.flatMap((option) => option.product_links.map(({ sku }) => sku)),
  ...product_links
    .filter(({ link_type }) => link_type === 'associated')
    .map(({ linked_product_sku }) => linked_product_sku),
];

type Kinship = { parents: PackedParents; idBySku: PackedSkus };

/** Ids of the products that contain this one. */
export const parentsOf = ({ parents, idBySku }: Kinship, id: number): readonly number[] => {
  const sku = idBySku.skuOf(id);
  return sku === undefined ? [] : parents.of(sku);
};

/** These products and the products that contain them. */
export const withParents = (memory: Kinship, ids: Iterable<number>): Set<number> => {
  const list = [...ids];
  return new Set([...list, ...list.flatMap((id) => [...parentsOf(memory, id)])]);
};

/** A product within another product, and its quantity. */
export type Part = { product: ColdProduct; qty: number };

/** Finds a product of a store view by sku. */
export type FindProduct = (sku: string) => ColdProduct | undefined;

/** The part if it is enabled and sold by itself; a composed product is never a part. */
const found = (sku: string, qty: number, productOf: FindProduct): Part[] => {
  const product = productOf(sku);
  return product !== undefined && product.status < 2 && productTypeTraits[product.type_id].ownStock
    ? [{ product, qty }]
    : [];
};

/** Returns the sellable members of a grouped product. */
export const groupParts = ({ product_links }: ColdProduct, productOf: FindProduct): Part[] =>
  product_links
    .filter(({ link_type }) => link_type === 'associated')
    .flatMap(({ linked_product_sku, extension_attributes }) =>
      found(linked_product_sku, extension_attributes?.qty ?? 1, productOf),
    );

/** The sellable choices of one bundle part, and those of them that are preselected. */
export type BundleChoices = { required: boolean; choices: Part[]; first: Part[] };

const isOneOnly = ({ type }: BundlePart): boolean => type === 'select' || type === 'radio';

/**
 * Returns the choices of each part of a bundle. A required part without a default preselects its first
 * choice (spec 1 §3).
 */
export const bundleChoices = (
  { bundle_options = [] }: ColdProduct,
  productOf: FindProduct,
): BundleChoices[] =>
  bundle_options.map((option) => {
    const offered = option.product_links.flatMap(({ sku, qty, is_default }) =>
      found(sku, qty, productOf).map((part) => ({ part, is_default })),
    );
    const set = offered.filter(({ is_default }) => is_default);
    const chosen =
      set.length === 0 && option.required ? offered.slice(0, 1) : isOneOnly(option) ? set.slice(0, 1) : set;
    return {
      required: option.required,
      choices: offered.map(({ part }) => part),
      first: chosen.map(({ part }) => part),
    };
  });
