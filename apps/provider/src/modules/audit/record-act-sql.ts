import type { audit } from '@dijla/messages/en/desk/running/audit';
import type { Author } from '../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import { auditedChange } from './audited-change.ts';

/** What is done, and to what, as far as the desk has words for it: it shows no codes. */
export type AuditAct = keyof (typeof audit)['acts'];
type AuditEntity = keyof (typeof audit)['entities'];

/**
 * What was done: `act` names the deed (`moved`), `entity` and `entityId` what it was done to. `before` and
 * `after` are the entity's fields; null where it was not there yet or no longer is.
 */
export type Act = {
  act: AuditAct;
  entity: AuditEntity;
  entityId: string | number | null;
  before: object | null;
  after: object | null;
};

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/**
 * Writes the audit row of an act, in the transaction that does it. Every write that is not a shopper's has
 * one (DESIGN §4). Of `before` and `after` it keeps what differs, and of personal fields the names.
 */
export const recordAct = async (
  transaction: DatabaseTransaction,
  { act, entity, entityId, ...fields }: Act,
  { actor, requestId }: Author,
): Promise<void> => {
  const { before, after } = auditedChange(entity, fields);
  await transaction
    .insertInto('audit')
    .values({
      actor,
      act,
      entity,
      entity_id: entityId === null ? null : String(entityId),
      before: json(before),
      after: json(after),
      request_id: requestId,
    })
    .execute();
};

/** Writes the audit row of an act, by whoever it was given for. */
export type RecordAct = (act: Act) => Promise<void>;

/** Returns how this author's acts are written, for functions that are also called at the desk. */
export const actsBy =
  (transaction: DatabaseTransaction, author: Author): RecordAct =>
  (act) =>
    recordAct(transaction, act, author);

/** Writes the audit row of an act on the catalog as a whole, such as an import's. */
export const recordCatalogAct = (
  transaction: DatabaseTransaction,
  act: 'save' | 'remove',
  { after, author }: { after: object; author: Author },
): Promise<void> =>
  recordAct(transaction, { act, entity: 'catalogue', entityId: null, before: null, after }, author);
