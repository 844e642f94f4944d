import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { type Bought, buy, nothingBought } from './faults/buyers.ts';
import { databaseIsBack, type Fault, faults as kinds } from './faults/fault-kinds.ts';
import { type Judged, judgedOrders } from './faults/judged-orders.ts';
import { type ShopUnderFault, shopUnderFault } from './faults/shop-under-fault.ts';

/** Maximum milliseconds in which a shop may accept no order. */
const longestOutageMs = 5000;
const headings = [
  'fault',
  'times',
  'orders',
  'asked to come again',
  'not answered',
  'lost',
  'given up',
  'doubled',
  'longest outage',
];

/** Milliseconds between checks whether the next fault is due. */
const lookMs = 20;
/** Milliseconds to wait for a fault that is still in progress when the last order is confirmed. */
const lastMs = 5000;

/**
 * Triggers the fault each time the given number of orders has been confirmed, until it is stopped. Returns
 * the number of times.
 */
const repeating = (
  shop: ShopUnderFault,
  { act, orders }: Fault,
  bought: Bought,
): { leaveOff: () => Promise<number> } => {
  const state = { isOver: false, times: 0 };
  const run = async (): Promise<void> => {
    for (let due = orders; !state.isOver; await pause(lookMs)) {
      if (bought.numbers.size < due) continue;
      state.times += 1;
      // A previous fault may have made something it needs unavailable.
      await act(shop).catch(() => undefined);
      due = bought.numbers.size + orders;
    }
  };
  const running = run();
  const leaveOff = async (): Promise<number> => {
    state.isOver = true;
    await Promise.race([running, pause(lastMs, undefined, { ref: false })]);
    return state.times;
  };
  return { leaveOff };
};

type Outcome = { row: (string | number)[]; breaches: string[] };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const outcomeOf = (
  { name }: Fault,
  {
    times,
    orders,
    bought,
    judged: { lost, givenUp, doubled },
  }: { times: number; orders: number; bought: Bought; judged: Judged },
): Outcome => {
  const { refused, unanswered, wrong, longestGapMs } = bought;
  const breaches = [
    ...(lost + givenUp + doubled > 0 ? [`${lost} orders lost, ${givenUp} given up, ${doubled} doubled`] : []),
    ...(longestGapMs > longestOutageMs ? [`${seconds(longestGapMs)} without an order`] : []),
    ...[...wrong].map(([what, often]) => `${often} × ${what}`),
  ];
  return {
    row: [name, times, orders, refused, unanswered, lost, givenUp, doubled, seconds(longestGapMs)],
    breaches: breaches.map((breach) => `${name}: ${breach}`),
  };
};

/**
 * Places orders at a shop while the fault recurs. Throws when the shop does not start or does not end
 * cleanly.
 */
const orderUnder = async (stage: Stage, fault: Fault, place: number): Promise<Outcome> => {
  const orders = benchConfig().stressOrders;
  const shop = await shopUnderFault(stage, fault.shop, `faults_${place}`);
  try {
    const bought = nothingBought();
    const trouble = repeating(shop, fault, bought);
    await buy(shop.url, orders, bought);
    const times = await trouble.leaveOff();
    await databaseIsBack(shop);
    return outcomeOf(fault, { times, orders, bought, judged: await judgedOrders(shop, bought, orders) });
  } finally {
    await shop.stop();
  }
};

/**
 * Places orders under each fault in turn and yields a table as soon as each is done. Throws at the end with
 * every order that was lost, duplicated or wrong, and every outage that took too long.
 */
const run = async function* (stage: Stage): AsyncIterable<Table> {
  const only = benchConfig().stressFault;
  const breaches: string[] = [];
  for (const [place, fault] of kinds.entries()) {
    if (only !== undefined && !fault.name.includes(only)) continue;
    const outcome = await orderUnder(stage, fault, place);
    breaches.push(...outcome.breaches);
    yield { title: `Orders while: ${fault.name}`, rows: [headings, outcome.row] };
  }
  if (breaches.length > 0) throw new Error(breaches.join('\n'));
};

export const faults: Bench = {
  about:
    'orders while database, network and processes fail again and again: none is lost or doubled, and no outage lasts over 5 s',
  run,
};
