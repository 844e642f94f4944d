import { type Journey, journeys, stepOutcome } from '@dijla/contract/schemas';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of one provider, in a registry of its own. Labels are call names and codes, never addresses or
 * queries.
 */
export type Metrics = {
  registry: Registry;
  observeCall: (call: string, status: number, seconds: number) => void;
  countRefusal: (code: string) => void;
  /** Counts a step of a shopper's journey, by what became of it. */
  countStep: (journey: Journey, status: number, seconds: number) => void;
};

const names = Object.keys(journeys) as Journey[];

/** Adds the steps of journeys and what is promised of them; those that nobody took yet are there with none. */
const journeyMetrics = (registry: Registry): Metrics['countStep'] => {
  const steps = new Counter({
    name: 'dijla_journey_steps_total',
    help: 'Steps of the journeys of shoppers, by outcome: good, slow or failed',
    labelNames: ['journey', 'outcome'],
    registers: [registry],
  });
  const objective = new Gauge({
    name: 'dijla_journey_objective',
    help: 'Share of good steps that is promised',
    labelNames: ['journey'],
    registers: [registry],
  });
  for (const journey of names) {
    for (const outcome of ['good', 'slow', 'failed']) steps.inc({ journey, outcome }, 0);
    objective.set({ journey }, journeys[journey].objective);
  }
  return (journey, status, seconds) => {
    const outcome = stepOutcome(journey, status, seconds);
    if (outcome !== undefined) steps.inc({ journey, outcome });
  };
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
    countStep: journeyMetrics(registry),
  };
};
