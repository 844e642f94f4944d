import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { AskedFigure } from '../asked-figures.ts';
import { quantile } from '../figures.ts';
import {
  changeRows,
  forgetChanges,
  type ChangedProduct,
  productToChange,
  priceRows,
  putBack,
  type RowKind,
  savedRows,
  seenOf,
  stockRows,
} from './changing-rows.ts';

const singleProducts = 100;
const singleRounds = 200;
/** Time limit for single changes. A slow shop shows its slowness with fewer changes. */
const singlesLastMs = 60_000;
const markerProducts = 30;
const burstProducts = 50_000;
const lookEveryMs = 5;
const lookInBurstEveryMs = 20;
const singleEveryMs = 100;
const patienceMs = 60_000;

type Shop = { client: pg.Client; base: string; kind: RowKind };

const isOver = (since: number): boolean => performance.now() - since > patienceMs;

/**
 * Makes one change after another and returns the milliseconds from each commit until the wire shows it.
 * Stops after a change that does not show in time.
 */
const singleChanges = async (
  { client, base, kind }: Shop,
  products: readonly ChangedProduct[],
): Promise<number[]> => {
  const times: number[] = [];
  const endAt = performance.now() + singlesLastMs;
  for (let round = 0; round < singleRounds && performance.now() < endAt; round += 1) {
    const changed = products.slice(round % products.length, (round % products.length) + 1);
    const committedAt = await changeRows(client, kind, changed);
    while ((await seenOf(base, kind, changed)).length === 0) {
      if (isOver(committedAt)) return [...times, Infinity];
      await pause(lookEveryMs);
    }
    times.push(performance.now() - committedAt);
  }
  return times;
};

type BurstOfProducts = {
  burst: readonly ChangedProduct[];
  markers: readonly ChangedProduct[];
  singles: readonly ChangedProduct[];
};
type BurstTimes = { appliedMs: number; singleMs: readonly number[] };

/**
 * Makes many changes in one transaction and measures the milliseconds until the wire shows every marker, a
 * sample of the changed products and the last of them, with ten single changes per second alongside. Raised
 * rows are put back. Infinity for changes that do not show in time.
 */
const burstOfChanges = async (
  { client, base, kind }: Shop,
  { burst, markers, singles }: BurstOfProducts,
): Promise<BurstTimes> => {
  const committedAt = await changeRows(client, kind, burst);
  const pending = new Map<ChangedProduct, number>();
  const singleMs: number[] = [];
  const unseen = new Set(markers);
  let appliedMs = 0;
  let nextSingleAt = committedAt;
  while (unseen.size > 0 || pending.size > 0) {
    if (isOver(committedAt))
      return {
        appliedMs: unseen.size > 0 ? Infinity : appliedMs,
        singleMs: [...singleMs, ...[...pending.keys()].map(() => Infinity)],
      };
    const [free] =
      unseen.size > 0 && performance.now() >= nextSingleAt
        ? singles.filter((each) => !pending.has(each))
        : [];
    if (free !== undefined) {
      pending.set(free, await changeRows(client, kind, [free]));
      nextSingleAt = performance.now() + singleEveryMs;
    }
    const seen = await seenOf(base, kind, [...unseen, ...pending.keys()]);
    const now = performance.now();
    for (const each of seen) {
      if (unseen.delete(each)) appliedMs = now - committedAt;
      singleMs.push(...[pending.get(each)].flatMap((since) => (since === undefined ? [] : [now - since])));
      pending.delete(each);
    }
    await pause(lookInBurstEveryMs);
  }
  return { appliedMs, singleMs };
};

/** Deletes the change rows that are no longer read; changes that are not seen in time keep theirs. */
const forgetSeenChanges = async (
  { client, base, kind }: Shop,
  products: readonly ChangedProduct[],
): Promise<void> => {
  const since = performance.now();
  while ((await seenOf(base, kind, products)).length < products.length) {
    if (isOver(since)) return;
    await pause(lookInBurstEveryMs);
  }
  await forgetChanges(client, kind);
};

const alone = ({ name }: RowKind, times: readonly number[]): AskedFigure[] => [
  {
    name: `ms from commit to seen, a single change of ${name}, p50`,
    atMost: null,
    seen: quantile(times, 0.5),
  },
  {
    name: `ms from commit to seen, a single change of ${name}, p99 of ${times.length}`,
    atMost: 1000,
    seen: quantile(times, 0.99),
  },
];

const inBursts = ({ name }: RowKind, count: number, bursts: readonly BurstTimes[]): AskedFigure[] => {
  const beside = bursts.flatMap(({ singleMs }) => singleMs);
  return [
    {
      name: `seconds from commit to seen, ${count} changes of ${name}`,
      atMost: 3,
      seen: Math.max(...bursts.map(({ appliedMs }) => appliedMs)) / 1000,
    },
    {
      name: `ms from commit to seen, a single change of ${name} meanwhile, p99 of ${beside.length}`,
      atMost: 3000,
      seen: quantile(beside, 0.99),
    },
  ];
};

const burstFigures = async (shop: Shop, products: BurstOfProducts): Promise<AskedFigure[]> => {
  const raising = await burstOfChanges(shop, products);
  const bursts = [raising, ...(raising.appliedMs === Infinity ? [] : [await burstOfChanges(shop, products)])];
  return inBursts(shop.kind, products.burst.length, bursts);
};

const figuresOf = async (shop: Shop, { isInBursts }: { isInBursts: boolean }): Promise<AskedFigure[]> => {
  const { client, kind } = shop;
  await putBack(client, kind);
  const singles = await productToChange(client, kind, { count: singleProducts, isListed: true, besides: [] });
  const markers = await productToChange(client, kind, {
    count: markerProducts,
    isListed: true,
    besides: singles,
  });
  const others = await productToChange(client, kind, {
    count: burstProducts - markers.length,
    isListed: false,
    besides: [...singles, ...markers],
  });
  const last = markers.slice(-1);
  const products = { burst: [...markers.slice(0, -1), ...others, ...last], markers, singles };
  try {
    return [
      ...alone(kind, await singleChanges(shop, singles)),
      ...(isInBursts ? await burstFigures(shop, products) : []),
    ];
  } finally {
    await putBack(client, kind, [...products.burst, ...singles]);
    await forgetSeenChanges(shop, [...singles, ...markers]);
  }
};

/**
 * Measures how soon stock and price changes show over the wire, alone and alongside bursts of 50,000 (or as
 * many as there are products), and changes of whole products alone. All rows are put back.
 */
export const changeFigures = async (url: string, base: string): Promise<AskedFigure[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return [
      ...(await figuresOf({ client, base, kind: stockRows }, { isInBursts: true })),
      ...(await figuresOf({ client, base, kind: priceRows }, { isInBursts: true })),
      ...(await figuresOf({ client, base, kind: savedRows }, { isInBursts: false })),
    ];
  } finally {
    await client.end();
  }
};
