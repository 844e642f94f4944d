import type { StoreCode } from '@dijla/contract/store-views';
import type { DeviceCart } from './device-cart.ts';

/**
 * Returns the store in which the shopper last changed this cart, else the one it was last read in; null if
 * neither has happened.
 */
export const storeCodeOf = ({ operations, store_code }: DeviceCart): StoreCode | null =>
  operations.at(-1)?.store_code ?? store_code;
