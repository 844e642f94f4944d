import type { DeviceCollection } from '../platform/device-collection.ts';
import type { KeptSession } from './saved-session.ts';

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** The signed-in session, under the key `session`. */
    session: KeptSession;
  }
}

export const sessionCollection: DeviceCollection<'session'> = {
  name: 'session',
  version: 2,
  keyOf: () => 'session',
  isOfCustomer: () => true,
  onQuota: 'keep',
};
