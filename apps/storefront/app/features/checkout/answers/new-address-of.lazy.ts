import type { CustomerAddress } from '@dijla/contract/client';
import type { BookAddress } from '../../../device/session/session-actions.ts';
import { textOfAddress } from '../../../shop/addresses/known-address.ts';
import { type CheckoutFields, emptyFields, gapsOf } from './checkout-fields.ts';
import { firstAddressOf } from './order-addresses.ts';

/** What is asked of a delivery, and no more. */
const needs = { place: true, email: false, account: false } as const;

/** What makes two addresses the same to a courier. */
const keyOf = (address: BookAddress): string =>
  JSON.stringify([
    address.firstname,
    address.lastname,
    address.telephone,
    address.region_id,
    address.city,
    address.street.map((line) => line.trim()).filter((line) => line !== ''),
    textOfAddress(address, 'shipping_note'),
  ]);

/**
 * Returns the delivery address as one more of the address book, the default where it is the first; null while a field
 * is missing, and for one that is saved already.
 */
export const newAddressOf = (
  fields: CheckoutFields,
  { addresses, comma }: { addresses: readonly CustomerAddress[]; comma: string },
): BookAddress | null => {
  // An invoice or an e-mail address that is missing has nothing to do with where it is delivered.
  const answers = { ...fields, wantsInvoice: emptyFields.wantsInvoice, wantsReceipt: false, password: '' };
  const [given] = gapsOf(answers, needs).length > 0 ? [] : firstAddressOf(answers, { needs, comma });
  if (given === undefined) return null;
  const isFirst = addresses.length === 0;
  const address = { ...given, id: null, default_shipping: isFirst, default_billing: isFirst } as BookAddress;
  return addresses.some((saved) => keyOf(saved) === keyOf(address)) ? null : address;
};
