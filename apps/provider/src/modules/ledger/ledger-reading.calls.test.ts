import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  balanceOf,
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
