import { Gauge, type Registry } from 'prom-client';
import type { Connection } from '../connect.ts';

/** Adds how the replica is to the metrics, where there is one. */
export const gaugeReplica = (registry: Registry, replica: Connection['replica']): void => {
  if (replica === undefined) return;
  const used = new Gauge({
    name: 'dijla_replica_used',
    help: 'Whether this process reads from the replica: 1 while it answers and lags little',
    registers: [registry],
    collect: (): void => {
      used.set(replica.isUsed() ? 1 : 0);
    },
  });
  const lag = new Gauge({
    name: 'dijla_replica_lag_seconds',
    help: 'How much the replica lags at most; -1 while it does not answer',
    registers: [registry],
    collect: (): void => {
      lag.set((replica.lagMs() ?? -1000) / 1000);
    },
  });
};
