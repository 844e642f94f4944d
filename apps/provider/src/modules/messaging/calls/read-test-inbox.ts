import { handleCall } from '../../../call/handle-call.ts';

/** `GET /api/ext/dijla/test-inbox` */
export const readTestInbox = handleCall(
  'other/test-inbox',
  ({ testInbox }: { testInbox: string | undefined }) =>
    async () => ({ result: { url: testInbox ?? null } }),
);
