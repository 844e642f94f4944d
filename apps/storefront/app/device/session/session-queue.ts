import type { CustomerProfile } from '@dijla/contract/client';
import { type QueuePlace, sendTasks } from '../../offline/send-tasks.ts';
import type { SyncTask } from '../../offline/sync-task.ts';
import type { Device } from '../platform/device.ts';
import { refusalText } from '../sync/refusal-text.ts';
import { retryDelay } from '../platform/retry-delay.ts';
import type { SessionHolder } from './session-holder.ts';

/** The profile as the provider has saved it, or why it has not (wire §6.5); words the shopper was told already are not said twice. */
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

/** The queue as the session's page has it: its calls carry tokens, and its answers go to the session. */
export const queueOf = (holder: SessionHolder): QueuePlace => {
  const { storage, withLock, now, notify, baseUrl } = holder.place;
  return {
    storage,
    withLock,
    now,
    fetch: holder.fetch,
    origin: baseUrl,
    told: {
      tell: (text) => notify({ code: 'task.refused', kind: 'error', text }),
      callBack: async (task) => {
        if (task.callback_event === 'store:session/profile-saved') await profileSaved(holder, task);
      },
    },
  };
};

/** Sends what waits, and again by itself while something is left and there is a connection, later each time; the worker does where no page is left to. */
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
