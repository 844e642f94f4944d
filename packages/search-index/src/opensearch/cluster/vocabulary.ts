import { type Lexicon, lexiconOf } from '../../core/text/reading/lexicon.ts';
import type { Clause } from '../queries/clauses.ts';
import type { Counted } from '../queries/facets.ts';
import type { Cluster, Json } from './cluster.ts';

/** The words of names in an index, with which texts are read; only they are held here. */
export type Vocabulary = {
  lexicon: () => Lexicon;
  /** Changes with the words. */
  version: () => number;
  /** Reads all words of an index anew. */
  load: (index: string) => Promise<void>;
  /** Learns which of some words an index has now. */
  learn: (index: string, words: ReadonlySet<string>) => Promise<void>;
};

const [wordsPerPage, wordsPerQuestion] = [10_000, 1000];

type Page = { buckets?: readonly { key: { word: string } }[]; after_key?: { word: string } };

const search = (index: string, aggs: Record<string, Clause>) =>
  ({
    method: 'POST',
    path: `/${index}/_search?allow_partial_search_results=false`,
    body: { size: 0, track_total_hits: false, aggs },
    timeoutMs: 30_000,
  }) as const;

const counted = (answer: Json, name: string): Counted =>
  (answer['aggregations'] as Record<string, Counted> | undefined)?.[name] ?? {};

/** Returns the vocabulary of an index, empty at first. */
export const vocabularyOf = ({ ask }: Pick<Cluster, 'ask'>): Vocabulary => {
  let present = new Set<string>();
  let lexicon = lexiconOf([]);
  let version = 0;
  const replace = (words: Set<string>): void => {
    present = words;
    lexicon = lexiconOf(words, (word) => words.has(word));
    version += 1;
  };
  return {
    lexicon: () => lexicon,
    version: () => version,
    load: async (index) => {
      const words = new Set<string>();
      let after: { word: string } | undefined;
      do {
        const composite = {
          size: wordsPerPage,
          sources: [{ word: { terms: { field: 'w' } } }],
          ...(after && { after }),
        };
        const page = counted(await ask(search(index, { words: { composite } })), 'words') as Page;
        for (const { key } of page.buckets ?? []) words.add(key.word);
        after = page.after_key;
      } while (after !== undefined);
      replace(words);
    },
    learn: async (index, asked) => {
      const words = [...asked];
      for (let from = 0; from < words.length; from += wordsPerQuestion) {
        const some = words.slice(from, from + wordsPerQuestion);
        const terms = { field: 'w', size: some.length, include: some };
        const { buckets = [] } = counted(await ask(search(index, { words: { terms } })), 'words');
        const found = new Set(buckets.map(({ key }) => String(key)));
        for (const word of some) {
          if (found.has(word) === present.has(word)) continue;
          version += 1;
          if (found.has(word)) {
            present.add(word);
            lexicon.add(word);
          } else present.delete(word);
        }
      }
    },
  };
};
