import type { Device } from '../platform/device.ts';
import { sendTasks } from '../queue/send-tasks.ts';
import { sendAll } from './send-all.ts';

/** The device of a worker, and a fetch that adds its customer's token. */
export type Worker = {
  device: Device;
  ask: (request: Request) => Promise<Response>;
  /** Origin of the tasks' paths; empty for the worker's own. */
  origin: string;
};

/**
 * Sends everything pending on the device while no page is open. What is to be told waits for the next page. Returns
 * false if something is left.
 */
export const sendWithoutPage = async ({ device, ask, origin }: Worker): Promise<boolean> => {
  const { storage, withLock, now } = device;
  const areTasksSent = await sendTasks({ storage, withLock, now, fetch: ask, origin, page: null });
  const isDone = await sendAll({ ...device, canTell: false }, { hasSynced: true }, () => undefined);
  device.tellOthers();
  return isDone && areTasksSent;
};
