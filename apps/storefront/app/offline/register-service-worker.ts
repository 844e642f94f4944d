import { deviceNotices } from '@dijla/device/notices/device-notices';

/** Policy name for the worker's own address: the CSP's `trusted-types` must allow it. */
const policyName = 'service-worker';
const workerUrl = '/service-worker.js';

type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
};

const trustedWorkerUrl = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes
    ? trustedTypes.createPolicy(policyName, { createScriptURL: () => workerUrl }).createScriptURL(workerUrl)
    : workerUrl;
};

/**
 * Posts a notice when an installing worker is activated: cached for the first time, or newer than the one in
 * use (spec 2 §8).
 */
const followInstallation = (worker: ServiceWorker | null, hadController: boolean): void => {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'activated')
      deviceNotices.post({ code: hadController ? 'worker.updated' : 'worker.cached', kind: 'info' });
  });
};

const register = async (container: ServiceWorkerContainer): Promise<void> => {
  const hadController = container.controller !== null;
  try {
    const registration = await container.register(trustedWorkerUrl(), { updateViaCache: 'none' });
    deviceNotices.post({ code: 'worker.registered', kind: 'info' });
    void container.ready.then(() => deviceNotices.post({ code: 'worker.ready', kind: 'info' }));
    followInstallation(registration.installing, hadController);
    registration.addEventListener('updatefound', () =>
      followInstallation(registration.installing, container.controller !== null),
    );
    // Browsers check for a newer worker at times of their own; the kill switch that removes a faulty one
    // cannot wait for that.
    if (hadController) void registration.update().catch(() => undefined);
    if (hadController)
      deviceNotices.post(
        navigator.onLine
          ? { code: 'worker.serving', kind: 'info' }
          : { code: 'worker.offline', kind: 'warning' },
      );
  } catch {
    deviceNotices.post(
      navigator.onLine
        ? { code: 'worker.failed', kind: 'error' }
        : { code: 'worker.offline', kind: 'warning' },
    );
  }
};

/**
 * Registers the worker once the page has loaded; in development one that is there without its file is removed. A new worker takes over at once;
 * pages of older builds keep working.
 */
export const registerServiceWorker = (): void => {
  const container = navigator.serviceWorker;
  if (!container) return;
  if (!import.meta.env.PROD) {
    void import('./check-worker.ts').then(({ checkWorker }) => checkWorker(container, workerUrl));
    return;
  }
  if (document.readyState === 'complete') void register(container);
  else addEventListener('load', () => void register(container), { once: true });
};

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

/**
 * Requests a wake-up of the worker when the connection is back, even without an open page; returns false if
 * the browser does not support it.
 */
export const askForBackgroundSync = async (): Promise<boolean> => {
  const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
  if (!registration?.sync) return false;
  return registration.sync.register('outbox').then(
    () => true,
    () => false,
  );
};
