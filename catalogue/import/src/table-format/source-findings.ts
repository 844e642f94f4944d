import type { Finding } from '../catalogue-format.ts';
import { goodsFindings } from './goods-findings.ts';
import { recogniseMapping, unrecognised } from './recognise-mapping.ts';
import type { SourceRows } from './source-row.ts';

/** What the files of an export hold. Files that hold no goods are remarked on; when none does, the first says why. */
export async function* sourceFindings(sources: readonly SourceRows[], mapping: unknown): AsyncGenerator<Finding> {
  const unknown: SourceRows[] = [];
  for (const source of sources) {
    const reading = await recogniseMapping(source, mapping);
    if (reading === undefined) {
      unknown.push(source);
      continue;
    }
    yield* reading.remarks;
    yield* goodsFindings(source, reading.mapping);
  }
  const [first] = unknown;
  if (first !== undefined && unknown.length === sources.length) throw unrecognised(first.path, first.columns);
  for (const { path, columns } of unknown) {
    yield { kind: 'remark', remark: { file: path, line: 1, code: 'file-without-place', subject: columns.join(', ').slice(0, 200), isRowTaken: false } };
  }
}
