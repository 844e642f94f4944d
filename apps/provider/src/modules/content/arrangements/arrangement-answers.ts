import type { Arrangement, ArrangementName } from '@dijla/contract/arrangements';
import type { Language } from '@dijla/contract/store-views';
import type { CallOutput } from '../../../call/call-handler.ts';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { readKnownSkus } from '../../catalog/catalog.ts';
import { readContent } from '../content-sql.ts';
import { revisionOf, versionOf } from '../desk/content-answers.ts';
import { readLastVersion, readVersions } from '../desk/content-version-sql.ts';
import type { BlockKinds } from '../extension-blocks/block-kinds.ts';
import { skusInBlock } from '../extension-blocks/check-blocks.ts';
import { cmsBlock } from '../kinds/cms-block.ts';
import type { ContentKind, StoredContent } from '../kinds/content-kind.ts';
import { unarranged } from './arranged.ts';
import {
  readCarouselChoices,
  readCategoryChoices,
  readUnknown,
  type StoredArrangement,
} from './arrangement-sql.ts';

type Detail = CallOutput<'desk/arrangement'>['result'];

/** Returns the name in a path, or a refusal. */
export const nameIn = ({
  name = '',
}: Readonly<Record<string, string>>): { name: ArrangementName } | Refusal =>
  name === 'home' || name === 'menu' || name === 'footer'
    ? { name }
    : refusal('request.invalid', { problem: `name: '${name.slice(0, 40)}' is nothing that is arranged` });

export const keyOf = ({ id }: Pick<StoredArrangement, 'id'>) => ({ entity: 'arrangement' as const, id });

/** Reads what the shop's own home page is made of. */
const readBlocks = (db: Database): Promise<StoredContent[]> =>
  readContent(db, cmsBlock as unknown as ContentKind, null);

/** Returns what shoppers see: as it was arranged, or as the shop does it by itself. */
export const shownBody = async (
  db: Database,
  { identifier, body }: StoredArrangement,
): Promise<Arrangement> => body ?? unarranged(identifier, identifier === 'home' ? await readBlocks(db) : []);

/** Reads what is arranged as it is opened at the desk. */
export const readArrangementDetail = async (
  db: Database,
  stored: StoredArrangement,
  store: { code: string; language: Language },
): Promise<Detail> => {
  const last = await readLastVersion<Arrangement>(db, keyOf(stored));
  const waits = last !== undefined && last.published_at === null;
  return {
    name: stored.identifier,
    revision: revisionOf(stored, last?.number ?? 0),
    is_arranged: stored.body !== null,
    has_draft: waits,
    publish_at: (waits && last.publish_at?.toISOString()) || null,
    latest: waits ? last.record : await shownBody(db, stored),
    versions: (await readVersions(db, keyOf(stored))).map(versionOf),
    categories: await readCategoryChoices(db, store),
    carousels: await readCarouselChoices(db, store.language),
  };
};

type Named = { skus: string[]; categories: number[]; carousels: string[]; kinds: string[] };

/** Returns the products, categories, carousels and kinds of blocks that an arrangement names. */
const namedIn = (arrangement: Arrangement): Named => {
  const blocks = arrangement.name === 'home' ? arrangement.blocks : [];
  const items = arrangement.name === 'menu' ? arrangement.items : [];
  return {
    skus: blocks.flatMap((block) =>
      block.type === 'products'
        ? block.skus
        : block.type === 'stage'
          ? (block.scene?.things ?? []).map(({ sku }) => sku)
          : block.type === 'extension'
            ? skusInBlock(block)
            : [],
    ),
    categories: [
      ...blocks.flatMap((block) =>
        block.type === 'products' && block.category !== null ? [block.category] : [],
      ),
      ...items.flatMap((item) => (item.type === 'category' ? [item.category] : [])),
    ],
    carousels: blocks.flatMap((block) => (block.type === 'carousel' ? [block.carousel] : [])),
    kinds: blocks.flatMap((block) => (block.type === 'extension' ? [block.kind] : [])),
  };
};

/**
 * Refuses an arrangement that names products, categories, carousels or kinds of blocks which the shop does not have. Those that
 * stood there `before` may stay: what is gone is not shown, and keeps nobody from saving the rest.
 */
export const unknownIn = async (
  db: Database,
  arrangement: Arrangement,
  { before, kinds }: { before: readonly Arrangement[]; kinds: BlockKinds },
): Promise<Refusal | null> => {
  const stood = before.map(namedIn);
  const named = namedIn(arrangement);
  const skus = named.skus.filter((sku) => stood.every((other) => !other.skus.includes(sku)));
  const categories = named.categories.filter((id) => stood.every((other) => !other.categories.includes(id)));
  const carousels = named.carousels.filter((name) => stood.every((other) => !other.carousels.includes(name)));
  const known = await readKnownSkus(db, skus);
  const unknown = await readUnknown(db, { categories, carousels });
  const names = [
    ...skus.filter((sku) => !known.has(sku)),
    ...unknown.categories,
    ...unknown.carousels,
    ...named.kinds.filter((kind) => !kinds.has(kind) && stood.every((other) => !other.kinds.includes(kind))),
  ];
  return names.length === 0
    ? null
    : refusal('desk.arrangement-unknown', { names: names.slice(0, 10).join(', ') });
};
