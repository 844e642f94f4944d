import type { TotalsContext } from '@dijla/contract/client';
import type { Collections, DeviceStorage } from '../platform/device-storage.ts';

/** Group of shoppers who are not signed in (wire §2.9). */
const guests = 'NOT LOGGED IN';

/** Whether a context was made for a customer; it is dropped when the customer signs out. */
export const isOfCustomer = ({ context }: Collections['contexts']): boolean =>
  context.customer_group !== guests;

/**
 * Whether a customer sees individual prices: another price list or tax class than in the guest's context
 * this device had before. True if the device had none, because the prices may be individual.
 */
export const hasOwnList = (
  kept: Collections['contexts'] | null,
  { customer_group, price_list, tax }: TotalsContext,
): boolean => {
  if (customer_group === guests) return false;
  if (kept === null) return true;
  if (isOfCustomer(kept)) return kept.is_own !== false;
  return (
    kept.context.price_list !== price_list ||
    kept.context.tax.customer_tax_class_id !== tax.customer_tax_class_id
  );
};

/** Whether the catalog data stored on this device may contain a customer's individual prices. */
export const keepsOwnPrices = async (storage: Pick<DeviceStorage, 'list'>): Promise<boolean> =>
  (await storage.list('contexts')).some((kept) => isOfCustomer(kept) && kept.is_own !== false);

/**
 * Whether the page may show a customer's individual prices: the device stores data with them, or has not read yet
 * whether she has any.
 */
export const mayShowOwnPrices = async (storage: Pick<DeviceStorage, 'list'>): Promise<boolean> => {
  const hers = (await storage.list('contexts')).filter((kept) => isOfCustomer(kept));
  return hers.length === 0 || hers.some(({ is_own }) => is_own !== false);
};
