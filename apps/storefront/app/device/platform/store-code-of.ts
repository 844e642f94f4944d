import type { StoreCode } from '../../i18n/store-views.ts';
import type { DeviceCart } from '../cart/device-cart.ts';

/** The store the shopper last changed this cart in, else the one it was last read in; null while neither has happened. */
export const storeCodeOf = ({ operations, store_code }: DeviceCart): StoreCode | null =>
  operations.at(-1)?.store_code ?? store_code;
