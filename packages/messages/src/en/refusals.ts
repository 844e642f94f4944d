type Data = Readonly<Record<string, string | number>>;

/**
 * What the provider answers when it will not carry out a request. Those about missing elements are fixed words of
 * the wire (wire §2–§5) that clients compare; the others are read by shoppers.
 */
export const refusals = {
  'request.malformed-json': () => 'The request body is not valid JSON.',
  'request.invalid': (data: Data) => `The request is not valid: ${data.problem ?? 'unknown'}`,
  'request.too-large': () => 'The request is too large.',
  'request.too-many': () => 'Too many attempts. Please wait a little and try again.',
  'request.unknown-path': () => 'There is nothing at this address.',
  'request.method-not-allowed': () => 'This address does not take that method.',
  'request.unexpected': () => 'Something went wrong. Please try again.',
  'request.busy': () => 'There is a lot to do right now. Please try again in a moment.',
  'cart.item-element-missing': () => 'No cartItem element provided within the request body',
  'cart.not-found': (data: Data) => `No such entity with cartId = ${data.cartId ?? ''}`,
  'cart.line-not-found': () => 'This item is no longer in the cart.',
  'cart.product-not-found': () => 'The product that was requested does not exist. Verify the product and try again.',
  'cart.product-not-salable': () => 'Product that you are trying to add is not available.',
  'cart.options-missing': () => 'You need to choose options for your item.',
  'cart.no-such-variant': () => 'No such configuration for the product. Please do choose another combination of attributes.',
  'cart.qty-invalid': () => 'Please enter a whole quantity between 1 and 10,000.',
  'cart.qty-not-available': (data: Data) =>
    data.available === undefined ? 'The requested qty is not available' : `The requested qty is not available. Only ${data.available} left.`,
  'cart.out-of-stock': () => 'The product is out of stock and cannot be added to the cart!',
  'cart.price-unknown': () => 'Product price is unknown, product cannot be added to the cart!',
  'cart.too-many-lines': () => 'The cart is full. Please order what is in it first.',
  'cart.empty': () => 'The cart is empty.',
  'cart.address-element-missing': () => 'No address element provided within the request body',
  'cart.methods-element-missing': () => 'No shipping and payment methods element provided within the request body',
  'cart.carrier-not-found': (data: Data) => `Carrier with such method not found: ${data.carrier ?? ''}, ${data.method ?? ''}`,
  'cart.payment-method-not-available': () => 'The requested Payment Method is not available.',
  'order.invalid': () => 'The order is not complete. Please check the address and try again.',
  'order.products-not-added': (data: Data) => `Error while adding products. ${data.problem ?? ''}`.trim(),
  'order.shipping-method-not-available': () => 'Please choose a delivery method.',
  'order.shipping-address-missing': () => 'Please enter a delivery address.',
  'order.total-changed': (data: Data) => `The total is now ${data.total ?? ''}. Please look through your cart and order again.`,
  'stock.sku-missing': () => 'sku parameter is required',
  'stock.skus-missing': () => 'skus parameter is required',
  'stock.sku-not-found': () => 'The product that was requested does not exist. Verify the product and try again.',
  'search.unknown-index': () => 'There is no such index.',
  'search.unreadable-request': () => 'The search request cannot be read.',
  'url.missing': () => 'Missing url',
  'url.not-found': (data: Data) => `No such entity with url = ${data.url ?? ''}`,
  'url.gone': () => 'What was at this address is no longer sold.',
  'search.answer-too-large': () => 'The answer is too large. Ask for fewer items or fields.',
};
