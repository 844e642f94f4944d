import { createHash } from 'node:crypto';
import type { CallName, CartView } from '@dijla/contract/client';
import { refusals } from '@dijla/contract/schemas';
import type { Database } from '../../../database/connect.ts';
import { canBeRepeated, inTransaction } from '../../../database/in-transaction.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { WrittenJson } from '../../../call/written-json.ts';
import { type Caller, callerRefusal } from '../../customers/customers.ts';
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
  /** As the client sent it; anything that is no cart's id finds none. */
  cartId: string | undefined;
  query: { storeCode?: string | undefined; view?: string | undefined };
  body?: unknown;
  question?: Partial<LoadCartOptions>;
};

/** What a change came to: the cart as it then is, and how it is written, with the answer that a retry must get; false when it was changed since it was read. */
export type CartChange<Result> = {
  result: Result;
  cart: Cart;
  save: (database: Database, kept: KeptAnswer | null) => Promise<boolean>;
};

export type CartAnswer<Result> = { result: Result; meta?: { cart: WrittenJson<CartView> } };

/** Without the cart's own id: what was asked of a cart is asked of the one that goes on with its lines. */
const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value, (name, member: unknown) => (name === 'quoteId' ? undefined : member)))
    .digest('hex');

/** The one answer for a cart that is unknown, ordered or another customer's, so that it tells nothing of itself (wire §1.5). */
export const notFound = (cartId: string | undefined): Refusal =>
  refusal('cart.not-found', { cartId: cartId ?? '' });

/** `view=cart` adds the whole cart as it is now (wire §2.9). */
export const answerOf = <Result>(
  result: Result,
  cart: Cart,
  { view }: CartRequest['query'],
  now: number,
): CartAnswer<Result> =>
  view === 'cart' ? { result, meta: { cart: writtenCartView(cart, now) } } : { result };

/** A guest's cart is whoever's that brings its id; a customer's is hers alone, and for all others not there (wire §1.5). */
const isFor = ({ customerId }: Cart, asker: Caller): boolean =>
  customerId === null || (asker.kind === 'customer' && asker.customer.id === customerId);

/** An active cart in the store view the request names, else in its own; one statement, and once a day another, so that a guest's cart that is only looked at is not forgotten. */
export const findCart = async (
  parts: CartParts,
  request: CartRequest,
  context: RequestContext,
): Promise<Cart | Refusal> => {
  const { cartId, query, question } = request;
  const asker = await context.asker();
  const refused = callerRefusal(asker);
  if (refused) return refused;
  if (!isCartId(cartId)) return notFound(cartId);
  const reading = await loadCart(parts.database, {
    ...question,
    cartId,
    storeCode: namedStoreCode(query, context),
    now: context.now,
  });
  const cart = cartOf(reading, parts.stores.byCode(reading.store_code));
  if (!cart || !isFor(cart, asker)) return notFound(cartId);
  if (cart.isRarelyUsed) await noteUse(parts.database, cart.id);
  return cart;
};

/** Answers one read of a cart. */
export const readingCart = async <Result>(
  parts: CartParts,
  request: CartRequest,
  context: RequestContext,
  resultOf: (cart: Cart) => Result | Refusal,
): Promise<CartAnswer<Result> | Refusal> => {
  const cart = await findCart(parts, request, context);
  if (isRefusal(cart)) return cart;
  const result = resultOf(cart);
  return isRefusal(result) ? result : answerOf(result, cart, request.query, context.now);
};

const replay = <Result>(cart: Cart, requestHash: string): { result: Result } | Refusal | null => {
  if (!cart.replayed) return null;
  if (cart.replayed.request_hash !== requestHash)
    return refusal('request.invalid', { problem: 'the Idempotency-Key was used for another request' });
  return cart.replayed.answer as { result: Result } | Refusal;
};

type Asked = { request: CartRequest; cartId: string; asker: Caller; context: RequestContext };

/** The change as the cart stands now: its answer, or 'overtaken' when another change came between reading and writing. */
const changeOnce = async <Result>(
  { database, stores }: CartParts,
  { request, cartId, asker, context }: Asked,
  change: (cart: Cart) => CartChange<Result> | Refusal,
): Promise<CartAnswer<Result> | Refusal | 'overtaken'> => {
  const { call, query, body, question } = request;
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
  if (!cart || !isFor(cart, asker)) return notFound(cartId);
  const first = replay<Result>(cart, requestHash);
  if (first) return isRefusal(first) ? first : answerOf(first.result, cart, query, now);

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
  return isSaved ? answerOf(changed.result, changed.cart, query, now) : 'overtaken';
};

/**
 * One change of one cart, read and written in a statement each; whoever was overtaken by another does it again, holding the cart. Under an
 * idempotency key the answer, a refusal too, is kept with the change, so that a retry gets it and changes nothing; the view beside it is of
 * the cart as it is now.
 */
export const changingCart = async <Result>(
  parts: CartParts,
  request: CartRequest,
  context: RequestContext,
  change: (cart: Cart) => CartChange<Result> | Refusal,
): Promise<CartAnswer<Result> | Refusal> => {
  const { cartId } = request;
  const asker = await context.asker();
  const refused = callerRefusal(asker);
  if (refused) return refused;
  if (!isCartId(cartId)) return notFound(cartId);
  const asked = { request, cartId, asker, context };
  const answer = await changeOnce(parts, asked, change);
  if (answer !== 'overtaken') return answer;
  return inTransaction(parts.database, async (transaction) => {
    if (!(await lockCart(transaction, cartId))) return notFound(cartId);
    const again = await changeOnce({ ...parts, database: transaction }, asked, change);
    if (again === 'overtaken') throw new Error('A cart was changed while it was held');
    return again;
  });
};
