import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { freePort } from '@dijla/test-kit/free-port';
import { liftOrderLimits } from '@dijla/test-kit/orders/lift-order-limits';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { type MeasuredProcess, measuredProcess } from '../processes/measured-process.ts';
import { residentMegabytes } from '../processes/process-figures.ts';
import { buyWhile, nothingBought } from './faults/buyers.ts';
import { products } from './faults/shop-under-fault.ts';
import { openPages, type PagesSeen } from './machines/page-readers.ts';
import { pageOf } from './machines/page-of.ts';

/** By how much the heap may have grown between the first look and the last. */
const mostGrowth = 0.05;
/**
 * Share of the time in which caches and compiled code find their size, before the first look. What is kept of carts fills
 * with some ten thousand orders, so that a few minutes see it growing still.
 */
const warmUp = 0.15;
const minuteMs = 60_000;
const megabyte = 1024 * 1024;

type Look = { when: string; heap: number; resident: number; orders: number; pages: number };

const aShop = async (stage: Stage, hasPages: boolean): Promise<MeasuredProcess> => {
  const connection = await stage.newDatabase('stress_soak');
  await catalogBuilder(connection.db).simple(products);
  await liftOrderLimits(connection.db);
  const folder = join(stage.folder, 'soak');
  const port = await freePort();
  const collecting = { NODE_OPTIONS: '--max-semi-space-size=16 --expose-gc' };
  if (!hasPages)
    return measuredProcess('provider-process.ts', {
      environment: collecting,
      message: { url: connection.url, folder, outboxFolder: join(folder, 'outbox') },
    });
  return measuredProcess('shop-process.ts', {
    environment: {
      ...collecting,
      DATABASE_URL: connection.url,
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: `http://localhost:${port}`,
      LOG_LEVEL: 'error',
      RATE_LIMITS: 'off',
      DEMO: 'off',
      NODE_ENV: 'production',
    },
  });
};

/** Holds a steady crowd at the shop and looks at its heap three times. */
const looksAt = async (shop: MeasuredProcess, page: string, minutes: number): Promise<Look[]> => {
  const bought = nothingBought();
  const pages: PagesSeen = { answered: 0, failed: 0, longestWaitMs: 0 };
  const state = { isOver: false };
  const crowd = Promise.all([
    buyWhile(shop.url, () => !state.isOver, bought),
    openPages(page, pages, () => state.isOver),
  ]);
  const look = async (when: string): Promise<Look> => ({
    when,
    heap: (await shop.heap()) / megabyte,
    resident: residentMegabytes(shop.pid),
    orders: bought.numbers.size,
    pages: pages.answered,
  });
  const looks: Look[] = [];
  try {
    await pause(minutes * minuteMs * warmUp);
    looks.push(await look('start'));
    for (const when of ['middle', 'end']) {
      await pause((minutes * minuteMs * (1 - warmUp)) / 2);
      looks.push(await look(when));
    }
  } finally {
    state.isOver = true;
    await crowd;
  }
  if (bought.wrong.size > 0) throw new Error(`Wrong answers: ${[...bought.wrong.keys()].join('; ')}`);
  return looks;
};

const run = async (stage: Stage): Promise<Table[]> => {
  const { stressMinutes: minutes, stressPages: hasPages } = benchConfig();
  const shop = await aShop(stage, hasPages);
  try {
    const looks = await looksAt(shop, `${shop.url}${pageOf({ hasPages })}`, minutes);
    const growth = (looks.at(-1)?.heap ?? 0) / (looks[0]?.heap ?? 1) - 1;
    const shown = `${(growth * 100).toFixed(1)} %`;
    if (growth > mostGrowth)
      throw new Error(
        `The heap grew by ${shown}: ${looks.map(({ when, heap }) => `${when} ${heap.toFixed(1)} MB`).join(', ')}`,
      );
    return [
      {
        title: `One shop under a steady crowd for ${minutes} minutes; its heap grew by ${shown}`,
        rows: [
          ['', 'heap after collection, MB', 'resident, MB', 'orders so far', 'pages so far'],
          ...looks.map(({ when, heap, resident, orders, pages }) => [
            when,
            heap.toFixed(1),
            resident.toFixed(0),
            orders,
            pages,
          ]),
        ],
      },
    ];
  } finally {
    await shop.stop();
  }
};

export const soak: Bench = {
  about: 'one shop under a steady crowd for an hour: its heap does not grow by a twentieth',
  hasPages: benchConfig().stressPages,
  run,
};
