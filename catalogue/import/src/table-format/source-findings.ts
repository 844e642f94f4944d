import type { BrokenFileError } from '../broken-file-error.ts';
import type { Finding } from '../catalogue-format.ts';
import { goodsFindings } from './goods-findings.ts';
import { hasPriceColumn, withoutPrices } from './price-column.ts';
import { recogniseMapping, unrecognised } from './recognise-mapping.ts';
import type { SourceRows } from './source-row.ts';

/**
 * What the files of an export hold. Files that hold no goods, or goods without a column of prices, are remarked on; when none is left, the
 * first says why.
 */
export async function* sourceFindings(sources: readonly SourceRows[], mapping: unknown): AsyncGenerator<Finding> {
  const unread: { source: SourceRows; fault: BrokenFileError }[] = [];
  for (const source of sources) {
    const reading = await recogniseMapping(source, mapping);
    if (reading === undefined) {
      unread.push({ source, fault: unrecognised(source.path, source.columns) });
      continue;
    }
    if (!hasPriceColumn(source, reading.mapping)) {
      unread.push({ source, fault: withoutPrices(source) });
      continue;
    }
    yield* reading.remarks;
    yield* goodsFindings(source, reading.mapping);
  }
  const [first] = unread;
  if (first !== undefined && unread.length === sources.length) throw first.fault;
  for (const { source: { path, columns } } of unread) {
    yield { kind: 'remark', remark: { file: path, line: 1, code: 'file-without-place', subject: columns.join(', ').slice(0, 200), isRowTaken: false } };
  }
}
