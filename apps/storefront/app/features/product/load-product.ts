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
};

/** Of these pages know more by `loadShownAttributes`. */
const describedAttributes = ['attributes_metadata'];

/** The product by one of its names in addresses, or null: one call. Asks for everything else, as product pages do (wire §7.7). */
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

/** What the product names by sku: its parts, and what is related to it; none when it names nothing. */
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

/** Bestsellers of its innermost category, which many products have in common. What cannot be had is left out and fails nothing. */
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

/** The first reviews; null where there are none, or none can be had. */
const firstReviews = async (
  source: CatalogSource,
  { id = 0, reviews_count: count = 0 }: PartialProduct,
): Promise<ReviewsView | null> => {
  if (count === 0) return null;
  const { language } = source.store;
  return source.search('review', reviewsQuery(id, language, 0)).then(
    (answer) => reviewsView(answer, language),
    () => null,
  );
};

/** Throws what became of a product without a page of its own: redirected for good to the one it is a variant of, gone (410) when it is no longer sold, else never there (404). */
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
 * The page of a product: what it names, its reviews if it has any, and what pages share. Throws what leads elsewhere for one
 * that has no page.
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
  // Without what is only related a page is whole, without its parts a bundle is not.
  const named = parts.length > 0 ? naming : naming.catch(() => []);
  const asking = loadCategoryWay(source, categoryIdsOf(product));
  const [attributes, documents, related, reviews, way] = await Promise.all([
    loadShownAttributes(source),
    named,
    relatedOf(source, product, { named, way: asking }),
    firstReviews(source, product),
    asking,
  ]);
  const specification = specificationRows(document, attributes);
  return {
    product: productView(document, { specification, documents }, source.store.currency.scale),
    asked,
    related,
    reviews,
    way,
  };
};

type Address = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

/** A product page under `/p/{parentSku}/{slug}[/{childSku}]`. Of a sku that nobody has its slug, which is a `url_path`, tells whether it is gone (410), moved or never was (404). */
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
