import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Provider } from '@dijla/provider';
import type { Connection } from '@dijla/provider/database';
import { recordChanges } from '@dijla/provider/database/change-sql';
import { connect } from '@dijla/provider/database/connect';
import { inTransaction } from '@dijla/provider/database/in-transaction';
import { tellWatchers } from '@dijla/provider/processes/tell-watchers/tell-watchers';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { quantile, shown } from '../figures.ts';
import { inProcessProvider } from '../in-process-provider.ts';

const settings = testSettings();
/** Processes that look for what is to be told at once, and milliseconds between two looks of each. */
const processes = 3;
const restMs = 200;
/** Milliseconds within which every watcher's message must be in the queue. */
const enqueuedWithin = 60_000;
/** Milliseconds between two requests of shoppers, and of the time before that is compared. */
const askEveryMs = 20;
const quietMs = 10_000;

/** Guests who wait for one product to be back; half of them for its price too. */
const watch = async ({ db }: Connection, productId: number, watchers: number): Promise<void> => {
  for (const [kind, count] of [
    ['stock', watchers],
    ['price', Math.floor(watchers / 2)],
  ] as const)
    await sql`
      insert into watch (address, channel, kind, product_id, parent_id, store_code, price_list, currency, from_amount, is_armed, key, confirmed_at)
      select 'watcher-' || n || '@example.iq', 'email', ${kind}, ${productId}, ${productId}, 'ar', 'general', 'IQD',
        ${kind === 'price' ? 20_000 : null}::bigint, true, ${kind} || n, now()
      from generate_series(1, ${count}::integer) n`.execute(db);
};

/** The product is back, and cheaper. */
const change = ({ db }: Connection, productId: number): Promise<void> =>
  inTransaction(db, async (transaction) => {
    await sql`update stock_level set qty = 10 where product_id = ${productId}`.execute(transaction);
    await sql`update price set amount = 15000 where product_id = ${productId} and currency = 'IQD'`.execute(
      transaction,
    );
    await recordChanges(
      transaction,
      (['stock', 'price'] as const).map((kind) => ({ entity: 'product', entity_id: productId, kind })),
      { actor: 'stress', requestId: 'stress' },
    );
  });

/** Looks again and again, as the processes of a shop do, until every watcher has a message. */
const tellAll = async (
  url: string,
  { watchers, until }: { watchers: number; until: number },
): Promise<void> => {
  const state = { written: 0 };
  const look = async (number: number): Promise<void> => {
    const connection = connect({ url, applicationName: `process ${number}`, poolSize: 2 });
    try {
      while (state.written < watchers && Date.now() < until) {
        const some = await tellWatchers(connection.db, Date.now(), settings);
        state.written += some;
        await pause(restMs);
      }
    } finally {
      await connection.close();
    }
  };
  await Promise.all(Array.from({ length: processes }, (_, number) => look(number)));
};

/** Counts what was written, and what no shop may do: tell twice, forget somebody, send faster than its rate. */
const outcomeOf = async ({ db }: Connection) => {
  const { rows } = await sql<{
    messages: number;
    recipients: number;
    parts: number;
    left: number;
    fastest: number;
  }>`
    select count(*)::integer as messages, count(distinct m."to")::integer as recipients,
      sum(jsonb_array_length(m.params -> 'alerts'))::integer as parts,
      (select count(*)::integer from alert) as left,
      (select max(count)::integer from (select count(*) from message where not_before is not null group by date_trunc('second', not_before)) s) as fastest
    from message m where m.template = 'alert'`.execute(db);
  return rows[0] ?? { messages: 0, recipients: 0, parts: 0, left: 0, fastest: 0 };
};

const post = async (provider: Provider, path: string, body?: object): Promise<{ result: unknown }> => {
  const answer = await provider.fetch(
    new Request(`http://shop.test${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
    { inProcess: true },
  );
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as { result: unknown };
};

/**
 * Fills a cart again and again at an even pace, in the process that tells the watchers, and returns the milliseconds of
 * each request since it was due.
 */
const shopUntil = async (provider: Provider, isOver: () => boolean): Promise<number[]> => {
  const { result: cartId } = await post(provider, '/api/cart/create?token=&storeCode=ar');
  const times: number[] = [];
  const beginning = performance.now();
  for (let number = 0; !isOver(); number += 1) {
    const due = beginning + number * askEveryMs;
    await pause(Math.max(due - performance.now(), 0));
    await post(provider, `/api/cart/update?token=&cartId=${String(cartId)}&storeCode=ar`, {
      cartItem: { sku: 'CUP', qty: 1 + (number % 5), quoteId: cartId },
    });
    times.push(performance.now() - due);
  }
  return times;
};

const run = async (stage: Stage): Promise<Table[]> => {
  const watchers = benchConfig().stressWatchers;
  const connection = await stage.newDatabase('stress_alerts');
  const catalog = catalogBuilder(connection.db);
  const productId = await catalog.simple({ sku: 'PHONE', price: { IQD: 20_000 }, qty: 0 });
  await catalog.simple({ sku: 'CUP', price: { IQD: 5000 }, qty: 1_000_000 });
  const provider = await inProcessProvider(connection, join(stage.folder, 'alerts'));
  await watch(connection, productId, watchers);
  await tellWatchers(connection.db, Date.now(), settings);
  const quietUntil = Date.now() + quietMs;
  const quiet = await shopUntil(provider, () => Date.now() > quietUntil);
  await change(connection, productId);
  const started = Date.now();
  const telling = { isOver: false };
  const [, busy] = await Promise.all([
    tellAll(connection.url, { watchers, until: started + 2 * enqueuedWithin }).finally(() => {
      telling.isOver = true;
    }),
    shopUntil(provider, () => telling.isOver),
  ]);
  const took = Date.now() - started;
  await provider.close();
  // Looking again tells nobody again.
  const again = await tellWatchers(connection.db, Date.now(), settings);
  const outcome = await outcomeOf(connection);
  const expected = {
    messages: watchers,
    recipients: watchers,
    parts: watchers + Math.floor(watchers / 2),
    left: 0,
  };
  for (const [name, count] of Object.entries(expected))
    if (outcome[name as keyof typeof expected] !== count)
      throw new Error(`${name}: ${outcome[name as keyof typeof expected]} instead of ${count}`);
  if (again > 0) throw new Error(`${again} watchers were told again`);
  if (outcome.fastest > settings.alertsPerSecond + 1)
    throw new Error(`${outcome.fastest} messages in a second`);
  if (took > enqueuedWithin) throw new Error(`The last message was queued after ${took} ms`);
  return [
    {
      title: `${watchers} watchers of one product, ${processes} processes`,
      rows: [
        ['messages', 'told twice', 'forgotten', 'seconds until all are queued', 'most in a second'],
        [
          outcome.messages,
          outcome.messages - outcome.recipients,
          watchers - outcome.recipients,
          took / 1000,
          outcome.fastest,
        ],
      ],
    },
    {
      title: 'Carts that are filled meanwhile, in a process that tells',
      rows: [
        ['', 'requests', 'p50 ms', 'p99 ms'],
        ...[
          { when: 'before', times: quiet },
          { when: 'while watchers are told', times: busy },
        ].map(({ when, times }) => [
          when,
          times.length,
          shown(quantile(times, 0.5)),
          shown(quantile(times, 0.99)),
        ]),
      ],
    },
  ];
};

export const alerts: Bench = {
  about: 'a product that tens of thousands wait for is back: each is told once, in time and in turn',
  run,
};
