import { accountsOf } from '@dijla/test-kit/accounts';
import { buyingProvider } from '@dijla/test-kit/buying-provider';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { forgetEndedSessions } from './sessions/session-sql.ts';

const day = 86_400_000;
const { db } = await testDatabase();
const clock = { now: Date.parse('2026-11-21T09:00:00Z') };
const provider = await buyingProvider(db, { now: () => clock.now });
const { aCustomer, signIn } = accountsOf(provider);

describe('forgetEndedSessions', () => {
  it('forgets sessions whose refresh token has ended, and tokens that have, and keeps the others', async () => {
    const { email } = await aCustomer();
    clock.now += 29 * day;
    await signIn(email);
    expect(await forgetEndedSessions(db, clock.now)).toBe(0);
    expect(await db.selectFrom('user_token').select('session_id').execute()).toHaveLength(1);
    clock.now += day;
    expect(await forgetEndedSessions(db, clock.now)).toBe(1);
    expect(await db.selectFrom('customer_session').select('id').execute()).toHaveLength(1);
  });
});

describe('what is looked up by its end, or goes with its customer,', () => {
  it.each([
    ['user_token_expiry', 'delete from user_token where expires_at <= now()'],
    ['cart_customer', 'delete from cart where customer_id = 7'],
  ])('is found by %s', async (index, statement) => {
    const plan = await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      return JSON.stringify((await sql`explain ${sql.raw(statement)}`.execute(transaction)).rows);
    });
    expect(plan).toContain(index);
  });
});
