import type { AppliedFilter, Document } from '../search-engine.ts';
import { type Condition, conditionOf } from '../query/condition.ts';
import { type FieldReader, fieldReaderOf } from '../query/field-values.ts';

type Filter = { read: FieldReader; condition: Condition };

const compiled = (applied: readonly AppliedFilter[]): Filter[] =>
  applied.flatMap(({ attribute, value }) => {
    const condition = conditionOf(value);
    return condition === undefined ? [] : [{ read: fieldReaderOf(attribute), condition }];
  });

/**
 * Returns a test whether a document passes the filters of scope `default`: each must hold, and at least one
 * of the joined `or` group (wire §7.2).
 */
export const defaultFilters = (applied: readonly AppliedFilter[]): ((document: Document) => boolean) => {
  const filters = compiled(applied.filter(({ scope }) => scope === 'default'));
  const each = filters.filter(({ condition }) => condition.group === 'all');
  const joined = filters.filter(({ condition }) => condition.group === 'one');
  const holds =
    (document: Document) =>
    ({ read, condition }: Filter) =>
      condition.holds(read(document));
  return (document) => each.every(holds(document)) && (joined.length === 0 || joined.some(holds(document)));
};
