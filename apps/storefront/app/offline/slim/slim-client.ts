import type { StoreCode } from '@dijla/contract/store-views';
// oxlint-disable-next-line import/default -- the bundler makes the worker's address of it
import workerAddress from './slim-worker.ts?worker&url';
import { slimCacheName } from './slim-cache-name.ts';
import type { SlimAct, SlimActs, SlimMessage, SlimReply } from './slim-messages.ts';
import { slimState } from './slim-state.ts';

/** Policy name for the worker's address: the CSP's `trusted-types` must allow it. */
const policyName = 'slim-catalog';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

const trustedAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes
        .createPolicy(policyName, { createScriptURL: () => workerAddress })
        .createScriptURL(workerAddress)
    : workerAddress;
};

type Waiting = { resolve: (answer: never) => void; reject: (error: Error) => void };

const startWorker = () => {
  const worker = new Worker(trustedAddress(), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<SlimReply>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) asker?.reject(new Error(data.failure));
    else asker?.resolve(data.answer as never);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the worker of the slim catalogue failed'));
    waiting.clear();
  });
  return <Act extends SlimAct>(act: Act, what: SlimActs[Act]['asked']): Promise<SlimActs[Act]['answer']> =>
    new Promise((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve, reject });
      worker.postMessage({ id: asked, act, asked: what } as SlimMessage);
    });
};

let started: ReturnType<typeof startWorker> | null = null;
const ask: ReturnType<typeof startWorker> = (act, what) => (started ??= startWorker())(act, what);

const isKept = async (store: StoreCode): Promise<boolean> =>
  (await caches.match(`/slim-catalog/${store}`, { cacheName: slimCacheName })) !== undefined;

/** Keeps the worker's script for a time without a connection, and no script of an older build. */
const keepScript = async (): Promise<void> => {
  const cache = await caches.open(slimCacheName);
  if ((await cache.match(workerAddress)) !== undefined) return;
  for (const { url } of await cache.keys()) if (url.endsWith('.js')) await cache.delete(url);
  await cache.add(workerAddress);
};

/** Takes the slim catalogue of a store view, or what changed of it; rejects without a connection. */
export const takeSlimCatalog = async (store: StoreCode): Promise<SlimActs['take']['answer']> => {
  const taken = await ask('take', { store });
  await keepScript();
  return taken;
};

/**
 * Asks the slim catalogue of a store view on this device. Null where it is not here or has no answer; the worker is
 * started only where it is.
 */
export const askSlim = async <Act extends 'search' | 'read'>(
  act: Act,
  what: SlimActs[Act]['asked'],
): Promise<NonNullable<SlimActs[Act]['answer']>['answer'] | null> => {
  if (!('caches' in globalThis) || !(await isKept(what.store))) return null;
  const found = await ask(act, what);
  if (found === null) return null;
  slimState.setState({ at: found.at });
  return found.answer as NonNullable<SlimActs[Act]['answer']>['answer'];
};
