import { productTypeTraits } from '@dijla/commerce-rules/product-types/product-type-traits';
import type { BundlePart } from '@dijla/contract/client';
import type { ColdProduct } from '../../modules/catalog/catalog.ts';
import type { CatalogMemory } from '../engine/catalog-memory.ts';

/** Skus of what a product is made of: variants, the choices of a bundle, the members of a group. */
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

type Kinship = Pick<CatalogMemory, 'parents' | 'idBySku'>;

/** The products this one is part of. */
export const parentsOf = ({ parents, idBySku }: Kinship, id: number): readonly number[] => {
  const sku = idBySku.skuOf(id);
  return sku === undefined ? [] : parents.of(sku);
};

/** These products and those they are part of. */
export const withParents = (memory: Kinship, ids: Iterable<number>): Set<number> => {
  const list = [...ids];
  return new Set([...list, ...list.flatMap((id) => [...parentsOf(memory, id)])]);
};

/** One product within another, and how many of it. */
export type Part = { product: ColdProduct; qty: number };

/** Finds a product of a store view by sku. */
export type FindProduct = (sku: string) => ColdProduct | undefined;

/** Enabled, and sold as itself: a part is never made of parts. */
const found = (sku: string, qty: number, productOf: FindProduct): Part[] => {
  const product = productOf(sku);
  return product !== undefined && product.status < 2 && productTypeTraits[product.type_id].ownStock
    ? [{ product, qty }]
    : [];
};

/** The members of a grouped product that can be sold. */
export const groupParts = ({ product_links }: ColdProduct, productOf: FindProduct): Part[] =>
  product_links
    .filter(({ link_type }) => link_type === 'associated')
    .flatMap(({ linked_product_sku, extension_attributes }) =>
      found(linked_product_sku, extension_attributes?.qty ?? 1, productOf),
    );

/** Of each part of a bundle the choices that can be sold, and those among them it begins with. */
export type BundleChoices = { required: boolean; choices: Part[]; first: Part[] };

const isOneOnly = ({ type }: BundlePart): boolean => type === 'select' || type === 'radio';

/** A required part begins with its first choice when none is set (spec 1 §3). */
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
