import type { CallOutput } from '../../../call/call-handler.ts';
import { isRootPage } from '@dijla/contract/root-pages';
import { writtenKinds } from '@dijla/contract/schemas';
import type { Language } from '@dijla/contract/store-views';
import { isDeepStrictEqual } from 'node:util';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { pathOfKind } from '../content-handlers.ts';
import { blocksIn } from '../extension-blocks/written-blocks.ts';
import type { ContentKind, StoredContent } from '../kinds/content-kind.ts';
import { contentKinds } from '../kinds/content-kinds.ts';
import {
  type ContentVersion,
  type Documents,
  readLastVersion,
  readVersions,
  type VersionRecord,
} from './content-version-sql.ts';
import { type ListedContent, readListedContent } from './desk-content-sql.ts';
import { recordOf } from './write-content.ts';

type Answer<C extends 'desk/content-record' | 'desk/content-version' | 'desk/content'> =
  CallOutput<C>['result'];
type Detail = Answer<'desk/content-record'>;
type Listed = Answer<'desk/content'>['items'][number];

export type Written = { name: Listed['kind']; kind: ContentKind };

const kinds: readonly ContentKind[] = Object.values(contentKinds);

/** Every kind of content that is written at the desk. */
export const writtenContent: readonly Written[] = writtenKinds.flatMap((name) =>
  kinds.filter(({ entity }) => entity === name).map((kind) => ({ name, kind })),
);

/** Returns the kind that a path names, or a refusal. */
export const kindIn = ({ kind: named = '' }: Readonly<Record<string, string>>): Written | Refusal =>
  writtenContent.find(({ name }) => name === named) ??
  refusal('request.invalid', { problem: `kind: '${named.slice(0, 40)}' is no kind of content` });

/** Returns the kind and the id that a path names, or a refusal. */
export const recordIn = (params: Readonly<Record<string, string>>): (Written & { id: number }) | Refusal => {
  const written = kindIn(params);
  if (isRefusal(written)) return written;
  const id = idInPath(params, { name: 'contentId', thing: 'record of content' });
  return isRefusal(id) ? id : { ...written, id };
};

/** Whether the shop knows a record by its name: blocks, and pages at the root of a store. */
export const isFixed = ({ name }: Pick<Written, 'name'>, identifier: string): boolean =>
  name === 'cms_block' || (name === 'cms_page' && isRootPage(identifier));

export const listedOf = ({ name, kind }: Written, row: ListedContent): Listed => ({
  id: row.id,
  kind: name,
  identifier: row.identifier,
  path: pathOfKind(kind)?.(row.identifier) ?? null,
  title: row.title,
  languages: row.languages,
  state: row.is_active ? 'published' : 'draft',
  has_draft: row.has_draft,
  publish_at: row.publish_at?.toISOString() ?? null,
  changed_at: (row.saved_at ?? row.updated_at).toISOString(),
  changed_by: row.saved_by,
});

/** How a record was when it was read: its newest version, and when it was last written itself. */
export const revisionOf = ({ updated_at }: { updated_at: Date }, number: number): string =>
  `${number}-${updated_at.getTime()}`;

/** Returns a record's texts and columns as the desk's calls answer them. */
export const textsOf = (record: VersionRecord, documents: Documents): Detail['latest'] => {
  const own = record as Readonly<Record<string, unknown>>;
  return {
    position: Number(own['position'] ?? 0),
    published_on: String(own['published_on'] ?? ''),
    picture: String(own['picture'] ?? ''),
    carousel: String(own['carousel'] ?? ''),
    telephone: String(own['telephone'] ?? ''),
    location: String(own['location'] ?? ''),
    blocks: blocksIn(own['blocks']),
    texts: Object.entries(record.texts).map(([language, text]) => {
      const known = text as Readonly<Record<string, string>>;
      return {
        language: language as Language,
        title: known['title'] ?? '',
        content_heading: known['content_heading'] ?? '',
        summary: known['summary'] ?? '',
        meta_title: known['meta_title'] ?? '',
        meta_description: known['meta_description'] ?? '',
        html: known['content'] ?? '',
        document: (documents[language] as { type: 'doc' } | undefined) ?? null,
      };
    }),
  };
};

export const versionOf = (
  version: Omit<ContentVersion, 'record' | 'documents'>,
): Detail['versions'][number] => ({
  number: version.number,
  saved_at: version.saved_at.toISOString(),
  saved_by: version.saved_by,
  restored: version.restored,
  publish_at: version.publish_at?.toISOString() ?? null,
  published_at: version.published_at?.toISOString() ?? null,
});

/** What is to be written on: a draft that waits, or else the record as it stands. */
const latestOf = (stored: StoredContent, last: ContentVersion | undefined): Detail['latest'] => {
  const record = recordOf(stored);
  if (last === undefined) return textsOf(record, {});
  const isNewer = stored.is_active && last.published_at === null;
  return isNewer || isDeepStrictEqual(last.record, record)
    ? textsOf(last.record, last.documents)
    : textsOf(record, {});
};

/** Reads a record as it is opened at the desk. */
export const readDetail = async (
  db: Database,
  written: Written,
  { stored, language }: { stored: StoredContent; language: Language },
): Promise<Detail> => {
  const key = { entity: written.kind.entity, id: stored.id };
  const [row] = await readListedContent(db, written.kind, { filter: { id: stored.id, limit: 1 }, language });
  if (row === undefined) throw new Error(`Content ${written.name} ${stored.id} was read and is not there`);
  return {
    ...listedOf(written, row),
    revision: revisionOf(stored, row.number),
    is_fixed: isFixed(written, stored.identifier),
    latest: latestOf(stored, await readLastVersion(db, key)),
    versions: (await readVersions(db, key)).map(versionOf),
  };
};
