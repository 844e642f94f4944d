import { addressesAtMost } from '@dijla/contract/schemas';
import type { AskingCustomer } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { addressBookOf, mergedBookOf } from '../profile/address-book.ts';
import { invalidProfile } from '../profile/invalid-customer.ts';
import { profileWithToken } from '../profile/profile-of.ts';
import {
  lockCustomer,
  readExistingAddresses,
  readProfileRow,
  removeAddress,
  saveAddressBook as saveBook,
} from '../profile/profile-sql.ts';

const isAnother = ({ id }: AskingCustomer, given: number | null | undefined): boolean =>
  typeof given === 'number' && given !== id;

/**
 * `PUT /api/ext/address-book/customers` (wire §11). It changes addresses alone, whatever else of the customer comes
 * with them. Idempotent, because it is sent from a queue and sometimes twice.
 */
export const saveAddressBook = handleCall(
  'user/save-address-book',
  (parts: CustomerParts) =>
    async ({ body: { customer: given, knownIds } }, context) => {
      const { customer } = context;
      const { addresses } = given;
      if (isAnother(customer, given.id)) return refusal('user.foreign-address');
      const row = await inTransaction(parts.database, async (transaction) => {
        await lockCustomer(transaction, customer.id);
        const standing = await readProfileRow(transaction, customer.id);
        if (!standing) return refusal('user.not-signed-in');
        const ids = addresses.flatMap(({ id }) => id ?? []);
        const book = knownIds
          ? mergedBookOf(standing.addresses, addresses, {
              customerId: customer.id,
              knownIds,
              existing: await readExistingAddresses(transaction, ids),
            })
          : addressBookOf(standing.addresses, addresses, customer.id);
        if (isRefusal(book)) return book;
        if (book.length > addressesAtMost)
          return refusal('user.too-many-addresses', { most: addressesAtMost });
        await saveBook(transaction, customer.id, book);
        return (await readProfileRow(transaction, customer.id)) ?? refusal('user.not-signed-in');
      });
      return isRefusal(row) ? row : { result: profileWithToken(row, parts, context) };
    },
  { invalidBody: invalidProfile },
);

/** Returns the id of the address that is meant, which comes in the path, the body or both (wire §11). */
const namedAddress = (
  params: Readonly<Record<string, string>>,
  inBody: number | undefined,
): number | Refusal => {
  if (!params['addressId']) return inBody ?? refusal('user.address-id-missing');
  const inPath = idInPath(params, { name: 'addressId', thing: 'address' });
  return inBody !== undefined && inPath !== inBody && !isRefusal(inPath)
    ? refusal('request.invalid', { problem: 'addressId: differs from the path' })
    : inPath;
};

/** `DELETE /api/ext/address-book/addresses/{addressId}` (wire §11). */
export const deleteAddress = handleCall(
  'user/delete-address',
  (parts: CustomerParts) =>
    async ({ params, body }, context) => {
      const { customer } = context;
      const addressId = namedAddress(params, body?.addressId);
      if (isRefusal(addressId)) return addressId;
      const row = await inTransaction(parts.database, async (transaction) => {
        await lockCustomer(transaction, customer.id);
        // One of somebody else is answered as one that is not there.
        if (!(await removeAddress(transaction, customer.id, addressId)))
          return refusal('user.foreign-address');
        return (await readProfileRow(transaction, customer.id)) ?? refusal('user.not-signed-in');
      });
      return isRefusal(row) ? row : { result: profileWithToken(row, parts, context) };
    },
);
