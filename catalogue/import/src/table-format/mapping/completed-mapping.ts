import { guessMapping } from './guess-mapping.ts';
import type { FieldName, Fields, Mapping } from './mapping.ts';
import { columnKey } from '../source-row.ts';

type Spec = Fields[FieldName];

/** Returns the part of a spec for which the file has columns. */
const presentOf = (spec: Spec, keys: ReadonlySet<string>): Spec => {
  const has = (column: string): boolean => keys.has(columnKey(column));
  if (spec === undefined) return undefined;
  if (typeof spec === 'string') return has(spec) ? spec : undefined;
  if (Array.isArray(spec)) {
    const present = spec.filter(has);
    return present.length > 0 ? present : undefined;
  }
  const present = Object.entries(spec).flatMap(([key, columns]) => {
    const own = presentOf(columns, keys);
    return own === undefined ? [] : [[key, own]];
  });
  return present.length > 0 ? Object.fromEntries(present) : undefined;
};

const isByKey = (spec: Spec): spec is Exclude<Spec, string | string[] | undefined> =>
  typeof spec === 'object' && !Array.isArray(spec);

/**
 * Adapts a preset to a file: a missing column is replaced by one recognised by its name, and columns by
 * currency or language are merged.
 */
export const completedMapping = (mapping: Mapping, columns: readonly string[]): Mapping => {
  const guessed: Fields = guessMapping(columns)?.mapping.columns ?? {};
  const keys = new Set(columns.map(columnKey));
  const names = Object.keys({ ...guessed, ...mapping.columns }) as FieldName[];
  const fields = names.flatMap((name): [string, Spec][] => {
    const [own, other] = [presentOf(mapping.columns[name], keys), guessed[name]];
    if (own === undefined && mapping.columns[name] === undefined) return [];
    if (isByKey(own) && isByKey(other)) return [[name, { ...other, ...own }]];
    return [[name, own ?? other ?? mapping.columns[name]]];
  });
  // It has the same fields with columns of the same types.
  return { ...mapping, columns: Object.fromEntries(fields) as Fields };
};
