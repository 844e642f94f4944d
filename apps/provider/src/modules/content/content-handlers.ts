import { isDeepStrictEqual } from 'node:util';
import { contentPageEntities, contentPath } from '@dijla/contract/entities';
import type { Author } from '../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../database/connect.ts';
import type { RecordHandler, RecordWarning } from '../../database/record-handler.ts';
import { type Move, saveRedirects } from '../catalog/catalog.ts';
import { cleanContent, isTooDeep } from './clean-content.ts';
import { readContent, readIdentifiers, removeContent, writeContent } from './content-sql.ts';
import type { AnyContent, ContentKind } from './kinds/content-kind.ts';
import { contentKinds, type ContentRecords } from './kinds/content-kinds.ts';
import { rebuildContent } from './rebuild-content.ts';

/** Whether an identifier can be part of an address: Latin letters, digits, dashes and underscores. */
const isIdentifier = (identifier: string): boolean => /^[\w-]{1,100}$/.test(identifier);

/** Maximum number of characters of one text; cleaning and resolving longer ones would block the server. */
const longestText = 500_000;
const isTooLong = ({ texts }: AnyContent): boolean =>
  Object.values(texts).some((text) => (text?.content.length ?? 0) > longestText);

const cleaned = (record: AnyContent): { record: AnyContent; warnings: RecordWarning[] } => {
  const warnings: RecordWarning[] = [];
  const texts = Object.fromEntries(
    Object.entries(record.texts).map(([language, text]) => {
      if (text === undefined) return [language, text];
      const { content, dropped } = cleanContent(text.content);
      warnings.push(
        ...dropped.map((directive) => ({
          key: record.identifier,
          code: 'unknown-directive',
          subject: directive,
          isTaken: true,
        })),
      );
      return [language, { ...text, content }];
    }),
  );
  return { record: { ...record, texts }, warnings };
};

/** Says why a record is not taken; undefined where it is. */
const problemOf = (kind: ContentKind, record: AnyContent): { code: string; subject: string } | undefined => {
  const { identifier } = record;
  if (!isIdentifier(identifier)) return { code: 'bad-identifier', subject: identifier };
  if (isTooLong(record)) return { code: 'text-too-long', subject: identifier };
  const isDeep = Object.values(record.texts).some((text) => text !== undefined && isTooDeep(text.content));
  return isDeep ? { code: 'text-too-deep', subject: identifier } : kind.problemOf?.(record);
};

/** Returns records with their HTML cleaned, and warnings of what is not taken. */
export const checkedContent = (
  kind: ContentKind,
  records: readonly AnyContent[],
): { records: AnyContent[]; warnings: RecordWarning[] } => {
  const judged = records.map((record) => ({ record, problem: problemOf(kind, record) }));
  const good = judged.flatMap(({ record, problem }) => (problem === undefined ? [cleaned(record)] : []));
  return {
    records: good.map(({ record }) => record),
    warnings: [
      ...good.flatMap(({ warnings }) => warnings),
      ...judged.flatMap(({ record: { identifier: key }, problem }) =>
        problem === undefined ? [] : [{ key, ...problem, isTaken: false }],
      ),
    ],
  };
};

const contentsOf = ({ texts }: AnyContent): string[] =>
  Object.values(texts).flatMap((text) => (text === undefined || text.content === '' ? [] : [text.content]));

/** Where records of a kind stand: their identifier below the path of the kind. */
type PathOf = (identifier: string) => string;

/**
 * Redirects of removed records: to one with the same content under another identifier, or marked as gone.
 */
const movesOf = (records: readonly AnyContent[], removed: ReadonlySet<string>, pathOf: PathOf): Move[] => {
  const staying = records.filter(({ identifier, is_active }) => is_active && !removed.has(identifier));
  return records
    .filter(({ identifier }) => removed.has(identifier))
    .map((record) => {
      const contents = contentsOf(record);
      const same =
        contents.length === 0
          ? undefined
          : staying.find((other) => isDeepStrictEqual(contentsOf(other), contents));
      return {
        from_path: pathOf(record.identifier),
        to_path: same === undefined ? null : pathOf(same.identifier),
      };
    });
};

/** Returns where records of a kind stand; undefined where they have no page of their own. */
export const pathOfKind = ({ entity }: ContentKind): PathOf | undefined => {
  const paged = contentPageEntities.find((name) => name === entity);
  return paged && ((identifier) => contentPath(paged, identifier));
};

/** Adds or replaces cleaned records of a kind, with what follows: documents, change rows, redirects that end. */
export const saveContent = async (
  transaction: DatabaseTransaction,
  kind: ContentKind,
  {
    records,
    inUse,
    author,
  }: {
    records: readonly AnyContent[];
    /** Those whose address leads nowhere else any more. */
    inUse: readonly AnyContent[];
    author: Author & { source: string };
  },
): Promise<void> => {
  await writeContent(transaction, kind, { records, source: author.source });
  const pathOf = pathOfKind(kind);
  if (pathOf)
    await saveRedirects(
      transaction,
      [],
      inUse.map(({ identifier }) => pathOf(identifier)),
    );
  await rebuildContent(transaction, author);
};

/**
 * Makes the record handler of a kind of content, by identifier. HTML is cleaned before it is stored. Saving
 * rebuilds all content, as pages include blocks; a removed record with a page of its own leaves a redirect.
 */
const contentHandler = (kind: ContentKind): RecordHandler<AnyContent> => {
  const pathOf = pathOfKind(kind);
  return {
    keyOf: ({ identifier }) => identifier,
    check: async (_, records) => checkedContent(kind, records),
    read: async (db, keys) =>
      new Map(
        (await readContent(db, kind, keys)).map(({ id: _id, updated_at: _writtenAt, ...record }) => [
          record.identifier,
          record,
        ]),
      ),
    save: (transaction, records, author) =>
      saveContent(transaction, kind, { records, inUse: records, author }),
    remove: async (transaction, keys, author) => {
      if (pathOf) {
        const standing = await readContent(transaction, kind, null);
        await saveRedirects(transaction, movesOf(standing, new Set(keys), pathOf), []);
      }
      await removeContent(transaction, kind, keys);
      await rebuildContent(transaction, author);
    },
    keysOf: (db, source) => readIdentifiers(db, kind, source),
  };
};

/** The record handlers of all kinds of content, under the names of their records. */
export const contentHandlers = Object.fromEntries(
  Object.entries(contentKinds).map(([name, kind]) => [name, contentHandler(kind)]),
  // A handler reads and writes the columns of its kind, and so takes and returns its records.
) as unknown as { [Name in keyof ContentRecords]: RecordHandler<ContentRecords[Name]> };

export const { 'cms-block': cmsBlockHandler, 'cms-page': cmsPageHandler } = contentHandlers;
