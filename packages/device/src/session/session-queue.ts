import type { CustomerProfile } from '@dijla/contract/client';
import { type QueuePlace, sendTasks } from '../queue/send-tasks.ts';
import type { SyncTask } from '../queue/sync-task.ts';
import type { Device } from '../platform/device.ts';
import { refusalText } from '../sync/refusal-text.ts';
import { retryDelay } from '../platform/retry-delay.ts';
import type { SessionHolder } from './session-holder.ts';

/**
 * Stores the profile as the provider has saved it, or posts why it was refused (wire §6.5). A text that the
 * shopper has seen already is not posted again.
 */
const profileSaved = async (
  { keepProfile, place }: SessionHolder,
  { code, result }: SyncTask,
): Promise<void> => {
  if (code !== 200) {
    const text =
      typeof result === 'object' && result !== null && !Array.isArray(result) ? refusalText(result) : '';
    if (typeof result !== 'string') place.notify({ code: 'session.profile-refused', kind: 'error', text });
    return;
  }
  await keepProfile(result as CustomerProfile);
  place.notify({ code: 'session.profile-saved', kind: 'success' });
};

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
        if (task.callback_event === 'store:session/profile-saved') await profileSaved(holder, task);
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
