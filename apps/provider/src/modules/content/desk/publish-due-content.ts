import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { Arrangement } from '@dijla/contract/arrangements';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { actsBy } from '../../audit/audit.ts';
import type { ContentKind } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { findArrangement } from '../arrangements/arrangement-sql.ts';
import { publishArranged } from '../arrangements/publish-arranged.ts';
import {
  type ContentKey,
  type ContentVersion,
  readDue,
  readLastVersion,
  setPublished,
  type VersionRecord,
} from './content-version-sql.ts';
import { lockContent } from './desk-content-sql.ts';
import { writeThrough } from './write-content.ts';

const author = { actor: 'publish-content', requestId: 'publish-content' };
const kinds: readonly ContentKind[] = Object.values(contentKinds);

/** Locks the newest version of a record where it is still due; somebody may have saved another one meanwhile. */
const readStillDue = async <Kept = VersionRecord>(
  transaction: DatabaseTransaction,
  key: ContentKey,
  now: number,
): Promise<ContentVersion<Kept> | undefined> => {
  const version = await readLastVersion<Kept>(transaction, key);
  const isDue =
    version !== undefined &&
    version.published_at === null &&
    version.publish_at !== null &&
    version.publish_at.getTime() <= now;
  return isDue ? version : undefined;
};

const publishArrangement = (database: Database, key: ContentKey, now: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await lockCatalog(transaction);
    const version = await readStillDue<Arrangement>(transaction, key, now);
    if (version === undefined) return;
    const stored = await findArrangement(transaction, version.record.name, { isLocked: true });
    await publishArranged(transaction, { stored, body: version.record, author });
    await setPublished(transaction, key, { number: version.number, at: new Date(now) });
    await actsBy(
      transaction,
      author,
    )({
      act: 'published',
      entity: key.entity,
      entityId: key.id,
      before: { name: stored.identifier, version: null },
      after: { name: stored.identifier, version: version.number },
    });
  });

const publishOne = (database: Database, { entity, id }: ContentKey, now: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const kind = kinds.find((each) => each.entity === entity);
    if (kind === undefined) return;
    await lockCatalog(transaction);
    const stored = await lockContent(transaction, kind, id);
    const version = await readStillDue(transaction, { entity, id }, now);
    if (stored === undefined || version === undefined) return;
    await writeThrough(transaction, kind, {
      identifier: stored.identifier,
      isActive: true,
      record: version.record,
      author,
    });
    await setPublished(transaction, { entity, id }, { number: version.number, at: new Date(now) });
    await actsBy(
      transaction,
      author,
    )({
      act: 'published',
      entity,
      entityId: id,
      before: { is_active: stored.is_active },
      after: { is_active: true, version: version.number },
    });
  });

/** Publishes what is due, each record by itself, so that one that fails keeps no other waiting. */
export const publishDueContent = async (database: Database, now: number): Promise<void> => {
  const failures: unknown[] = [];
  for (const key of await readDue(database, new Date(now)))
    await (key.entity === 'arrangement' ? publishArrangement : publishOne)(database, key, now).catch(
      (error: unknown) => failures.push(error),
    );
  if (failures.length > 0) throw new AggregateError(failures, 'Content that is due was not published');
};
