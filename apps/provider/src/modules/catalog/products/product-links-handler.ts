import { isDeepStrictEqual } from 'node:util';
import {
  type ArrivingKeys,
  nothingArriving,
  type RecordHandler,
  type RecordWarning,
} from '../../../database/record-handler.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import type { ProductLinksInput } from '../saving/catalog-batch.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import { readLinkOwners, readProductLinks, writeProductLinks } from './product-links-sql.ts';
import { giveProductIds, readKnownSkus } from './product-sql.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';

type Owner = Pick<ProductLinksInput, 'sku' | 'type'>;

const keyOf = ({ sku, type }: Owner): string => `${type} ${sku}`;

const ownerOf = (key: string): Owner[] => {
  const [type = '', sku = ''] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)];
  return type === 'related' || type === 'crosssell' || type === 'upsell' ? [{ type, sku }] : [];
};

const canonicalLinks = ({ sku, type, linked }: ProductLinksInput): ProductLinksInput => ({
  sku,
  type,
  linked: [...new Set(linked)],
});

const checkedLinks = (
  record: ProductLinksInput,
  skus: ReadonlySet<string>,
): { record: ProductLinksInput; warnings: RecordWarning[] } => {
  const { sku, linked } = canonicalLinks(record);
  const isThere = (each: string): boolean => skus.has(each) && each !== sku;
  return {
    record: { ...canonicalLinks(record), linked: linked.filter(isThere) },
    warnings: linked
      .filter((each) => !isThere(each))
      .map((subject) => ({ key: keyOf(record), code: 'unknown-sku', subject, isTaken: true })),
  };
};

const saveLinks: RecordHandler<ProductLinksInput>['save'] = async (transaction, records, author) => {
  await lockCatalog(transaction);
  const standing = new Map(
    (await readProductLinks(transaction, records)).map((record) => [keyOf(record), record]),
  );
  const different = records
    .map(canonicalLinks)
    .filter((record) => !isDeepStrictEqual(record, standing.get(keyOf(record))));
  if (different.length === 0) return;
  const { ids } = await giveProductIds(transaction, {
    products: [],
    named: different.flatMap(({ sku, linked }) => [sku, ...linked]),
    source: author.source,
  });
  const products = await writeProductLinks(transaction, different, ids);
  await publish(transaction, { rebuilt: await rebuildTouched(transaction, { products }) }, author);
  await recordCatalogAct(transaction, 'save', {
    after: { source: author.source, links: different.length },
    author,
  });
};

const removeLinks: RecordHandler<ProductLinksInput>['remove'] = async (transaction, keys, author) => {
  await lockCatalog(transaction);
  const known = await readKnownSkus(
    transaction,
    keys.flatMap(ownerOf).map(({ sku }) => sku),
  );
  const owners = keys.flatMap(ownerOf).filter(({ sku }) => known.has(sku));
  const { ids } = await giveProductIds(transaction, {
    products: [],
    named: owners.map(({ sku }) => sku),
    source: author.source,
  });
  const products = await writeProductLinks(
    transaction,
    owners.map((owner) => ({ ...owner, linked: [] })),
    ids,
  );
  await publish(transaction, { rebuilt: await rebuildTouched(transaction, { products }) }, author);
  await recordCatalogAct(transaction, 'remove', { after: { links: keys }, author });
};

/**
 * Record handler of related, cross-sell and up-sell links, by kind and sku. Links to products that are
 * neither stored nor arriving in the same run are dropped; a record without any link left is rejected.
 */
export const productLinksHandler = (
  brought: ArrivingKeys = nothingArriving,
): RecordHandler<ProductLinksInput> => ({
  keyOf,
  check: async (db, records) => {
    const named = [...new Set(records.flatMap(({ sku, linked }) => [sku, ...linked]))];
    const skus = new Set([...(await readKnownSkus(db, named)), ...(await brought('product', named))]);
    const checked = records.map((record): { record: ProductLinksInput | null; warnings: RecordWarning[] } => {
      if (!skus.has(record.sku))
        return {
          record: null,
          warnings: [{ key: keyOf(record), code: 'unknown-sku', subject: record.sku, isTaken: false }],
        };
      const found = checkedLinks(record, skus);
      return found.record.linked.length === 0
        ? { record: null, warnings: found.warnings.map((warning) => ({ ...warning, isTaken: false })) }
        : found;
    });
    return {
      records: checked.flatMap(({ record }) => record ?? []),
      warnings: checked.flatMap(({ warnings }) => warnings),
    };
  },
  read: async (db, keys) =>
    new Map((await readProductLinks(db, keys.flatMap(ownerOf))).map((record) => [keyOf(record), record])),
  save: saveLinks,
  remove: removeLinks,
  keysOf: async (db, source) => (await readLinkOwners(db, source)).map(keyOf),
});
