import type { CallName } from '@dijla/contract/client';
import {
  aNewAttribute,
  anEditedBrand,
  anEditedCategory,
  anEditedProduct,
  aPicture,
} from './desk-catalog-requests.ts';
import { aDownloads } from './desk-download-requests.ts';
import type { SampleRequest } from '../sample-request.ts';

/** Returns a valid request of a call of the desk that writes products; undefined for other calls. */
export const catalogSample = (name: CallName, query: Record<string, string>): SampleRequest | undefined => {
  switch (name) {
    case 'desk/create-product':
      return { query, body: { sku: 'سماور-١', product: anEditedProduct } };
    case 'desk/save-product':
      return { query, body: { version: '0123456789abcdef', seen_qty: 4, product: anEditedProduct } };
    case 'desk/add-picture':
      return { query, body: { data: aPicture } };
    case 'desk/save-product-downloads':
      return { query, body: { version: '0123456789abcdef', downloads: aDownloads } };
    case 'desk/set-download-rule':
      return { query, body: { max_downloads: null, days: 30 } };
    case 'desk/add-file-part':
      return { query, body: { upload: '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11', part: 1, data: 'UERG' } };
    case 'desk/finish-file':
      return {
        query,
        body: { upload: '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11', parts: 1, name: 'كتاب الشاي.pdf' },
      };
    case 'desk/save-variants':
      return {
        query,
        body: {
          version: '0123456789abcdef',
          axes: ['color'],
          variants: [
            {
              sku: 'SAMOVAR-RED',
              options: { color: 'red' },
              is_enabled: true,
              regular: [{ currency: 'IQD', amount: 90_000 }],
              qty: 2,
              seen_qty: null,
            },
          ],
        },
      };
    case 'desk/create-category':
      return { query, body: { parent_id: null, category: anEditedCategory } };
    case 'desk/save-category':
      return { query, body: { version: '0123456789abcdef', category: anEditedCategory } };
    case 'desk/move-category':
      return { query, body: { seen_parent_id: null, parent_id: 3, before_id: 4 } };
    case 'desk/show-category':
      return { query, body: { is_active: false } };
    case 'desk/delete-category':
      return { query, body: { products_to: 3 } };
    case 'desk/add-category-products':
    case 'desk/remove-category-products':
      return { query, body: { skus: ['قنينة', 'DJ-SIMPLE'] } };
    case 'desk/place-category-product':
      return { query, body: { sku: 'قنينة', before: 'DJ-SIMPLE' } };
    case 'desk/create-brand':
      return { query, body: { brand: anEditedBrand } };
    case 'desk/save-brand':
      return { query, body: { version: '0123456789abcdef', brand: anEditedBrand } };
    case 'desk/set-brand-settings':
      return { query, body: { show_only_image: true, show_count: false, sort: 'position' } };
    case 'desk/create-attribute':
      return { query, body: aNewAttribute };
    case 'desk/save-attribute': {
      const labels = { en: 'Color', ar: 'اللون' };
      const attribute = { labels, is_filterable: true, is_comparable: true, is_visible_on_front: true };
      const options = [{ code: 'red', hex: '#a82a2c', labels }];
      return { query, body: { version: '0123456789abcdef', attribute: { ...attribute, options } } };
    }
    case 'desk/product-cost':
      return { query: { ...query, sku: 'DJ-SIMPLE' } };
    case 'desk/save-product-costs':
      return { query, body: { currency: 'IQD', lines: [{ sku: 'قنينة', amount: 9500 }] } };
    case 'desk/priced-products':
      return { query: { ...query, skus: '["قنينة", "DJ-SIMPLE"]' } };
    case 'desk/save-price-list': {
      const amounts = [{ currency: 'IQD', amount: 12_500 }];
      const seen = { regular: amounts, specials: [{ from: null, until: null, amounts }] };
      return {
        query,
        body: { lines: [{ sku: 'A', prices: { seen, to: seen }, qty: { seen: 4, to: 5 } }] },
      };
    }
    default:
      return undefined;
  }
};
