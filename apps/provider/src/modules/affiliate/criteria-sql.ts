import { type RawBuilder, sql } from 'kysely';

/** What a client asks of a list (spec 2 §7). */
export type Criteria<Field extends string = string> = {
  field?: Field | undefined;
  value?: string | undefined;
  conditionType?: 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | undefined;
  direction?: 'ASC' | 'DESC' | 'asc' | 'desc' | undefined;
  pageSize: number;
  currentPage: number;
};

/** A member that a list may be asked by: its column, and what its values are. */
export type CriteriaColumn = { column: RawBuilder<unknown>; kind: 'integer' | 'number' | 'text' | 'instant' };

const operators = {
  eq: sql`=`,
  neq: sql`<>`,
  gt: sql`>`,
  gteq: sql`>=`,
  lt: sql`<`,
  lteq: sql`<=`,
} as const;

const largest = Number.MAX_SAFE_INTEGER;
const firstInstant = Date.UTC(2000, 0);
const lastInstant = Date.UTC(3000, 0);

/** Returns the value as the column's kind, or null when it is none. */
const valueOf = (kind: CriteriaColumn['kind'], value: string): string | number | Date | null => {
  if (kind === 'text') return value;
  if (kind === 'instant') {
    const at = Date.parse(value);
    return at >= firstInstant && at <= lastInstant ? new Date(at) : null;
  }
  const form = kind === 'integer' ? /^-?\d{1,15}$/ : /^-?\d{1,15}(?:\.\d{1,3})?$/;
  const number = form.test(value) ? Number(value) : null;
  return number === null || Math.abs(number) > largest ? null : number;
};

const castOf = { integer: sql`bigint`, number: sql`numeric`, text: sql`text`, instant: sql`timestamptz` };

const conditionOf = (
  { column, kind }: CriteriaColumn,
  { value, conditionType = 'eq' }: Criteria,
): RawBuilder<unknown> | null => {
  if (value === undefined || value === '') return sql`true`;
  if (conditionType === 'like') {
    const escaped = value.replaceAll('%', '').replace(/[\\_]/g, '\\$&');
    return sql`(${column})::text ilike ${`%${escaped}%`}`;
  }
  const given = valueOf(kind, value);
  return given === null ? null : sql`${column} ${operators[conditionType]} ${given}::${castOf[kind]}`;
};

export type CriteriaSql = { condition: RawBuilder<unknown>; rest: RawBuilder<unknown> };

/**
 * Returns a list's criteria as SQL, by the columns it may be asked by alone: the condition, and order and page after it.
 * Null when the value is none that the field can have. Newest first unless said otherwise.
 */
export const criteriaSql = <Field extends string>(
  criteria: Criteria<Field>,
  columns: Readonly<Record<Field | 'id', CriteriaColumn>>,
): CriteriaSql | null => {
  const { field, direction, pageSize, currentPage } = criteria;
  const { id } = columns;
  const column = field === undefined ? id : columns[field];
  const condition = field === undefined ? sql`true` : conditionOf(column, criteria);
  if (condition === null) return null;
  const way = direction?.toUpperCase() === 'ASC' ? sql`asc` : sql`desc`;
  return {
    condition,
    rest: sql`order by ${column.column} ${way} nulls last, ${id.column} ${way} limit ${pageSize} offset ${(currentPage - 1) * pageSize}`,
  };
};
