import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../../database/connect.ts';
import { readLedgerProof } from './prove-ledger-sql.ts';

/** Adds what the last proof of the ledger found to the metrics. */
export const gaugeLedger = (registry: Registry, database: Database): void => {
  // Without a database the other metrics are still told.
  const read = () => readLedgerProof(database).catch(() => undefined);
  const provedAt = new Gauge({
    name: 'dijla_ledger_proved_seconds',
    help: 'When the ledger was last proved, in seconds since 1970; 0 before the first time',
    registers: [registry],
    collect: async () => {
      const proof = await read();
      provedAt.set(proof === undefined ? 0 : proof.at.getTime() / 1000);
    },
  });
  const differences = new Gauge({
    name: 'dijla_ledger_differences',
    help: 'Differences that proof found: balances unlike their entries, journals that do not sum to zero, accounts that are not there',
    labelNames: ['of'],
    registers: [registry],
    collect: async () => {
      const proof = await read();
      differences.reset();
      if (proof === undefined) return;
      for (const kind of ['balances', 'journals', 'accounts'] as const)
        differences.set({ of: kind }, proof[kind]);
    },
  });
};
