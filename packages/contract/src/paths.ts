/**
 * Method and path of every call, without any schema, so that a browser can carry it.
 * The call files under `cart/`, `order/` … take theirs from here; `{index}` and `{entity}` are path parameters.
 */
export const paths = {
  'cart/create': { method: 'POST', path: '/api/cart/create' },
  'cart/update': { method: 'POST', path: '/api/cart/update' },
  'cart/delete': { method: 'POST', path: '/api/cart/delete' },
  'cart/pull': { method: 'GET', path: '/api/cart/pull' },
  'cart/mine': { method: 'GET', path: '/api/cart/mine' },
  'cart/totals': { method: 'GET', path: '/api/cart/totals' },
  'cart/totals-context': { method: 'GET', path: '/api/cart/totals-context' },
  'cart/apply-coupon': { method: 'POST', path: '/api/cart/apply-coupon' },
  'cart/delete-coupon': { method: 'POST', path: '/api/cart/delete-coupon' },
  'cart/coupon': { method: 'GET', path: '/api/cart/coupon' },
  'cart/shipping-methods': { method: 'POST', path: '/api/cart/shipping-methods' },
  'cart/payment-methods': { method: 'GET', path: '/api/cart/payment-methods' },
  'cart/shipping-information': { method: 'POST', path: '/api/cart/shipping-information' },
  'cart/collect-totals': { method: 'POST', path: '/api/cart/collect-totals' },
  'order/place': { method: 'POST', path: '/api/order' },
  'stock/check': { method: 'GET', path: '/api/stock/check' },
  'stock/list': { method: 'GET', path: '/api/stock/list' },
  'catalog/search': { method: 'GET', path: '/api/catalog/{index}/{entity}/_search' },
  'product/render-list': { method: 'GET', path: '/api/product/render-list' },
  'product/recommendations': { method: 'GET', path: '/api/ext/dijla/recommendations' },
  'product/seen-together': { method: 'POST', path: '/api/ext/dijla/seen-together' },
  'brand/list': { method: 'GET', path: '/api/ext/amasty-shop-by-brand/list' },
  'brand/count': { method: 'GET', path: '/api/ext/amasty-shop-by-brand/count-by-brand/attribute_code/{attribute}' },
  'brand/one': { method: 'GET', path: '/api/ext/amasty-shop-by-brand/brand/attribute/{attribute}/value/{value}/' },
  'brand/part': { method: 'GET', path: '/api/ext/amasty-shop-by-brand/part' },
  'carousel/by-id': { method: 'GET', path: '/api/ext/vaimo-carousel/carousel/id/{id}/indice/{index}' },
  'carousel/by-name': { method: 'GET', path: '/api/ext/vaimo-carousel/carousel/{name}/indice/{index}' },
  'category/sort': { method: 'GET', path: '/api/ext/vaimo-category-sort/{category}' },
  'category/brands': { method: 'GET', path: '/api/ext/category-brands/indice/{index}/category/{category}' },
  'url/map': { method: 'POST', path: '/api/url/map' },
  'url/resolver': { method: 'GET', path: '/api/url/resolver' },
  'store/currency': { method: 'GET', path: '/api/ext/vaimo-currency' },
  'store/regions': { method: 'GET', path: '/api/ext/dijla/regions' },
  'store/contact': { method: 'GET', path: '/api/ext/dijla/contact' },
  'other/ip': { method: 'GET', path: '/api/ip' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/${string}` }>;

export type CallName = keyof typeof paths;
