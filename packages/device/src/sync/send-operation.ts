import type { AcknowledgedLine } from '@dijla/commerce-rules/cart/cart-operation';
import { isOfCoupon } from '@dijla/commerce-rules/cart/is-of-coupon';
import type { CallAnswer, CallInput, CartItem, CartView, ContractClient } from '@dijla/contract/client';
import { cartQueryOf } from '../cart/cart-query-of.ts';
import type { DeviceCart, DeviceOperation } from '../cart/device-cart.ts';
import type { Device } from '../platform/device.ts';
import { isWorthARetry } from '../platform/is-worth-a-retry.ts';
import { refusalText } from './refusal-text.ts';
import type { SendOutcome } from './send-outcome.ts';

type Sent =
  | { ok: true; result: CartItem | boolean; meta: { cart?: CartView | undefined } | undefined }
  | Extract<CallAnswer<'cart/update'>, { ok: false }>;

/**
 * Returns the sku for the wire: a variant is requested by its parent and its options (wire §2.3), anything
 * else by its own sku.
 */
const wireSkuOf = ({ sku, parent_sku, product_option }: DeviceOperation): string => {
  const chosen = product_option?.extension_attributes?.configurable_item_options ?? [];
  return chosen.length > 0 && parent_sku !== '' ? parent_sku : sku;
};

/** Applies or removes the cart's coupon (wire §2.8). */
const sendCoupon = (
  client: ContractClient,
  { kind, coupon = '' }: DeviceOperation,
  input: CallInput<'cart/delete-coupon'>,
): Promise<Sent> =>
  kind === 'delete-coupon'
    ? client('cart/delete-coupon', input)
    : client('cart/apply-coupon', { ...input, query: { ...input.query, coupon } });

const send = async (
  client: ContractClient,
  { cart, operation }: { cart: DeviceCart; operation: DeviceOperation },
  common: CallInput<'cart/delete-coupon'>,
): Promise<Sent | null> => {
  const { sku, qty } = operation;
  const option = operation.product_option ? { product_option: operation.product_option } : {};
  const quoteId = cart.cart_id ?? '';
  const input = { ...common, idempotencyKey: operation.id };
  if (isOfCoupon(operation)) return sendCoupon(client, operation, input);
  if (operation.kind === 'add') {
    return client('cart/update', {
      ...input,
      body: { cartItem: { sku: wireSkuOf(operation), qty, quoteId, ...option } },
    });
  }
  const line = cart.base.lines.find(({ line_key }) => line_key === operation.line_key);
  if (!line) return null;
  const { item_id } = line;
  if (operation.kind === 'remove')
    return client('cart/delete', { ...input, body: { cartItem: { sku, item_id, quoteId } } });
  return client('cart/update', {
    ...input,
    body: { cartItem: { sku: wireSkuOf(operation), qty, item_id, quoteId, ...option } },
  });
};

/** Returns the outcome for a cart that cannot be read. A guest gets no 401, only a lost cart. */
export const lostBy = (status: number): { kind: 'cart-lost' } | { kind: 'unauthorized' } => ({
  kind: status === 401 ? 'unauthorized' : 'cart-lost',
});

/**
 * Finds out what a 404 means, which has several causes and a text meant for people: pulls the cart to see
 * whether it still exists.
 */
const afterNotFound = async (
  client: ContractClient,
  {
    line,
    operation,
    common,
    text,
  }: {
    line: AcknowledgedLine<unknown> | undefined;
    operation: DeviceOperation;
    common: CallInput<'cart/pull'>;
    text: string;
  },
): Promise<SendOutcome> => {
  const pulled = await client('cart/pull', common);
  if (!pulled.ok) return isWorthARetry(pulled.status) ? { kind: 'later' } : lostBy(pulled.status);
  if (operation.kind === 'remove') return { kind: 'item', item: null };
  if (operation.kind === 'set-qty' && !pulled.result.some(({ item_id: id }) => id === line?.item_id))
    return { kind: 'refused', text, isGone: true };
  // The shop has its own text for an unknown code (wire §2.8).
  return { kind: 'refused', text: operation.kind === 'apply-coupon' ? '' : text };
};

const tooMany = 429;

/**
 * Sends one operation under its own key, so that a repeated call gets the same answer (wire §2.9). Never
 * rejects.
 */
export const sendOperation = async (
  { client, store }: Pick<Device, 'client' | 'store'>,
  cart: DeviceCart,
  operation: DeviceOperation,
): Promise<SendOutcome> => {
  const common = cartQueryOf(cart, store());
  try {
    const answer = await send(client, { cart, operation }, common);
    if (answer === null) return { kind: 'needless' };
    if (answer.ok) {
      if (answer.meta?.cart) return { kind: 'answered', view: answer.meta.cart };
      if (isOfCoupon(operation)) return { kind: 'coupon' };
      return { kind: 'item', item: typeof answer.result === 'boolean' ? null : answer.result };
    }
    const text = refusalText(answer.result);
    // The number of wrong coupons is limited; the cart's other operations do not wait for that limit.
    if (isWorthARetry(answer.status))
      return answer.status === tooMany && isOfCoupon(operation)
        ? { kind: 'refused', text }
        : { kind: 'later' };
    if (answer.status === 404 || answer.status === 401)
      return await afterNotFound(client, {
        line: cart.base.lines.find(({ line_key }) => line_key === operation.line_key),
        operation,
        common,
        text,
      });
    return { kind: 'refused', text };
  } catch {
    return { kind: 'later' };
  }
};
