import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect, countStatements } from '../../database/database.ts';
import {
  type Account,
  balanceOf,
  entriesOfOrder,
  heldFor,
  linesToCapture,
  linesToExchange,
  linesToHold,
  linesToMove,
  linesToRelease,
  post,
  type Posting,
  proveLedger,
  receivableOf,
  setCreditLimit,
} from './ledger.ts';

const { db, url } = await testDatabase();
const agrees = { balances: [], journals: [], accounts: [] };

const posted = (posting: Posting) => inTransaction(db, (transaction) => post(transaction, posting));
const journals = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::integer as count from ledger_journal`.execute(db)).rows[0]
    ?.count ?? 0;
/** Gives a customer points. */
const earn = (account: Account, amount: number, cause = `earned ${account}`) =>
  posted({
    kind: 'points-earned',
    cause,
    lines: linesToMove({ from: 'rewards', to: account, unit: 'POINT', amount }),
  });
const spend = (account: Account, amount: number, cause: string) =>
  posted({
    kind: 'points-spent',
    cause,
    lines: linesToMove({ from: account, to: 'rewards', unit: 'POINT', amount }),
  });

describe('post', () => {
  it('writes what happened with all that was said of it, and makes the accounts it names', async () => {
    const at = Date.parse('2026-11-27T10:00:00Z');
    expect(
      await posted({
        kind: 'payment',
        cause: 'attempt 1',
        lines: linesToMove({ from: 'payments:fib', to: receivableOf(10_001), unit: 'IQD', amount: 25_000 }),
        at,
        orderId: 10_001,
        reason: 'told by the bank',
        actor: 'payments',
      }),
    ).toEqual({ outcome: 'posted' });
    const said = {
      kind: 'payment',
      cause: 'attempt 1',
      order_id: 10_001,
      reason: 'told by the bank',
      actor: 'payments',
      at: new Date(at),
    };
    expect(await entriesOfOrder(db, 10_001)).toMatchObject([
      { ...said, line: 1, account: 'payments:fib', unit: 'IQD', amount: -25_000 },
      { ...said, line: 2, account: 'receivable:order:10001', unit: 'IQD', amount: 25_000 },
    ]);
    const accounts = await db
      .selectFrom('ledger_account')
      .select(['id', 'kind', 'owner', 'unit', 'guarded'])
      .orderBy('id')
      .execute();
    expect(accounts).toEqual([
      { id: 'payments:fib', kind: 'payments', owner: 'fib', unit: 'IQD', guarded: false },
      { id: 'receivable:order:10001', kind: 'receivable', owner: 'order:10001', unit: 'IQD', guarded: false },
    ]);
  });

  it('changes nothing and says so when the cause is told again, also with other lines', async () => {
    await earn('points:customer:1', 50);
    const again = await earn('points:customer:1', 70);
    const spent = [await spend('points:customer:1', 50, 'all'), await spend('points:customer:1', 50, 'all')];
    expect([again, ...spent]).toEqual([
      { outcome: 'posted-before' },
      { outcome: 'posted' },
      { outcome: 'posted-before' },
    ]);
    expect(await balanceOf(db, 'points:customer:1', 'POINT')).toBe(0);
  });

  it('takes no guarded account below zero, names those that are short, and lets its caller go on', async () => {
    await earn('points:customer:2', 30);
    const outcomes = await inTransaction(db, async (transaction) => [
      await post(transaction, {
        kind: 'points-spent',
        cause: 'two of them',
        lines: [
          ...linesToMove({ from: 'points:customer:2', to: 'sales', unit: 'POINT', amount: 30 }),
          ...linesToMove({ from: 'points:customer:3', to: 'sales', unit: 'POINT', amount: 1 }),
        ],
      }),
      await post(transaction, {
        kind: 'points-spent',
        cause: 'one of them',
        lines: linesToMove({ from: 'points:customer:2', to: 'sales', unit: 'POINT', amount: 29 }),
      }),
    ]);
    expect(outcomes).toEqual([{ outcome: 'short', accounts: ['points:customer:3'] }, { outcome: 'posted' }]);
    expect(await balanceOf(db, 'points:customer:2', 'POINT')).toBe(1);
    expect(await balanceOf(db, 'sales', 'POINT')).toBe(29);
  });

  it('lets a credit line owe up to its limit, and no more once the limit is lower', async () => {
    const account = 'credit:customer:9';
    const buy = (amount: number, cause: string) =>
      posted({
        kind: 'sale',
        cause,
        lines: linesToMove({ from: account, to: 'sales', unit: 'IQD', amount }),
      });
    const limited = (limit: number) =>
      inTransaction(db, (transaction) => setCreditLimit(transaction, { account, unit: 'IQD', limit }));
    const short = { outcome: 'short', accounts: [account] };
    expect(await buy(1, 'before')).toEqual(short);
    await limited(500_000);
    expect([await buy(400_000, 'first'), await buy(100_001, 'second')]).toEqual([
      { outcome: 'posted' },
      short,
    ]);
    await limited(300_000);
    expect(await buy(1, 'third')).toEqual(short);
    expect(
      await posted({
        kind: 'payment',
        cause: 'of the credit',
        lines: linesToMove({ from: 'payments:bank', to: account, unit: 'IQD', amount: 50_000 }),
      }),
    ).toEqual({ outcome: 'posted' });
    expect(await balanceOf(db, account, 'IQD')).toBe(-350_000);
    await expect(
      inTransaction(db, (transaction) =>
        setCreditLimit(transaction, { account: 'points:customer:1', unit: 'POINT', limit: 5 }),
      ),
    ).rejects.toThrow('no credit line');
  });

  it('holds, captures in part and releases the rest, of a card that several orders hold', async () => {
    const card = 'gift-card:55';
    await posted({
      kind: 'sale',
      cause: 'card 55',
      lines: linesToMove({ from: receivableOf(10_002), to: card, unit: 'IQD', amount: 25_000 }),
    });
    const part = (order: number, amount: number) =>
      ({ account: card, purpose: `order:${order}`, unit: 'IQD', amount }) as const;
    const step = async (kind: string, lines: Posting['lines']) =>
      (await posted({ kind, cause: `${kind} ${JSON.stringify(lines)}`, lines })).outcome;
    expect([
      await step('hold', linesToHold(part(1, 10_000))),
      await step('hold', linesToHold(part(2, 15_001))),
      await step('hold', linesToHold(part(3, 15_000))),
      await step('capture', linesToCapture({ ...part(1, 10_001), to: 'sales' })),
      await step('capture', linesToCapture({ ...part(1, 6000), to: 'sales' })),
      await step('release', linesToRelease(part(1, 4000))),
      await step('release', linesToRelease(part(1, 1))),
      await step('release', linesToRelease(part(3, 15_000))),
    ]).toEqual(['posted', 'short', 'posted', 'short', 'posted', 'posted', 'short', 'posted']);
    expect(
      await Promise.all(
        [card, heldFor('order:1', card), heldFor('order:3', card)].map((account) =>
          balanceOf(db, account as Account, 'IQD'),
        ),
      ),
    ).toEqual([19_000, 0, 0]);
  });

  it('gives one unit for another through the exchange account', async () => {
    const lines = linesToExchange({
      from: { account: 'payments:card', unit: 'USD', amount: 1000 },
      to: { account: receivableOf(10_003), unit: 'IQD', amount: 13_100 },
    });
    expect(await posted({ kind: 'payment', cause: 'in dollars', lines })).toEqual({ outcome: 'posted' });
    expect([
      await balanceOf(db, 'exchange', 'USD'),
      await balanceOf(db, 'exchange', 'IQD'),
      await balanceOf(db, 'payments:card', 'USD'),
      await balanceOf(db, receivableOf(10_003), 'IQD'),
    ]).toEqual([1000, -13_100, -1000, 13_100]);
  });

  it.each<[string, Partial<Posting>, string]>([
    [
      'lines that do not sum to zero',
      { lines: [{ account: 'sales', unit: 'IQD', amount: 1 }] },
      'sums to 1 IQD',
    ],
    [
      'units that make up for one another',
      {
        lines: [
          { account: 'sales', unit: 'IQD', amount: 1 },
          { account: 'sales', unit: 'USD', amount: -1 },
        ],
      },
      'sums to 1 IQD',
    ],
    ['an amount of zero', { lines: [{ account: 'sales', unit: 'IQD', amount: 0 }] }, 'no amount'],
    ['a fraction', { lines: [{ account: 'sales', unit: 'IQD', amount: 0.5 }] }, 'no amount'],
    ['an unsafe amount', { lines: [{ account: 'sales', unit: 'IQD', amount: 2 ** 53 }] }, 'no amount'],
    ['no lines', { lines: [] }, 'needs a kind'],
    ['no cause', { cause: '' }, 'needs a kind'],
    [
      'a kind of account that does not exist',
      { lines: linesToMove({ from: 'sale' as Account, to: 'sales', unit: 'IQD', amount: 1 }) },
      'no kind of ledger account for sale',
    ],
    [
      'an owner that is left out',
      { lines: linesToMove({ from: 'cash:', to: 'sales', unit: 'IQD', amount: 1 }) },
      'no kind of ledger account for cash:',
    ],
  ])('throws on %s and writes nothing', async (_, change, message) => {
    const before = await journals();
    const posting = {
      kind: 'payment',
      cause: 'a bug',
      lines: linesToMove({ from: 'cash:shop', to: 'sales', unit: 'IQD', amount: 1 }),
    };
    await expect(posted({ ...posting, ...change })).rejects.toThrow(message);
    expect(await journals()).toBe(before);
  });

  it('is one statement, two with guarded accounts, whatever the number of lines', async () => {
    const costs = async (kind: string, from: (line: number) => Account, lines: number): Promise<number> =>
      (
        await countStatements(() =>
          posted({
            kind,
            cause: `of ${lines} lines`,
            lines: Array.from({ length: lines }, (__, line) =>
              linesToMove({ from: from(line), to: 'sales', unit: 'IQD', amount: 1 }),
            ).flat(),
          }),
        )
      ).statements.filter((text) => !/^(begin|start|commit|set)/i.test(text)).length;
    const [open, guarded] = [
      (line: number): Account => `cash:courier:${line}`,
      (line: number): Account => `gift-card:${line}`,
    ];
    expect([
      await costs('few', open, 2),
      await costs('many', open, 500),
      await costs('few guarded', guarded, 2),
      await costs('many guarded', guarded, 500),
    ]).toEqual([1, 1, 2, 2]);
  });
});

describe('the ledger', () => {
  it.each([
    'update ledger_entry set amount = amount + 1',
    'update ledger_journal set reason = null',
    `update ledger_account set guarded = false`,
    'delete from ledger_entry',
    'delete from ledger_journal',
    'delete from ledger_account',
    'truncate ledger_entry',
    'truncate ledger_journal cascade',
    'truncate ledger_account',
    "insert into ledger_entry (journal_id, line, account, unit, amount) select min(id), 99, 'sales', 'IQD', 5 from ledger_journal",
  ])('never lets SQL %s', async (statement) => {
    await earn('points:customer:4', 1);
    const before = (await sql`select * from ledger_entry order by journal_id, line`.execute(db)).rows;
    await expect(sql.raw(statement).execute(db)).rejects.toThrow(/never changes|does not sum to zero/);
    expect((await sql`select * from ledger_entry order by journal_id, line`.execute(db)).rows).toEqual(
      before,
    );
  });

  it('keeps nothing of a transaction that is rolled back or whose session is killed, and takes the cause then', async () => {
    await earn('points:customer:5', 20);
    const before = await journals();
    const posting: Posting = {
      kind: 'points-spent',
      cause: 'after a fall',
      lines: linesToMove({ from: 'points:customer:5', to: 'rewards', unit: 'POINT', amount: 20 }),
    };
    await expect(
      inTransaction(db, async (transaction) => {
        await post(transaction, posting);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    const doomed = connect({ url, applicationName: 'doomed', poolSize: 1 });
    const killed = inTransaction(doomed.db, async (transaction) => {
      await post(transaction, posting);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'doomed' and datname = current_database()`.execute(
        db,
      );
    });
    await expect(killed).rejects.toThrow(/terminat|not queryable/);
    await doomed.close();
    expect([await balanceOf(db, 'points:customer:5', 'POINT'), await journals()]).toEqual([20, before]);
    expect(await posted(posting)).toEqual({ outcome: 'posted' });
    expect(await proveLedger(db, Date.now())).toEqual(agrees);
  });

  it('lets nobody below zero even by SQL, but a credit line', async () => {
    await earn('points:customer:6', 5);
    const statement = sql`update ledger_balance set balance = -1 where account = 'points:customer:6'`;
    await expect(statement.execute(db)).rejects.toThrow('ledger_balance_check');
  });
});
