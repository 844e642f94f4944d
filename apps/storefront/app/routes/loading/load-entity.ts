import { isRootPage } from '@dijla/contract/root-pages';
import { redirect } from 'react-router';
import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { type LandingView, loadLanding } from '../../features/content/load-landing.ts';
import { loadRootPage, type TextPageView } from '../../features/content/load-content-page.ts';
import { listingOf, type ListingView } from '../../features/listing/loading/load-listing.ts';
import { loadProduct, type ProductPageView, productPageOf } from '../../features/product/load-product.ts';
import { paths } from '../../paths.ts';
import { movedForGood, refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import { addressedValues } from '../../view-models/listing/addressed-values.ts';
import type { Asked } from '../../view-models/choice/chosen-variant.ts';
import { findEntity } from './find-entity.ts';
import type { LoadPage } from './load-page.ts';

export type EntityView =
  | { kind: 'product'; page: ProductPageView }
  | { kind: 'category'; page: ListingView }
  | { kind: 'text'; page: TextPageView }
  | { kind: 'landing'; page: LandingView };

/** Redirects alternative addresses of the brand list and of a brand to their canonical ones (spec 1 §2). */
const refuseBrandAlias = (source: CatalogSource, urlPath: string): void => {
  const [isAlias, brand] = /^(?:brands\.html|brand(?:\/([^/]+))?)$/.exec(urlPath) ?? [];
  if (isAlias !== undefined) throw redirect(paths.brands(source.store.code, brand), movedForGood);
};

type ProductAddress = { document: WireDocument; urlPath: string; search: URLSearchParams };

/**
 * Returns the variant or the option values that a product's address asks for. A product page has no other
 * filters, orders or pages: an address with any other parameter is redirected to the one without, so that
 * each product has one page.
 */
const askedOf = (source: CatalogSource, { document, urlPath, search }: ProductAddress): Asked => {
  const childSku = search.get('childSku');
  const given = childSku === null ? addressedValues(document, search) : {};
  const named = childSku === null ? given : { childSku };
  if (search.size > Object.keys(named).length)
    throw redirect(paths.entity(source.store.code, urlPath, named));
  return { childSku, values: given };
};

/** Identifiers of the pages of a landing page after the first. */
const laterPage = /^(.+)--([2-9]|[1-9]\d)$/;

/** Returns the landing page at a path, or null; other parameters than its page are left out of its address. */
const landingAt = async (
  source: CatalogSource,
  urlPath: string,
  search: URLSearchParams,
): Promise<LandingView | null> => {
  if (urlPath.includes('/')) return null;
  const [, slug, number] = laterPage.exec(urlPath) ?? [];
  if (slug !== undefined)
    throw redirect(paths.entity(source.store.code, slug, { page: number }), movedForGood);
  const page = search.get('page');
  const landing = await loadLanding(source, urlPath, Number(page ?? 1));
  if (landing !== null && search.size > (page === null ? 0 : 1))
    throw redirect(paths.entity(source.store.code, urlPath, { page: page ?? undefined }));
  return landing;
};

/**
 * Loads the text page that stands at a store's root under this name, with two calls; else the product or
 * category with this `url_path`, the product first (spec 1 §2), in three calls and two
 * steps; two calls where the device knows the kind. A path that has moved is redirected permanently, as is a
 * text page requested without its prefix; a landing page comes after both. Throws 410 for a path that is gone and 404 for one that never
 * existed.
 */
export const loadEntity: LoadPage<EntityView> = async (source, { params, search }) => {
  const urlPath = (params['*'] ?? '').replace(/\/+$/, '');
  refuseBrandAlias(source, urlPath);
  const text = isRootPage(urlPath) ? await loadRootPage(source, urlPath) : null;
  if (text !== null) {
    if (search.size > 0) throw redirect(paths.content(source.store.code, urlPath));
    return { kind: 'text', page: text };
  }
  const found = await findEntity(source, urlPath);
  if (found?.kind === 'product') {
    const asked = askedOf(source, { document: found.document, urlPath, search });
    return { kind: 'product', page: await productPageOf(source, found.document, asked) };
  }
  if (found !== null) return { kind: 'category', page: await listingOf(source, found.document, search) };
  const landing = await landingAt(source, urlPath, search);
  if (landing !== null) return { kind: 'landing', page: landing };
  return refuseUnknown(source, urlPath, Object.fromEntries(search));
};

/** Loads a product page by its skus, with the same result as by its path. */
export const loadProductEntity: LoadPage<EntityView> = async (source, address) => ({
  kind: 'product',
  page: await loadProduct(source, address),
});
