import type { DeviceCollection } from '../platform/device-collection.ts';

/** What the push service of this browser reaches the device by, as it serializes it (spec 2 §3). */
export type MessagingToken = {
  token: string;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Whether the provider has it, for whoever is signed in. */
  isSavedToServer: boolean;
};

/** What a notice of the device itself says; `{number}` in it is the number of an order, or how many they are. */
type NoticeWords = Readonly<Record<'accepted' | 'rejected' | 'waiting', { title: string; text: string }>>;

/** The words of notices, in the language of the page on which they were allowed: no worker has texts of its own. */
export type KeptWords = { language: string; words: NoticeWords };

declare module '../platform/device-storage.ts' {
  interface Collections {
    /** The device for messages and the words of its own notices, by name. */
    messaging: { name: 'token'; kept: MessagingToken } | { name: 'words'; kept: KeptWords };
  }
}

/** The device is taken off the account after the session, so that the provider and the push service are told as well. */
export const messagingCollection: DeviceCollection<'messaging'> = {
  name: 'messaging',
  version: 6,
  keyOf: ({ name }) => name,
  isOfCustomer: () => false,
  onQuota: 'keep',
};
