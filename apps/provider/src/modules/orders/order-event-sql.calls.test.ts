import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction.ts';
import { recordMove } from './order-event-sql.ts';

const { db } = await testDatabase();

describe('recordMove', () => {
  it('writes no move that the transitions forbid', async () => {
    const move = inTransaction(db, (transaction) =>
      recordMove(transaction, 1, { from: 'cancelled', to: 'complete', actor: 'test' }),
    );
    await expect(move).rejects.toThrow('No order moves from cancelled to complete');
  });

  it('lets an order begin as nothing but pending', async () => {
    const move = inTransaction(db, (transaction) =>
      recordMove(transaction, 1, { from: null, to: 'complete', actor: 'test' }),
    );
    await expect(move).rejects.toThrow('No order moves from nothing to complete');
  });
});
