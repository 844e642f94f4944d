import { type QueuePlace, sendTasks } from '../queue/send-tasks.ts';
import type { Device } from '../platform/device.ts';
import { retryDelay } from '../platform/retry-delay.ts';
import type { SessionHolder } from './session-holder.ts';
import { taskCallbacks } from './task-callbacks.ts';

/**
 * Returns the queue's environment on the session's page: its calls carry tokens, and the session receives
 * its answers.
 */
export const queueOf = (holder: SessionHolder): QueuePlace => {
  const { storage, withLock, now, notify, baseUrl } = holder.place;
  return {
    storage,
    withLock,
    now,
    fetch: holder.fetch,
    origin: baseUrl,
    page: {
      showRefusal: (text) => notify({ code: 'task.refused', kind: 'error', text }),
      callBack: async (task) => {
        if (task.callback_event !== null) await taskCallbacks[task.callback_event]?.(holder, task);
      },
    },
  };
};

/**
 * Sends pending tasks, and retries with growing delays while some are left and there is a connection.
 * Without an open page, the worker does this.
 */
export const queueSender = (
  holder: SessionHolder,
  { isOnline, askForWake }: Pick<Device, 'isOnline' | 'askForWake'>,
) => {
  let sending: Promise<void> | null = null;
  let isWanted = false;
  let failures = 0;
  const run = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false;
      failures = (await sendTasks(queueOf(holder)).catch(() => false)) ? 0 : failures + 1;
    }
    sending = null;
    if (failures > 0) askForWake();
    if (failures > 0 && isOnline()) void holder.place.wait(retryDelay(failures)).then(send);
  };
  const send = async (): Promise<void> => {
    if (!isOnline()) return askForWake();
    isWanted = true;
    sending ??= run();
    await sending;
  };
  return { send };
};
