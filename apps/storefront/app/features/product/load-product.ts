import { isLoadable } from '@dijla/commerce-rules/availability/is-loadable';
import { data } from 'react-router';
import type { CatalogueSource, WireDocument } from '../../catalogue-source.ts';
import { expandProduct } from '../../view-models/expand-document.ts';
import { productView, type ProductView } from '../../view-models/product-view.ts';
import { specificationFields, specificationRows } from '../../view-models/specification-rows.ts';

export type ProductPageView = { product: ProductView; childSku: string | null };

/** The product by one of its names in addresses, or null: one call. Asks for everything, as product pages do (wire §7.7). */
export const findProduct = async (source: CatalogueSource, by: { attribute: 'sku' | 'url_path'; value: string }): Promise<WireDocument | null> => {
  const { hits } = await source.search('product', { request: { _appliedFilters: [{ attribute: by.attribute, value: { eq: by.value } }] }, size: 1 });
  return hits[0] ?? null;
};

const shownAttributes = async (source: CatalogueSource): Promise<WireDocument[]> => {
  const { hits } = await source.search('attribute', {
    request: { _appliedFilters: [{ attribute: 'is_visible_on_front', value: { eq: '1' } }], _appliedSort: [{ field: 'position', options: 'asc' }] },
    size: 150,
    include: specificationFields,
  });
  return hits;
};

/** The page of a product: one call. Throws 410 for one that is no longer sold, 404 for one that is never shown by itself. */
export const productPageOf = async (source: CatalogueSource, document: WireDocument, childSku: string | null): Promise<ProductPageView> => {
  const { status = 1, visibility = 4 } = expandProduct(document);
  if (!isLoadable({ status, visibility })) throw data(null, { status: status >= 2 ? 410 : 404 });
  const specification = specificationRows(document, await shownAttributes(source));
  return { product: productView(document, specification, source.store.currency.scale), childSku };
};

type Address = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams };

/** A product page under `/p/{parentSku}/{slug}[/{childSku}]`: two calls. Throws 404 for a sku nobody has. */
export const loadProduct = async (source: CatalogueSource, { params, search }: Address): Promise<ProductPageView> => {
  const document = await findProduct(source, { attribute: 'sku', value: params['parentSku'] ?? '' });
  if (document === null) throw data(null, { status: 404 });
  return productPageOf(source, document, params['childSku'] ?? search.get('childSku'));
};
