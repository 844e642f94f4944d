import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { EventFeed } from '../../../events/event-feed.ts';
import { mayStill } from '../../../modules/staff/staff.ts';
import { orderStream } from '../order-stream.ts';

const secondMs = 1000;
/** Well below the minute after which proxies cut a silent connection. */
const beatMs = 20 * secondMs;
/** Streams of this process, and of one member of the staff: a browser has one for all its pages. */
const [streamsAtMost, ofMemberAtMost] = [300, 8];

const headers = {
  'content-type': 'text/event-stream',
  // Tells nginx to hand on each event as it comes.
  'x-accel-buffering': 'no',
};

/** `GET /api/desk/order-events`: it ends when the session does, or the member may read orders no more. */
export const followOrders = handleCall(
  'desk/order-events',
  ({ database, eventFeed }: { database: Database; eventFeed: EventFeed }) => {
    const streams = new Map<number, number>();
    const count = (staffId: number, by: 1 | -1): void => {
      const open = (streams.get(staffId) ?? 0) + by;
      if (open === 0) streams.delete(staffId);
      else streams.set(staffId, open);
    };
    return async ({ query: { seconds } }, { staff, now, gone }) => {
      const all = [...streams.values()].reduce((sum, open) => sum + open, 0);
      if (all >= streamsAtMost || (streams.get(staff.id) ?? 0) >= ofMemberAtMost)
        return refusal('request.busy');
      count(staff.id, 1);
      const began = performance.now();
      const written = orderStream({
        feed: eventFeed,
        lifeMs: seconds * secondMs,
        beatMs,
        mayGoOn: () =>
          mayStill(database, {
            sessionId: staff.session_id,
            permission: 'orders.read',
            now: now + performance.now() - began,
          }),
        gone: gone(),
        onEnd: () => count(staff.id, -1),
      });
      return { written, headers };
    };
  },
);
