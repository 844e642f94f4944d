import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MakeProvider, SandboxAnswer, SandboxProvider, SandboxRequest } from '../../sandbox-provider.ts';
import { decrypted, type DeviceKeys, newDeviceKeys, vapidProblem } from './push-crypto.ts';

/** A message as its device has it. */
type Received = { to: string; topic: string | null; ttl: number; message: unknown };

type PushDouble = SandboxProvider & {
  /** Where it is. */
  base: string;
  /** What the devices received, the first first. */
  received: () => readonly Received[];
};

const bytesAtMost = 4096;
const devicesAtMost = 1000;
const scenarios = ['gone', 'unknown', 'busy', 'too-large', 'fails'] as const;
const statusOf: Readonly<Record<string, number>> = {
  gone: 410,
  unknown: 404,
  busy: 429,
  'too-large': 413,
  fails: 500,
};

const problem = (status: number, text: string): SandboxAnswer => ({ status, json: { problem: text } });

/** Writes what a device shows where the inbox finds it. */
const keep = async (
  outbox: string,
  to: string,
  { message, at }: { message: unknown; at: Date },
): Promise<void> => {
  const { title = '', text = '', path = '' } = message as Record<string, string>;
  const name = `${at.toISOString().replaceAll(':', '-')}-${to}-push.json`;
  const kept = { channel: 'push', to, subject: title, text: `${text}\n${path}`, at: at.toISOString() };
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(join(outbox, `.${name}`), `${JSON.stringify(kept, undefined, 2)}\n`, { mode: 0o600 });
  await rename(join(outbox, `.${name}`), join(outbox, name));
};

/**
 * A push service with the devices that it made: it checks who sends (RFC 8292), what and how much, decrypts it as the
 * device would (RFC 8291), and shows it in the inbox. `POST devices` makes a device and answers its subscription, for
 * a browser that has no push service.
 */
export const pushDouble =
  (outbox: string): MakeProvider<PushDouble> =>
  ({ base, now, newId, takeScenario }) => {
    const devices = new Map<string, DeviceKeys>();
    const received: Received[] = [];
    const subscribe = (): SandboxAnswer => {
      const id = newId();
      if (devices.size >= devicesAtMost) devices.clear();
      const device = newDeviceKeys(createHash('sha256').update(id).digest().subarray(0, 16));
      devices.set(id, device);
      const keys = {
        p256dh: device.keys.getPublicKey().toString('base64url'),
        auth: device.auth.toString('base64url'),
      };
      return { json: { endpoint: `${base}/${id}`, expirationTime: null, keys } };
    };
    const take = async (id: string, { headers, bytes }: SandboxRequest): Promise<SandboxAnswer> => {
      const scenario = takeScenario(id, scenarios);
      if (scenario !== null) return problem(statusOf[scenario] ?? 500, scenario);
      const device = devices.get(id);
      if (device === undefined) return problem(404, 'no such device');
      const sender = { origin: new URL(base).origin, now: Math.floor(now() / 1000) };
      const forged = vapidProblem(headers.authorization ?? '', sender);
      if (forged !== null) return problem(403, forged);
      const ttl = Number(headers.ttl ?? Number.NaN);
      if (!Number.isInteger(ttl) || headers['content-encoding'] !== 'aes128gcm')
        return problem(400, 'no TTL, or another encoding');
      if (bytes.length > bytesAtMost) return problem(413, 'too large');
      const message: unknown = JSON.parse(decrypted(bytes, device));
      const topic = headers.topic;
      received.push({ to: id, topic: typeof topic === 'string' ? topic : null, ttl, message });
      await keep(outbox, id, { message, at: new Date(now()) });
      return { status: 201, json: {} };
    };
    return {
      base,
      name: 'push',
      title: { en: 'Push service', ar: 'خدمة الإشعارات' },
      scenarios,
      received: () => received,
      answer: async (request) => {
        const id = request.path.slice(1);
        // What the devices show is in the inbox.
        if (request.method === 'GET' && id === '') return { to: `/messages?lang=${request.language}` };
        if (request.method !== 'POST' || id === '') return null;
        return id === 'devices' ? subscribe() : take(id, request);
      },
    };
  };
