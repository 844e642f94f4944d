import { entriesWithoutWord } from '@dijla/search-index/core/words/search-words';
import { isDeepStrictEqual } from 'node:util';
import type { RecordHandler, RecordWarning } from '../../database/record-handler.ts';
import { recordCatalogAct } from '../audit/audit.ts';
import {
  readSearchWordCodes,
  readSearchWords,
  removeSearchWords,
  type SearchWordsInput,
  writeSearchWords,
} from './search-words-sql.ts';

const kinds: ReadonlySet<string> = new Set(['synonym', 'brand', 'stop']);

const faultOf = (record: SearchWordsInput, isRepeated: boolean): Omit<RecordWarning, 'key'> | undefined => {
  const { code, kind, words } = record;
  const fault = (name: string, subject: string) => ({ code: name, subject, isTaken: false });
  if (code.trim() === '') return fault('bad-code', code);
  if (isRepeated) return fault('repeated-key', code);
  if (!kinds.has(kind)) return fault('unknown-kind', kind);
  const all = Object.values(words).flat();
  if (all.length === 0) return fault('no-words', code);
  const [wordless] = entriesWithoutWord({ synonyms: [all], brandNames: [], stopWords: [] });
  const empty = all.find((word) => !word.isWellFormed()) ?? wordless;
  return empty === undefined ? undefined : fault('bad-word', empty);
};

/**
 * Record handler of the owner's words, by the code of a group. A group without words is rejected, and one
 * with an entry that has neither letters nor digits.
 */
export const searchWordsHandler: RecordHandler<SearchWordsInput> = {
  keyOf: ({ code }) => code,
  check: async (_, given) => {
    const codes = given.map(({ code }) => code);
    const faults = given.map((record, place) => faultOf(record, codes.indexOf(record.code) < place));
    return {
      records: given.filter((__, place) => faults[place] === undefined),
      warnings: faults.flatMap((fault, place) =>
        fault === undefined ? [] : [{ key: given[place]?.code ?? '', ...fault }],
      ),
    };
  },
  read: readSearchWords,
  save: async (transaction, records, author) => {
    const standing = await readSearchWords(
      transaction,
      records.map(({ code }) => code),
    );
    const different = records.filter((record) => !isDeepStrictEqual(record, standing.get(record.code)));
    if (different.length === 0) return;
    await writeSearchWords(transaction, different, author);
    await recordCatalogAct(transaction, 'save', {
      after: { source: author.source, search_words: different.length },
      author,
    });
  },
  remove: async (transaction, keys, author) => {
    await removeSearchWords(transaction, keys, author);
    await recordCatalogAct(transaction, 'remove', { after: { search_words: keys }, author });
  },
  keysOf: readSearchWordCodes,
};
