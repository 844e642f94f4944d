import type { CartView, ContractClient } from '@dijla/contract/client';
import type { StoreCode } from '../i18n/store-views.ts';
import { cartQueryOf } from './cart-query-of.ts';
import { changeCart } from './change-cart.ts';
import type { DeviceCart } from './device-cart.ts';
import type { Device } from './device.ts';
import { isWorthARetry } from './is-worth-a-retry.ts';
import { withAnswer } from './with-answer.ts';

export type StepResult = 'again' | 'later' | 'done';

const isBare = ({ cart_id, base }: DeviceCart): boolean => cart_id === null && base.lines.length === 0;

const withMine = (cart: DeviceCart, view: CartView, { store, now }: Device): DeviceCart =>
  isBare(cart) ? withAnswer(cart, { view, store_code: store(), included: cart.base.included, at: now() }) : cart;

/** An emptied device asks once whether the browser's cookie still knows its cart (wire §2.9). */
export const askForMine = async (device: Device): Promise<StepResult> => {
  try {
    const { query, signal } = cartQueryOf(null, device.store());
    const mine = await device.client('cart/mine', { query, signal });
    if (!mine.ok && isWorthARetry(mine.status)) return 'later';
    const id = mine.ok ? mine.result : null;
    const view = mine.ok ? mine.meta?.cart : undefined;
    await changeCart(device, (cart) => {
      const asked = { ...cart, has_asked_for_mine: true };
      if (view) return withMine(asked, view, device);
      return id !== null && isBare(cart) ? { ...asked, cart_id: id } : asked;
    });
    return 'again';
  } catch {
    return 'later';
  }
};

export type CreatedCart = { kind: 'created'; cart_id: string; is_ours: boolean } | { kind: 'refused' } | { kind: 'later' };

/** Creates a cart under a key kept until it is answered, so that a lost answer leaves no second cart. A refused key is spent. Never rejects. */
export const createCart = async (client: ContractClient, { key, store_code }: { key: string; store_code: StoreCode }): Promise<CreatedCart> => {
  try {
    const { query, signal } = cartQueryOf(null, store_code);
    const created = await client('cart/create', { query, signal, idempotencyKey: key });
    if (created.ok) return { kind: 'created', cart_id: String(created.result), is_ours: created.meta?.cart !== undefined };
    return isWorthARetry(created.status) || created.status >= 500 ? { kind: 'later' } : { kind: 'refused' };
  } catch {
    return { kind: 'later' };
  }
};

/** The cart's first add creates it on the server. A provider that gives none leaves the cart local (spec 1 §4, connect). */
export const ensureCart = async (device: Device, cart: DeviceCart): Promise<StepResult> => {
  const key = cart.create_key ?? device.newId();
  if (cart.create_key === null) await changeCart(device, (current) => ({ ...current, create_key: key }));
  const created = await createCart(device.client, { key, store_code: device.store() });
  if (created.kind === 'later') return 'later';
  await changeCart(device, (current) => {
    if (current.cart_id !== null || current.create_key !== key) return current;
    if (created.kind === 'refused') return { ...current, create_key: device.newId() };
    return { ...current, cart_id: created.cart_id, create_key: null, provider: created.is_ours ? 'ours' : current.provider };
  });
  return created.kind === 'created' ? 'again' : 'later';
};
