import { randomInt } from 'node:crypto';
import { entriesOfOrder, proveLedger } from '@dijla/provider/modules/ledger/ledger';
import { openGateways } from '@dijla/provider/modules/payments/payments';
import { askGateways } from '@dijla/provider/processes/settle-payment/ask-gateways';
import { endUnpaidOrders } from '@dijla/provider/processes/work-order/end-unpaid-orders';
import { fibServer } from '@dijla/test-kit/gateways/fib-server';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import { orderingShop } from '@dijla/test-kit/ordering-shop';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { progressOf } from './progress.ts';

/** Buyers at once. What each does to her order is done several times and by several at once. */
const buyers = 12;
const actsPerOrder = 14;
const [hourMs, quiet] = [3_600_000, { warn: () => undefined }];

/** A shop whose only gateway is a double of the bank, with a clock that both share. */
const aShop = async (stage: Stage) => {
  const database = await stage.newDatabase('stress_payments');
  const { db } = database;
  let now = Date.now();
  const clock = () => now;
  const bank = await fibServer(clock);
  const parts = { database: db, logger: quiet as never, now: clock };
  const gateways = await openGateways({ fib: bank.settings }, parts);
  const ordering = await orderingShop(database, { now: clock, gateways });
  await liftOrderLimits(db);
  const pass = (ms: number) => void (now += ms);
  return { db, bank, gateways, ordering, clock, pass };
};
type Shop = Awaited<ReturnType<typeof aShop>>;

const attemptsOf = ({ db }: Shop, orderId: number) =>
  db.selectFrom('payment_attempt').selectAll().where('order_id', '=', orderId).orderBy('number').execute();

/** What a buyer, her browsers, the bank and time do to an order; each may be refused, nothing may throw. */
const actsOn = (shop: Shop, { id, proof }: { id: number; proof: object }): (() => Promise<unknown>)[] => {
  const { bank, ordering, gateways, db, clock, pass } = shop;
  const { send } = ordering.shop;
  const { ar } = ordering;
  const call = (name: 'payment/read' | 'payment/begin' | 'payment/change-method', more: object = {}) =>
    send(name, { query: ar, body: { ...proof, ...more } });
  const tell = async () => {
    for (const { id: attempt, provider_ref: ref } of await attemptsOf(shop, id))
      if (ref !== null)
        await ordering.shop.fetch(
          new Request(`http://shop.test/api/hooks/fib/${attempt}`, {
            method: 'POST',
            body: JSON.stringify({ id: ref, status: bank.payment(ref).status }),
          }),
        );
  };
  const pay = async () => {
    for (const { provider_ref: ref } of await attemptsOf(shop, id))
      if (ref !== null && bank.payment(ref).status === 'UNPAID' && randomInt(2) === 0) bank.pay(ref);
  };
  const stores = ordering.shop.stores;
  return [
    () => call('payment/read'),
    () => call('payment/begin', { again: true }),
    () => call('payment/begin'),
    () => call('payment/change-method', { method: randomInt(2) === 0 ? 'cashondelivery' : 'fib' }),
    tell,
    pay,
    () => askGateways(db, { gateways, now: clock() }, { stores }),
    async () => pass(randomInt(120_000)),
    async () => void (bank.state.losesAnswers = randomInt(8) === 0),
    async () => void (bank.state.failsWith = randomInt(10) === 0 ? 500 : null),
    () => endUnpaidOrders(db, clock()),
  ];
};

/** Places an order and does many of these acts to it, two at once. */
const playOrder = async (shop: Shop): Promise<number | null> => {
  const { ordering } = shop;
  const sku = await ordering.addProduct({ qty: 10, price: { IQD: 8000, USD: 611 } });
  const cartId = await ordering.newCart([{ sku, qty: 2 }]);
  const addressInformation = { ...ordering.information, payment_method_code: 'fib' };
  const body = ordering.bodyOf(cartId, [{ sku, qty: 2 }], { addressInformation });
  const placed = await ordering.shop.send('order/place', { query: ordering.ar, body });
  // The bank failed for the others often enough that its method is not offered for now.
  if (placed.status !== 200) return null;
  const { result } = (await placed.json()) as {
    result: { backendOrderId: string; orderNumber: string; access_key: string };
  };
  const id = Number(result.backendOrderId);
  const acts = actsOn(shop, { id, proof: { number: result.orderNumber, key: result.access_key } });
  const one = async () => {
    const answer = await acts[randomInt(acts.length)]?.();
    if (answer instanceof Response && answer.status >= 500 && answer.status !== 502)
      throw new Error(`a call answers ${answer.status}`);
  };
  for (let done = 0; done < actsPerOrder; done += 2) await Promise.all([one(), one()]);
  return id;
};

/** Lets everything that is open come to its end. */
const settle = async ({ bank, db, gateways, ordering, clock, pass }: Shop): Promise<void> => {
  Object.assign(bank.state, { losesAnswers: false, failsWith: null });
  for (let hours = 0; hours < 4; hours += 1) {
    pass(hourMs);
    while ((await askGateways(db, { gateways, now: clock() }, { stores: ordering.shop.stores })) > 0);
    await endUnpaidOrders(db, clock());
  }
};

/** Counts what may not be: money at the bank that is not booked once, or beyond what was due and not said so. */
const faultsOf = async (shop: Shop, orders: readonly number[]): Promise<Record<string, number>> => {
  const faults = { 'not booked': 0, 'booked twice': 0, 'double and not named': 0, 'left open': 0 };
  for (const id of orders) {
    const attempts = await attemptsOf(shop, id);
    const paid = attempts.filter(
      ({ provider_ref: ref }) => ref !== null && shop.bank.payment(ref).status === 'PAID',
    );
    const booked = (await entriesOfOrder(shop.db, id)).filter(({ account }) => account === 'payments:fib');
    faults['not booked'] += Math.max(paid.length - booked.length, 0);
    faults['booked twice'] += Math.max(booked.length - paid.length, 0);
    const unnamed = paid.filter(({ id: attempt }) =>
      attempts.some((one) => one.id === attempt && one.money_case === null),
    );
    faults['double and not named'] += Math.max(unnamed.length - 1, 0);
    faults['left open'] += attempts.filter(({ state }) =>
      ['created', 'unknown', 'pending'].includes(state),
    ).length;
  }
  const proof = await proveLedger(shop.db, shop.clock());
  return { ...faults, 'found by the proof': Object.values(proof).flat().length };
};

const run = async (stage: Stage): Promise<Table[]> => {
  const most = benchConfig().stressPayments;
  const shop = await aShop(stage);
  try {
    const orders: number[] = [];
    let begun = 0;
    const tell = progressOf(most, 'orders');
    const buyer = async (): Promise<void> => {
      while (begun < most) {
        begun += 1;
        tell(begun);
        const id = await playOrder(shop);
        if (id === null) shop.pass(31_000);
        else orders.push(id);
      }
    };
    await Promise.all(Array.from({ length: buyers }, buyer));
    await settle(shop);
    const faults = await faultsOf(shop, orders);
    if (Object.values(faults).some((count) => count > 0))
      throw new Error(`Payments do not agree: ${JSON.stringify(faults)}`);
    const attempts = await Promise.all(orders.map((id) => attemptsOf(shop, id)));
    const states = Object.groupBy(attempts.flat(), ({ state }) => state);
    const cases = attempts.flat().filter(({ money_case }) => money_case !== null).length;
    return [
      {
        title: `${buyers} buyers at once, ${actsPerOrder} acts an order`,
        rows: [
          ['orders', 'attempts', ...Object.keys(states), 'cases', ...Object.keys(faults)],
          [
            orders.length,
            attempts.flat().length,
            ...Object.values(states).map((of) => of?.length ?? 0),
            cases,
            ...Object.values(faults),
          ],
        ],
      },
    ];
  } finally {
    await shop.bank.close();
  }
};

export const payments: Bench = {
  about:
    'orders paid by app while messages are repeated, late and lost, codes renewed, methods changed and time passes: every payment is booked once',
  run,
};
