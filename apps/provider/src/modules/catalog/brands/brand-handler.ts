import { isDeepStrictEqual } from 'node:util';
import { type ArrivingKeys, nothingArriving, type RecordHandler } from '../../../database/record-handler.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import { deleteBrands, readBrandAddresses, readBrandOptions, readBrands, writeBrands } from './brand-sql.ts';
import { brandPath } from './brand-path.ts';
import type { BrandInput } from '../saving/catalog-batch.ts';
import { type Author, recordChanges } from '../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import { isUnkeepable, type RecordError, unkeepable } from '../saving/catalog-warning.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';
import { warningOf } from '../saving/record-warning.ts';
import { type Move, saveRedirects } from '../addresses/redirect-sql.ts';

/** Codes of the brands that have an option, and codes of stored brands by url_key. */
type Scope = { codes: ReadonlySet<string>; addresses: ReadonlyMap<string, string> };

const canonicalBrand = ({
  code,
  url_key,
  image,
  slider_image,
  slider_position,
  position,
  texts,
}: BrandInput): BrandInput => ({
  code,
  url_key,
  image,
  slider_image,
  slider_position,
  position,
  texts: Object.fromEntries(
    Object.entries(texts).map(([language, { title, description }]) => [language, { title, description }]),
  ),
});

const brandFaults = (brand: BrandInput, { codes, addresses }: Scope): RecordError[] => {
  const fault = (field: string, code: RecordError['code'], text: string): RecordError => ({
    field,
    code,
    subject: brand.code,
    fault: text,
    isTaken: false,
  });
  if (isUnkeepable(brand)) return [fault('texts', 'bad-text', unkeepable)];
  if (!codes.has(brand.code))
    return [fault('code', 'unknown-brand', "is no option of the attribute 'brand'")];
  if (brand.url_key === '' || brand.url_key.includes('/'))
    return [fault('url_key', 'bad-url-key', `'${brand.url_key}' is no url key`)];
  return (addresses.get(brand.url_key) ?? brand.code) === brand.code
    ? []
    : [fault('url_key', 'repeated-key', `'${brand.url_key}' belongs to another brand`)];
};

/** Redirect of a brand's page to its new address, or its removal when `to` is null. */
const moveOf = (from: string, to: string | null): Move => ({
  from_path: brandPath(from),
  to_path: to === null ? null : brandPath(to),
});

/**
 * Writes the brands that are new or have changed, with redirects from the addresses they leave; the catalog is to be
 * locked already. Returns how many they are.
 */
export const writeChangedBrands = async (
  transaction: DatabaseTransaction,
  records: readonly BrandInput[],
  author: Author,
): Promise<number> => {
  const codes = records.map(({ code }) => code);
  const standing = await readBrands(transaction, codes);
  const options = await readBrandOptions(transaction, codes);
  const different = records.flatMap((record) => {
    const option_id = options.get(record.code);
    return option_id === undefined || isDeepStrictEqual(canonicalBrand(record), standing.get(record.code))
      ? []
      : [{ ...canonicalBrand(record), option_id }];
  });
  if (different.length === 0) return 0;
  await writeBrands(transaction, different);
  const moves = different.flatMap(({ code, url_key }) => {
    const before = standing.get(code)?.url_key ?? url_key;
    return before === url_key ? [] : [moveOf(before, url_key)];
  });
  await saveRedirects(
    transaction,
    moves,
    different.map(({ url_key }) => brandPath(url_key)),
  );
  await publish(
    transaction,
    { rebuilt: await rebuildTouched(transaction, { brands: different.map(({ option_id }) => option_id) }) },
    author,
  );
  await recordChanges(transaction, [{ entity: 'brand', entity_id: null, kind: 'saved' }], author);
  return different.length;
};

const saveBrands: RecordHandler<BrandInput>['save'] = async (transaction, records, author) => {
  await lockCatalog(transaction);
  const brands = await writeChangedBrands(transaction, records, author);
  if (brands === 0) return;
  await recordCatalogAct(transaction, 'save', { after: { source: author.source, brands }, author });
};

/**
 * Record handler of brand pages, by the code of the brand's option. A brand is rejected when it has no
 * option, neither stored nor arriving with the attribute `brand` in the same run.
 */
export const brandHandler = (brought: ArrivingKeys = nothingArriving): RecordHandler<BrandInput> => ({
  keyOf: ({ code }) => code,
  check: async (db, records) => {
    const isBrought = (await brought('attribute', ['brand'])).has('brand');
    const codes = records.map(({ code }) => code);
    const addresses = new Map(
      await readBrandAddresses(
        db,
        records.map(({ url_key }) => url_key),
      ),
    );
    const scope = {
      codes: isBrought ? new Set(codes) : new Set((await readBrandOptions(db, codes)).keys()),
      addresses,
    };
    const faults = records.map((record) => {
      const found = brandFaults(record, scope);
      if (found.length === 0 && !addresses.has(record.url_key)) addresses.set(record.url_key, record.code);
      return found;
    });
    return {
      records: records.filter((_, index) => faults[index]?.length === 0).map(canonicalBrand),
      warnings: records.flatMap((record, index) => (faults[index] ?? []).map(warningOf(record.code))),
    };
  },
  read: readBrands,
  save: saveBrands,
  remove: async (transaction, keys, author) => {
    await lockCatalog(transaction);
    const ids = [...(await readBrandOptions(transaction, keys)).values()];
    const gone = [...(await readBrands(transaction, keys)).values()];
    await deleteBrands(transaction, ids);
    await saveRedirects(
      transaction,
      gone.map(({ url_key }) => moveOf(url_key, null)),
      [],
    );
    await publish(transaction, { rebuilt: await rebuildTouched(transaction, { brands: ids }) }, author);
    await recordChanges(transaction, [{ entity: 'brand', entity_id: null, kind: 'removed' }], author);
    await recordCatalogAct(transaction, 'remove', { after: { brands: keys }, author });
  },
});
