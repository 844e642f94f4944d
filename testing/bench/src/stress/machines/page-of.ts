import { products } from '../faults/shop-under-fault.ts';

const searched = JSON.stringify({ query: { bool: { filter: { terms: { sku: [products.sku] } } } } });

/** Returns the path of the product's page, or of what it is made of where the shop has no pages. */
export const pageOf = ({ hasPages }: { hasPages: boolean }): string =>
  hasPages
    ? `/ar/${products.sku.toLowerCase()}`
    : `/api/catalog/iq_catalog_ar/product/_search?request=${encodeURIComponent(searched)}`;
