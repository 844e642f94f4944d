import { isDeepStrictEqual } from 'node:util';
import type { Database, DatabaseTransaction } from '../../../database/connect.ts';
import type { RecordHandler } from '../../../database/record-handler.ts';
import type { AttributeDefinition, Definitions } from './attribute-definition.ts';
import { attributeErrors, canonicalAttribute } from './attribute-errors.ts';
import { deleteAttributes, readDefinitions, writeAttributes } from './attribute-sql.ts';
import { recordCatalogAct } from '../../audit/audit.ts';
import type { AttributeInput } from '../saving/catalog-batch.ts';
import { lockCatalog } from '../../../database/catalog-lock-sql.ts';
import { removeDocuments } from '../documents/document-sql.ts';
import { publish, rebuildTouched } from '../saving/publish-changes.ts';
import { warningOf } from '../saving/record-warning.ts';

/** Returns a definition in the form in which it was saved. */
export const inputOf = ({
  id: _id,
  is_visible: _visible,
  ...definition
}: AttributeDefinition): AttributeInput => canonicalAttribute(definition);

/**
 * Merges an attribute into the stored one. Options and labels that are not given stay, because products may
 * use them.
 */
const merged = (given: AttributeInput, standing: AttributeInput | undefined): AttributeInput => {
  if (standing === undefined) return canonicalAttribute(given);
  const before = new Map(standing.options.map((option) => [option.code, option]));
  const codes = new Set(given.options.map(({ code }) => code));
  return canonicalAttribute({
    ...given,
    labels: { ...standing.labels, ...given.labels },
    options: [
      ...given.options.map((option) => ({
        ...option,
        labels: { ...before.get(option.code)?.labels, ...option.labels },
      })),
      ...standing.options.filter(({ code }) => !codes.has(code)),
    ],
  });
};

/** Returns the attributes merged with their definitions, without those that cannot be stored. */
export const mergedAttributes = (
  attributes: readonly AttributeInput[],
  definitions: Definitions,
): AttributeInput[] =>
  attributes
    .filter((attribute) => attributeErrors(attribute).every(({ isTaken }) => isTaken))
    .map((attribute) => {
      const standing = definitions.get(attribute.code);
      return merged(attribute, standing && inputOf(standing));
    });

export type SavedAttributes = {
  added: number;
  changed: number;
  /** Ids of all attributes that were written. */
  written: number[];
  /** Ids of attributes whose existing labels or options changed. */
  relabelled: number[];
  /** Ids of changed options of the attribute `brand`, whose labels appear in products. */
  brands: number[];
};

/** Codes of existing options that were changed or removed. */
const changedOptions = (standing: AttributeInput, now: AttributeInput): string[] => {
  const after = new Map(now.options.map((option) => [option.code, option]));
  return standing.options
    .filter((option) => !isDeepStrictEqual(option, after.get(option.code)))
    .map(({ code }) => code);
};

/** Whether an existing label or option changed; additions alone do not count. */
const isRelabelled = (standing: AttributeInput, now: AttributeInput): boolean =>
  !isDeepStrictEqual(standing.labels, now.labels) || changedOptions(standing, now).length > 0;

const changedBrands = (
  different: readonly AttributeInput[],
  before: ReadonlyMap<string, AttributeInput>,
  after: Definitions,
): number[] => {
  const [standing, now, definition] = [
    before.get('brand'),
    different.find(({ code }) => code === 'brand'),
    after.get('brand'),
  ];
  if (standing === undefined || now === undefined || definition === undefined) return [];
  const codes = new Set(changedOptions(standing, now));
  return definition.options.filter(({ code }) => codes.has(code)).map(({ id }) => id);
};

/** Writes the attributes that are new or have changed. */
export const saveAttributes = async (
  transaction: DatabaseTransaction,
  attributes: readonly AttributeInput[],
  definitions: Definitions,
): Promise<SavedAttributes> => {
  const before = new Map([...definitions].map(([code, definition]) => [code, inputOf(definition)]));
  const different = attributes.filter(
    (attribute) => !isDeepStrictEqual(attribute, before.get(attribute.code)),
  );
  if (different.length === 0) return { added: 0, changed: 0, written: [], relabelled: [], brands: [] };
  await writeAttributes(transaction, different);
  const after = await readDefinitions(transaction);
  const idsOf = (list: readonly AttributeInput[]): number[] =>
    list.flatMap(({ code }) => after.get(code)?.id ?? []);
  const known = different.filter(({ code }) => before.has(code));
  const relabelled = known.filter((attribute) => {
    const standing = before.get(attribute.code);
    return standing !== undefined && isRelabelled(standing, attribute);
  });
  return {
    added: different.length - known.length,
    changed: known.length,
    written: idsOf(different),
    relabelled: idsOf(relabelled),
    brands: changedBrands(different, before, after),
  };
};

const readInputs = async (db: Database, keys: readonly string[]): Promise<Map<string, AttributeInput>> => {
  const wanted = new Set(keys);
  const definitions = await readDefinitions(db);
  return new Map(
    [...definitions]
      .filter(([code]) => wanted.has(code))
      .map(([code, definition]) => [code, inputOf(definition)]),
  );
};

/**
 * Record handler of attributes, by code. `check` merges the records with stored ones: options and labels
 * that are not given stay. `save` replaces an attribute, but keeps options that products use. An attribute
 * that products use is not removed.
 */
export const attributeHandler = (): RecordHandler<AttributeInput> => ({
  keyOf: ({ code }) => code,
  check: async (db, records) => ({
    records: mergedAttributes(records, await readDefinitions(db)),
    warnings: records.flatMap((record) => attributeErrors(record).map(warningOf(record.code))),
  }),
  read: readInputs,
  save: async (transaction, records, author) => {
    await lockCatalog(transaction);
    const { written, relabelled, brands } = await saveAttributes(
      transaction,
      records.map(canonicalAttribute),
      await readDefinitions(transaction),
    );
    if (written.length === 0) return;
    const rebuilt = await rebuildTouched(transaction, { attributes: written, relabelled, brands });
    await publish(transaction, { rebuilt }, author);
    await recordCatalogAct(transaction, 'save', {
      after: { source: author.source, attributes: written.length },
      author,
    });
  },
  remove: async (transaction, keys, author) => {
    await lockCatalog(transaction);
    const ids = await deleteAttributes(transaction, keys);
    if (ids.length === 0) return;
    await removeDocuments(transaction, 'attribute', ids);
    await publish(
      transaction,
      { rebuilt: { products: [], categories: [], attributes: [] }, removed: { attributes: ids } },
      author,
    );
    await recordCatalogAct(transaction, 'remove', { after: { attributes: keys }, author });
  },
});
