import type { Arrangement } from '@dijla/contract/arrangements';
import { languages } from '@dijla/contract/store-views';
import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal } from '../../../../call/refusal.ts';
import type { Settings } from '../../../../config.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { revisionOf, versionOf } from '../../desk/content-answers.ts';
import { insertVersion, readLastVersion, readVersion } from '../../desk/content-version-sql.ts';
import { previewMs, previewToken } from '../../desk/preview-token.ts';
import { actOf, moments } from '../../desk/publish-moments.ts';
import { type BlockKinds, listedKinds } from '../../extension-blocks/block-kinds.ts';
import { refusedValues } from '../../extension-blocks/check-blocks.ts';
import { keyOf, nameIn, readArrangementDetail, shownBody, unknownIn } from '../arrangement-answers.ts';
import { findArrangement, type StoredArrangement } from '../arrangement-sql.ts';
import { publishArranged } from '../publish-arranged.ts';

type Kinds = { blockKinds: BlockKinds };
type Parts = { database: Database };
type Hosts = { secret: string; settings: Pick<Settings, 'publicUrl' | 'deskUrl'> };

/** `GET /api/desk/arrangements/{name}` */
export const readArrangement = handleCall(
  'desk/arrangement',
  ({ database }: Parts) =>
    async ({ params }, { store }) => {
      const asked = nameIn(params);
      if (isRefusal(asked)) return asked;
      const stored = await findArrangement(database, asked.name);
      return { result: await readArrangementDetail(database, stored, store) };
    },
);

/** What the audit keeps of an arrangement: its parts, not their texts, which its versions have. */
const told = (arrangement: Arrangement): object => ({
  name: arrangement.name,
  parts:
    arrangement.name === 'home'
      ? arrangement.blocks.map(({ type, id }) => `${type} ${id}`)
      : arrangement.name === 'menu'
        ? arrangement.items.map((item) => (item.type === 'category' ? item.category : item.link))
        : arrangement.lists.flatMap(({ links }) => links.map(({ link }) => link)),
});

/** Keeps how the shop did it by itself as the first version, so that it can be brought back. */
const keepUnarranged = (
  transaction: DatabaseTransaction,
  stored: StoredArrangement,
  record: Arrangement,
): Promise<void> =>
  insertVersion(transaction, keyOf(stored), {
    record,
    documents: {},
    savedBy: null,
    savedAt: stored.updated_at,
    restored: null,
    publishAt: null,
    publishedAt: stored.updated_at,
  });

/** `PUT /api/desk/arrangements/{name}` */
export const saveArrangement = handleDeskWrite(
  'desk/save-arrangement',
  ({ blockKinds: kinds }: Kinds) =>
    async ({ params, body }, { transaction, act, author, staff, now, store }) => {
      const { name } = orThrow(nameIn(params));
      const { arrangement, publish, revision, restored } = body;
      if (arrangement.name !== name)
        return refusal('request.invalid', { problem: `arrangement.name: should be '${name}'` });
      const blocks = arrangement.name === 'home' ? arrangement.blocks : [];
      const bad = refusedValues(blocks, { kinds, path: 'arrangement.blocks' });
      if (bad !== null) return bad;
      // Documents of content are made of each other, so that two writes at once would each miss the other's.
      await lockCatalog(transaction);
      const stored = await findArrangement(transaction, name, { isLocked: true });
      const key = keyOf(stored);
      const last = await readLastVersion<Arrangement>(transaction, key);
      if (revisionOf(stored, last?.number ?? 0) !== revision) return refusal('desk.changed-meanwhile');
      const before = await shownBody(transaction, stored);
      const unknown = await unknownIn(transaction, arrangement, {
        before: last === undefined ? [before] : [before, last.record],
        kinds,
      });
      if (unknown !== null) return unknown;
      if (last === undefined) await keepUnarranged(transaction, stored, before);
      const { publishAt, publishedAt } = moments(publish, now);
      await insertVersion(transaction, key, {
        record: arrangement,
        documents: {},
        savedBy: staff.id,
        savedAt: new Date(now),
        restored,
        publishAt,
        publishedAt,
      });
      if (publishedAt !== null) await publishArranged(transaction, { stored, body: arrangement, author });
      await act({
        act: restored === null ? actOf(publishedAt, publishAt) : 'restored',
        entity: key.entity,
        entityId: stored.id,
        before: { ...told(before), publish_at: null, restored: null },
        after: { ...told(arrangement), publish_at: publishAt, restored },
      });
      return {
        result: await readArrangementDetail(transaction, await findArrangement(transaction, name), store),
      };
    },
);

/** `GET /api/desk/arrangements/{name}/versions/{number}` */
export const readArrangementVersion = handleCall(
  'desk/arrangement-version',
  ({ database }: Parts) =>
    async ({ params }) => {
      const asked = nameIn(params);
      if (isRefusal(asked)) return asked;
      const number = idInPath(params, { name: 'number', thing: 'version' });
      if (isRefusal(number)) return number;
      const key = keyOf(await findArrangement(database, asked.name));
      const version = await readVersion<Arrangement>(database, key, number);
      if (version === undefined) return refusal('content.not-found');
      const { record, documents: _documents, ...said } = version;
      return { result: { ...versionOf(said), arrangement: record } };
    },
);

/** `GET /api/desk/block-kinds` */
export const listBlockKinds = handleCall('desk/block-kinds', ({ blockKinds }: Kinds) => async () => ({
  result: { items: listedKinds(blockKinds) },
}));

/** `GET /api/desk/arrangements/{name}/preview` */
export const readArrangementPreview = handleCall(
  'desk/arrangement-preview',
  ({ database, secret, settings: { publicUrl, deskUrl } }: Parts & Hosts) =>
    async ({ params }, { now }) => {
      const asked = nameIn(params);
      if (isRefusal(asked)) return asked;
      const key = keyOf(await findArrangement(database, asked.name));
      const last = await readLastVersion(database, key);
      const expiresAt = now + previewMs;
      const number = last !== undefined && last.published_at === null ? last.number : 0;
      const token = previewToken({ ...key, number, expiresAt }, secret);
      const base = deskUrl === undefined ? '' : (publicUrl ?? '').replace(/\/$/, '');
      return {
        result: {
          // Menu and footer are looked at around the home page.
          pages: languages.map((language) => ({ language, url: `${base}/${language}?preview=${token}` })),
          expires_at: new Date(expiresAt).toISOString(),
        },
      };
    },
);
