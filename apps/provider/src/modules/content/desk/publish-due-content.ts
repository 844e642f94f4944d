import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { actsBy } from '../../audit/audit.ts';
import type { ContentKind } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import { type ContentKey, readDue, readLastVersion, setPublished } from './content-version-sql.ts';
import { lockContent } from './desk-content-sql.ts';
import { writeThrough } from './write-content.ts';

const author = { actor: 'publish-content', requestId: 'publish-content' };
const kinds: readonly ContentKind[] = Object.values(contentKinds);

const publishOne = (database: Database, { entity, id }: ContentKey, now: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const kind = kinds.find((each) => each.entity === entity);
    if (kind === undefined) return;
    await lockCatalog(transaction);
    const stored = await lockContent(transaction, kind, id);
    const version = await readLastVersion(transaction, { entity, id });
    // It was deleted, or somebody saved another version while this one waited for the lock.
    if (stored === undefined || version === undefined) return;
    if (version.published_at !== null || version.publish_at === null || version.publish_at.getTime() > now)
      return;
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
    await publishOne(database, key, now).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Content that is due was not published');
};
