import type { ContentDocuments } from '@dijla/contract/client';
import type { Texts } from '../../catalog/catalog.ts';
import type { ContentPlaces } from '../resolve-content.ts';

export type ContentEntity = keyof ContentDocuments;
/** What has versions: content, and what the owner arranges. */
export type VersionedEntity = ContentEntity | 'arrangement';

/** Types of a kind's own columns in SQL, and of their values in a record; a date is `YYYY-MM-DD`. */
type ColumnValues = { text: string; integer: number; date: string };
type Columns = Readonly<
  Record<
    string,
    { type: keyof ColumnValues; /** Its value where a CSV file has no such column. */ blank: string | number }
  >
>;

/** Of a kind that is not known, its own columns are not either. */
type OwnValues<Own extends Columns> = string extends keyof Own
  ? unknown
  : { -readonly [Name in keyof Own]: ColumnValues[Own[Name]['type']] };

/** Members that `contentDocumentOf` sets for every kind. */
type CommonMember =
  | 'id'
  | 'identifier'
  | 'title'
  | 'content'
  | 'active'
  | 'store_id'
  | 'lang'
  | 'picture_focus';

/** A record as it is saved; its HTML may contain directives such as `{{block id="promise"}}`. */
type RecordWith<Own extends Columns, Text extends string> = {
  identifier: string;
  is_active: boolean;
  texts: Texts<Record<Text | 'title' | 'content', string>>;
} & OwnValues<Own>;

/**
 * A kind of content: rows known by `identifier`, with texts in each language. Reading, writing, checking, the
 * record handler, documents, import and export follow from it.
 */
export type ContentKind<
  Entity extends ContentEntity = ContentEntity,
  Own extends Columns = Columns,
  Text extends string = string,
> = {
  /** Its name in the contract's `entities`, and its table's; its texts are in `<entity>_text`. */
  entity: Entity;
  /** Column of `<entity>_text` with the id of the row that the texts belong to. */
  textOwner: string;
  /** Columns besides `id`, `identifier`, `is_active`, `source` and `updated_at`, which every kind has. */
  columns: Own;
  /** Columns of the text table, in their order in a CSV file: `title`, `content`, which is HTML, and others. */
  texts: readonly Text[];
  /** Those texts by whose columns, besides `identifier`, a CSV file of another name is known. */
  recognizedBy: readonly NoInfer<Text>[];
  /** Says why a record is not taken, by the code of a warning and what it is about; undefined where it is. */
  problemOf?(record: RecordWith<Own, Text>): { code: string; subject: string } | undefined;
  /** Returns what its document has besides the members of every kind. */
  documentOf(
    record: RecordWith<Own, Text> & { updated_at: Date },
    text: Record<Text | 'title' | 'content', string>,
    places: Pick<ContentPlaces, 'vendorOptions'>,
  ): Omit<ContentDocuments[Entity], CommonMember>;
};

export const contentKind = <
  Entity extends ContentEntity,
  const Own extends Columns,
  const Text extends string,
>(
  kind: ContentKind<Entity, Own, Text>,
): ContentKind<Entity, Own, Text> => kind;

/** A record of a kind as it is saved. */
export type ContentInput<Kind> =
  Kind extends ContentKind<ContentEntity, infer Own, infer Text> ? RecordWith<Own, Text> : never;

/** A record of any kind. */
export type AnyContent = RecordWith<Record<never, never>, 'title' | 'content'>;
/** A record as it stands in the database. */
export type StoredContent = AnyContent & { id: number; updated_at: Date };
