import { isDeepStrictEqual } from 'node:util';
import type { DeviceNotice } from '../../notices/notice-board.ts';
import type { DeviceOrder } from '../../orders/device-order.ts';
import { type Quantities, summed } from './cart-account.ts';
import type { OrderPast } from './test-disk.ts';

/** An order as the provider has it. */
export type PlacedOrder = { order_id: string; number: string; lines: Quantities };

/** What a shopper saw and did, beside what the disk knows. */
export type Told = {
  notices: readonly DeviceNotice[];
  /** Ids that the shopper asked to cancel. */
  cancelled: ReadonlySet<string>;
};

export type OrderFate = 'accepted' | 'rejected' | 'cancelled';

const quantitiesOf = (lines: readonly { sku: string; qty: number }[]): Quantities =>
  summed(lines.map(({ sku, qty }) => ({ [sku]: qty })));

/** Whether a page said what became of an order, or says so until the shopper has seen it. */
const isTold = (
  id: string,
  fate: 'accepted' | 'rejected',
  { forms, notices }: { forms: readonly DeviceOrder[]; notices: Told['notices'] },
): boolean =>
  forms.some(({ state, goes_by_itself: isNews }) => state === fate && isNews) ||
  notices.some((notice) => 'order_id' in notice && notice.code === `order.${fate}` && notice.order_id === id);

type Judged = { fate: OrderFate; faults: string[] };

/**
 * Judges one order of a device that has sent everything: it is at the provider once and as it was shown, or the shopper
 * was told that it is not, or cancelled it.
 */
const judged = (
  id: string,
  past: OrderPast,
  { placed, told }: { placed: PlacedOrder | undefined; told: Told },
): Judged => {
  const forms = past.filter((form) => form !== null);
  const last = forms.at(-1);
  const shown = forms.findLast(({ state }) => state === 'saved')?.lines ?? [];
  const isGone = past.at(-1) === null;
  if (placed !== undefined) {
    const faults = isDeepStrictEqual({ ...placed.lines }, { ...quantitiesOf(shown) })
      ? []
      : [
          `order ${id} holds ${JSON.stringify(placed.lines)}, shown was ${JSON.stringify(quantitiesOf(shown))}`,
        ];
    if (last?.state !== 'accepted')
      faults.push(`order ${id} was placed, the device says ${isGone ? 'nothing after ' : ''}${last?.state}`);
    else if (last.confirmation?.orderNumber !== placed.number)
      faults.push(`order ${id} is ${placed.number}, the device says ${last.confirmation?.orderNumber}`);
    else if (!isTold(id, 'accepted', { forms, notices: told.notices }))
      faults.push(`order ${id} was placed and nobody was told`);
    return { fate: 'accepted', faults };
  }
  if (last?.state === 'rejected') {
    const faults = isTold(id, 'rejected', { forms, notices: told.notices })
      ? []
      : [`order ${id} was rejected and nobody was told`];
    if (last.reason === '' && last.refused_coupon === undefined)
      faults.push(`order ${id} was rejected without a reason`);
    return { fate: 'rejected', faults };
  }
  if (last?.state === 'saved' && isGone)
    return { fate: 'cancelled', faults: told.cancelled.has(id) ? [] : [`order ${id} vanished`] };
  return {
    fate: 'accepted',
    faults: [`order ${id} is ${last?.state} on the device, and not at the provider`],
  };
};

/** Judges all orders that ever were on a disk. */
export const judgeOrders = (
  pasts: ReadonlyMap<string, OrderPast>,
  { placed, told }: { placed: readonly PlacedOrder[]; told: Told },
): { fates: OrderFate[]; faults: string[] } => {
  const all = [...pasts].map(([id, past]) =>
    judged(id, past, { placed: placed.find(({ order_id: other }) => other === id), told }),
  );
  return { fates: all.map(({ fate }) => fate), faults: all.flatMap(({ faults }) => faults) };
};
