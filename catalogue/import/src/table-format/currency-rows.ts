import type { Mapping } from './mapping/mapping.ts';
import { rowCurrency, rowFields } from './row-fields.ts';
import type { SourceRow, SourceRows } from './source-row.ts';

type Same = { currencies: Set<string>; rows: SourceRow[] };

/**
 * Merges rows with the same sku and different currencies when a column names the currency; other exports are
 * returned unchanged.
 */
export const byCurrency = async (source: SourceRows, { columns }: Mapping): Promise<SourceRows> => {
  if (columns.currency === undefined) return source;
  const known = new Map<string, Same>();
  const further = new Set<number>();
  const skuOf = (row: SourceRow): string => rowFields(row, columns).text('sku');
  let index = 0;
  for await (const row of source.rows()) {
    const [sku, currency] = [skuOf(row), rowCurrency(row, columns)];
    const same = known.get(sku);
    if (same === undefined) known.set(sku, { currencies: new Set([currency]), rows: [] });
    else if (sku !== '' && currency !== '' && !same.currencies.has(currency)) {
      same.currencies.add(currency);
      same.rows.push(row);
      further.add(index);
    }
    index += 1;
  }
  async function* merged(): AsyncGenerator<SourceRow> {
    let at = 0;
    for await (const row of source.rows()) {
      const isFurther = further.has(at);
      at += 1;
      if (!isFurther) yield { ...row, beside: known.get(skuOf(row))?.rows ?? [] };
    }
  }
  return { ...source, rows: merged };
};
