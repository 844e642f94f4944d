import { accountsOf } from '@dijla/test-kit/accounts';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { type StaffSession, staffSession } from '@dijla/test-kit/staff-session';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../ledger/ledger.ts';

const database = await testDatabase();
const { db } = database;
const { shop, ar, desk, staffed } = await workedShop(database);
const { aCustomer } = accountsOf(shop);
const [owner, second] = [await desk(), await staffSession(staffed, { role: 'owner' })];

/** At a hundred points for a dollar of 1,310 dinars, 500,000 dinars are somewhat more than 38,167 points. */
const [atMost, tooMany] = [38_000, 39_000];

const aBuyer = async () => {
  const { token, profile } = await aCustomer();
  const balance = async () =>
    (await shop.call('rewards/account', { query: { ...ar, token } })).result.balance;
  return { id: String(profile.id), balance };
};
type Buyer = Awaited<ReturnType<typeof aBuyer>>;
const give = ({ id }: Buyer, points: number, by: StaffSession = owner) =>
  by.call('desk/adjust-points', { query: { customerId: id }, body: { points, reason: 'A gift' } });
const askedOf = async ({ id }: Buyer) =>
  (await owner.call('desk/customer-points', { query: { customerId: id } })).asked;
/** Makes what was given older than the day that is counted. */
const dayPasses = async (): Promise<void> => {
  await sql`alter table ledger_journal disable trigger user`.execute(db);
  await sql`update ledger_journal set at = at - interval '25 hours' where kind = 'points-adjusted'`.execute(
    db,
  );
  await sql`alter table ledger_journal enable trigger user`.execute(db);
};
const decision = (id: number, decided: 'confirm' | 'refuse') => ({
  query: { adjustmentId: String(id) },
  body: { decision: decided },
});

describe('points that staff give', () => {
  it('are given by one member up to what the owner says, and by two above it', async () => {
    await dayPasses();
    const buyer = await aBuyer();
    expect(await give(buyer, atMost)).toMatchObject({ waits: false, balance: atMost });
    const other = await aBuyer();
    expect(await give(other, tooMany)).toMatchObject({ waits: true, balance: 0 });
    const [asked] = await askedOf(other);
    expect(asked).toMatchObject({ points: tooMany, reason: 'A gift', asked_by: { id: owner.id } });
    expect((await second.call('desk/points-adjustments')).items.map(({ id }) => id)).toContain(asked!.id);
    expect(await owner.refused('desk/decide-points-adjustment', decision(asked!.id, 'confirm'))).toBe(
      'rewards.adjustment-own',
    );
    const support = await desk('support');
    expect(await support.refused('desk/decide-points-adjustment', decision(asked!.id, 'confirm'))).toBe(
      'request.not-permitted',
    );
    expect(await second.call('desk/decide-points-adjustment', decision(asked!.id, 'confirm'))).toMatchObject({
      balance: tooMany,
    });
    expect(await second.refused('desk/decide-points-adjustment', decision(asked!.id, 'confirm'))).toBe(
      'rewards.adjustment-decided',
    );
    expect(await other.balance()).toBe(tooMany);
    expect(await askedOf(other)).toEqual([]);
    const { rows } = await sql<{ act: string }>`
      select act from audit where entity = 'customer' and entity_id = ${other.id} order by id`.execute(db);
    expect(rows.map(({ act }) => act)).toEqual(['points-asked', 'points-adjusted']);
  });

  it('count together what one member gives in a day, to whomever and however at once, and not what two gave', async () => {
    await dayPasses();
    const [buyer, other] = [await aBuyer(), await aBuyer()];
    await give(buyer, 20_000);
    expect(await give(buyer, 20_000)).toMatchObject({ waits: true, balance: 20_000 });
    expect(await give(other, 20_000)).toMatchObject({ waits: true, balance: 0 });
    expect(await give(buyer, 20_000, second)).toMatchObject({ waits: false, balance: 40_000 });
    await dayPasses();
    const buyers = await Promise.all(Array.from({ length: 4 }, aBuyer));
    const given = await Promise.all(buyers.map((each) => give(each, 20_000)));
    expect(given.filter(({ waits }) => !waits)).toHaveLength(1);
  });

  it('are all posted where a proxy or a client repeats the id of a request', async () => {
    await dayPasses();
    const buyer = await aBuyer();
    for (const points of [100, 250, -40])
      await owner.call('desk/adjust-points', {
        query: { customerId: buyer.id },
        body: { points, reason: 'A gift' },
        headers: { 'x-request-id': 'the-same' },
      });
    expect(await buyer.balance()).toBe(310);
  });

  it('are confirmed once, whoever does so at once, and taken only as far as they are there', async () => {
    await dayPasses();
    const buyer = await aBuyer();
    await give(buyer, tooMany);
    const [asked] = await askedOf(buyer);
    const path = `/api/desk/points-adjustments/${asked!.id}/decision`;
    await sql`update staff_session set stepped_up_at = now()`.execute(db);
    const init = { method: 'POST', body: JSON.stringify({ decision: 'confirm' }) };
    const answers = await Promise.all([1, 2, 3].map(() => second.fetch(path, init)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await buyer.balance()).toBe(tooMany);
    await give(buyer, -tooMany);
    const [taken] = await askedOf(buyer);
    await give(buyer, -1000, second);
    expect(await second.refused('desk/decide-points-adjustment', decision(taken!.id, 'confirm'))).toBe(
      'rewards.not-enough-points',
    );
    await owner.call('desk/decide-points-adjustment', decision(taken!.id, 'refuse'));
    expect(await buyer.balance()).toBe(tooMany - 1000);
    expect(await proveLedger(db, Date.now())).toEqual({ balances: [], journals: [], accounts: [] });
  });

  it('need no second member where the owner says so', async () => {
    const { units: _, groups: __, base_currency: ___, ...rates } = await owner.call('desk/reward-rates');
    expect(rates.two_above).toBe(500_000);
    await owner.call('desk/set-reward-rates', { body: { ...rates, two_above: null } });
    const buyer = await aBuyer();
    expect(await give(buyer, 1_000_000)).toMatchObject({ waits: false, balance: 1_000_000 });
    // Programs that know nothing of it leave it as it is.
    const { two_above: ____, ...known } = rates;
    await owner.call('desk/set-reward-rates', { body: known });
    expect((await owner.call('desk/reward-rates')).two_above).toBeNull();
    await owner.call('desk/set-reward-rates', { body: rates });
  });
});
