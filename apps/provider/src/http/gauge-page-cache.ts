import { Counter, Gauge, type Registry } from 'prom-client';

/** What a process has of pages and what it answered from where. */
export type PageCacheFacts = {
  pages: number;
  bytes: number;
  answers: Readonly<Record<'memory' | 'shared' | 'rendered', number>>;
  /** What processes share pages through, where they do: whether it is used now, and how often it failed. */
  shared?: { isUsed: boolean; failures: number } | undefined;
};

/** Adds how pages are stored to the metrics. */
export const gaugePageCache = (registry: Registry, facts: () => PageCacheFacts | undefined): void => {
  const registers = [registry];
  const answers = new Counter({
    name: 'dijla_output_cache_answers_total',
    help: 'Pages sent, by level: from the memory of the process, shared by another process, or rendered',
    labelNames: ['level'],
    registers,
    collect: (): void => {
      answers.reset();
      for (const [level, count] of Object.entries(facts()?.answers ?? {})) answers.inc({ level }, count);
    },
  });
  const bytes = new Gauge({
    name: 'dijla_output_cache_bytes',
    help: 'Bytes of the pages in the memory of the process',
    registers,
    collect: (): void => {
      bytes.set(facts()?.bytes ?? 0);
    },
  });
  const pages = new Gauge({
    name: 'dijla_output_cache_pages',
    help: 'Pages in the memory of the process',
    registers,
    collect: (): void => {
      pages.set(facts()?.pages ?? 0);
    },
  });
  const used = new Gauge({
    name: 'dijla_output_cache_shared_used',
    help: 'Whether pages are shared with other processes: 1 while the Redis answers, 0 while it fails; absent without one',
    registers,
    collect: (): void => {
      const shared = facts()?.shared;
      used.reset();
      if (shared) used.set(shared.isUsed ? 1 : 0);
      else used.remove();
    },
  });
  const failures = new Counter({
    name: 'dijla_output_cache_shared_failures_total',
    help: 'Questions to the Redis that it did not answer, or not in time',
    registers,
    collect: (): void => {
      failures.reset();
      failures.inc(facts()?.shared?.failures ?? 0);
    },
  });
};
