import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  balanceOf,
  dueOf,
  entriesOf,
  entriesOfOrder,
  linesToMove,
  post,
  receivableOf,
  saleKind,
} from './ledger.ts';

const { db } = await testDatabase();

let causes = 0;
const moved = (kind: string, [from, to]: readonly [Account, Account], amount: number, orderId?: number) =>
  inTransaction(db, (transaction) =>
    post(transaction, {
      kind,
      cause: `cause ${(causes += 1)}`,
      lines: linesToMove({ from, to, unit: 'IQD', amount }),
      ...(orderId === undefined ? {} : { orderId }),
    }),
  );

describe('dueOf', () => {
  it('is the payable total less what was paid, plus what was given back, whatever was charged', async () => {
    const order = receivableOf(1);
    const due = (amount: number) => dueOf(db, 1, { currency: 'IQD', amount });
    expect(await due(40_000)).toBe(40_000);
    await moved('payment', ['payments:fib', order], 25_000, 1);
    expect(await due(40_000)).toBe(15_000);
    await moved(saleKind, [order, 'sales'], 40_000, 1);
    expect(await due(40_000)).toBe(15_000);
    await moved('cash', ['cash:courier:7', order], 15_000, 1);
    expect(await due(40_000)).toBe(0);
    // A later revision costs less, and the difference is given back.
    expect(await due(30_000)).toBe(-10_000);
    await moved('refund', [order, 'refunds'], 10_000, 1);
    expect(await due(30_000)).toBe(0);
  });

  it('counts nothing of another order nor of another currency', async () => {
    await moved('payment', ['payments:fib', receivableOf(2)], 5000, 2);
    expect(await dueOf(db, 22, { currency: 'IQD', amount: 5000 })).toBe(5000);
    expect(await dueOf(db, 2, { currency: 'USD', amount: 400 })).toBe(400);
  });
});

describe('entriesOf', () => {
  it('pages through the entries of an account, the latest first, each once', async () => {
    const account: Account = 'cash:courier:8';
    const amounts = Array.from({ length: 7 }, (_, place) => place + 1);
    for (const amount of amounts) await moved('cash', [account, 'cash:shop'], amount);
    const pages: number[][] = [];
    let page = await entriesOf(db, { account, unit: 'IQD', limit: 3 });
    while (page.length > 0) {
      pages.push(page.map(({ amount }) => amount));
      const after = page.at(-1);
      page = after === undefined ? [] : await entriesOf(db, { account, unit: 'IQD', limit: 3, after });
    }
    expect(pages).toEqual([[-7, -6, -5], [-4, -3, -2], [-1]]);
    expect(await balanceOf(db, account, 'IQD')).toBe(-28);
    expect(await entriesOf(db, { account, unit: 'POINT', limit: 3 })).toEqual([]);
  });
});

describe('entriesOfOrder', () => {
  it('has every line of what was posted for an order, and nothing else', async () => {
    await moved('payment', ['payments:card', receivableOf(3)], 100, 3);
    await moved('payment', ['payments:card', receivableOf(33)], 200, 33);
    await moved(saleKind, [receivableOf(3), 'sales'], 100, 3);
    const entries = await entriesOfOrder(db, 3);
    expect(entries.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ['payment', 'payments:card', -100],
      ['payment', 'receivable:order:3', 100],
      ['sale', 'receivable:order:3', -100],
      ['sale', 'sales', 100],
    ]);
  });
});
