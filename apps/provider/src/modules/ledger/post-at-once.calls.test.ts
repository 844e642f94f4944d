import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { runs } from '@dijla/test-kit/thoroughness';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { connect } from '../../database/database.ts';
import {
  type Account,
  balanceOf,
  type LedgerUnit,
  linesToMove,
  post,
  type Posting,
  proveLedger,
} from './ledger.ts';

const { db, url } = await testDatabase();
const spenders = 16;
/** As many sessions as spenders, so that they meet in the database. */
const crowd = connect({ url, applicationName: 'spenders', poolSize: spenders });
afterAll(crowd.close);

/** Posts without another try, so that a deadlock is a failure. */
const posted = (posting: Posting) =>
  inTransaction(crowd.db, (transaction) => post(transaction, posting), { attempts: 1 });
const outcomesOf = async (postings: readonly Posting[]): Promise<string[]> =>
  (await Promise.all(postings.map(posted))).map(({ outcome }) => outcome);
const countOf = (outcomes: readonly string[], outcome: string): number =>
  outcomes.filter((each) => each === outcome).length;
const agrees = { balances: [], journals: [], accounts: [] };

const points = (
  cause: string,
  { from, to, amount }: { from: Account; to: Account; amount: number },
): Posting => ({
  kind: 'points',
  cause,
  lines: linesToMove({ from, to, unit: 'POINT', amount }),
});

describe('post, at once', () => {
  it('lets sixteen spend one account down to what is left, and no further', async () => {
    const account = 'points:customer:1';
    await posted(points('earned', { from: 'rewards', to: account, amount: 1000 }));
    const outcomes = await outcomesOf(
      Array.from({ length: spenders * 10 }, (_, place) =>
        points(`spent ${place}`, { from: account, to: 'rewards', amount: 7 }),
      ),
    );
    expect([countOf(outcomes, 'posted'), countOf(outcomes, 'short')]).toEqual([142, 18]);
    expect(await balanceOf(db, account, 'POINT')).toBe(6);
    expect(await proveLedger(db, Date.now())).toEqual(agrees);
  });

  it('posts a cause once, and tells all others so, also when it takes everything there is', async () => {
    const account = 'points:customer:2';
    const earned = points('told sixteen times', { from: 'rewards', to: account, amount: 50 });
    const spent = points('taken sixteen times', { from: account, to: 'rewards', amount: 50 });
    for (const posting of [earned, spent]) {
      const outcomes = await outcomesOf(Array.from({ length: spenders }, () => posting));
      expect([countOf(outcomes, 'posted'), countOf(outcomes, 'posted-before')]).toEqual([1, spenders - 1]);
    }
    expect(await balanceOf(db, account, 'POINT')).toBe(0);
  });

  it('makes an account once that many name for the first time', async () => {
    const outcomes = await outcomesOf(
      Array.from({ length: spenders }, (_, place) => ({
        kind: 'cash',
        cause: `collected ${place}`,
        lines: linesToMove({ from: 'cash:courier:7', to: 'gift-card:7', unit: 'IQD', amount: 250 }),
      })),
    );
    expect(countOf(outcomes, 'posted')).toBe(spenders);
    const accounts = await db
      .selectFrom('ledger_account')
      .select('id')
      .where('owner', 'like', '%7')
      .execute();
    expect(accounts.map(({ id }) => id).toSorted()).toEqual(['cash:courier:7', 'gift-card:7']);
    expect(await balanceOf(db, 'cash:courier:7', 'IQD')).toBe(-250 * spenders);
    expect(await balanceOf(db, 'gift-card:7', 'IQD')).toBe(250 * spenders);
  });

  it(
    'agrees with a recount by hand after any postings, some of them rolled back, and never deadlocks',
    {
      timeout: 300_000,
    },
    async () => {
      let world = 0;
      const owner = fc.integer({ min: 1, max: 4 });
      const account = (kind: 'points' | 'gift-card' | 'cash' | 'sales') =>
        owner.map((number) => ({ kind, number }));
      const anyAccount = fc.oneof(account('points'), account('gift-card'), account('cash'), account('sales'));
      const move = fc.record({
        from: anyAccount,
        to: anyAccount,
        unit: fc.constantFrom<LedgerUnit>('IQD', 'POINT'),
        amount: fc.integer({ min: 1, max: 9 }),
      });
      const posting = fc.record({
        moves: fc.array(move, { minLength: 1, maxLength: 4 }),
        cause: fc.nat(40),
        isRolledBack: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(posting, { minLength: 8, maxLength: 48 }), async (postings) => {
          world += 1;
          // New accounts in each run, so that first uses meet too.
          const named = ({ kind, number }: { kind: string; number: number }) =>
            `${kind}:${world}-${number}` as Account;
          const play = async ({ moves, cause, isRolledBack }: (typeof postings)[number]) => {
            const lines = moves.flatMap(({ from, to, ...rest }) =>
              linesToMove({ from: named(from), to: named(to), ...rest }),
            );
            const outcome = await inTransaction(
              crowd.db,
              async (transaction) => {
                const result = await post(transaction, { kind: 'any', cause: `${world} ${cause}`, lines });
                if (isRolledBack) throw new Error('rolled back');
                return result.outcome;
              },
              { attempts: 1 },
            ).catch((error: Error) => error.message);
            return { outcome, cause, lines, isRolledBack };
          };
          const played = await Promise.all(postings.map(play));
          const failed = played.filter(({ outcome }) => !/^(posted|posted-before|short)$/.test(outcome));
          expect(failed.every(({ outcome, isRolledBack }) => isRolledBack && outcome === 'rolled back')).toBe(
            true,
          );
          const kept = played.filter(({ outcome }) => outcome === 'posted');
          expect(new Set(kept.map(({ cause }) => cause)).size).toBe(kept.length);
          const recount = Map.groupBy(
            kept.flatMap(({ lines }) => lines),
            ({ account: id, unit }) => `${unit} ${id}`,
          );
          for (const lines of recount.values()) {
            const [{ account: id, unit } = { account: 'sales' as Account, unit: 'IQD' as LedgerUnit }] =
              lines;
            const total = lines.reduce((sum, { amount }) => sum + amount, 0);
            expect(await balanceOf(db, id, unit)).toBe(total);
            expect(total < 0 && /^(points|gift-card)/.test(id)).toBe(false);
          }
          expect(await proveLedger(db, Date.now(), { balances: 5, journals: 7 })).toEqual(agrees);
        }),
        { numRuns: runs({ usual: 15, all: 200 }) },
      );
    },
  );
});
