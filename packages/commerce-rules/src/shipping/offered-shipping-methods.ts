import type { ShippingMethod } from '@dijla/contract/client';

/**
 * Returns the methods the shopper can choose from: none marked unavailable (some providers send no mark),
 * and no flat rate beside free shipping (spec 1 §5).
 */
export const offeredShippingMethods = <Method extends ShippingMethod>(
  methods: readonly Method[],
): Method[] => {
  const available = methods.filter((method) => method.available !== false);
  const isFree = available.some((method) => method.carrier_code === 'freeshipping');
  return available.filter((method) => !(isFree && method.carrier_code === 'flatrate'));
};
