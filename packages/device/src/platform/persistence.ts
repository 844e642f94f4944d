import type { DeviceStorage } from './device-storage.ts';

/** The browser's promise not to clear this origin's storage by itself. */
type Keeper = { persisted: () => Promise<boolean>; persist: () => Promise<boolean> };

const isWorthKeeping = async (storage: Pick<DeviceStorage, 'read' | 'list'>): Promise<boolean> => {
  const cart = await storage.read('cart', 'cart');
  if (cart !== null && cart.base.lines.length + cart.operations.length > 0) return true;
  return (await storage.list('orders')).length > 0;
};

/**
 * Asks the browser to keep what is stored, once there is a cart or an order; some browsers then ask the shopper. Returns
 * whether it was asked, so that nobody asks twice on a page.
 */
export const askToPersist = async (
  storage: Pick<DeviceStorage, 'read' | 'list'>,
  keeper: Keeper | undefined,
): Promise<boolean> => {
  if (keeper === undefined || !(await isWorthKeeping(storage))) return false;
  if (!(await keeper.persisted())) await keeper.persist();
  return true;
};
