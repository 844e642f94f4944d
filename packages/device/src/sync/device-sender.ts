import { loadCart } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import { refreshTotalsContext } from './refresh-totals-context.ts';
import { retryDelay } from '../platform/retry-delay.ts';
import { type PageSync, sendAll } from './send-all.ts';

/**
 * Returns a sender that sends when called, and retries with growing delays after a failure. Offline it waits
 * to be called.
 */
export const deviceSender = (device: Device, onStep: () => void) => {
  const state = { isWanted: false, isStopped: false, failures: 0 };
  const sync: PageSync = { hasSynced: false };
  let sending: Promise<void> | null = null;
  let cancelRetry = (): void => undefined;

  const pass = async (): Promise<void> => {
    state.isWanted = false;
    const isDone = await sendAll(device, sync, onStep);
    state.failures = isDone ? 0 : state.failures + 1;
    if (!isDone) device.askForWake();
    if (isDone) await refreshTotalsContext(device, (await loadCart(device.storage)).answer);
    device.tellOthers();
    onStep();
  };
  const run = async (): Promise<void> => {
    cancelRetry();
    try {
      while (state.isWanted && !state.isStopped) await pass();
    } finally {
      sending = null;
    }
    if (state.failures > 0 && !state.isStopped)
      cancelRetry = device.after(retryDelay(state.failures), () => void send());
  };
  /** Resolves when everything pending has been sent once, whether or not it succeeded. */
  const send = async (): Promise<void> => {
    if (state.isStopped) return;
    if (!device.isOnline()) return device.askForWake();
    state.isWanted = true;
    sending ??= run();
    await sending;
  };
  return {
    send,
    /**
     * Sends on a wake-up that this sender requested. While the device is online it comes at once, so after a
     * failure it is ignored and the retry timer applies.
     */
    sendOnWake: async (): Promise<void> => {
      if (state.failures === 0) await send();
    },
    hasFailed: (): boolean => state.failures > 0,
    stop: (): void => {
      state.isStopped = true;
      cancelRetry();
    },
  };
};
