import type { DeviceOrder } from './device-order.ts';
import type { Device } from './device.ts';
import type { DeviceNotice } from './notice-board.ts';
import { soldOutOf } from './sold-out-of.ts';

/** What the shopper is told of an order that was turned down. */
export const rejectionOf = ({ order_id, reason, lines, refused_coupon }: Pick<DeviceOrder, 'order_id' | 'reason' | 'lines' | 'refused_coupon'>): DeviceNotice => ({
  code: 'order.rejected', kind: 'error', order_id, text: reason, sold_out: soldOutOf(reason, lines), ...(refused_coupon !== undefined && { refused_coupon }),
});

/** Tells of what was turned down while no page was open; once, in whichever page comes first. */
export const tellOfRejected = (device: Device): Promise<void> =>
  device.withLock('write', async () => {
    const untold = (await device.storage.list('orders')).filter(({ state, is_told: isTold }) => state === 'rejected' && isTold === false);
    if (untold.length === 0) return;
    await device.storage.write(untold.map((order) => ({ in: 'orders', key: order.order_id, put: { ...order, is_told: true } })));
    for (const order of untold) device.notify(rejectionOf(order));
  });
