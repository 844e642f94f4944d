import { data, redirect } from 'react-router';
import type { CatalogueSource } from '../catalogue-source.ts';
import { findCategory, listingOf, type ListingView } from '../features/listing/load-listing.ts';
import { findProduct, loadProduct, type ProductPageView, productPageOf } from '../features/product/load-product.ts';
import { paths } from '../paths.ts';
import type { LoadPage } from './load-page.ts';

const movedForGood = 301;

export type EntityView = { kind: 'product'; page: ProductPageView } | { kind: 'category'; page: ListingView };

/** A product has no filters, orders or pages: an address that names some leads to the one without, so that each product is one page. */
const refuseFilters = (source: CatalogueSource, urlPath: string, search: URLSearchParams): void => {
  const childSku = search.get('childSku') ?? undefined;
  if ([...search.keys()].some((name) => name !== 'childSku')) throw redirect(paths.entity(source.store.code, urlPath, { childSku }));
};

/**
 * Whoever has this `url_path`, the product first (spec 1 §2): three calls in two steps. What has moved is redirected for good,
 * what is gone answers 410, what never was 404.
 */
export const loadEntity: LoadPage<EntityView> = async (source, { params, search }) => {
  const urlPath = (params['*'] ?? '').replace(/\/+$/, '');
  const productAsked = findProduct(source, { attribute: 'url_path', value: urlPath });
  const categoryAsked = findCategory(source, { attribute: 'url_path', value: urlPath });
  // A product that is found needs no category: without a connection only one of the two may be known here.
  categoryAsked.catch(() => undefined);
  const product = await productAsked;
  if (product) {
    refuseFilters(source, urlPath, search);
    return { kind: 'product', page: await productPageOf(source, product, search.get('childSku')) };
  }
  const category = await categoryAsked;
  if (category) return { kind: 'category', page: await listingOf(source, category, search) };
  const whereabouts = await source.whereabouts(urlPath);
  if (whereabouts.kind === 'moved') throw redirect(paths.entity(source.store.code, whereabouts.urlPath), movedForGood);
  throw data(null, { status: whereabouts.kind === 'gone' ? 410 : 404 });
};

/** A product page by its skus: the same as by its path. */
export const loadProductEntity: LoadPage<EntityView> = async (source, address) => ({ kind: 'product', page: await loadProduct(source, address) });
