import { packedTable, unpackedTable } from './packed-table.ts';
import type { SlimChanges } from './slim-catalog.ts';
import { nestedMembers } from './slim-document.ts';

/** Returns two steps of changes as one, of which the second begins where the first ends. */
export const unitedChanges = (first: SlimChanges | null, second: SlimChanges): SlimChanges => {
  if (first === null) return second;
  const changed = unpackedTable(second.products);
  const later = new Set([...changed.map(({ id }) => Number(id)), ...second.gone]);
  const kept = unpackedTable(first.products).filter(({ id }) => !later.has(Number(id)));
  const again = new Set(changed.map(({ id }) => Number(id)));
  return {
    ...first,
    ...second,
    products: packedTable([...kept, ...changed], nestedMembers),
    gone: [...new Set([...first.gone.filter((id) => !again.has(id)), ...second.gone])],
  };
};
