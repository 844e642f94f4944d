import { redirect } from 'react-router';
import type { CatalogueSource } from '../catalogue-source.ts';
import { listingOf, type ListingView } from '../features/listing/load-listing.ts';
import { loadProduct, type ProductPageView, productPageOf } from '../features/product/load-product.ts';
import { paths } from '../paths.ts';
import { movedForGood, refuseUnknown } from '../refuse-unknown.ts';
import { findEntity } from './find-entity.ts';
import type { LoadPage } from './load-page.ts';

export type EntityView = { kind: 'product'; page: ProductPageView } | { kind: 'category'; page: ListingView };

/** Further addresses of all brands and of one lead to those they have (spec 1 §2). */
const refuseBrandAlias = (source: CatalogueSource, urlPath: string): void => {
  const [isAlias, brand] = /^(?:brands\.html|brand(?:\/([^/]+))?)$/.exec(urlPath) ?? [];
  if (isAlias !== undefined) throw redirect(paths.brands(source.store.code, brand), movedForGood);
};

/** A product has no filters, orders or pages: an address that names some leads to the one without, so that each product is one page. */
const refuseFilters = (source: CatalogueSource, urlPath: string, search: URLSearchParams): void => {
  const childSku = search.get('childSku') ?? undefined;
  if ([...search.keys()].some((name) => name !== 'childSku')) throw redirect(paths.entity(source.store.code, urlPath, { childSku }));
};

/**
 * Whoever has this `url_path`, the product first (spec 1 §2): three calls in two steps, two where the device knows what stands there. What has
 * moved is redirected for good, and so is a page of text asked for without its prefix; what is gone answers 410, what never was 404.
 */
export const loadEntity: LoadPage<EntityView> = async (source, { params, search }) => {
  const urlPath = (params['*'] ?? '').replace(/\/+$/, '');
  refuseBrandAlias(source, urlPath);
  const found = await findEntity(source, urlPath);
  if (found?.kind === 'product') {
    refuseFilters(source, urlPath, search);
    return { kind: 'product', page: await productPageOf(source, found.document, search.get('childSku')) };
  }
  if (found !== null) return { kind: 'category', page: await listingOf(source, found.document, search) };
  return refuseUnknown(source, urlPath, Object.fromEntries(search));
};

/** A product page by its skus: the same as by its path. */
export const loadProductEntity: LoadPage<EntityView> = async (source, address) => ({ kind: 'product', page: await loadProduct(source, address) });
