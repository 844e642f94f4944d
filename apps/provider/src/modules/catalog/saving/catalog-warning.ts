/**
 * Why a catalog record, or a part of it, is rejected. Every user interface that shows warnings has a text
 * for each code.
 */
export type CatalogWarningCode =
  | 'bad-sku'
  | 'bad-url-key'
  | 'bad-text'
  | 'bad-date'
  | 'bad-price'
  | 'bad-window'
  | 'bad-quantity'
  | 'bad-number'
  | 'bad-visibility'
  | 'bad-value'
  | 'bad-option'
  | 'bad-colour'
  | 'bad-code'
  | 'bad-picture'
  | 'no-text'
  | 'repeated-key'
  | 'repeated-option'
  | 'repeated-price'
  | 'reserved-code'
  | 'unknown-attribute'
  | 'unknown-option'
  | 'unknown-category'
  | 'unknown-parent-category'
  | 'unknown-axis'
  | 'unknown-variant'
  | 'unknown-member'
  | 'unknown-selection'
  | 'unknown-sku'
  | 'unknown-brand';

/**
 * An error in a record: `fault` describes it, `subject` names the exact value, and `isTaken` says whether
 * the rest of the record is saved.
 */
export type RecordError = {
  field: string;
  code: CatalogWarningCode;
  subject: string;
  fault: string;
  isTaken: boolean;
};

/** Whether a value contains text that PostgreSQL cannot store: a NUL or half a surrogate pair. */
export const isUnkeepable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed();
  if (Array.isArray(value)) return value.some(isUnkeepable);
  return (
    typeof value === 'object' &&
    value !== null &&
    (Object.keys(value).some(isUnkeepable) || Object.values(value).some(isUnkeepable))
  );
};

export const unkeepable = 'holds characters that cannot be kept';

/** Returns the values that occur earlier in the list. */
export const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};
