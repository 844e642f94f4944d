import { ask } from '../provider-client/ask.ts';
import { refusalOf } from '../provider-client/desk-error.ts';
import { deviceNow } from '../parts/time/device-clock.ts';
import { isUnsent } from './kept-run.ts';
import type { ToldStops } from './told-stops.ts';

/** Refusals of who asks, when and from where: the same is said again later. */
const passing: ReadonlySet<string> = new Set(['no-answer', 'desk.not-signed-in', 'request.too-many']);

const isPassing = (error: unknown): boolean => {
  const refusal = refusalOf(error);
  return refusal === null || passing.has(refusal.code) || refusal.status >= 500;
};

let sending: Promise<number> | null = null;

const sendEach = async (stops: ToldStops): Promise<number> => {
  let sent = 0;
  const first = () => stops.current().find(isUnsent);
  for (let next = first(); next; next = first()) {
    const { key, order_id, body } = next;
    try {
      await ask('desk/work-stop', { params: { orderId: String(order_id) }, body, idempotencyKey: key });
      stops.hear(key, deviceNow());
      sent += 1;
    } catch (error) {
      if (isPassing(error)) return sent;
      stops.refuse(key, refusalOf(error)?.text ?? '');
    }
  }
  return sent;
};

/**
 * Sends what was said, in its order and one at a time, each under its own key, so that what was heard before is not
 * done twice. Returns how many were heard; stops where there is no connection.
 */
export const sendTold = (stops: ToldStops): Promise<number> => {
  sending ??= sendEach(stops).finally(() => {
    sending = null;
  });
  return sending;
};
