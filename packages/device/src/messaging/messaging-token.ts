import type { DeviceStorage } from '../platform/device-storage.ts';
import type { KeptWords, MessagingToken } from './messaging-collection.ts';

/** What notifications need of the browser and the provider. */
export type MessagingPlace = {
  storage: Pick<DeviceStorage, 'read' | 'write'>;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Whether the shopper allows notifications; `default` before she was asked. */
  permission: () => NotificationPermission;
  ask: () => Promise<NotificationPermission>;
  /** Subscribes at the browser's push service, and returns the subscription as it is serialized. */
  subscribe: () => Promise<string>;
  unsubscribe: () => Promise<void>;
  isSignedIn: () => Promise<boolean>;
  /** Tells the provider; reject where it does not take it. */
  save: (token: string) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Failures are logged alone (spec 2 §8). */
  log: (what: string, error: unknown) => void;
};

const digestOf = async (text: string): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Returns the id by which the provider knows a device: the digest of its address at the push service. */
export const messagingIdOf = (token: string): Promise<string> =>
  digestOf((JSON.parse(token) as { endpoint: string }).endpoint);

/** Returns the device for messages; null where there is none. */
export const readMessagingToken = async ({
  storage,
}: Pick<MessagingPlace, 'storage'>): Promise<MessagingToken | null> => {
  const found = await storage.read('messaging', 'token');
  return found?.name === 'token' ? found.kept : null;
};

const keepToken = ({ storage }: MessagingPlace, kept: MessagingToken | null): Promise<void> =>
  storage.write([{ in: 'messaging', key: 'token', put: kept && { name: 'token', kept } }]);

const saveOnce = async (place: MessagingPlace): Promise<void> => {
  const kept = await readMessagingToken(place);
  if (kept === null || kept.isSavedToServer || !(await place.isSignedIn())) return;
  try {
    await place.save(kept.token);
    await keepToken(place, { ...kept, isSavedToServer: true });
  } catch (error) {
    place.log('the device for messages was not saved', error);
  }
};

/** Takes the device off the account and the push service. What cannot be told now ends with the session. */
export const forgetMessagingToken = async (place: MessagingPlace): Promise<void> => {
  const kept = await readMessagingToken(place);
  if (kept === null) return;
  await keepToken(place, null);
  await place.unsubscribe().catch((error: unknown) => place.log('the push service was not told', error));
  try {
    await place.remove(await messagingIdOf(kept.token));
  } catch (error) {
    place.log('the device for messages was not deleted', error);
  }
};

/**
 * Follows what was decided elsewhere: saves the device where somebody is signed in and it is not saved yet, and forgets
 * it where notifications are allowed no more or the session it was saved for has ended (spec 2 §4).
 */
export const followMessagingToken = async (place: MessagingPlace): Promise<void> => {
  const kept = await readMessagingToken(place);
  if (kept === null) return;
  const isOver = kept.isSavedToServer && !(await place.isSignedIn());
  if (isOver || place.permission() !== 'granted') return forgetMessagingToken(place);
  await saveOnce(place);
};

/** Keeps what notices of the device itself say. */
export const keepNoticeWords = (
  { storage }: Pick<MessagingPlace, 'storage'>,
  kept: KeptWords,
): Promise<void> => storage.write([{ in: 'messaging', key: 'words', put: { name: 'words', kept } }]);

/**
 * Asks whether the shopper allows notifications, and has whoever is signed in told on this device. `denied` where she
 * does not, `failed` where her browser cannot be reached.
 */
export const turnMessagesOn = async (place: MessagingPlace): Promise<'on' | 'denied' | 'failed'> => {
  if ((await place.ask()) !== 'granted') {
    await forgetMessagingToken(place);
    return 'denied';
  }
  if (!(await place.isSignedIn())) return 'on';
  try {
    const token = await place.subscribe();
    await keepToken(place, { token, timestamp: place.now(), isSavedToServer: false });
  } catch (error) {
    place.log('the push service cannot be reached', error);
    return 'failed';
  }
  await saveOnce(place);
  return 'on';
};
