import type { Database } from '../../../database/database.ts';
import { outboundFetchOf } from '../../../outbound-fetch.ts';
import { isPushAddress } from '../push/push-hosts.ts';
import { pushKey } from '../push/push-key-sql.ts';
import { deletePushSubscription, findPushSubscription } from '../push/push-subscription-sql.ts';
import type { Delivery, OutgoingPush, PushTransport } from './delivery.ts';

/** Seconds that a push service keeps a message for a device that is off. */
const keptSeconds = 2 * 86_400;
const timeoutMs = 15_000;
/** What every push service takes, with room for what encryption adds. */
const bytesAtMost = 3000;

export type WebPushParts = {
  database: Database;
  /** Whom a push service may write to about what the shop sends. */
  contact: string;
  /** Address of the sandbox's push service, while there is one. */
  testPush: string | undefined;
};

const retryAfterMs = (response: Response): { afterMs?: number } => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? { afterMs: Math.min(seconds, 86_400) * 1000 } : {};
};

const deliveryOf = (response: Response): Delivery => {
  const { status } = response;
  const error = `push ${status}`;
  if (status < 300) return { outcome: 'accepted', providerId: null };
  if (status === 404 || status === 410 || status === 413 || status === 400)
    return { outcome: 'never', error, isDeadAddress: false };
  return { outcome: 'again', error, ...retryAfterMs(response) };
};

const payloadOf = ({ title, text, path, topic, language }: OutgoingPush): Buffer =>
  Buffer.from(JSON.stringify({ title, text, path, topic, language }));

/** Returns what hands messages to the push services of browsers, encrypted for the one device (RFC 8291). */
export const webPushTransport = ({ database, contact, testPush }: WebPushParts): PushTransport => {
  // The sandbox's service is on this machine.
  const outboundFetch = outboundFetchOf({ allowsLoopback: testPush !== undefined });
  return async (push) => {
    const device = await findPushSubscription(database, push.to);
    if (device === undefined || !isPushAddress(device.endpoint, testPush))
      return { outcome: 'never', error: 'push not subscribed', isDeadAddress: false };
    const payload = payloadOf(push);
    if (payload.byteLength > bytesAtMost)
      return { outcome: 'never', error: 'push too long', isDeadAddress: false };
    const [{ default: webPush }, key] = await Promise.all([import('web-push'), pushKey(database)]);
    const { endpoint, p256dh, auth } = device;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: keptSeconds,
      topic: push.topic,
      urgency: 'normal',
      vapidDetails: { subject: contact, publicKey: key.public_key, privateKey: key.private_key },
    });
    const sent = Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'content-length');
    try {
      const response = await outboundFetch(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(sent.map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(body),
        timeoutMs,
      });
      // The browser has given the subscription up.
      if (response.status === 404 || response.status === 410)
        await deletePushSubscription(database, device.id);
      return deliveryOf(response);
    } catch (error) {
      // A second copy replaces the first on the device: it is of the same topic.
      return { outcome: 'again', error: `push ${(error as Error).name}` };
    }
  };
};
