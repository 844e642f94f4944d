export type { Stores, StoreView } from '../../call/store-view.ts';
export { readSpelledRegions } from './region-sql.ts';
export { pricedSizeClassesColumn, shippingMethodsColumn } from './shipping-methods-sql.ts';
export { readShopContact } from './shop-contact-sql.ts';
export { deliverySlotsColumn, offerContact, readShopFacts } from './shop-facts-sql.ts';
export { type KnownRegion, knownRegion, type NamedRegion } from './known-region.ts';
export { loadStoreViews } from './store-view-sql.ts';
export { storesOf } from './store-selection.ts';
export { readinessOf } from './readiness.ts';
