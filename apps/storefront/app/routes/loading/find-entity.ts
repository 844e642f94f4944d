import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { findCategory } from '../../features/listing/loading/load-listing.ts';
import { findProduct } from '../../features/product/load-product.ts';

export type FoundEntity = { kind: 'product' | 'category'; document: WireDocument };

const finders = { product: findProduct, category: findCategory } as const;

/**
 * Finds an entity with one call by the kind that the device has stored for the path. Removes the stored kind
 * if the entity no longer exists.
 */
const findKnown = async (source: CatalogSource, urlPath: string): Promise<FoundEntity | null> => {
  const kind = (await source.urlMap?.kindAt(urlPath)) ?? null;
  if (kind === null) return null;
  const document = await finders[kind](source, { attribute: 'url_path', value: urlPath });
  if (document !== null) return { kind, document };
  await source.urlMap?.forget(urlPath);
  return null;
};

/**
 * Returns the product or category with this `url_path`, the product first (spec 1 §2), or null. Both are
 * requested in parallel.
 */
export const findEntity = async (source: CatalogSource, urlPath: string): Promise<FoundEntity | null> => {
  const known = await findKnown(source, urlPath);
  if (known !== null) return known;
  const productAsked = findProduct(source, { attribute: 'url_path', value: urlPath });
  const categoryAsked = findCategory(source, { attribute: 'url_path', value: urlPath });
  // If the product is found, a failed category request does not matter: offline, only one of the two may be
  // known.
  categoryAsked.catch(() => undefined);
  const product = await productAsked;
  if (product !== null) return { kind: 'product', document: product };
  const category = await categoryAsked;
  return category === null ? null : { kind: 'category', document: category };
};
