import type { CartItem, CartView, ContractClient } from '@dijla/contract/client';
import type { StoreCode } from '@dijla/contract/store-views';
import { cartQueryOf } from './cart-query-of.ts';
import { changeCart } from './change-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import type { Device } from '../platform/device.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { withAnswer } from './changes/with-answer.ts';
import { bypassOf } from './changes/with-bypass.ts';
import { withItems } from './changes/with-items.ts';

export type StepResult = 'again' | 'later' | 'done';

const isBare = ({ cart_id, base }: DeviceCart): boolean => cart_id === null && base.lines.length === 0;

const withMine = (cart: DeviceCart, view: CartView, { store, now }: Device): DeviceCart =>
  isBare(cart)
    ? withAnswer(cart, { view, store_code: store(), included: cart.base.included, at: now() })
    : cart;

/**
 * Asks the provider once, after the device's storage was emptied, whether the browser's cookie still
 * identifies a cart (wire §2.9), or after a sign-in, which cart is the customer's.
 */
export const askForMine = async (device: Device, { owner }: DeviceCart): Promise<StepResult> => {
  try {
    const { query, signal } = cartQueryOf({ cart_id: null, owner }, device.store());
    const mine = await device.client('cart/mine', { query, signal });
    if (!mine.ok && isWorthARetry(mine.status)) return 'later';
    const id = mine.ok ? mine.result : null;
    const view = mine.ok ? mine.meta?.cart : undefined;
    const isForeign = !mine.ok && mine.status === 404;
    await changeCart(device, (cart) => {
      if (cart.owner !== owner) return cart;
      const asked: DeviceCart = {
        ...cart,
        has_asked_for_mine: true,
        provider: isForeign && cart.provider === 'unknown' ? 'foreign' : cart.provider,
      };
      if (view) return withMine(asked, view, device);
      return id !== null && isBare(cart) ? { ...asked, cart_id: id } : asked;
    });
    return 'again';
  } catch {
    return 'later';
  }
};

export type CreatedCart =
  | { kind: 'created'; cart_id: string; view: CartView | null }
  /** `isUnauthorized` means that the provider does not recognize the customer. */
  | { kind: 'refused'; isUnauthorized: boolean }
  | { kind: 'later' };

/** The owner of a new cart and the key that creates it. */
export type NewCart = { key: string; store_code: StoreCode; owner: string | null };

/**
 * Creates a guest's cart under a key stored until it is answered, so that a lost answer leaves no second
 * cart. For a customer, the provider always returns the customer's one cart. A refused key is not used
 * again. Never rejects.
 */
export const createCart = async (
  client: ContractClient,
  { key, store_code, owner }: NewCart,
): Promise<CreatedCart> => {
  try {
    const { query, signal } = cartQueryOf({ cart_id: null, owner }, store_code);
    const created = await client('cart/create', {
      query,
      signal,
      ...(owner === null ? { idempotencyKey: key } : {}),
    });
    if (created.ok)
      return { kind: 'created', cart_id: String(created.result), view: created.meta?.cart ?? null };
    return isWorthARetry(created.status) || created.status >= 500
      ? { kind: 'later' }
      : { kind: 'refused', isUnauthorized: created.status === 401 };
  } catch {
    return { kind: 'later' };
  }
};

/**
 * Returns the lines of a customer's cart if the provider does not send them with its creation; changes go on
 * top of them. Returns null if they are not known now.
 */
const linesOfOwned = async (
  { client, store }: Device,
  { cart_id, owner }: Pick<DeviceCart, 'cart_id' | 'owner'>,
): Promise<readonly CartItem[] | null> => {
  try {
    const pulled = await client('cart/pull', cartQueryOf({ cart_id, owner }, store()));
    return pulled.ok ? pulled.result : null;
  } catch {
    return null;
  }
};

const connected = (
  cart: DeviceCart,
  {
    created,
    items,
    device,
  }: { created: Extract<CreatedCart, { kind: 'created' }>; items: readonly CartItem[]; device: Device },
): DeviceCart => {
  const { cart_id, view } = created;
  const started: DeviceCart = {
    ...cart,
    cart_id,
    create_key: null,
    provider: view === null ? cart.provider : 'ours',
  };
  if (cart.owner === null) return started;
  if (view !== null)
    return withAnswer(started, {
      view,
      store_code: device.store(),
      included: cart.base.included,
      at: device.now(),
    });
  return withItems({ ...started, provider: 'foreign' }, items, device.store());
};

/**
 * Connects the cart to the server on its first addition: creates a guest's cart, or takes the customer's
 * existing one. If the provider gives none, the cart stays local (spec 1 §4).
 */
export const ensureCart = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  const { owner } = cart;
  const key = cart.create_key ?? device.newId();
  if (cart.create_key === null) await changeCart(device, (current) => ({ ...current, create_key: key }));
  const created = await createCart(device.client, { key, store_code: device.store(), owner });
  if (created.kind === 'later') return 'later';
  const bypass = created.kind === 'refused' && created.isUnauthorized ? await bypassOf(device) : () => null;
  const mustAsk = created.kind === 'created' && owner !== null && created.view === null;
  const items = mustAsk ? await linesOfOwned(device, { cart_id: created.cart_id, owner }) : [];
  if (items === null) return 'later';
  await changeCart(device, (current) => {
    if (current.cart_id !== null || current.create_key !== key || current.owner !== owner) return current;
    if (created.kind === 'created') return connected(current, { created, items, device });
    return bypass(current) ?? { ...current, create_key: device.newId() };
  });
  return created.kind === 'created' || bypass(cart) !== null ? 'again' : 'later';
};
