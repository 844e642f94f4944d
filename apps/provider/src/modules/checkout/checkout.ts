export { withDeliverySlot } from './delivery-slot.ts';
export { withSavedExtras } from './saved-extras.ts';
export { withKnownRegion, withRememberedRegion } from './destination.ts';
export type { ShippingRatesInput } from './shipping-rate-input.ts';
export { shippingRatesHandler } from './shipping-rates-sql.ts';
