import type { ShopFile } from '../shop-preset.ts';

/** Catalogue > Export products. Source: saleor/saleor, saleor/csv/utils/__init__.py and product_headers.py. */
const products: ShopFile = {
  role: 'products',
  isMain: true,
  headers: [
    'id', 'name', 'description', 'category', 'product type', 'charge taxes', 'product weight', 'variant id', 'variant sku', 'variant weight', 'variant is preorder', 'variant preorder global threshold', 'variant preorder end date',
    'collections', 'product media', 'variant media', '{any} (product attribute)', '{any} (variant attribute)', '{any} (warehouse quantity)', '{any} (channel {any})',
  ],
  marks: ['product type', 'charge taxes', 'product weight', 'variant sku', 'variant id', 'variant weight', 'product media', 'variant media', '{any} (product attribute)', '{any} (variant attribute)', '{any} (warehouse quantity)', '{any} (channel {any})'],
  needs: ['id', 'name', 'variant sku', '{any} (channel price amount)', ['{any} (channel published)', '{any} (channel visible)'], ['{any} (channel variant currency code)', '{any} (channel product currency code)', '{any} (channel currency code)']],
  reads: ['id', 'name', 'description', 'category', 'collections', 'product weight', 'variant weight', '{any} (product attribute)', '{any} (variant attribute)', '{any} (warehouse quantity)', '{any} (channel price amount)', '{any} (channel published)',
    '{any} (channel visible)', '{any} (channel searchable)', '{any} (channel available for purchase)', '{any} (channel product currency code)', '{any} (channel variant currency code)', '{any} (channel currency code)'],
};

export const saleorFiles: readonly ShopFile[] = [products];
