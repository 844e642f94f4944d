import type { Finding } from '../catalog-format.ts';
import type { RecordKind, RecordsByKind } from './import-record.ts';
import type { ImportWarning } from './warning.ts';

/**
 * Collects all findings of a format in memory, for exports known to be small. `records(kind)` returns them
 * in order.
 */
export const collectedFindings = async (findings: AsyncIterable<Finding>) => {
  const byKind = new Map<RecordKind, unknown[]>();
  const warnings: ImportWarning[] = [];
  for await (const finding of findings) {
    if (finding.kind === 'warning') {
      warnings.push(finding.warning);
      continue;
    }
    const found = byKind.get(finding.kind) ?? [];
    found.push(finding.record);
    byKind.set(finding.kind, found);
  }
  const records = <Kind extends RecordKind>(kind: Kind): RecordsByKind[Kind][] =>
    (byKind.get(kind) ?? []) as RecordsByKind[Kind][];
  return { records, warnings };
};
