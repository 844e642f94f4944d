import type { CustomerAddress, CustomerProfile } from '@dijla/contract/client';
import { newTask, type SyncTask } from '../../queue/sync-task.ts';
import { refusalText } from '../../sync/refusal-text.ts';
import type { SessionHolder } from '../session-holder.ts';

declare module '../../queue/sync-task.ts' {
  interface TaskCallbacks {
    'store:session/address-book-saved': true;
    'store:session/address-removed': true;
  }
}

/** An address of the device's address book; one that the provider has not saved yet has no id. */
export type BookAddress = Omit<CustomerAddress, 'id' | 'customer_id'> & { id: number | null };

/** Ids below 0 are the device's own, for addresses that the provider has not saved yet. */
const isSaved = ({ id }: Pick<CustomerAddress, 'id'>): boolean => id > 0;

/** Returns the addresses as the device shows them until they are saved. */
export const shownAddresses = (addresses: readonly BookAddress[], customerId: number): CustomerAddress[] =>
  addresses.map((address, place) => ({
    ...address,
    id: address.id ?? -1 - place,
    customer_id: customerId,
  }));

/**
 * Returns the task that saves the address book. It names the addresses that the device has read, so that those
 * another device has added stay (wire §11).
 */
export const addressBookTask = (
  { id, addresses: read }: Pick<CustomerProfile, 'id' | 'addresses'>,
  addresses: readonly BookAddress[],
  { task_id, storeCode }: { task_id: string; storeCode: string },
): SyncTask =>
  newTask({
    task_id,
    call: 'user/save-address-book',
    input: {
      query: { storeCode },
      body: {
        customer: {
          id,
          addresses: addresses.map((address) =>
            address.id === null || address.id < 0 ? { ...address, id: null } : address,
          ),
        },
        knownIds: read.filter(isSaved).map(({ id: known }) => known),
      },
    },
    entity: 'address-book',
    customer_id: id,
    callback_event:
      addresses.length < read.length ? 'store:session/address-removed' : 'store:session/address-book-saved',
  });

/** Stores the addresses as the provider has saved them, or posts why they were refused and reads what it has. */
export const addressBookSaved = async (
  { keepProfile, place, client }: SessionHolder,
  { code, result, callback_event: event }: SyncTask,
): Promise<void> => {
  if (code === 200) {
    await keepProfile(result as CustomerProfile);
    place.notify({
      code: event === 'store:session/address-removed' ? 'session.address-removed' : 'session.addresses-saved',
      kind: 'success',
    });
    return;
  }
  if (typeof result !== 'string') {
    const text = typeof result === 'object' && result !== null ? refusalText(result) : '';
    place.notify({ code: 'session.profile-refused', kind: 'error', text });
  }
  const answer = await client('user/me').catch(() => null);
  if (answer?.ok) await keepProfile(answer.result);
};
