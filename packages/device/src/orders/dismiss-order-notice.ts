import type { CartController } from '../cart/cart-controller.ts';

/** Marks the result of an order that was sent by itself as seen, so that it is not shown again. */
export const closeOrderNews = async ({ device, refresh }: CartController, orderId: string): Promise<void> => {
  await device.withLock('write', async () => {
    const order = await device.storage.read('orders', orderId);
    if (order?.goes_by_itself === true)
      await device.storage.write([{ in: 'orders', key: orderId, put: { ...order, goes_by_itself: false } }]);
  });
  await refresh();
  device.tellOthers();
};
