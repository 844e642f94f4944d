import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/database.ts';
import { balanceOf, linesToMove, post, proveLedger } from '../ledger/ledger.ts';
import { settleGrant } from './change-points.ts';
import { expirePoints } from './expiry/expire-points.ts';
import { pointsDebtOf, pointsOf } from './points-account.ts';
import { holdPoints, returnPoints } from './settle-spent.ts';

const database = await testDatabase();
const { db } = database;
const { shop, desk, anOrder } = await workedShop(database);
const { aCustomer } = accountsOf(shop);
const owner = await desk();

const dayMs = 86_400_000;
const began = Date.parse('2026-01-10T09:00:00Z');
/** So many days after 10 January 2026, at noon in Baghdad. */
const onDay = (count: number): number => began + count * dayMs;

const setMonths = async (expire_after_months: number | null): Promise<void> => {
  const { rates, registration, review } = await owner.call('desk/reward-rates', {});
  await owner.call('desk/set-reward-rates', { body: { rates, registration, review, expire_after_months } });
};

let made = 900_000;
const aHolder = async () => {
  const { token, profile } = await aCustomer();
  const { id } = profile;
  const grant = (subject: `review ${number}`, points: number, day: number) =>
    inTransaction(db, (transaction) =>
      settleGrant(transaction, {
        customerId: id,
        subject,
        targetOf: () => points,
        actor: 'test',
        now: onDay(day),
      }),
    );
  return {
    id,
    token,
    balance: () => balanceOf(db, pointsOf(id), 'POINT'),
    grant,
    earn: (points: number, day: number) => grant(`review ${(made += 1)}`, points, day),
    spend: (points: number, day: number) =>
      inTransaction(db, (transaction) =>
        post(transaction, {
          kind: 'points-held',
          cause: `test ${(made += 1)}`,
          lines: linesToMove({
            from: pointsOf(id),
            to: `rewards:spent:test:${id}`,
            unit: 'POINT',
            amount: points,
          }),
          at: onDay(day),
        }),
      ),
    notices: async () =>
      (
        await sql<{ day: string; points: number; expired: number | null }>`
          select to_char(day, 'YYYY-MM-DD') as day, points, expired from points_expiry where customer_id = ${id} order by id`.execute(
          db,
        )
      ).rows,
    messages: async () =>
      (
        await db
          .selectFrom('message')
          .select(['channel', 'to', 'params', 'language'])
          .where('template', '=', 'points-expiring')
          .where('to', '=', profile.email ?? '')
          .execute()
      ).map(({ channel, params }) => [channel, params]),
  };
};
const runOn = (day: number) => expirePoints(db, onDay(day));
const sound = { balances: [], journals: [], accounts: [] };

describe('points', () => {
  it('never expire unless the owner says after how many months', async () => {
    const holder = await aHolder();
    await holder.earn(100, 0);
    await runOn(3000);
    expect([await holder.balance(), await holder.notices()]).toEqual([100, []]);
    expect(
      (await shop.call('rewards/account', { query: { storeCode: 'ar', token: holder.token } })).result
        .expiring,
    ).toBeNull();
  });

  it('expire after their day, once, and their customer was told once, two weeks before', async () => {
    await setMonths(12);
    const holder = await aHolder();
    await holder.earn(100, 0);
    await holder.earn(50, 100);
    await holder.spend(30, 110);
    await runOn(350);
    expect(await holder.messages()).toEqual([]);
    await Promise.all([runOn(351), runOn(351)]);
    await runOn(358);
    expect(await holder.messages()).toEqual([
      ['email', expect.objectContaining({ points: 70, day: '2027-01-10' })],
    ]);
    await runOn(365);
    expect(await holder.balance()).toBe(120);
    await Promise.all([runOn(366), runOn(366), runOn(366)]);
    await runOn(367);
    expect(await holder.balance()).toBe(50);
    expect(await holder.notices()).toEqual([{ day: '2027-01-10', points: 70, expired: 70 }]);
    const { result } = await shop.call('rewards/transactions', {
      query: { storeCode: 'ar', token: holder.token },
    });
    expect(result.items[0]).toMatchObject({ kind: 'expired', points: -70, status: 'complete' });
    expect(await proveLedger(db, Date.now())).toEqual(sound);
  });

  it('that were spent after the notice stay spent, and those of later are not taken for them', async () => {
    await setMonths(12);
    const holder = await aHolder();
    await holder.earn(100, 0);
    await runOn(351);
    await holder.spend(90, 352);
    await holder.earn(40, 353);
    await runOn(366);
    expect(await holder.balance()).toBe(40);
    expect(await holder.notices()).toEqual([{ day: '2027-01-10', points: 100, expired: 10 }]);
  });

  it('that are long over when the owner begins with it go two weeks after the notice', async () => {
    await setMonths(null);
    const holder = await aHolder();
    await holder.earn(100, 0);
    await runOn(800);
    await setMonths(12);
    await runOn(800);
    expect(await holder.balance()).toBe(100);
    const [{ day } = { day: '' }] = await holder.notices();
    expect(day).toBe(new Date(onDay(814)).toISOString().slice(0, 10));
    await runOn(814);
    expect(await holder.balance()).toBe(100);
    await runOn(815);
    expect(await holder.balance()).toBe(0);
  });

  it('stay when the owner takes it back before their day', async () => {
    await setMonths(12);
    const holder = await aHolder();
    await holder.earn(100, 0);
    await runOn(351);
    await setMonths(24);
    await runOn(366);
    expect([await holder.balance(), await holder.notices()]).toEqual([
      100,
      [{ day: '2027-01-10', points: 100, expired: 0 }],
    ]);
    await setMonths(null);
    await runOn(2000);
    expect(await holder.balance()).toBe(100);
  });

  it('held by an order do not expire, and are as old as before when they come back', async () => {
    await setMonths(12);
    const holder = await aHolder();
    await holder.earn(100, 0);
    const { id: orderId } = await anOrder();
    const spending = { orderId, customerId: holder.id, actor: 'test', now: onDay(10) };
    await inTransaction(db, (transaction) => holdPoints(transaction, spending, 80));
    await runOn(351);
    await runOn(366);
    expect(await holder.balance()).toBe(0);
    await inTransaction(db, (transaction) => returnPoints(transaction, { ...spending, now: onDay(370) }));
    expect(await holder.balance()).toBe(80);
    await runOn(370);
    await runOn(384);
    expect(await holder.balance()).toBe(80);
    await runOn(385);
    expect(await holder.balance()).toBe(0);
    expect(await proveLedger(db, Date.now())).toEqual(sound);
  });

  it('are shown with their day, those of the notice once there is one', async () => {
    await setMonths(12);
    const holder = await aHolder();
    const now = Math.floor((Date.now() - began) / dayMs);
    await holder.earn(100, now);
    const shown = async () =>
      (await shop.call('rewards/account', { query: { storeCode: 'ar', token: holder.token } })).result
        .expiring;
    expect(await shown()).toMatchObject({ points: 100 });
    await sql`insert into points_expiry (customer_id, day, points, told_at) values (${holder.id}, current_date + 400, 60, now())`.execute(
      db,
    );
    expect(await shown()).toMatchObject({ points: 60 });
    await holder.spend(50, now);
    expect((await shown())?.points).toBe(50);
  });

  it('never go below zero, whatever happens in whatever order, and never more than is left of the oldest', async () => {
    await setMonths(3);
    const step = fc.record({
      day: fc.nat(400),
      act: fc.constantFrom('earn', 'revoke', 'spend', 'run', 'run'),
      points: fc.integer({ min: 1, max: 200 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        const holder = await aHolder();
        const given: { subject: `review ${number}`; points: number; day: number }[] = [];
        const runsOf: { isEnough: boolean; settled: number; again: number }[] = [];
        for (const { day, act, points } of steps.toSorted((one, other) => one.day - other.day)) {
          const before = await holder.balance();
          if (act === 'earn') {
            const subject = `review ${(made += 1)}` as const;
            given.push({ subject, points, day });
            await holder.grant(subject, points, day);
          } else if (act === 'revoke') {
            const last = given.pop();
            if (last) await holder.grant(last.subject, 0, day);
          } else if (act === 'spend') {
            if (before >= points) await holder.spend(points, day);
          } else {
            await runOn(day);
            const late = given
              .filter((gift) => gift.day > day - 89)
              .reduce((sum, gift) => sum + gift.points, 0);
            const settled = await holder.balance();
            await runOn(day);
            // What was given within three months is left, unless it was spent.
            runsOf.push({
              isEnough: settled >= Math.min(before, late),
              settled,
              again: await holder.balance(),
            });
          }
          expect(await holder.balance()).toBeGreaterThanOrEqual(0);
        }
        expect(runsOf).toEqual(runsOf.map(({ settled }) => ({ isEnough: true, settled, again: settled })));
        const gone = await balanceOf(db, 'rewards:expired', 'POINT');
        expect(gone).toBeGreaterThanOrEqual(0);
        expect(await balanceOf(db, pointsDebtOf(holder.id), 'POINT')).toBeLessThanOrEqual(0);
      }),
      { numRuns: runs({ usual: 10, all: 80 }) },
    );
    expect(await proveLedger(db, Date.now())).toEqual(sound);
    await setMonths(null);
  });
});
