import type { ContentDocuments } from '@dijla/contract/client';
import { isLoadable } from '@dijla/commerce-rules/availability/is-loadable';
import { data, redirect } from 'react-router';
import type { CatalogSource, WireDocument } from '../../provider-client/catalog-source.ts';
import { paths } from '../../paths.ts';
import { movedForGood, refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import { type CardView, cardFields } from '../../view-models/cards/card-view.ts';
import type { Asked } from '../../view-models/choice/chosen-variant.ts';
import { expandProduct, type PartialProduct } from '../../view-models/wire/expand-document.ts';
import { inStockFirst, listedFilters, mostBoughtFirst } from '../../view-models/listing/listed-filters.ts';
import { partFields, partSkusOf } from '../../view-models/product/part-view.ts';
import { categoryIdsOf, productView, type ProductView } from '../../view-models/product/product-view.ts';
import { mostRelated, relatedCards, relatedSkus } from '../../view-models/cards/related-cards.ts';
import { type ReviewsView, reviewsQuery, reviewsView } from '../../view-models/product/review-view.ts';
import { type VendorLink, vendorLink } from '../../view-models/product/vendor-link.ts';
import { specificationRows } from '../../view-models/product/specification-rows.ts';
import type { CategoryWay } from '../../view-models/listing/trail.ts';
import { loadCategoryWay } from './load-category-way.ts';
import { loadShownAttributes } from './load-shown-attributes.ts';

export type ProductPageView = {
  product: ProductView;
  asked: Asked;
  related: CardView[];
  reviews: ReviewsView | null;
  way: CategoryWay;
  /** Who the product is of, where that is not the shop itself. */
  vendor: VendorLink | null;
};

/**
 * Loads the vendor of a product, with one call that its goods have in common; null without one, or when it cannot
 * be loaded.
 */
const loadVendorLink = async (source: CatalogSource, option: unknown): Promise<VendorLink | null> => {
  if (typeof option !== 'number') return null;
  const request = { _appliedFilters: [{ attribute: 'option_id', value: { eq: option } }] };
  return source.search('vendor', { request, size: 1, isShared: true }).then(
    ({ hits: [hit] }) => (hit === undefined ? null : vendorLink(hit as Partial<ContentDocuments['vendor']>)),
    () => null,
  );
};

/** Excluded because `loadShownAttributes` provides more. */
const describedAttributes = ['attributes_metadata'];

/**
 * Finds a product by an attribute used in addresses, or null, with one call. Requests all other fields,
 * which product pages need (wire §7.7).
 */
export const findProduct = async (
  source: CatalogSource,
  by: { attribute: 'sku' | 'url_path' | 'configurable_children.sku'; value: string },
): Promise<WireDocument | null> => {
  const { hits } = await source.search('product', {
    request: { _appliedFilters: [{ attribute: by.attribute, value: { eq: by.value } }] },
    size: 1,
    exclude: describedAttributes,
  });
  return hits[0] ?? null;
};

const cardAndPartFields = [...new Set([...cardFields, ...partFields])];

/** Loads the documents of the product's parts and related products by sku; empty when there are no skus. */
const namedDocuments = async (source: CatalogSource, skus: readonly string[]): Promise<WireDocument[]> => {
  if (skus.length === 0) return [];
  const { hits } = await source.search('product', {
    request: {
      _appliedFilters: [
        { attribute: 'sku', value: { in: [...skus] } },
        { attribute: 'status', value: { in: [0, 1] } },
      ],
    },
    size: skus.length,
    include: cardAndPartFields,
  });
  return hits;
};

/**
 * Loads bestsellers of the product's innermost category; many products share the answer. Empty when the
 * request fails.
 */
const similarDocuments = async (
  source: CatalogSource,
  product: PartialProduct,
  way: Promise<CategoryWay>,
): Promise<WireDocument[]> => {
  const category = (await way).ids.at(-1) ?? categoryIdsOf(product).at(-1);
  if (category === undefined) return [];
  const request = {
    _appliedFilters: [...listedFilters(), { attribute: 'category_ids', value: { in: [category] } }],
    _appliedSort: [inStockFirst, mostBoughtFirst],
  };
  return source
    .search('product', { request, size: mostRelated + 1, include: cardFields, isShared: true })
    .then(
      ({ hits }) => hits,
      () => [],
    );
};

type OnTheirWay = { named: Promise<WireDocument[]>; way: Promise<CategoryWay> };

const relatedOf = async (
  source: CatalogSource,
  product: PartialProduct,
  { named, way }: OnTheirWay,
): Promise<CardView[]> => {
  const skus = relatedSkus(product).slice(0, mostRelated);
  const documents = skus.length > 0 ? await named : await similarDocuments(source, product, way);
  return relatedCards(documents, { sku: product.sku ?? '', skus, scale: source.store.currency.scale });
};

/** Loads the first reviews; null when there are none or they cannot be loaded. */
const firstReviews = async (
  source: CatalogSource,
  { id = 0, reviews_count: count = 0 }: PartialProduct,
): Promise<ReviewsView | null> => {
  if (count === 0) return null;
  const { language } = source.store;
  return source.search('review', reviewsQuery(id, 0)).then(
    (answer) => reviewsView(answer, language),
    () => null,
  );
};

/**
 * Throws the response for a product without a page of its own: 410 when it is no longer sold, a permanent
 * redirect to the product it is a variant of, otherwise 404.
 */
const refuseUnshown = async (
  source: CatalogSource,
  { sku = '', status = 1 }: PartialProduct,
): Promise<never> => {
  if (status >= 2) throw data(null, { status: 410 });
  const parent = expandProduct(
    (await findProduct(source, { attribute: 'configurable_children.sku', value: sku })) ?? {},
  );
  if (parent.url_path === undefined || !isLoadable({ status: 1, visibility: 4, ...parent }))
    throw data(null, { status: 404 });
  throw redirect(paths.entity(source.store.code, parent.url_path, { childSku: sku }), movedForGood);
};

/**
 * Loads the page of a product: its parts, related products, reviews, and what pages share. Throws a redirect
 * or an error response for a product without a page.
 */
export const productPageOf = async (
  source: CatalogSource,
  document: WireDocument,
  asked: Asked,
): Promise<ProductPageView> => {
  const product = expandProduct(document);
  const { status = 1, visibility = 4 } = product;
  if (!isLoadable({ status, visibility })) return refuseUnshown(source, product);
  const parts = partSkusOf(product);
  const naming = namedDocuments(source, [
    ...new Set([...parts, ...relatedSkus(product).slice(0, mostRelated)]),
  ]);
  // A page is complete without related products, but a bundle is not complete without its parts.
  const named = parts.length > 0 ? naming : naming.catch(() => []);
  const asking = loadCategoryWay(source, categoryIdsOf(product));
  const [attributes, documents, related, reviews, way, vendor] = await Promise.all([
    loadShownAttributes(source),
    named,
    relatedOf(source, product, { named, way: asking }),
    firstReviews(source, product),
    asking,
    loadVendorLink(source, document['vendor']),
  ]);
  const specification = specificationRows(document, attributes);
  return {
    product: productView(document, { specification, documents }, source.store.currency.scale),
    asked,
    related,
    reviews,
    way,
    vendor,
  };
};

type Address = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

/**
 * Loads a product page under `/p/{parentSku}/{slug}[/{childSku}]`. For an unknown sku, the slug, which is a
 * `url_path`, determines whether the product was removed (410), moved or never existed (404).
 */
export const loadProduct = async (
  source: CatalogSource,
  { params, search }: Address,
): Promise<ProductPageView> => {
  const document = await findProduct(source, { attribute: 'sku', value: params['parentSku'] ?? '' });
  if (document === null) return refuseUnknown(source, params['slug'] ?? '');
  return productPageOf(source, document, {
    childSku: params['childSku'] ?? search.get('childSku'),
    values: {},
  });
};
