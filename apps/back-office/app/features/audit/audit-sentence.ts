import type { DeskTexts } from '../../i18n/desk-texts.ts';

type Fields = Readonly<Record<string, unknown>> | null;
type Row = {
  act: string;
  entity: string;
  entity_id: string | null;
  entity_name: string | null;
  before: Fields;
  after: Fields;
};

/** Words of the desk that sentences are made of. */
export type AuditWords = Pick<DeskTexts, 'audit'> & {
  happened: Readonly<Record<string, string>>;
  states: Readonly<Record<string, string>>;
  payments: Readonly<Record<string, string>>;
  governorates: Readonly<Record<number, string>>;
  roleNames: Readonly<Record<string, string>>;
};

const wordOf = (words: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined;

/** A name in its own direction. */
const isolated = (name: string): string => `\u2068${name}\u2069`;

/** Returns what was done to what, such as `Packed · order 000000123`; acts and entities without words by their codes. */
export const deedOf = (
  { act, entity, entity_id, entity_name, after }: Row,
  { audit, happened }: AuditWords,
): string => {
  const move = entity === 'order' && typeof after?.['move'] === 'string' ? after['move'] : undefined;
  const done = (move && wordOf(happened, move)) ?? wordOf(audit.acts, act) ?? act;
  const what = wordOf(audit.entities, entity) ?? entity;
  const which = entity_name === null ? entity_id : isolated(entity_name);
  return `${done} · ${which === null ? what : `${what} ${which}`}`;
};

/** Returns who did it: a member or a key by its name, a program by the word for it. */
export const actorOf = (
  { actor, actor_name }: { actor: string; actor_name: string | null },
  { audit }: Pick<AuditWords, 'audit'>,
): string => actor_name ?? wordOf(audit.actors, actor) ?? actor;

const isPersonal = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && (value as { personal?: unknown }).personal === true;

/** Most letters of a value in a sentence. */
const lettersAtMost = 60;

/** The word of a value that is a code; undefined of any other. */
const codeIn = (field: string, code: string, words: AuditWords): string | undefined => {
  switch (field) {
    case 'state':
      return wordOf(words.states, code);
    case 'payment_state':
      return wordOf(words.payments, code);
    case 'region_id':
      return words.governorates[Number(code)];
    case 'roles':
      return wordOf(words.roleNames, code);
    default:
      return undefined;
  }
};

/** Returns a value in words; undefined of one that no sentence can hold, which is then named alone. */
const valueIn = (field: string, value: unknown, words: AuditWords): string | undefined => {
  const { audit } = words;
  if (value === null || value === undefined || value === '') return audit.nothing;
  if (typeof value === 'boolean') return value ? audit.yes : audit.no;
  if (Array.isArray(value)) {
    const parts = value.map((part) => (typeof part === 'object' ? undefined : valueIn(field, part, words)));
    const text = parts.join(audit.between);
    return parts.includes(undefined) || text.length > lettersAtMost ? undefined : text || audit.nothing;
  }
  if (typeof value === 'object') return undefined;
  const text = String(value);
  const known = codeIn(field, text, words) ?? wordOf(audit.values, text) ?? text;
  return known.length > lettersAtMost ? undefined : known;
};

/** Whether values are minor units of a currency that the row does not name: a number alone would mislead. */
const amounts: ReadonlySet<string> = new Set(['charged', 'paid', 'credited', 'refunded', 'due']);

/** The changes of a row, with those within an address beside the others. */
const spread = (fields: Fields): Readonly<Record<string, unknown>> => {
  const { address, ...others } = fields ?? {};
  return typeof address === 'object' && address !== null && !isPersonal(address)
    ? { ...others, ...address }
    : { ...fields };
};

/**
 * Returns what changed, a sentence for each field that has a word of the desk: from what to what, or the field alone
 * where its values are a person's or too long. The rest is in the details.
 */
export const changesOf = ({ before, after }: Row, words: AuditWords): string[] => {
  const { audit } = words;
  const [was, is] = [spread(before), spread(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields.flatMap((field) => {
    const word = wordOf(audit.fields, field);
    if (word === undefined) return [];
    if (amounts.has(field) || isPersonal(was[field]) || isPersonal(is[field])) return [audit.changed(word)];
    const [from, to] = [valueIn(field, was[field], words), valueIn(field, is[field], words)];
    if (from === undefined || to === undefined) return [audit.changed(word)];
    return [before !== null && field in was ? audit.fromTo(word, from, to) : audit.set(word, to)];
  });
};
