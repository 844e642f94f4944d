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
  'cart/shipping-methods': { method: 'POST', path: '/api/cart/shipping-methods' },
  'cart/payment-methods': { method: 'GET', path: '/api/cart/payment-methods' },
  'cart/shipping-information': { method: 'POST', path: '/api/cart/shipping-information' },
  'cart/collect-totals': { method: 'POST', path: '/api/cart/collect-totals' },
  'order/place': { method: 'POST', path: '/api/order' },
  'stock/check': { method: 'GET', path: '/api/stock/check' },
  'stock/list': { method: 'GET', path: '/api/stock/list' },
  'catalog/search': { method: 'GET', path: '/api/catalog/{index}/{entity}/_search' },
  'product/render-list': { method: 'GET', path: '/api/product/render-list' },
  'url/map': { method: 'POST', path: '/api/url/map' },
  'url/resolver': { method: 'GET', path: '/api/url/resolver' },
  'store/currency': { method: 'GET', path: '/api/ext/vaimo-currency' },
  'store/regions': { method: 'GET', path: '/api/ext/dijla/regions' },
  'store/contact': { method: 'GET', path: '/api/ext/dijla/contact' },
  'other/ip': { method: 'GET', path: '/api/ip' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: `/api/${string}` }>;

export type CallName = keyof typeof paths;
