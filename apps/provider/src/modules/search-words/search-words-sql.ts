import { sql } from 'kysely';
import type { SearchWords } from '@dijla/search-index/core/words/search-words';
import { type Author, recordChanges } from '../../database/change-sql.ts';
import type { Database, DatabaseTransaction } from '../../database/connect.ts';
import { recordset } from '../../database/json/recordset.ts';

/**
 * A group of words of the owner's: words that mean the same (`synonym`), the names of a brand (`brand`), or
 * words that need not occur in a product (`stop`). The words are listed by the code of their language.
 */
export type SearchWordsInput = {
  code: string;
  kind: 'synonym' | 'brand' | 'stop';
  words: Record<string, string[]>;
};

const words = sql`coalesce((select jsonb_object_agg(language, words) from (
  select w.language, jsonb_agg(w.word order by w.position) as words from search_word w where w.group_id = g.id group by w.language) as of), '{}') as words`;

/** Reads the groups with these codes, by code. */
export const readSearchWords = async (
  db: Database,
  codes: readonly string[],
): Promise<Map<string, SearchWordsInput>> => {
  const { rows } = await sql<SearchWordsInput>`
    select g.code, g.kind, ${words} from search_word_group g where g.code = any(${codes})`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
};

/**
 * Reads all words in the form in which an engine takes them; their version is their revision. A group on trial stands
 * for the one of its code.
 */
export const readOwnersWords = async (db: Database, trial?: SearchWordsInput): Promise<SearchWords> => {
  const { rows } = await sql<{ revision: number; groups: [SearchWordsInput['kind'], string[]][] }>`
    select (select revision::float8 from search_word_state) as revision, coalesce(jsonb_agg(jsonb_build_array(kind, words) order by id), '[]') as groups
    from (select g.id, g.kind, jsonb_agg(w.word order by w.position) as words
      from search_word_group g join search_word w on w.group_id = g.id where g.code <> ${trial?.code ?? ''} group by g.id) as groups`.execute(
    db,
  );
  const [{ revision, groups: kept } = { revision: 0, groups: [] }] = rows;
  const tried = Object.values(trial?.words ?? {}).flat();
  const groups = trial === undefined || tried.length === 0 ? kept : [...kept, [trial.kind, tried] as const];
  const of = (kind: SearchWordsInput['kind']): string[][] =>
    groups.flatMap(([each, list]) => (each === kind ? [list] : []));
  return {
    version: Number(revision),
    synonyms: of('synonym'),
    brandNames: of('brand'),
    stopWords: of('stop').flat(),
  };
};

/** Groups that staff read at once. */
const groupsAtMost = 200;

/** Returns the groups added last, or those with a word that has `part` in it, and how many there are. */
export const listSearchWordGroups = async (
  db: Database,
  part: string | undefined,
): Promise<{ items: SearchWordsInput[]; total: number }> => {
  const { rows } = await sql<SearchWordsInput & { total: number }>`
    select g.code, g.kind, ${words}, (count(*) over ())::int as total from search_word_group g
    where ${part === undefined} or exists (
      select from search_word w where w.group_id = g.id and strpos(lower(w.word), lower(${part ?? ''})) > 0)
    order by g.id desc limit ${groupsAtMost}`.execute(db);
  return {
    items: rows.map(({ code, kind, words: listed }) => ({ code, kind, words: listed })),
    total: rows[0]?.total ?? 0,
  };
};

const noteChange = async (
  transaction: DatabaseTransaction,
  kind: 'saved' | 'removed',
  author: Author,
): Promise<void> => {
  await sql`update search_word_state set revision = revision + 1`.execute(transaction);
  await recordChanges(transaction, [{ entity: 'search_word', entity_id: null, kind }], author);
};

/** Adds or replaces groups with all their words. */
export const writeSearchWords = async (
  transaction: DatabaseTransaction,
  records: readonly SearchWordsInput[],
  { source, ...author }: Author & { source: string },
): Promise<void> => {
  if (records.length === 0) return;
  const groups = records.map(({ code, kind }) => ({ code, kind, source }));
  await sql`
    insert into search_word_group (code, kind, source)
    select code, kind, source from ${recordset(groups, 'code text, kind text, source text')}
    on conflict (code) do update set kind = excluded.kind, source = excluded.source`.execute(transaction);
  const codes = records.map(({ code }) => code);
  await sql`delete from search_word w using search_word_group g where g.id = w.group_id and g.code = any(${codes})`.execute(
    transaction,
  );
  const rows = records.flatMap(({ code, words: byLanguage }) =>
    Object.entries(byLanguage)
      .flatMap(([language, list]) => list.map((word) => ({ language, word })))
      .map((each, position) => ({ code, position: position + 1, ...each })),
  );
  await sql`
    insert into search_word (group_id, position, language, word)
    select g.id, given.position, given.language, given.word
    from ${recordset(rows, 'code text, position integer, language text, word text')} join search_word_group g using (code)`.execute(
    transaction,
  );
  await noteChange(transaction, 'saved', author);
};

export const removeSearchWords = async (
  transaction: DatabaseTransaction,
  codes: readonly string[],
  author: Author,
): Promise<void> => {
  await sql`delete from search_word_group where code = any(${codes})`.execute(transaction);
  await noteChange(transaction, 'removed', author);
};

/** Returns the codes of all groups of a source. */
export const readSearchWordCodes = async (db: Database, source: string): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select code from search_word_group where source = ${source} order by id`.execute(db);
  return rows.map(({ code }) => code);
};
