import { addLine } from '@dijla/device/cart/lines/change-lines';
import { cartStore } from '@dijla/device/cart-view/cart-view-state';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { deviceSource } from '../../offline/device-source.ts';
import { productOfLines } from '../../view-models/choice/products-of-lines.ts';
import {
  againPlan,
  type AgainPlan,
  type AgainResult,
  againResult,
  wantedProducts,
} from '../../view-models/orders/again-additions.ts';
import type { ShownOrder } from '../../view-models/orders/order-view.ts';
import { pageCartController } from '../cart/page-cart-controller.ts';

export type { AgainResult } from '../../view-models/orders/again-additions.ts';

/** Milliseconds to wait for the provider's word on what was added. */
const patience = 6_000;

/** Resolves once the provider has answered for these lines, or after a while. */
const settled = (keys: ReadonlySet<string>): Promise<void> =>
  new Promise((resolve) => {
    const isPending = (): boolean =>
      cartStore.getState().lines.some(({ line_key: key, pending }) => pending && keys.has(key));
    if (!navigator.onLine || !isPending()) return resolve();
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const stop = cartStore.subscribe(() => !isPending() && end());
    const timer = setTimeout(end, patience);
  });

const add = async ({ additions, ...plan }: AgainPlan): Promise<AgainPlan> => {
  const controller = pageCartController();
  const gone = [...plan.gone];
  const added: AgainPlan['additions'][number][] = [];
  for (const one of additions) {
    const { ok } = await addLine(controller, one.addition);
    if (ok) added.push(one);
    else gone.push(one.line.name);
  }
  return { ...plan, additions: added, gone };
};

const againOf = async (order: Pick<ShownOrder, 'lines' | 'currency'>): Promise<AgainResult> => {
  const store = storeOfPath(location.pathname);
  // Asks the provider again: goods and prices may be others than those the device has seen.
  const found = await productOfLines(deviceSource(store.code, 0), wantedProducts(order.lines));
  const plan = await add(againPlan(order, found, store.currency.code));
  await settled(new Set(plan.additions.map(({ key }) => key)));
  return againResult(plan, cartStore.getState().lines, store.currency.code === order.currency.code);
};

const running = new Map<number, Promise<AgainResult>>();

/**
 * Puts what is still available of an order into the cart, once however often it is asked for at the same time.
 * Rejects when the catalog cannot be read.
 */
export const orderAgain = (order: Pick<ShownOrder, 'id' | 'lines' | 'currency'>): Promise<AgainResult> => {
  const before = running.get(order.id);
  if (before !== undefined) return before;
  const again = againOf(order).finally(() => running.delete(order.id));
  running.set(order.id, again);
  return again;
};
