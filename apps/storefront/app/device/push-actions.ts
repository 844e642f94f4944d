import {
  followMessagingToken,
  forgetMessagingToken,
  keepNoticeWords,
  type MessagingPlace,
  readMessagingToken,
  turnMessagesOn,
} from '@dijla/device/messaging/messaging-token';
import type { KeptWords } from '@dijla/device/messaging/messaging-collection';
import { pageListClient, storeCode } from './lists/page-lists.ts';
import { pageStorage } from './storage/page-storage.ts';

/** Whether this browser shows notifications of a shop that it has a worker of. */
export const canNotify = (): boolean =>
  'Notification' in globalThis && 'PushManager' in globalThis && 'serviceWorker' in navigator;

const query = () => ({ storeCode: storeCode() });

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const keyOfShop = async (device?: 'test') => {
  const answer = await pageListClient('messaging/key', { query: { ...query(), ...(device && { device }) } });
  if (!answer.ok) throw new Error(`the key is answered with ${answer.status}`);
  return answer.result;
};

const subscribe = async (): Promise<string> => {
  const [{ public_key: key }, { pushManager }] = await Promise.all([
    keyOfShop(),
    navigator.serviceWorker.ready,
  ]);
  try {
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    return JSON.stringify(await pushManager.subscribe(options));
  } catch (error) {
    // A shop that is tried on one machine has a push service of its own.
    const { test_device: device } = await keyOfShop('test');
    if (device === undefined) throw error;
    return device;
  }
};

const unsubscribe = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
};

const toldProvider = async (answered: Promise<{ ok: boolean }>): Promise<void> => {
  if (!(await answered).ok) throw new Error('refused');
};

const place = (): MessagingPlace => ({
  storage: pageStorage(),
  now: () => Date.now(),
  permission: () => Notification.permission,
  ask: () => Notification.requestPermission(),
  subscribe,
  unsubscribe,
  isSignedIn: async () => (await pageStorage().read('session', 'session')) !== null,
  save: (token) => toldProvider(pageListClient('messaging/save-token', { query: query(), body: { token } })),
  remove: (id) =>
    toldProvider(pageListClient('messaging/delete-token', { query: query(), params: { token: id } })),
  // oxlint-disable-next-line no-console -- what the specification wants logged alone
  log: (what, error) => console.info(what, error instanceof Error ? error.message : error),
});

/** Whether whoever is signed in is told on this device. */
export const isNotified = async (): Promise<boolean> =>
  canNotify() && Notification.permission === 'granted' && (await readMessagingToken(place())) !== null;

/** Asks for permission, keeps what the device's own notices say, and has the customer told here. */
export const turnNotificationsOn = async (kept: KeptWords): Promise<'on' | 'denied' | 'failed'> => {
  await keepNoticeWords(place(), kept);
  return turnMessagesOn(place());
};

/** Tells nobody on this device any more. */
export const turnNotificationsOff = (): Promise<void> => forgetMessagingToken(place());

/** Saves or forgets the device as the session and the permission are now. */
export const followNotifications = (): Promise<void> => followMessagingToken(place());
