const workerAddress = '/desk/worker.js';

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string;
  };
};

/** The address as the page's policy lets it be registered. */
const trustedAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const createScriptURL = (): string => workerAddress;
  return (
    trustedTypes?.createPolicy('desk-worker', { createScriptURL }).createScriptURL(workerAddress) ??
    workerAddress
  );
};

let address: string | null = null;

/** Has the page open without a connection from now on. Without a worker it needs one, and works as before. */
export const installWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    address ??= trustedAddress();
    await navigator.serviceWorker.register(address, { scope: '/desk/' });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage([...new Set(loaded)]);
  } catch {
    // Private windows and full disks have none.
  }
};

/** Takes the worker away with all that it kept. */
export const removeWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/desk/');
  await registration?.unregister();
  for (const name of await caches.keys()) if (name.startsWith('desk-')) await caches.delete(name);
};
