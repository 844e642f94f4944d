import { enqueued } from '../queue/sync-queue.ts';
import { leaving, newTask } from '../queue/sync-task.ts';
import { type DeviceCart, loadCart } from '../cart/device-cart.ts';
import { ownerOf } from '../orders/device-order.ts';
import { deviceCollections } from '../device-collections.ts';
import { copiesAmong, ownCollections } from '../platform/device-collection.ts';
import type { Change } from '../platform/device-storage.ts';
import { groupOf, type KeptSession } from './saved-session.ts';
import { keepsOwnPrices } from './customer-prices.ts';
import type { PageSession, SessionPlace } from './session-environment.ts';
import { signedOutCart, withoutOwner } from '../cart/changes/with-owner.ts';

/**
 * Returns the changes that remove everything of a customer except the cart (spec 2 §4), as each collection
 * says: session, checkout values, prices, tasks, settled orders. Unsent orders and tasks without a customer
 * stay.
 */
const withoutCustomer = async ({ storage }: SessionPlace, { profile }: KeptSession): Promise<Change[]> => {
  const changes = ownCollections(deviceCollections).map(async ({ name, keyOf, isOfCustomer }) =>
    (await storage.list(name))
      // Each collection's functions read values of that collection.
      .filter((value) => isOfCustomer(value as never, profile.id))
      .map((value): Change => ({ in: name, key: keyOf(value as never), put: null })),
  );
  return (await Promise.all(changes)).flat();
};

/**
 * Returns the cart after a sign-out. Lines added after an order that waits for the customer were not sent
 * because of it: they wait with the order.
 */
const cartAfter = async (storage: SessionPlace['storage'], owner: string): Promise<DeviceCart> => {
  const [cart, orders] = await Promise.all([loadCart(storage), storage.list('orders')]);
  const isBehindOrder =
    cart.owner === owner && orders.some((order) => order.state === 'saved' && ownerOf(order) === owner);
  return isBehindOrder ? withoutOwner(cart) : signedOutCart(cart, owner);
};

/**
 * Returns the changes for a deliberate sign-out: the cart, and a task that tells the provider. Only the
 * provider can remove its cookie, and it may be unreachable now.
 */
const goodbye = async (
  { storage, newId, now }: SessionPlace,
  { profile }: KeptSession,
): Promise<Change[]> => {
  const task = newTask({
    task_id: newId(),
    call: 'user/logout',
    input: {},
    entity: leaving,
    customer_id: null,
    silent: true,
  });
  return [
    { in: 'tasks', key: task.task_id, put: enqueued(await storage.list('tasks'), task, now()) },
    { in: 'cart', key: 'cart', put: await cartAfter(storage, String(profile.id)) },
  ];
};

/** Shows the stored session, and announces what has changed for this tab. */
export const showSession = async (session: PageSession, isSilent = true): Promise<void> => {
  const { place, stateStore } = session;
  const profile = (await place.storage.read('session', 'session'))?.profile ?? null;
  const { ready, profile: before } = stateStore.getState();
  stateStore.setState({ ready: true, profile });
  // After a sign-in in another tab, this tab may refresh tokens again too.
  if (profile !== null && session.lock === -1) session.lock = 0;
  if (before !== null && before.id !== profile?.id)
    place.tell({ code: 'session.signed-out', customer_id: before.id, is_silent: isSilent });
  if (profile !== null && before?.id !== profile.id)
    place.tell({ code: 'session.signed-in', customer_id: profile.id });
  if (profile === null && !ready) place.tell({ code: 'session.non-authorized' });
};

/** Updates the session mark, this tab and the other tabs after a change of the stored session. */
export const spreadSession = async (session: PageSession, isSilent = true): Promise<void> => {
  const { place } = session;
  place.mark((await place.storage.read('session', 'session')) !== null);
  await showSession(session, isSilent);
  place.tellOthers();
};

/**
 * Removes the session from the device, all or nothing; the caller holds the `session` lock. Returns false if
 * there was none.
 */
export const dropSession = async (session: PageSession, isSilent: boolean): Promise<boolean> => {
  const { place } = session;
  const isDropped = await place.withLock('write', async () => {
    const kept = await place.storage.read('session', 'session');
    if (kept === null) return false;
    if (groupOf(kept) !== null || (await keepsOwnPrices(place.storage)))
      await place.storage.clear(copiesAmong(deviceCollections));
    await place.storage.write([
      ...(await withoutCustomer(place, kept)),
      ...(isSilent ? [] : await goodbye(place, kept)),
    ]);
    return true;
  });
  await spreadSession(session, isSilent);
  return isDropped;
};
