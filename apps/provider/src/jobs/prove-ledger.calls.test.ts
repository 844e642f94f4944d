import { inTransaction } from '@dijla/provider/database/in-transaction';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { testSettings } from '@dijla/test-kit/test-settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { gaugeLedger, linesToMove, post, proveLedger } from '../modules/ledger/ledger.ts';
import { proveLedgerAndTell } from './prove-ledger.ts';

const { db } = await testDatabase();
const at = Date.parse('2026-11-28T00:00:00Z');
const registry = new Registry();
gaugeLedger(registry, db);

/** Returns what the proof logs, and the lines of the metrics after it. */
const proof = async () => {
  const logged: Record<string, unknown>[] = [];
  const logger = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  await proveLedgerAndTell({ database: db, settings: testSettings(), now: () => at, logger });
  const metrics = (await registry.metrics())
    .split('\n')
    .filter((line) => !line.startsWith('#') && line !== '');
  return { logged, metrics };
};
const metricsOf = (balances: number, journals: number, accounts: number): string[] => [
  `dijla_ledger_proved_seconds ${at / 1000}`,
  `dijla_ledger_differences{of="balances"} ${balances}`,
  `dijla_ledger_differences{of="journals"} ${journals}`,
  `dijla_ledger_differences{of="accounts"} ${accounts}`,
];

describe('proveLedgerAndTell', () => {
  it('says nothing of a ledger that agrees', async () => {
    expect((await registry.metrics()).includes('dijla_ledger_proved_seconds 0')).toBe(true);
    await inTransaction(db, (transaction) =>
      post(transaction, {
        kind: 'points-earned',
        cause: 'registration 1',
        lines: linesToMove({ from: 'rewards', to: 'points:customer:1', unit: 'POINT', amount: 50 }),
      }),
    );
    expect(await proof()).toEqual({ logged: [], metrics: metricsOf(0, 0, 0) });
  });

  it('names a balance, a journal and an account that somebody forged, by their ids only', async () => {
    await sql`update ledger_balance set balance = 51`.execute(db);
    await sql`insert into ledger_balance (account, unit, balance) values ('gift-card:9', 'IQD', 5)`.execute(
      db,
    );
    await db.transaction().execute(async (forger) => {
      await sql`alter table ledger_entry disable trigger user`.execute(forger);
      await sql`insert into ledger_entry (journal_id, line, account, unit, amount) select min(id), 3, 'cash:nobody', 'IQD', 7 from ledger_journal`.execute(
        forger,
      );
      await sql`alter table ledger_entry enable trigger user`.execute(forger);
    });
    await sql`insert into ledger_journal (kind, cause, actor, at) values ('empty', 'forged', 'test', now())`.execute(
      db,
    );
    const { logged, metrics } = await proof();
    expect(logged).toMatchObject([
      {
        level: 50,
        msg: 'ledger does not agree',
        differences: {
          balances: ['gift-card:9', 'points:customer:1'],
          journals: [1, 2],
          accounts: ['cash:nobody'],
        },
      },
    ]);
    expect(metrics).toEqual(metricsOf(2, 2, 1));
    expect(await proveLedger(db, at, { balances: 1, journals: 1 })).toEqual(logged[0]?.['differences']);
  });
});
