import type { AnyRecord } from '../record/record-handlers.ts';

const byLanguage = new Set(['texts', 'labels', 'titles']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a record with the stored one: texts in languages that the export does not contain are kept. */
export const settledRecord = (record: AnyRecord, standing: AnyRecord): AnyRecord => {
  const before = new Map<string, unknown>(Object.entries(standing));
  const members = Object.entries(record).map(([name, given]) => {
    const texts = before.get(name);
    return [
      name,
      byLanguage.has(name) && isObject(given) && isObject(texts) ? { ...texts, ...given } : given,
    ];
  });
  // It has the same members with values of the same types.
  return Object.fromEntries(members) as AnyRecord;
};
