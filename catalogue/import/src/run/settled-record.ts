import type { AnyRecord } from '../record/record-handlers.ts';

const byLanguage = new Set(['texts', 'labels', 'titles']);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as it is to stand where one of its key stands already: what an export does not say in a language stays as it was said. */
export const settledRecord = (record: AnyRecord, standing: AnyRecord): AnyRecord => {
  const before = new Map<string, unknown>(Object.entries(standing));
  const members = Object.entries(record).map(([name, given]) => {
    const texts = before.get(name);
    return [
      name,
      byLanguage.has(name) && isObject(given) && isObject(texts) ? { ...texts, ...given } : given,
    ];
  });
  // The same members with values of the same kind.
  return Object.fromEntries(members) as AnyRecord;
};
