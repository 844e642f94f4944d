import type { StoreCode } from '../../i18n/store-views.ts';
import type { DeviceCart } from '../cart/device-cart.ts';

/**
 * Returns the store in which the shopper last changed this cart, else the one it was last read in; null if
 * neither has happened.
 */
export const storeCodeOf = ({ operations, store_code }: DeviceCart): StoreCode | null =>
  operations.at(-1)?.store_code ?? store_code;
