import type { Language } from '@dijla/contract/store-views';
import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import { readCategoryChoices } from '../../arrangements/arrangement-sql.ts';
import { carouselHandler } from '../../carousel-handler.ts';
import type { CarouselInput } from '../../carousel-input.ts';
import {
  type CarouselKey,
  type CarouselRow,
  findCarousel,
  readNamed,
  removeCarousels,
  writeCarousels,
} from '../../carousel-sql.ts';
import { listDeskCarousels, readCarouselUses, readCategoryPath } from '../desk-carousels-sql.ts';
import {
  detailOf,
  type EditedCarousel,
  isFixed,
  versionOfCarousel,
  withCarouselEdits,
} from '../edited-carousel.ts';

type Parts = { database: Database };
type Path = Readonly<Record<string, string>>;

/** Unknown products named at most. */
const namedAtMost = 10;

/** `GET /api/desk/carousels` */
export const listCarousels = handleCall('desk/carousels', ({ database }: Parts) => async (_, { store }) => ({
  result: {
    items: await listDeskCarousels(database, store.language),
    categories: await readCategoryChoices(database, store),
  },
}));

const standingAt = async (db: Database, key: CarouselKey): Promise<CarouselRow | Refusal> =>
  (await findCarousel(db, key)) ?? refusal('carousel.not-found', { carousel: Object.values(key).join('') });

/** Returns the carousel of a request's path, or a refusal. */
const standingOf = async (db: Database, params: Path): Promise<CarouselRow | Refusal> => {
  const id = idInPath(params, { name: 'carouselId', thing: 'carousel' });
  return isRefusal(id) ? id : standingAt(db, { id });
};

/** `GET /api/desk/carousels/{carouselId}` */
export const readCarousel = handleCall('desk/carousel', ({ database }: Parts) => async ({ params }) => {
  const standing = await standingOf(database, params);
  return isRefusal(standing) ? standing : { result: detailOf(standing) };
});

/** Returns why a carousel cannot be saved, or null. */
const faultOf = async (db: Database, carousel: CarouselInput): Promise<Refusal | null> => {
  const { warnings } = await carouselHandler.check(db, [carousel]);
  const [fault] = warnings;
  switch (fault?.code) {
    case undefined:
      return null;
    case 'unknown-sku': {
      const { skus: known } = await readNamed(db, [carousel]);
      const unknown = carousel.skus.filter((sku) => !known.has(sku));
      return refusal('desk.skus-unknown', { skus: unknown.slice(0, namedAtMost).join(', ') });
    }
    case 'unknown-category':
      return refusal('desk.category-not-found');
    default:
      return refusal('request.invalid', { problem: `${fault?.code}: ${fault?.subject}` });
  }
};

type Standing = Pick<CarouselInput, 'identifier' | 'titles' | 'slides'>;

/** Returns the carousel that is to be saved, or why it cannot be. */
const inputOf = async (
  db: Database,
  standing: Standing,
  edited: EditedCarousel,
): Promise<CarouselInput | Refusal> => {
  const path = edited.category === null ? null : await readCategoryPath(db, edited.category);
  if (path === undefined) return refusal('desk.category-not-found');
  const carousel = withCarouselEdits(standing, { edited, category: path });
  return (await faultOf(db, carousel)) ?? carousel;
};

/** What the audit keeps of a carousel. */
const told = (row: CarouselRow): object => ({ identifier: row.identifier, ...detailOf(row).carousel });

/** `POST /api/desk/carousels` */
export const createCarousel = handleDeskWrite(
  'desk/create-carousel',
  () =>
    async ({ body: { identifier, carousel } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      if ((await findCarousel(transaction, { identifier })) !== undefined)
        return refusal('desk.carousel-taken');
      const given = orThrow(await inputOf(transaction, { identifier, titles: {}, slides: [] }, carousel));
      await writeCarousels(transaction, [given], { ...author, source: 'owner' });
      const made = orThrow(await standingAt(transaction, { identifier }));
      await act({ act: 'created', entity: 'carousel', entityId: made.id, before: null, after: told(made) });
      return { result: detailOf(made) };
    },
);

/** Returns the carousel of a path as it was seen, or refuses: it is gone, or a colleague was quicker. */
const lockSeen = async (
  transaction: DatabaseTransaction,
  params: Path,
  version: string,
): Promise<CarouselRow> => {
  // What shows a carousel is saved under the same lock, and so are the products it names.
  await lockCatalog(transaction);
  const standing = orThrow(await standingOf(transaction, params));
  if (versionOfCarousel(standing) !== version)
    orThrow({ ...refusal('desk.changed-meanwhile'), meta: detailOf(standing) } satisfies Refusal);
  return standing;
};

/** `PUT /api/desk/carousels/{carouselId}` */
export const saveCarousel = handleDeskWrite(
  'desk/save-carousel',
  () =>
    async ({ params, body: { version, carousel } }, { transaction, act, author }) => {
      const before = await lockSeen(transaction, params, version);
      const given = orThrow(await inputOf(transaction, before, carousel));
      await writeCarousels(transaction, [given], { ...author, source: 'owner' });
      const after = orThrow(await standingAt(transaction, { id: before.id }));
      await act({
        act: 'saved',
        entity: 'carousel',
        entityId: before.id,
        before: told(before),
        after: told(after),
      });
      return { result: detailOf(after) };
    },
);

/** Returns the refusal that names where a carousel is shown, or null where it is not. */
const usedAt = async (db: Database, identifier: string, language: Language): Promise<Refusal | null> => {
  const uses = await readCarouselUses(db, identifier, language);
  if (uses.length === 0) return null;
  const pages = uses.flatMap(({ kind, name }) => (kind === 'landing_page' ? [name] : []));
  return refusal('desk.carousel-used', {
    home: uses.length > pages.length ? 1 : 0,
    pages: pages.join(', '),
  });
};

/** `POST /api/desk/carousels/{carouselId}/removal` */
export const deleteCarousel = handleDeskWrite(
  'desk/delete-carousel',
  () =>
    async ({ params, body: { version } }, { transaction, act, author, store }) => {
      const before = await lockSeen(transaction, params, version);
      const { identifier } = before;
      if (isFixed(identifier)) return refusal('desk.address-fixed');
      const used = await usedAt(transaction, identifier, store.language);
      if (used !== null) return used;
      await removeCarousels(transaction, [identifier], author);
      await act({
        act: 'deleted',
        entity: 'carousel',
        entityId: before.id,
        before: told(before),
        after: null,
      });
      return { result: true };
    },
);
