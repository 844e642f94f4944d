import type { SourceRow } from '../table-format/source-row.ts';

/** Groups consecutive rows with the same key. */
export async function* adjacent(
  rows: AsyncIterable<SourceRow>,
  keyOf: (row: SourceRow) => string,
): AsyncGenerator<SourceRow[]> {
  let [group, above]: [SourceRow[], string] = [[], ''];
  for await (const row of rows) {
    const key = keyOf(row);
    if (group.length > 0 && key !== above) {
      yield group;
      group = [];
    }
    group.push(row);
    above = key;
  }
  if (group.length > 0) yield group;
}
