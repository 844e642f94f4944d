import { compactNames, type ConfigurableChild, type ProductDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';

const fullNames: ReadonlyMap<string, string> = new Map(
  Object.entries(compactNames).map(([full, short]) => [short, full]),
);

/** Members that a compact answer omits from a variant when they equal those of its product (wire §7.6). */
const inherited = [
  'price',
  'price_tax',
  'price_incl_tax',
  'original_price',
  'original_price_tax',
  'original_price_incl_tax',
  'special_price',
  'special_price_tax',
  'special_price_incl_tax',
  'final_price',
  'final_price_tax',
  'final_price_incl_tax',
  'image',
  'small_image',
  'thumbnail',
] as const;

const renamed = (document: WireDocument): WireDocument =>
  Object.fromEntries(Object.entries(document).map(([name, value]) => [fullNames.get(name) ?? name, value]));

const filledFrom = (parent: WireDocument, child: WireDocument): WireDocument => {
  const filled = renamed(child);
  for (const name of inherited) if (!(name in filled) && name in parent) filled[name] = parent[name];
  return filled;
};

/** The named members of a document, without its index signature. */
type Named<Document> = {
  [Member in keyof Document as string extends Member ? never : Member]?: Document[Member];
};

export type PartialChild = Named<ConfigurableChild>;
/** A product with the members that the query requested: any may be missing. */
export type PartialProduct = Omit<Named<ProductDocument>, 'configurable_children'> & {
  configurable_children?: PartialChild[];
};

/**
 * Returns a product with full member names, and its variants with the members inherited from it. Full names
 * are kept unchanged.
 */
export const expandProduct = (document: WireDocument): PartialProduct => {
  const product = renamed(document);
  const children = product['configurable_children'];
  if (Array.isArray(children))
    product['configurable_children'] = children.map((child: WireDocument) => filledFrom(product, child));
  return product as PartialProduct;
};
