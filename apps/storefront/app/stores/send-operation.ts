import type { CallAnswer, CallInput, CartItem, CartView, ContractClient } from '@dijla/contract/client';
import { cartQueryOf } from './cart-query-of.ts';
import type { DeviceCart, DeviceOperation } from './device-cart.ts';
import type { Device } from './device.ts';
import { isWorthARetry } from './is-worth-a-retry.ts';
import { refusalText } from './refusal-text.ts';
import type { SendOutcome } from './send-outcome.ts';

type Sent = { ok: true; result: CartItem | true; meta: { cart?: CartView | undefined } | undefined } | Extract<CallAnswer<'cart/update'>, { ok: false }>;

/** A variant is asked for by its parent and its options (wire §2.3); anything else by its own sku. */
const wireSkuOf = ({ sku, parent_sku, product_option }: DeviceOperation): string => {
  const chosen = product_option?.extension_attributes?.configurable_item_options ?? [];
  return chosen.length > 0 && parent_sku !== '' ? parent_sku : sku;
};

const send = async (client: ContractClient, cart: DeviceCart, operation: DeviceOperation, common: CallInput<'cart/update'>): Promise<Sent | null> => {
  const { sku, qty } = operation;
  const option = operation.product_option ? { product_option: operation.product_option } : {};
  const quoteId = cart.cart_id ?? '';
  const input = { ...common, idempotencyKey: operation.id };
  if (operation.kind === 'add') {
    return client('cart/update', { ...input, body: { cartItem: { sku: wireSkuOf(operation), qty, quoteId, ...option } } });
  }
  const line = cart.base.lines.find(({ line_key }) => line_key === operation.line_key);
  if (!line) return null;
  const { item_id } = line;
  if (operation.kind === 'remove') return client('cart/delete', { ...input, body: { cartItem: { sku, item_id, quoteId } } });
  return client('cart/update', { ...input, body: { cartItem: { sku: wireSkuOf(operation), qty, item_id, quoteId, ...option } } });
};

/** 404 has several meanings and its words are for people: whether the cart still stands is asked. A guest has no 401 but a lost cart. */
const afterNotFound = async (
  client: ContractClient,
  { operation, common, text }: { operation: DeviceOperation; common: CallInput<'cart/pull'>; text: string },
): Promise<SendOutcome> => {
  const pulled = await client('cart/pull', common);
  if (!pulled.ok) return isWorthARetry(pulled.status) ? { kind: 'later' } : { kind: 'cart-lost' };
  return operation.kind === 'remove' ? { kind: 'item', item: null } : { kind: 'refused', text };
};

/** Sends one operation under its own key, so that the same again answers the same (wire §2.9). Never rejects. */
export const sendOperation = async (
  { client, store }: Pick<Device, 'client' | 'store'>,
  cart: DeviceCart,
  operation: DeviceOperation,
): Promise<SendOutcome> => {
  const common = cartQueryOf(cart.cart_id, store());
  try {
    const answer = await send(client, cart, operation, common);
    if (answer === null) return { kind: 'needless' };
    if (answer.ok) {
      if (answer.meta?.cart) return { kind: 'answered', view: answer.meta.cart };
      return { kind: 'item', item: answer.result === true ? null : answer.result };
    }
    if (isWorthARetry(answer.status)) return { kind: 'later' };
    const text = refusalText(answer.result);
    if (answer.status === 404 || answer.status === 401) return await afterNotFound(client, { operation, common, text });
    return { kind: 'refused', text };
  } catch {
    return { kind: 'later' };
  }
};
