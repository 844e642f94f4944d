import { createHash } from 'node:crypto';
import type { CallName, CartView } from '@dijla/contract/client';
import { refusals } from '@dijla/contract/schemas';
import { type Caller, callerRefusal } from '../../../call/caller.ts';
import type { Database } from '../../../database/connect.ts';
import { canBeRepeated, inTransaction } from '../../../database/in-transaction.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { WrittenJson } from '../../../call/written-json.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { type Cart, cartOf } from '../cart-of.ts';
import type { LoadCartOptions } from '../reading/cart-snapshot.ts';
import { loadCart } from '../reading/cart-snapshot-sql.ts';
import { keepRefusal, type KeptAnswer, lockCart, noteUse } from '../reading/cart-sql.ts';
import { writtenCartView } from '../cart-view.ts';
import { namedStoreCode } from '../reading/named-store-code.ts';
import { isCartId } from '../reading/cart-id.ts';

export type CartParts = { database: Database; stores: Stores };

export type CartRequest = {
  call: CallName;
  /** As the client sent it; a value that is not a valid cart id finds no cart. */
  cartId: string | undefined;
  query: { storeCode?: string | undefined; view?: string | undefined };
  body?: unknown;
  question?: Partial<LoadCartOptions>;
  context: RequestContext;
};

/**
 * Result of a change: the cart after it and the function that writes it, together with the answer stored for
 * retries. `save` returns false when the cart was changed since it was read.
 */
export type CartChange<Result> = {
  result: Result;
  cart: Cart;
  save: (database: Database, kept: KeptAnswer | null) => Promise<boolean>;
};

export type CartAnswer<Result> = { result: Result; meta?: { cart: WrittenJson<CartView> } };

/**
 * Hashes a request without the cart's id, so that a retry still matches when another cart has taken over the
 * lines.
 */
const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (name, member: unknown) => (name === 'quoteId' ? undefined : member)))
    .digest('hex');

/**
 * The same refusal for a cart that is unknown, ordered or another customer's, so that it reveals nothing
 * (wire §1.5).
 */
export const notFound = (cartId: string | undefined): Refusal =>
  refusal('cart.not-found', { cartId: cartId ?? '' });

/** Returns the answer; `view=cart` adds the whole current cart (wire §2.9). */
export const answerOf = <Result>(
  result: Result,
  cart: Cart,
  { query: { view }, context: { now } }: CartRequest,
): CartAnswer<Result> =>
  view === 'cart' ? { result, meta: { cart: writtenCartView(cart, now) } } : { result };

/**
 * Whether the caller may use the cart: a guest's cart belongs to any caller with its id, a customer's cart
 * to that customer only (wire §1.5).
 */
const isFor = ({ customerId }: Cart, caller: Caller): boolean =>
  customerId === null || (caller.kind === 'customer' && caller.customer.id === customerId);

/**
 * Returns an active cart in the store view the request names, or else in the cart's own. Takes one
 * statement, and at most once a day a second one, so that a guest's cart that is only viewed does not
 * expire.
 */
export const findCart = async (
  parts: CartParts,
  { cartId, query, question, context }: CartRequest,
): Promise<Cart | Refusal> => {
  const caller = await context.caller();
  const refused = callerRefusal(caller);
  if (refused) return refused;
  if (!isCartId(cartId)) return notFound(cartId);
  const reading = await loadCart(parts.database, {
    ...question,
    cartId,
    storeCode: namedStoreCode(query, context),
    now: context.now,
  });
  const cart = cartOf(reading, parts.stores.byCode(reading.store_code));
  if (!cart || !isFor(cart, caller)) return notFound(cartId);
  if (cart.isRarelyUsed) await noteUse(parts.database, cart.id);
  return cart;
};

/** Answers a call that reads a cart. */
export const readingCart = async <Result>(
  parts: CartParts,
  request: CartRequest,
  resultOf: (cart: Cart) => Result | Refusal,
): Promise<CartAnswer<Result> | Refusal> => {
  const cart = await findCart(parts, request);
  if (isRefusal(cart)) return cart;
  const result = resultOf(cart);
  return isRefusal(result) ? result : answerOf(result, cart, request);
};

const replay = <Result>(cart: Cart, requestHash: string): { result: Result } | Refusal | null => {
  if (!cart.replayed) return null;
  if (cart.replayed.request_hash !== requestHash)
    return refusal('request.invalid', { problem: 'the Idempotency-Key was used for another request' });
  return cart.replayed.answer as { result: Result } | Refusal;
};

type Asked = { request: CartRequest; cartId: string; caller: Caller };

/**
 * Applies the change to the current cart. Returns its answer, or 'overtaken' when another change was written
 * between the read and the write.
 */
const changeOnce = async <Result>(
  { database, stores }: CartParts,
  { request, cartId, caller }: Asked,
  change: (cart: Cart) => CartChange<Result> | Refusal,
): Promise<CartAnswer<Result> | Refusal | 'overtaken'> => {
  const { call, query, body, question, context } = request;
  const { now, idempotencyKey: key } = context;
  const requestHash = key ? hashOf([call, body ?? null]) : '';
  const reading = await loadCart(database, {
    ...question,
    cartId,
    storeCode: namedStoreCode(query, context),
    now,
    idempotencyKey: key,
  });
  const cart = cartOf(reading, stores.byCode(reading.store_code));
  if (!cart || !isFor(cart, caller)) return notFound(cartId);
  const first = replay<Result>(cart, requestHash);
  if (first) return isRefusal(first) ? first : answerOf(first.result, cart, request);

  const changed = change(cart);
  const keeping = (status: number, answer: unknown): KeptAnswer | null =>
    key ? { scope: cartId, key, call, requestHash, status, answer } : null;
  if (isRefusal(changed)) {
    const kept = keeping(refusals[changed.code].status, changed);
    return !kept || (await keepRefusal(database, cart, kept)) ? changed : 'overtaken';
  }
  const isSaved = await changed
    .save(database, keeping(200, { result: changed.result }))
    .catch((error: unknown) => {
      if (database.isTransaction || !canBeRepeated(error)) throw error;
      return false;
    });
  return isSaved ? answerOf(changed.result, changed.cart, request) : 'overtaken';
};

/**
 * Applies one change to a cart with one statement to read and one to write; when another change was written
 * in between, it is repeated with the cart locked. Under an idempotency key the answer, a refusal too, is
 * stored with the change, so that a retry gets it and changes nothing; the cart view in that answer is the
 * current one.
 */
export const changingCart = async <Result>(
  parts: CartParts,
  request: CartRequest,
  change: (cart: Cart) => CartChange<Result> | Refusal,
): Promise<CartAnswer<Result> | Refusal> => {
  const { cartId, context } = request;
  const caller = await context.caller();
  const refused = callerRefusal(caller);
  if (refused) return refused;
  if (!isCartId(cartId)) return notFound(cartId);
  const asked = { request, cartId, caller };
  const answer = await changeOnce(parts, asked, change);
  if (answer !== 'overtaken') return answer;
  return inTransaction(parts.database, async (transaction) => {
    if (!(await lockCart(transaction, cartId))) return notFound(cartId);
    const again = await changeOnce({ ...parts, database: transaction }, asked, change);
    if (again === 'overtaken') throw new Error('A cart was changed while it was held');
    return again;
  });
};
