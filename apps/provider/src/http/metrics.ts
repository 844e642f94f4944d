import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

/**
 * Metrics of one provider, in a registry of its own. Labels are call names and codes, never addresses or
 * queries.
 */
export type Metrics = {
  registry: Registry;
  observeCall: (call: string, status: number, seconds: number) => void;
  countRefusal: (code: string) => void;
};

export const metricsOf = (): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'dijla_call_seconds',
    help: 'Time a call of the provider API took',
    labelNames: ['call', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'dijla_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers: [registry],
  });
  return {
    registry,
    observeCall: (call, status, seconds) => duration.observe({ call, status: String(status) }, seconds),
    countRefusal: (code) => refused.inc({ code }),
  };
};
