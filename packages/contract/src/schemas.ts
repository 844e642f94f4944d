export { calls, type Calls } from './calls.ts';
export type { CallDefinition } from './define-call.ts';
export { type RefusalCode, type RefusalData, refusals } from './errors.ts';
export { openApiDocument } from './open-api.ts';
export { currencyInformation } from './store/read-currency.ts';
export { contact } from './store/read-shop.ts';
export { renderItem } from './product/render-list.ts';
export { region } from './store/list-regions.ts';
export { urlHit } from './url/map-url.ts';
export { type OrderBody, type OrderConfirmation, orderBody, orderConfirmation } from './order/place-order.ts';
export {
  type OrderAddress,
  orderAddress,
  type PartialAddress,
  partialAddress,
} from './values/customers/address.ts';
export { attributeDocument } from './values/catalog/attribute-document.ts';
export { brand, brandSettings } from './values/catalog/brand.ts';
export { cartItem, cartViewItem } from './values/carts/cart-item.ts';
export { cartNotice, cartView } from './values/carts/cart-view.ts';
export { carousel } from './values/catalog/carousel.ts';
export { categoryDocument } from './values/catalog/category-document.ts';
export { cmsBlockDocument, cmsPageDocument } from './values/catalog/cms-document.ts';
export { customerAddress, givenAddress } from './values/customers/customer-address.ts';
export { customerProfile, givenCustomer } from './values/customers/customer-profile.ts';
export { customerSession } from './values/customers/customer-session.ts';
export { isStorable } from './values/free-form.ts';
export { priceRow } from './values/money.ts';
export { productDocument } from './values/catalog/product-document.ts';
export { productOption } from './values/catalog/product-option.ts';
export { promotionRule } from './values/carts/promotion-rule.ts';
export { reviewDocument } from './values/catalog/review-document.ts';
export {
  searchAnswer,
  searchBody,
  searchEntity,
  searchQuery,
  standardSearchAnswer,
} from './values/search.ts';
export { singleLine } from './values/single-line.ts';
export { stockItem } from './values/catalog/stock-item.ts';
export { taxRule } from './values/carts/tax-rule.ts';
export { totals } from './values/carts/totals.ts';
export { totalsContext } from './values/carts/totals-context.ts';
