import type { ShippingMethod } from '@dijla/contract/client';

/** A method with the marks some providers add: `offline` ones exist on the device only. */
export type MarkedShippingMethod = ShippingMethod & { default?: boolean; offline?: boolean };

/** The method chosen until the shopper chooses: the first default one that is not offline, else the first not offline; null when none is. */
export const defaultShippingMethod = <Method extends MarkedShippingMethod>(methods: readonly Method[]): Method | null => {
  const online = methods.filter((method) => method.offline !== true);
  return online.find((method) => method.default === true) ?? online[0] ?? null;
};
