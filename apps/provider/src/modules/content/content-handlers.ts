import { isDeepStrictEqual } from 'node:util';
import type { RecordHandler, RecordWarning } from '../../database/record-handler.ts';
import { type Move, saveRedirects } from '../catalog/catalog.ts';
import { cleanContent } from './clean-content.ts';
import type { CmsBlockInput, CmsPageInput } from './cms-input.ts';
import {
  readBlocks,
  readIdentifiers,
  readPages,
  removeContent,
  writeBlocks,
  writePages,
} from './content-sql.ts';
import { rebuildContent } from './rebuild-content.ts';

type Content = { identifier: string; texts: Partial<Record<string, { content: string }>> };

/** Whether an identifier can be part of an address: Latin letters, digits, dashes and underscores. */
const isIdentifier = (identifier: string): boolean => /^[\w-]{1,100}$/.test(identifier);

/** Maximum number of characters of one text; cleaning and resolving longer ones would block the server. */
const longestText = 500_000;
const isTooLong = ({ texts }: Content): boolean =>
  Object.values(texts).some((text) => (text?.content.length ?? 0) > longestText);

const cleaned = <T extends Content>(record: T): { record: T; warnings: RecordWarning[] } => {
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

const checked = <T extends Content>(records: readonly T[]): { records: T[]; warnings: RecordWarning[] } => {
  const good = records.filter((record) => isIdentifier(record.identifier) && !isTooLong(record)).map(cleaned);
  const bad = records.filter(({ identifier }) => !isIdentifier(identifier));
  const long = records.filter((record) => isIdentifier(record.identifier) && isTooLong(record));
  return {
    records: good.map(({ record }) => record),
    warnings: [
      ...good.flatMap(({ warnings }) => warnings),
      ...bad.map(({ identifier }) => ({
        key: identifier,
        code: 'bad-identifier',
        subject: identifier,
        isTaken: false,
      })),
      ...long.map(({ identifier }) => ({
        key: identifier,
        code: 'text-too-long',
        subject: identifier,
        isTaken: false,
      })),
    ],
  };
};

const byIdentifier = <T extends { id: number; identifier: string }>(
  rows: readonly T[],
): Map<string, Omit<T, 'id'>> => new Map(rows.map(({ id: _id, ...row }) => [row.identifier, row]));

const pathOf = (identifier: string): string => `i/${identifier}`;

const contentsOf = ({ texts }: Content): string[] =>
  Object.values(texts).flatMap((text) => (text === undefined || text.content === '' ? [] : [text.content]));

/**
 * Redirects of removed pages: to a page with the same content under another identifier, or marked as gone.
 */
const movesOf = (pages: readonly CmsPageInput[], removed: ReadonlySet<string>): Move[] => {
  const staying = pages.filter(({ identifier, is_active }) => is_active && !removed.has(identifier));
  return pages
    .filter(({ identifier }) => removed.has(identifier))
    .map((page) => {
      const contents = contentsOf(page);
      const same =
        contents.length === 0
          ? undefined
          : staying.find((other) => isDeepStrictEqual(contentsOf(other), contents));
      return {
        from_path: pathOf(page.identifier),
        to_path: same === undefined ? null : pathOf(same.identifier),
      };
    });
};

/** Record handler of CMS pages, by identifier; their HTML is cleaned before it is stored. */
export const cmsPageHandler: RecordHandler<CmsPageInput> = {
  keyOf: ({ identifier }) => identifier,
  check: async (_, records) => checked(records),
  read: async (db, keys) =>
    byIdentifier((await readPages(db, keys)).map(({ updated_at: _writtenAt, ...page }) => page)),
  save: async (transaction, records, author) => {
    await writePages(transaction, records, author.source);
    await saveRedirects(
      transaction,
      [],
      records.map(({ identifier }) => pathOf(identifier)),
    );
    await rebuildContent(transaction, author);
  },
  remove: async (transaction, keys, author) => {
    await saveRedirects(transaction, movesOf(await readPages(transaction, null), new Set(keys)), []);
    await removeContent(transaction, 'cms_page', keys);
    await rebuildContent(transaction, author);
  },
  keysOf: (db, source) => readIdentifiers(db, 'cms_page', source),
};

/**
 * Record handler of CMS blocks, by identifier; their HTML is cleaned before it is stored, and pages that
 * include them are rebuilt.
 */
export const cmsBlockHandler: RecordHandler<CmsBlockInput> = {
  keyOf: ({ identifier }) => identifier,
  check: async (_, records) => checked(records),
  read: async (db, keys) => byIdentifier(await readBlocks(db, keys)),
  save: async (transaction, records, author) => {
    await writeBlocks(transaction, records, author.source);
    await rebuildContent(transaction, author);
  },
  remove: async (transaction, keys, author) => {
    await removeContent(transaction, 'cms_block', keys);
    await rebuildContent(transaction, author);
  },
  keysOf: (db, source) => readIdentifiers(db, 'cms_block', source),
};
