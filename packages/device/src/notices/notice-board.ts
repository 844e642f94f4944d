/** A message from the device to the shopper. Its text is in `messages`; `text` is the server's. */
export type DeviceNotice =
  /**
   * `name` is the product's name, if known; `has_line` means that the text is shown on a line of the cart.
   */
  | {
      code: 'cart.refused';
      kind: 'error';
      text: string;
      line_key: string;
      name: string | null;
      has_line: boolean;
    }
  | { code: 'order.accepted'; kind: 'success'; order_id: string; order_number: string }
  | {
      code: 'order.rejected';
      kind: 'error';
      order_id: string;
      text: string;
      faults?: readonly string[] | undefined;
      is_server_fault?: boolean | undefined;
      sold_out: readonly string[];
      refused_coupon?: string;
    }
  /** The server fails on the order repeatedly. */
  | { code: 'order.stuck'; kind: 'warning'; order_id: string }
  | { code: 'order.saved'; kind: 'info'; order_id: string }
  /** The provider refused the chosen payment method (spec 2 §4). */
  | { code: 'checkout.payment-select-failed'; kind: 'error' }
  | { code: 'storage.memory-only'; kind: 'warning' }
  /** `text` is the reason why the account cannot be used, or empty. */
  | { code: 'session.ended'; kind: 'error'; text: string }
  | { code: 'session.broken'; kind: 'error' }
  | {
      code:
        | 'session.closed'
        | 'session.profile-saved'
        | 'session.addresses-saved'
        | 'session.address-removed';
      kind: 'success';
    }
  /** `text` may be empty. */
  | { code: 'session.profile-refused'; kind: 'error'; text: string }
  | { code: 'task.refused'; kind: 'error'; text: string }
  | {
      code: 'worker.registered' | 'worker.ready' | 'worker.serving' | 'worker.cached' | 'worker.updated';
      kind: 'info';
    }
  | { code: 'worker.offline'; kind: 'warning' }
  | { code: 'worker.failed'; kind: 'error' };

type Listener = (notice: DeviceNotice) => void;

/**
 * Returns a board that passes notices to its listeners. Notices posted before the first listener wait for
 * it.
 */
export const noticeBoard = () => {
  const listeners = new Set<Listener>();
  let waiting: DeviceNotice[] = [];
  return {
    post: (notice: DeviceNotice): void => {
      if (listeners.size === 0) waiting.push(notice);
      for (const listener of listeners) listener(notice);
    },
    listen: (listener: Listener): (() => void) => {
      listeners.add(listener);
      const missed = waiting;
      waiting = [];
      for (const notice of missed) listener(notice);
      return () => listeners.delete(listener);
    },
  };
};
