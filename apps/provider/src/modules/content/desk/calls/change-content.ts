import type { ExtensionBlock } from '@dijla/contract/arrangements';
import { orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { saveRedirects } from '../../../catalog/catalog.ts';
import { pathOfKind } from '../../content-handlers.ts';
import { readContent, removeContent } from '../../content-sql.ts';
import type { BlockKinds } from '../../extension-blocks/block-kinds.ts';
import { refusedUnknown, refusedValues } from '../../extension-blocks/check-blocks.ts';
import { blocksIn } from '../../extension-blocks/written-blocks.ts';
import type { StoredContent } from '../../kinds/content-kind.ts';
import { rebuildContent } from '../../rebuild-content.ts';
import { isFixed, kindIn, readDetail, recordIn, revisionOf, type Written } from '../content-answers.ts';
import {
  deleteVersions,
  insertVersion,
  readLastVersion,
  setPublished,
  type VersionRecord,
} from '../content-version-sql.ts';
import { findContent, isTaken, lockContent, renameContent } from '../desk-content-sql.ts';
import { actOf, moments } from '../publish-moments.ts';
import { keepImported, recordOf, writeThrough, writtenOf } from '../write-content.ts';

/** Locks the record of a path as it was seen, or refuses: it is gone, or a colleague was quicker. */
const lockSeen = async (
  transaction: DatabaseTransaction,
  params: Readonly<Record<string, string>>,
  revision: string,
): Promise<{ asked: Written & { id: number }; stored: StoredContent } | Refusal> => {
  const asked = orThrow(recordIn(params));
  // Documents of content are made of each other, so that two writes at once would each miss the other's.
  await lockCatalog(transaction);
  const stored = await lockContent(transaction, asked.kind, asked.id);
  if (stored === undefined) return refusal('content.not-found');
  const last = await readLastVersion(transaction, { entity: asked.kind.entity, id: asked.id });
  return revisionOf(stored, last?.number ?? 0) === revision
    ? { asked, stored }
    : refusal('desk.changed-meanwhile');
};

/** What the audit keeps of a record: its titles, not its texts, which its versions have. */
const told = (identifier: string, isActive: boolean, record: VersionRecord): object => ({
  identifier,
  is_active: isActive,
  titles: Object.fromEntries(Object.entries(record.texts).map(([language, text]) => [language, text?.title])),
});

const readBack = async (
  transaction: DatabaseTransaction,
  { kind }: Written,
  id: number,
): Promise<StoredContent> => {
  const stored = await findContent(transaction, kind, id);
  if (stored === undefined) throw new Error(`Content ${kind.entity} ${id} was written and is not there`);
  return stored;
};

type Kinds = { blockKinds: BlockKinds };

/** Returns blocks of extensions as they may stand on a page, or a refusal. */
const checkedBlocks = async (
  transaction: DatabaseTransaction,
  blocks: ExtensionBlock[],
  { kinds, stored }: { kinds: BlockKinds; stored: StoredContent | null },
): Promise<ExtensionBlock[] | Refusal> => {
  const before = blocksIn((stored as { blocks?: unknown } | null)?.blocks);
  const bad =
    refusedValues(blocks, { kinds, path: 'blocks' }) ??
    (await refusedUnknown(transaction, blocks, { kinds, before }));
  return bad ?? blocks;
};

/** `POST /api/desk/content/{kind}` */
export const createContent = handleDeskWrite(
  'desk/create-content',
  ({ blockKinds: kinds }: Kinds) =>
    async ({ params, body: { identifier, ...given } }, { transaction, act, author, staff, now, store }) => {
      const asked = orThrow(kindIn(params));
      const { record, documents, dropped } = orThrow(
        writtenOf(asked.kind, { ...given, revision: '', restored: null }, { stored: null, now }),
      );
      orThrow(await checkedBlocks(transaction, given.blocks, { kinds, stored: null }));
      await lockCatalog(transaction);
      const path = pathOfKind(asked.kind)?.(identifier) ?? null;
      if (await isTaken(transaction, asked.kind, { identifier, path })) return refusal('desk.address-taken');
      const { publishAt, publishedAt } = moments(given.publish, now);
      const isActive = publishedAt !== null;
      await writeThrough(transaction, asked.kind, { identifier, isActive, record, author });
      const [stored] = await readContent(transaction, asked.kind, [identifier]);
      if (stored === undefined) throw new Error(`Content ${identifier} was written and is not there`);
      await insertVersion(
        transaction,
        { entity: asked.kind.entity, id: stored.id },
        {
          record,
          documents,
          savedBy: staff.id,
          savedAt: new Date(now),
          restored: null,
          publishAt,
          publishedAt,
        },
      );
      await act({
        act: 'created',
        entity: asked.name,
        entityId: stored.id,
        before: null,
        after: { ...told(identifier, isActive, record), publish_at: publishAt },
      });
      const detail = await readDetail(transaction, asked, { stored, language: store.language });
      return { result: { ...detail, dropped } };
    },
);

/** `PUT /api/desk/content/{kind}/{contentId}` */
export const saveContent = handleDeskWrite(
  'desk/save-content',
  ({ blockKinds: kinds }: Kinds) =>
    async ({ params, body }, { transaction, act, author, staff, now, store }) => {
      const { asked, stored } = orThrow(await lockSeen(transaction, params, body.revision));
      const { record, documents, dropped } = orThrow(
        writtenOf(asked.kind, body, { stored: recordOf(stored), now }),
      );
      orThrow(await checkedBlocks(transaction, body.blocks, { kinds, stored }));
      const { publishAt, publishedAt } = moments(body.publish, now);
      const isActive = stored.is_active || publishedAt !== null;
      await keepImported(transaction, asked.kind, stored);
      await insertVersion(
        transaction,
        { entity: asked.kind.entity, id: stored.id },
        {
          record,
          documents,
          savedBy: staff.id,
          savedAt: new Date(now),
          restored: body.restored,
          publishAt,
          publishedAt,
        },
      );
      // What shoppers read stays as it is until a draft of it is published.
      if (publishedAt !== null || !stored.is_active)
        await writeThrough(transaction, asked.kind, {
          identifier: stored.identifier,
          isActive,
          record,
          author,
        });
      await act({
        act: body.restored === null ? actOf(publishedAt, publishAt) : 'restored',
        entity: asked.name,
        entityId: stored.id,
        before: told(stored.identifier, stored.is_active, recordOf(stored)),
        after: {
          ...told(stored.identifier, isActive, record),
          publish_at: publishAt,
          restored: body.restored,
        },
      });
      const detail = await readDetail(transaction, asked, {
        stored: await readBack(transaction, asked, stored.id),
        language: store.language,
      });
      return { result: { ...detail, dropped } };
    },
);

/** Has an old address lead to a new one, and all content name what it links to anew. */
const moveTo = async (
  transaction: DatabaseTransaction,
  asked: Written,
  { stored, identifier, author }: { stored: StoredContent; identifier: string; author: Author },
): Promise<void> => {
  await renameContent(transaction, asked.kind, { id: stored.id, identifier });
  const pathOf = pathOfKind(asked.kind);
  if (pathOf) {
    const [from, to] = [pathOf(stored.identifier), pathOf(identifier)];
    // Texts may name a text page by its identifier alone, which stood for its path while it had it.
    const known = asked.name === 'cms_page' ? [from, stored.identifier] : [from];
    if (stored.is_active)
      await saveRedirects(
        transaction,
        known.map((path) => ({ from_path: path, to_path: to })),
        [to],
      );
  }
  await rebuildContent(transaction, author);
};

/** `PUT /api/desk/content/{kind}/{contentId}/address` */
export const moveContent = handleDeskWrite(
  'desk/move-content',
  () =>
    async ({ params, body: { identifier, revision } }, { transaction, act, author, store }) => {
      const { asked, stored } = orThrow(await lockSeen(transaction, params, revision));
      if (isFixed(asked, stored.identifier)) return refusal('desk.address-fixed');
      const path = pathOfKind(asked.kind)?.(identifier) ?? null;
      if (await isTaken(transaction, asked.kind, { identifier, path, but: stored.id }))
        return refusal('desk.address-taken');
      await moveTo(transaction, asked, { stored, identifier, author });
      await act({
        act: 'moved',
        entity: asked.name,
        entityId: stored.id,
        before: { identifier: stored.identifier },
        after: { identifier },
      });
      const moved = await readBack(transaction, asked, stored.id);
      return { result: await readDetail(transaction, asked, { stored: moved, language: store.language }) };
    },
);

/** `POST /api/desk/content/{kind}/{contentId}/unpublish` */
export const unpublishContent = handleDeskWrite(
  'desk/unpublish-content',
  () =>
    async ({ params, body: { revision } }, { transaction, act, author, store }) => {
      const { asked, stored } = orThrow(await lockSeen(transaction, params, revision));
      const key = { entity: asked.kind.entity, id: stored.id };
      await keepImported(transaction, asked.kind, stored);
      const last = await readLastVersion(transaction, key);
      if (last === undefined) throw new Error(`Content ${stored.identifier} has no version`);
      if (last.published_at === null) await setPublished(transaction, key, { number: last.number, at: null });
      const { identifier } = stored;
      await writeThrough(transaction, asked.kind, {
        identifier,
        isActive: false,
        record: last.record,
        author,
      });
      const path = pathOfKind(asked.kind)?.(identifier);
      if (stored.is_active && path !== undefined)
        await saveRedirects(transaction, [{ from_path: path, to_path: null }], []);
      await act({
        act: 'unpublished',
        entity: asked.name,
        entityId: stored.id,
        before: { is_active: stored.is_active },
        after: { is_active: false },
      });
      const draft = await readBack(transaction, asked, stored.id);
      return { result: await readDetail(transaction, asked, { stored: draft, language: store.language }) };
    },
);

/** `POST /api/desk/content/{kind}/{contentId}/removal` */
export const deleteContent = handleDeskWrite(
  'desk/delete-content',
  () =>
    async ({ params, body: { revision } }, { transaction, act, author }) => {
      const { asked, stored } = orThrow(await lockSeen(transaction, params, revision));
      if (isFixed(asked, stored.identifier)) return refusal('desk.address-fixed');
      if (stored.is_active) return refusal('desk.content-published');
      await removeContent(transaction, asked.kind, [stored.identifier]);
      await deleteVersions(transaction, { entity: asked.kind.entity, id: stored.id });
      await rebuildContent(transaction, author);
      await act({
        act: 'deleted',
        entity: asked.name,
        entityId: stored.id,
        before: told(stored.identifier, false, recordOf(stored)),
        after: null,
      });
      return { result: true };
    },
);
