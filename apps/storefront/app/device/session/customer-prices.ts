import type { TotalsContext } from '@dijla/contract/client';
import type { Collections, DeviceStorage } from '../platform/device-storage.ts';

/** Group of whoever is not signed in (wire §2.9). */
const guests = 'NOT LOGGED IN';

/** True for a context that was made for a customer: it goes when she does. */
export const isOfCustomer = ({ context }: Collections['contexts']): boolean =>
  context.customer_group !== guests;

/**
 * Whether a customer sees prices of her own and not everyone's: another list or another tax than the guest's this device knew before. Where it knew none, she may.
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

/** Whether what this device keeps of the catalogue may carry prices that are a customer's own. */
export const keepsOwnPrices = async (storage: Pick<DeviceStorage, 'list'>): Promise<boolean> =>
  (await storage.list('contexts')).some((kept) => isOfCustomer(kept) && kept.is_own !== false);
