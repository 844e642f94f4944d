import { pushDouble } from '@dijla/sandbox/providers/push/push-double';
import { startDouble } from '@dijla/sandbox/start-double';
import { afterAll } from 'vitest';
import { outboxFolder } from './test-messenger.ts';

/** Runs a push service on this machine until the end of the test file. */
export const pushServer = async () => {
  const double = await startDouble('push', pushDouble(outboxFolder().folder));
  afterAll(double.close);
  return {
    ...double,
    /** Makes a device and returns its subscription, as a browser serializes it. */
    newDevice: async (): Promise<string> =>
      (await fetch(`${double.base}/devices`, { method: 'POST' })).text(),
  };
};
