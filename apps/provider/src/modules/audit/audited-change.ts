import { personalFields } from './personal-fields.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Takes the place of a person's data: the audit says that there was some, and never what. */
const personalValue = { personal: true };

const isPersonal = (entity: string, field: string): boolean =>
  personalFields.ofAll.has(field) || personalFields.of[entity]?.has(field) === true;

const withoutPersonal = (entity: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((member) => withoutPersonal(entity, member));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([field, member]) => [
      field,
      isPersonal(entity, field) && member !== null && member !== undefined
        ? personalValue
        : withoutPersonal(entity, member),
    ]),
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const pick = (from: Fields, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.flatMap((field) => (field in from ? [[field, from[field]]] : [])));

/**
 * Returns what the audit keeps of an entity before and after an act: where both are given, the fields that
 * differ. Personal fields are named, not valued, at any depth (DESIGN §4).
 */
export const auditedChange = (
  entity: string,
  { before, after }: { before: object | null; after: object | null },
): { before: unknown; after: unknown } => {
  const kept = (fields: object | null) => withoutPersonal(entity, fields);
  if (before === null || after === null) return { before: kept(before), after: kept(after) };
  const [left, right] = [before as Fields, after as Fields];
  const differing = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (field) => !isSame(left[field], right[field]),
  );
  return { before: kept(pick(left, differing)), after: kept(pick(right, differing)) };
};
