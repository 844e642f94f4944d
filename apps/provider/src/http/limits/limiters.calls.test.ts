import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.ts';
import { guessLimits } from './guess-limits.ts';
import { rateLimitsOf } from './rate-limits.ts';
import { isRefusal } from '../../call/refusal.ts';
import { sharedLimiters } from './limiters.ts';

const database = await testDatabase();
const secondConnection = connect({ url: database.url });
afterAll(secondConnection.close);

/** Returns the limits of two processes that share one database. */
const processes = () =>
  [database, secondConnection].map(({ pool }) =>
    rateLimitsOf({ now: Date.now, limiters: sharedLimiters(pool) }),
  ) as [ReturnType<typeof rateLimitsOf>, ReturnType<typeof rateLimitsOf>];
const passed = (answers: readonly unknown[]) => answers.filter((answer) => !isRefusal(answer)).length;
const inTurns = <Answer>(times: number, ask: (place: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, place) => ask(place)));

beforeEach(() => sql`truncate rate_limit`.execute(database.db));

describe('sharedLimiters', () => {
  it('count registrations, new carts and profiles of two processes together', async () => {
    const [one, other] = processes();
    const network = '192.0.2.1';
    expect(
      passed(await inTurns(104, (place) => (place % 2 === 0 ? one : other).registrations.count(network))),
    ).toBe(100);
    expect(passed(await inTurns(12, (place) => (place % 2 === 0 ? one : other).profiles.begin('7')))).toBe(
      10,
    );
    await one.newCarts.count(network);
    await sql`update rate_limit set points = 2999 where key like 'new carts:%'`.execute(database.db);
    expect([
      isRefusal(await other.newCarts.count(network)),
      isRefusal(await one.newCarts.count(network)),
      isRefusal(await one.newCarts.count('192.0.2.2')),
    ]).toEqual([false, true, false]);
  });

  it('count wrong coupons of two processes together, by cart and by network', async () => {
    const [one, other] = processes();
    const tryAt = (place: number, cartId: string) =>
      (place % 2 === 0 ? one : other).coupons.begin({ cartId, address: '192.0.2.1' });
    expect(passed(await inTurns(24, (place) => tryAt(place, 'one cart')))).toBe(20);
    expect(passed(await inTurns(190, (place) => tryAt(place, `cart ${place}`)))).toBe(180);
  });

  it('count guesses at a password of two processes together, and know in both who has signed in from where', async () => {
    const [one, other] = [database, secondConnection].map(({ pool }) =>
      guessLimits(sharedLimiters(pool)),
    ) as [ReturnType<typeof guessLimits>, ReturnType<typeof guessLimits>];
    const guess = (place: number, account: string) =>
      (place % 2 === 0 ? one : other).begin({ account, address: '192.0.2.1' });
    const neighbour = await one.begin({ account: 'neighbour@example.iq', address: '192.0.2.1' });
    if (isRefusal(neighbour)) throw new Error('the first guess was refused');
    await neighbour.wasRight();
    expect(passed(await inTurns(16, (place) => guess(place, 'victim@example.iq')))).toBe(10);
    await inTurns(300, (place) => guess(place, `shopper-${place}@example.iq`));
    expect([
      isRefusal(await guess(0, 'stranger@example.iq')),
      isRefusal(await guess(1, 'neighbour@example.iq')),
    ]).toEqual([true, false]);
  });

  it('count codes of two processes together, and know in both on which device one was right', async () => {
    const [one, other] = processes();
    const ask = (place: number, device?: string) =>
      (place % 2 === 0 ? one : other).codes.ask({
        subject: '07701234567',
        address: `192.0.${place}.1`,
        ...(device === undefined ? {} : { device }),
      });
    await one.codes.wasRight({ subject: '07701234567', address: '198.51.100.9', device: 'known' });
    expect(passed(await inTurns(40, (place) => ask(place)))).toBe(1);
    expect(passed(await inTurns(8, (place) => ask(place, 'known')))).toBe(5);
  });

  it('count refused orders of a cart of two processes together', async () => {
    const [one, other] = processes();
    await inTurns(19, (place) => (place % 2 === 0 ? one : other).orderRefused('cart'));
    expect([await one.mayOrder('cart'), await other.mayOrder('cart')]).toEqual([null, null]);
    await one.orderRefused('cart');
    expect([
      isRefusal(await one.mayOrder('cart')),
      isRefusal(await other.mayOrder('cart')),
      await other.mayOrder('another'),
    ]).toEqual([true, true, null]);
  });

  it('keep no address and no e-mail in their rows, however long', async () => {
    const { guesses } = rateLimitsOf({ now: Date.now, limiters: sharedLimiters(database.pool) });
    await guesses.begin({ account: `${'long'.repeat(60)}@example.iq`, address: '192.0.2.1' });
    const rows = await database.db.selectFrom('rate_limit').select('key').execute();
    expect(rows).toHaveLength(3);
    expect(rows.map(({ key }) => key).join('\n')).not.toMatch(/192\.0\.2\.1|example/);
  });

  it('begin anew when their time is over', async () => {
    const [one] = processes();
    const network = '192.0.2.1';
    await inTurns(100, () => one.registrations.count(network));
    const refused = await one.registrations.count(network);
    expect([isRefusal(refused), isRefusal(refused) && Number(refused.data['retryAfterSeconds'])]).toEqual([
      true,
      expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600),
    ]);
    await sql`update rate_limit set expire = ${Date.now() - 1}`.execute(database.db);
    expect(passed(await inTurns(101, () => one.registrations.count(network)))).toBe(100);
  });

  it('go on counting in each process while the database is away', async () => {
    const away = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 1000 });
    const { registrations } = rateLimitsOf({ now: Date.now, limiters: sharedLimiters(away) });
    expect(passed(await inTurns(104, () => registrations.count('192.0.2.1')))).toBe(100);
    await away.end();
  });
});
