const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 3_000 });
  else setTimeout(act, 1_000);
};

/**
 * Paints cart and orders from the device, before any request; what waits is sent, and the cart read again where it is old,
 * once the page is idle. The code comes in a chunk of its own, after the page's.
 */
export const startDevice = async (): Promise<void> => {
  const [{ pageDesk }, { forgetOldOrders }] = await Promise.all([import('./page-desk.ts'), import('./order-on-device.ts')]);
  const { device, paint, send } = pageDesk();
  await paint();
  whenIdle(() => void forgetOldOrders(device).then(send));
};
