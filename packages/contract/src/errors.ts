/**
 * Every refusal the provider may answer, by code: its HTTP status (equal to the body's `code`, wire §1.1) and
 * what `data` it carries. The text is made at the edge from `messages`, in the reader's language.
 */
export const refusals = {
  'request.malformed-json': { status: 400 },
  'request.invalid': { status: 400 },
  'request.too-large': { status: 413 },
  'request.too-many': { status: 429 },
  'request.unknown-path': { status: 404 },
  'request.method-not-allowed': { status: 405 },
  'request.unexpected': { status: 500 },
  'request.busy': { status: 503 },
  'cart.item-element-missing': { status: 500 },
  'cart.not-found': { status: 404 },
  'cart.line-not-found': { status: 404 },
  'cart.product-not-found': { status: 404 },
  'cart.product-not-salable': { status: 400 },
  'cart.options-missing': { status: 400 },
  'cart.no-such-variant': { status: 400 },
  'cart.choice-not-found': { status: 400 },
  'cart.choice-too-many': { status: 400 },
  'cart.choice-qty-fixed': { status: 400 },
  'cart.text-too-long': { status: 400 },
  'cart.date-invalid': { status: 400 },
  'cart.links-missing': { status: 400 },
  'cart.qty-invalid': { status: 400 },
  'cart.qty-not-available': { status: 400 },
  'cart.out-of-stock': { status: 400 },
  'cart.price-unknown': { status: 400 },
  'cart.too-many-lines': { status: 400 },
  'cart.empty': { status: 400 },
  'cart.address-element-missing': { status: 500 },
  'cart.methods-element-missing': { status: 500 },
  'cart.carrier-not-found': { status: 404 },
  'cart.payment-method-not-available': { status: 400 },
  'order.invalid': { status: 400 },
  'order.products-not-added': { status: 500 },
  'order.shipping-method-not-available': { status: 400 },
  'order.shipping-address-missing': { status: 400 },
  'order.total-changed': { status: 400 },
  'stock.sku-missing': { status: 500 },
  'stock.skus-missing': { status: 500 },
  'stock.sku-not-found': { status: 404 },
  'search.unknown-index': { status: 500 },
  'search.unreadable-request': { status: 500 },
  'search.foreign-query': { status: 400 },
  'search.answer-too-large': { status: 500 },
  'url.missing': { status: 500 },
  'url.not-found': { status: 404 },
  'url.gone': { status: 410 },
} as const satisfies Record<string, { status: number }>;

export type RefusalCode = keyof typeof refusals;

/** Values a refusal's text may name. Personal data never goes here. */
export type RefusalData = Readonly<Record<string, string | number>>;
