import { handleCall } from '../../../call/handle-call.ts';
import type { Settings } from '../../../config.ts';

/** `GET /api/ext/dijla/test-inbox` */
export const readTestInbox = handleCall(
  'other/test-inbox',
  ({ settings }: { settings: Pick<Settings, 'testInbox'> }) =>
    async () => ({ result: { url: settings.testInbox ?? null } }),
);
