import { isDeepStrictEqual } from 'node:util';
import { isoDayAt } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { storeViews } from '@dijla/contract/store-views';
import { readRichText } from '@dijla/rich-text/rich-text';
import { richTextHtml } from '@dijla/rich-text/rich-text-html';
import type { CallInput } from '../../../call/call-handler.ts';
import { refusal, type Refusal } from '../../../call/refusal.ts';
import type { Author } from '../../../database/change-sql.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { blocksWritten } from '../extension-blocks/written-blocks.ts';
import { checkedContent, saveContent } from '../content-handlers.ts';
import type { AnyContent, ContentKind, StoredContent } from '../kinds/content-kind.ts';
import { type Documents, insertVersion, readLastVersion, type VersionRecord } from './content-version-sql.ts';

type Given = CallInput<'desk/save-content'>['body'];
type GivenText = Given['texts'][number];

/** Returns the record without its address and whether shoppers read it. */
export const recordOf = ({
  id: _id,
  updated_at: _at,
  identifier: _identifier,
  is_active: _active,
  ...record
}: StoredContent): VersionRecord => record;

const columnsOf = (
  kind: ContentKind,
  given: Given,
  { stored, now }: { stored: VersionRecord | null; now: number },
) => {
  const known = stored as Readonly<Record<string, unknown>> | null;
  const typed: Readonly<Record<string, unknown>> = {
    position: given.position,
    picture: given.picture,
    carousel: given.carousel,
    telephone: given.telephone,
    location: given.location,
    blocks: blocksWritten(given.blocks),
    published_on: given.published_on === '' ? (known?.['published_on'] ?? isoDayAt(now)) : given.published_on,
  };
  return Object.fromEntries(
    Object.entries(kind.columns).map(([name, { blank }]) => [name, typed[name] ?? known?.[name] ?? blank]),
  );
};

/** Returns the HTML of a text as it was written; undefined where a document holds what it may not. */
const htmlOf = ({
  language,
  content,
}: GivenText): { html: string; document: Documents[string] | null } | undefined => {
  if ('html' in content) return { html: content.html, document: null };
  const document = readRichText(content.document);
  return document === null
    ? undefined
    : { html: richTextHtml(document, storeViews[language].direction), document };
};

type Written = { record: VersionRecord; documents: Documents; dropped: string[] };

/** Returns what was written as a record with its HTML cleaned; or refuses a text that holds what it may not. */
export const writtenOf = (
  kind: ContentKind,
  given: Given,
  { stored, now }: { stored: VersionRecord | null; now: number },
): Written | Refusal => {
  const texts: Record<string, object> = {};
  const documents: Record<string, Documents[string]> = {};
  for (const text of given.texts) {
    const made = htmlOf(text);
    if (made === undefined) return refusal('desk.text-invalid');
    const known: Readonly<Record<string, string>> = { ...stored?.texts[text.language] };
    const typed: Readonly<Record<string, string>> = {
      title: text.title,
      content_heading: text.content_heading,
      summary: text.summary,
      meta_title: text.meta_title,
      meta_description: text.meta_description,
      content: made.html,
    };
    texts[text.language] = Object.fromEntries(
      kind.texts.map((name) => [name, typed[name] ?? known[name] ?? '']),
    );
    if (made.document !== null) documents[text.language] = made.document;
  }
  const { records, warnings } = checkedContent(kind, [
    {
      identifier: 'written',
      is_active: true,
      ...columnsOf(kind, given, { stored, now }),
      texts,
    } as AnyContent,
  ]);
  const [record] = records;
  if (record === undefined) return refusal('desk.text-invalid');
  const { identifier: _identifier, is_active: _active, ...kept } = record;
  return { record: kept, documents, dropped: warnings.map(({ subject }) => subject) };
};

/**
 * Keeps how a record stands where no version does: before the desk wrote anything, and after an import. Of a
 * record that shoppers read that is the newest published version, of a draft the newest.
 */
export const keepImported = async (
  transaction: DatabaseTransaction,
  kind: ContentKind,
  stored: StoredContent,
): Promise<void> => {
  const key = { entity: kind.entity, id: stored.id };
  const known = await readLastVersion(transaction, key, { isPublished: stored.is_active });
  const record = recordOf(stored);
  if (known !== undefined && isDeepStrictEqual(known.record, record)) return;
  await insertVersion(transaction, key, {
    record,
    documents: {},
    savedBy: null,
    savedAt: stored.updated_at,
    restored: null,
    publishAt: null,
    publishedAt: stored.is_active ? stored.updated_at : null,
  });
};

/** Writes a version into the record itself: shoppers read it, or, of a record they do not read, lists show it. */
export const writeThrough = (
  transaction: DatabaseTransaction,
  kind: ContentKind,
  {
    identifier,
    isActive,
    record,
    author,
  }: { identifier: string; isActive: boolean; record: VersionRecord; author: Author },
): Promise<void> => {
  const records = [{ ...record, identifier, is_active: isActive }];
  return saveContent(transaction, kind, {
    records,
    inUse: isActive ? records : [],
    author: { ...author, source: 'desk' },
  });
};
