import { spawn } from 'node:child_process';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { catalogBuilder } from '@dijla/test-kit/catalog/catalog-builder';
import { freePort } from '@dijla/test-kit/free-port';
import type { Stage, Table } from '../bench.ts';
import { quantile, shown } from '../figures.ts';
import { type Asked, askAs } from './ask-as.ts';

const root = join(import.meta.dirname, '../../../..');
const crowdAddress = '203.0.113.1';
const password = 'Karrada-62-Baghdad';
const atOnce = 40;
/**
 * The crowd registers at least this long and until it is refused, but no longer than the maximum on a busy
 * machine.
 */
const registering = { atLeastMs: 20_000, atMostMs: 120_000 };
const loginEveryMs = 250;
/** Maximum per network in ten minutes. */
const ceilings = { registrations: 100, carts: 3000, couponsOfCart: 20, couponsOfNetwork: 200, guesses: 300 };

/** A shop of two processes on one port, with one product. */
const twoWorkers = async (stage: Stage) => {
  const connection = await stage.newDatabase('crowd');
  await catalogBuilder(connection.db).simple({ sku: 'MUG', qty: 1_000_000 });
  const url = `http://localhost:${await freePort()}`;
  const environment = {
    DATABASE_URL: connection.url,
    DATA_DIR: join(stage.folder, 'crowd'),
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    WORKERS: '2',
    DEMO: 'off',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'on',
    TRUSTED_PROXIES: '127.0.0.0/8,::1',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, [join(root, 'apps/shop/src/shop-command.ts')], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (
    !(await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}`);
    await pause(200);
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { url, stop };
};

/** Any worker may answer any request. */
const client = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const post = (path: string, from: string, body: object = {}): Promise<Asked> =>
    askAs(`${url}/api/${path}`, { from, agent, body });
  const many = async (count: number, ask: (place: number) => Promise<Asked>): Promise<Asked[]> => {
    const answers: Asked[] = [];
    let next = 0;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < count) {
          next += 1;
          answers.push(await ask(next));
        }
      }),
    );
    return answers;
  };
  return {
    many,
    close: () => agent.destroy(),
    register: (email: string, from: string) =>
      post('user/create?storeCode=en', from, {
        customer: { email, firstname: 'Noor', lastname: 'Hasan' },
        password,
      }),
    logIn: (username: string, given: string, from: string) =>
      post('user/login?storeCode=en', from, { username, password: given }),
    newCart: (from: string) => post('cart/create?storeCode=en', from),
    add: (cartId: string, from: string) =>
      post(`cart/update?storeCode=en&cartId=${cartId}`, from, { cartItem: { sku: 'MUG', qty: 1 } }),
    coupon: (cartId: string, code: string, from: string) =>
      post(`cart/apply-coupon?storeCode=en&cartId=${cartId}&coupon=${code}`, from),
  };
};

type Client = ReturnType<typeof client>;

const countOf = (answers: readonly Asked[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;

const rowOf = (
  name: string,
  answers: readonly Asked[],
  allowed: { status: number; atMost: number } | null,
): (string | number)[] => {
  const seen = allowed ? countOf(answers, allowed.status) : '';
  if (allowed && Number(seen) > allowed.atMost)
    throw new Error(`${name}: ${seen} were let through, ${allowed.atMost} may be`);
  const times = answers.map(({ ms }) => ms);
  const others = answers.filter(({ status }) => ![allowed?.status, 200, 429, 503].includes(status));
  if (others.length > 0)
    throw new Error(`${name}: answered ${others[0]?.status}: ${others[0]?.text.slice(0, 200)}`);
  return [
    name,
    answers.length,
    seen,
    allowed?.atMost ?? '',
    countOf(answers, 429),
    countOf(answers, 503),
    shown(quantile(times, 0.5)),
    shown(quantile(times, 0.95)),
  ];
};

/** One network registers accounts as fast as it can while customers on other networks log in. */
const registrations = async ({ many, register, logIn }: Client) => {
  const customers = Array.from({ length: 5 }, (_, place) => ({
    email: `honest-${place}@example.iq`,
    from: `198.51.100.${place + 1}`,
  }));
  for (const { email, from } of customers) await register(email, from);
  const startedAt = performance.now();
  const crowd: Asked[] = [];
  const isOver = () => {
    const elapsed = performance.now() - startedAt;
    return elapsed > registering.atMostMs || (elapsed > registering.atLeastMs && countOf(crowd, 429) > 0);
  };
  const honest: Promise<Asked>[] = [];
  const logInMeanwhile = async () => {
    for (let place = 0; !isOver(); place += 1) {
      const { email, from } = customers[place % customers.length] ?? { email: '', from: '' };
      honest.push(logIn(email, password, from));
      await pause(loginEveryMs);
    }
  };
  const registerOn = async () => {
    while (!isOver())
      crowd.push(
        ...(await many(atOnce, (place) =>
          register(`crowd-${crowd.length}-${place}@example.iq`, crowdAddress),
        )),
      );
  };
  await Promise.all([logInMeanwhile(), registerOn()]);
  const logins = await Promise.all(honest);
  if (countOf(logins, 200) < logins.length)
    throw new Error(`${logins.length - countOf(logins, 200)} of ${logins.length} honest logins were refused`);
  return [
    rowOf('registrations', crowd, { status: 200, atMost: ceilings.registrations }),
    rowOf('honest logins beside them, each from another network', logins, null),
  ];
};

const coupons = async ({ many, newCart, add, coupon }: Client) => {
  // Created from another address, because the crowd has reached its limit of carts.
  const carts = await Promise.all(
    Array.from({ length: 20 }, async () =>
      String((JSON.parse((await newCart('198.51.100.9')).text) as { result: string }).result),
    ),
  );
  for (const cartId of carts) await add(cartId, '198.51.100.9');
  const ofOne = await many(60, (place) => coupon(carts[0] ?? '', `GUESS${place}`, crowdAddress));
  const ofAll = await many(600, (place) =>
    coupon(carts[place % carts.length] ?? '', `GUESS${place}`, crowdAddress),
  );
  return [
    rowOf('coupons guessed by one cart', ofOne, { status: 404, atMost: ceilings.couponsOfCart }),
    rowOf('coupons guessed by twenty carts', ofAll, {
      status: 404,
      atMost: ceilings.couponsOfNetwork - countOf(ofOne, 404),
    }),
  ];
};

/**
 * Measures how much a shop of two processes allows one network in ten minutes. Throws when it exceeds the
 * limits, or when other networks are refused.
 */
export const crowdOfGuests = async (stage: Stage): Promise<Table[]> => {
  const { url, stop } = await twoWorkers(stage);
  const shopper = client(url);
  const rows = await registrations(shopper);
  rows.push(
    rowOf('carts', await shopper.many(3300, () => shopper.newCart(crowdAddress)), {
      status: 200,
      atMost: ceilings.carts,
    }),
  );
  rows.push(...(await coupons(shopper)));
  rows.push(
    rowOf(
      'accounts tried with one password',
      await shopper.many(400, (place) =>
        shopper.logIn(`nobody-${place}@example.iq`, 'guessed', crowdAddress),
      ),
      { status: 401, atMost: ceilings.guesses },
    ),
  );
  shopper.close();
  await stop();
  return [
    {
      title: 'What one network may do in ten minutes, in a shop of two processes',
      rows: [
        ['what', 'asked', 'let through', 'at most', 'answered 429', 'answered 503', 'p50 ms', 'p95 ms'],
        ...rows,
      ],
      note: `${atOnce} at once; registrations for ${registering.atLeastMs / 1000} s or until one is refused.`,
    },
  ];
};
