import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { products } from './shop-under-fault.ts';

/** Outcome of the orders of one run. */
export type Bought = {
  /** Order numbers as confirmed, by cart. */
  numbers: Map<string, string>;
  /** Answers that asked the client to retry, and requests without an answer. */
  refused: number;
  unanswered: number;
  /** Answers that must not occur, by status and text. */
  wrong: Map<string, number>;
  /** The longest time without a confirmed order, in milliseconds. */
  longestGapMs: number;
  /** The longest time in which one buyer got no answer to what she asked, however often she asked, in milliseconds. */
  longestWaitMs: number;
};

const buyers = 8;
/** Maximum milliseconds between two orders of a buyer, and milliseconds before a retry. */
const restMs = 250;
const againMs = 200;
/** Milliseconds after which an order that does not succeed counts as lost. */
const patienceMs = 120_000;
const passing: ReadonlySet<number> = new Set([429, 502, 503, 504]);

const address = {
  country_id: 'IQ',
  region_id: 611,
  region: 'Baghdad',
  street: ['Karrada 62'],
  city: 'Karrada',
  firstname: 'Noor',
  lastname: 'Hasan',
  telephone: '07701234567',
};
const addressInformation = {
  shippingAddress: address,
  shipping_method_code: 'flatrate',
  shipping_carrier_code: 'flatrate',
  payment_method_code: 'cashondelivery',
};

type Request = { path: string; key?: string; body?: unknown };
type Answer = { status: number; result: unknown };

const post = async (url: string, { path, key, body }: Request): Promise<Answer> => {
  const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(15_000),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, result: ((await answer.json()) as { result: unknown }).result };
};

/**
 * Sends the request as a device does and repeats it until it has a final answer. Returns undefined when that
 * takes too long.
 */
const sendUntilAnswered = async (
  url: string,
  bought: Bought,
  request: Request,
): Promise<Answer | undefined> => {
  const asked = performance.now();
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(againMs)) {
    const answer = await post(url, request).catch(() => null);
    bought.longestWaitMs = Math.max(bought.longestWaitMs, performance.now() - asked);
    if (answer === null) bought.unanswered += 1;
    else if (passing.has(answer.status)) bought.refused += 1;
    else if (answer.status === 200) return answer;
    else {
      const what = `${request.path.split('?')[0]} ${answer.status} ${JSON.stringify(answer.result).slice(0, 120)}`;
      bought.wrong.set(what, (bought.wrong.get(what) ?? 0) + 1);
    }
  }
  return undefined;
};

const buyOne = async (url: string, bought: Bought): Promise<boolean> => {
  const cartId = String(
    (await sendUntilAnswered(url, bought, { path: '/api/cart/create?storeCode=ar', key: randomUUID() }))
      ?.result,
  );
  await sendUntilAnswered(url, bought, {
    path: `/api/cart/update?storeCode=ar&cartId=${cartId}`,
    key: randomUUID(),
    body: { cartItem: { sku: products.sku, qty: 1 } },
  });
  const id = randomUUID();
  const body = {
    order_id: id,
    cart_id: cartId,
    store_code: 'ar',
    products: [{ sku: products.sku, qty: 1 }],
    addressInformation,
  };
  const placed = await sendUntilAnswered(url, bought, {
    path: `/api/order?storeCode=ar&cartId=${cartId}`,
    key: id,
    body,
  });
  if (placed === undefined) return false;
  bought.numbers.set(cartId, (placed.result as { orderNumber: string }).orderNumber);
  return true;
};

export const nothingBought = (): Bought => ({
  numbers: new Map(),
  refused: 0,
  unanswered: 0,
  wrong: new Map(),
  longestGapMs: 0,
  longestWaitMs: 0,
});

/**
 * Runs several buyers concurrently, each of whom orders again as long as `wantsMore` says so of the number of orders begun,
 * and records the outcomes in `bought`. Resolves to the number of orders that were confirmed or given up.
 */
export const buyWhile = async (
  url: string,
  wantsMore: (begun: number) => boolean,
  bought: Bought,
): Promise<number> => {
  const at = { begun: 0, lastConfirmed: performance.now() };
  const buyer = async (): Promise<void> => {
    while (wantsMore(at.begun)) {
      at.begun += 1;
      if (await buyOne(url, bought)) {
        bought.longestGapMs = Math.max(bought.longestGapMs, performance.now() - at.lastConfirmed);
        at.lastConfirmed = performance.now();
      }
      await pause(randomInt(restMs));
    }
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
  return at.begun;
};

/** Has buyers place the given number of orders. */
export const buy = async (url: string, orders: number, bought: Bought): Promise<void> =>
  void (await buyWhile(url, (begun) => begun < orders, bought));
