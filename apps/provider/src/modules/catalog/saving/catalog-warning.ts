/** Why a record of the catalogue, or a part of it, is not taken; whoever shows them has a text for each. */
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

/** One thing wrong with a record: `fault` in words, `subject` what exactly; the rest of the record is taken or not. */
export type RecordError = {
  field: string;
  code: CatalogWarningCode;
  subject: string;
  fault: string;
  isTaken: boolean;
};

/** Text that PostgreSQL cannot keep: a NUL or half a surrogate pair. */
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

/** Those that occur before in the list. */
export const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
};
