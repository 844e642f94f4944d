import type { CatalogSource } from '../../provider-client/catalog-source.ts';
import { findContent } from '../../features/content/load-content-page.ts';
import { loadFiltered } from '../../features/listing/loading/load-filtered.ts';
import { topCategories } from '../../features/listing/loading/top-categories.ts';
import { paths } from '../../paths.ts';
import { refuseUnknown } from '../../provider-client/refuse-unknown.ts';
import { vendorView } from '../../view-models/content/vendor-view.ts';
import type { PageAddress } from './load-page.ts';

/**
 * Loads a vendor with its goods in two calls and one shared by all pages. Throws 410 for a vendor that was
 * removed and 404 for one that never existed.
 */
export const loadVendorPage = async (source: CatalogSource, { params, search }: PageAddress) => {
  const slug = params['slug'] ?? '';
  const [document, categories] = await Promise.all([
    findContent(source, 'vendor', slug),
    topCategories(source),
  ]);
  if (document === null) return refuseUnknown(source, `vendor/${slug}`, Object.fromEntries(search));
  const vendor = vendorView(document);
  const found = await loadFiltered(source, search, {
    kind: 'category',
    within: [{ attribute: 'vendor', value: { in: [vendor.optionId] } }],
    categories,
    addressOf: (parameters) => paths.entity(source.store.code, vendor.urlPath, parameters),
  });
  return { vendor, found };
};
