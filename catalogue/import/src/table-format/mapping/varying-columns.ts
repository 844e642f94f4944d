import type { Mapping } from './mapping.ts';
import { rowFields } from '../row-fields.ts';
import type { SourceRows } from '../source-row.ts';

const sampleSize = 3000;
const longestChoice = 40;
/** Maximum number of distinct values; a column with more is not an option. */
const mostChoices = 60;

type Seen = { all: Set<string>; byFamily: Map<string, Set<string>> };

/**
 * Returns the columns in which the variants of some product differ and that hold a limited number of short
 * values.
 */
export const varyingColumns = async (
  source: SourceRows,
  mapping: Mapping,
  columns: readonly string[],
): Promise<string[]> => {
  const seen = new Map(
    columns.map((column): [string, Seen] => [column, { all: new Set(), byFamily: new Map() }]),
  );
  let count = 0;
  for await (const row of source.rows()) {
    const fields = rowFields(row, mapping.columns);
    const family = fields.text(mapping.rows === 'variant-rows' ? 'handle' : 'parent');
    for (const [column, { all, byFamily }] of seen) {
      const [value] = row.values(column);
      if (family === '' || value === undefined) continue;
      all.add(value);
      byFamily.set(family, (byFamily.get(family) ?? new Set()).add(value));
    }
    count += 1;
    if (count >= sampleSize) break;
  }
  const isChoice = ({ all, byFamily }: Seen): boolean =>
    all.size <= mostChoices &&
    [...all].every((value) => value.length <= longestChoice) &&
    [...byFamily.values()].some((values) => values.size > 1);
  return [...seen].filter(([, each]) => isChoice(each)).map(([column]) => column);
};
