import { handleCall } from '../../../../call/handle-call.ts';
import { idInPath } from '../../../../call/id-in-path.ts';
import { isRefusal, orThrow, refusal, type Refusal } from '../../../../call/refusal.ts';
import { lockCatalog } from '../../../../database/catalog-lock-sql.ts';
import type { Author } from '../../../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../../../database/connect.ts';
import { handleDeskWrite } from '../../../audit/audit.ts';
import type { PictureKeeper } from '../../../media/media.ts';
import type { Definitions } from '../../attributes/attribute-definition.ts';
import { inputOf } from '../../attributes/attribute-handler.ts';
import { readDefinitions } from '../../attributes/attribute-sql.ts';
import { writeChangedBrands } from '../../brands/brand-handler.ts';
import { readBrandAddresses, readBrands, readPlaceAfterBrands } from '../../brands/brand-sql.ts';
import type { AttributeInput, BrandInput } from '../../saving/catalog-batch.ts';
import { countProductsByBrand } from '../definitions/brand-products-sql.ts';
import {
  type BrandOption,
  type EditedBrand,
  editedBrandOf,
  labelsOf,
  versionOfBrand,
  withBrandEdits,
} from '../definitions/edited-brand.ts';
import { saveDefinition } from '../definitions/save-definition.ts';

type Pictures = { pictures: PictureKeeper | undefined };
type Standing = {
  definitions: Definitions;
  option: BrandOption;
  page: BrandInput | undefined;
  edited: EditedBrand;
};

const standingAt = async (db: Database, id: number): Promise<Standing | Refusal> => {
  const definitions = await readDefinitions(db);
  const option = definitions.get('brand')?.options.find((each) => each.id === id);
  if (option === undefined) return refusal('desk.brand-not-found');
  const page = (await readBrands(db, [option.code])).get(option.code);
  return { definitions, option, page, edited: editedBrandOf(option, page) };
};

/** Returns the brand of a request's path, or a refusal. */
const standingOf = async (
  db: Database,
  params: Readonly<Record<string, string>>,
): Promise<Standing | Refusal> => {
  const id = idInPath(params, { name: 'brandId', thing: 'brand' });
  return isRefusal(id) ? id : standingAt(db, id);
};

const answerOf = ({ option: { id, code }, edited }: Standing) => ({
  id,
  code,
  version: versionOfBrand(edited),
  brand: edited,
});

/** Returns why what is said of a brand cannot be saved, or null. */
const faultOf = async (
  db: Database,
  edited: EditedBrand,
  { code, before, pictures }: { code: string; before: EditedBrand | null } & Pictures,
): Promise<Refusal | null> => {
  const owner = (await readBrandAddresses(db, [edited.url_key])).get(edited.url_key);
  if (owner !== undefined && owner !== code) return refusal('desk.address-taken');
  for (const path of [edited.image, edited.slider_image]) {
    if (path === null || path === before?.image || path === before?.slider_image) continue;
    if ((await pictures?.given(db, path)) === undefined) return refusal('desk.picture-unreadable');
  }
  return null;
};

type Saving = { definitions: Definitions; options: AttributeInput['options']; author: Author };

/** Saves a brand's option and page; both as an import does. */
const save = async (
  transaction: DatabaseTransaction,
  page: BrandInput,
  { definitions, options, author }: Saving,
): Promise<void> => {
  const definition = definitions.get('brand');
  if (definition === undefined) throw new Error('The shop has no attribute brand');
  await saveDefinition(transaction, { ...inputOf(definition), options }, { definitions, author });
  await writeChangedBrands(transaction, [page], author);
};

/** `GET /api/desk/catalog/brands` */
export const listBrands = handleCall('desk/brands', ({ database }: { database: Database }) => async () => {
  const options = (await readDefinitions(database)).get('brand')?.options ?? [];
  const pages = await readBrands(
    database,
    options.map(({ code }) => code),
  );
  const counts = await countProductsByBrand(database);
  const items = options.map((option) => {
    const page = pages.get(option.code);
    const { image, slider_position } = editedBrandOf(option, page);
    return {
      id: option.id,
      names: { ...option.labels },
      code: option.code,
      image,
      is_featured: slider_position !== null,
      position: page?.position ?? option.sort,
      products: counts.get(option.id) ?? 0,
    };
  });
  return { result: { items } };
});

/** `GET /api/desk/catalog/brands/{brandId}` */
export const readBrand = handleCall(
  'desk/brand',
  ({ database }: { database: Database }) =>
    async ({ params }) => {
      const standing = await standingOf(database, params);
      return isRefusal(standing) ? standing : { result: answerOf(standing) };
    },
);

const freeCode = (options: readonly BrandOption[], wanted: string): string => {
  const taken = new Set(options.map(({ code }) => code));
  let code = wanted;
  for (let next = 2; taken.has(code); next += 1) code = `${wanted}-${next}`;
  return code;
};

/** `POST /api/desk/catalog/brands` */
export const createBrand = handleDeskWrite(
  'desk/create-brand',
  ({ pictures }: Pictures) =>
    async ({ body: { brand } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const definitions = await readDefinitions(transaction);
      const definition = definitions.get('brand');
      if (definition === undefined) return refusal('desk.choice-unknown', { choice: 'brand' });
      const code = freeCode(definition.options, brand.url_key);
      const fault = await faultOf(transaction, brand, { code, before: null, pictures });
      if (fault !== null) return fault;
      const { options } = inputOf(definition);
      const sort = Math.max(-1, ...options.map((option) => option.sort)) + 1;
      const position = brand.position ?? (await readPlaceAfterBrands(transaction, code));
      await save(transaction, withBrandEdits({ code, position }, brand), {
        definitions,
        options: [...options, { code, sort, hex: null, labels: labelsOf(brand) }],
        author,
      });
      const made = (await readDefinitions(transaction))
        .get('brand')
        ?.options.find((each) => each.code === code);
      const standing = orThrow(await standingAt(transaction, made?.id ?? 0));
      await act({
        act: 'created',
        entity: 'brand',
        entityId: standing.option.id,
        before: null,
        after: standing.edited,
      });
      return { result: answerOf(standing) };
    },
);

/** `PUT /api/desk/catalog/brands/{brandId}` */
export const saveBrand = handleDeskWrite(
  'desk/save-brand',
  ({ pictures }: Pictures) =>
    async ({ params, body: { version, brand } }, { transaction, act, author }) => {
      await lockCatalog(transaction);
      const standing = orThrow(await standingOf(transaction, params));
      const { definitions, option, edited: before } = standing;
      if (versionOfBrand(before) !== version)
        return { ...refusal('desk.changed-meanwhile'), meta: answerOf(standing) } satisfies Refusal;
      const { code } = option;
      const fault = await faultOf(transaction, brand, { code, before, pictures });
      if (fault !== null) return fault;
      const options = (definitions.get('brand')?.options ?? []).map(({ id: _id, ...each }) =>
        each.code === code ? { ...each, labels: { ...each.labels, ...labelsOf(brand) } } : each,
      );
      const wanted = brand.position === undefined ? before.position : brand.position;
      const position = wanted ?? (await readPlaceAfterBrands(transaction, code));
      await save(transaction, withBrandEdits({ code, position }, brand), { definitions, options, author });
      const saved = orThrow(await standingAt(transaction, option.id));
      await act({ act: 'saved', entity: 'brand', entityId: option.id, before, after: saved.edited });
      return { result: answerOf(saved) };
    },
);
