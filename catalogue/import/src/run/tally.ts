import type { KindCounts, RunSummary } from '@dijla/provider/processes/import-run/import-run';
import type { RecordKind } from '../record/import-record.ts';

export type Tally = {
  count: (kind: RecordKind, changes: Partial<KindCounts>) => void;
  takeProduct: (type: string) => void;
  /** Returns the number of records added, changed or removed. */
  touched: () => number;
  summary: (fault?: string) => RunSummary;
};

const none: KindCounts = { added: 0, changed: 0, removed: 0, unchanged: 0, refused: 0 };

export const newTally = (): Tally => {
  const counts: Record<string, KindCounts> = {};
  const productTypes: Record<string, number> = {};
  const touched = (): number =>
    Object.values(counts).reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
  return {
    count: (kind, changes) => {
      const of = (counts[kind] ??= { ...none });
      for (const what of ['added', 'changed', 'removed', 'unchanged', 'refused'] as const)
        of[what] += changes[what] ?? 0;
    },
    takeProduct: (type) => {
      productTypes[type] = (productTypes[type] ?? 0) + 1;
    },
    touched,
    summary: (fault) => ({
      touched: touched(),
      counts,
      productTypes,
      ...(fault === undefined ? {} : { fault }),
    }),
  };
};
