import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { countsOf } from '../counts-of.ts';
import { listIn } from '../scan/catalog-filters.ts';
import type {
  EngineQuery,
  SearchEngine,
  SuggestedBrand,
  SuggestedWord,
  SuggestOptions,
  Suggestions,
} from '../search-engine.ts';
import { stemOf } from '../text/language/stem-of.ts';
import { wordsIn } from '../text/language/words-in.ts';
import type { WordRules } from '../words/search-words.ts';
import type { Reading } from '../text/reading/read-text.ts';
import { bareWord } from './completions.ts';
import { correctedText } from './corrected-text.ts';

/** A word to complete, and the products among whose names completions are looked for. */
export type ToComplete = { query: EngineQuery; prefix: string; limit: number };

/** What an engine suggests with: its own search, its words, and completions in its products' names. */
export type SuggestParts = Pick<SearchEngine, 'search'> & {
  rules: () => WordRules;
  /** Returns completions as products spell them, commonest first. */
  complete: (
    indexName: string,
    asked: ToComplete,
  ) => readonly SuggestedWord[] | Promise<readonly SuggestedWord[]>;
  /** Returns a text as it is read. */
  reading: (indexName: string, text: string) => Reading;
  /** Returns a folded word as the first product spells it that has it in its name; as it is if none has. */
  spelled: (indexName: string, word: string) => string | Promise<string>;
};

type Asked = { indexName: string; text: string; options: SuggestOptions };

const nothing: Suggestions = { words: [], products: [], categories: [], brands: [] };

const plainQuery = { available: [], sort: [], text: '', from: 0, size: 0 } as const;

const listed = ({ among, priceList }: SuggestOptions): EngineQuery => ({
  ...plainQuery,
  applied: among.product,
  ...(priceList === undefined ? {} : { priceList }),
});

const suggestedWords = async (
  { complete }: SuggestParts,
  { indexName, text, options }: Asked,
): Promise<readonly SuggestedWord[]> => {
  const typed = text.split(/\s+/u);
  const prefix = bareWord(foldedText(typed.pop() ?? ''));
  if (prefix === '' || options.limit.words === 0) return [];
  const before = typed.join(' ');
  const query = { ...listed(options), text: foldedText(before) === '' ? '' : before };
  const words = await complete(indexName, { query, prefix, limit: options.limit.words });
  return words.map((word) => ({ ...word, text: [...typed, word.text].join(' ') }));
};

/** No catalog has more options of one attribute. */
const brandsAtMost = 10_000;

/** The words of a brand's label, and those of the owner's words that mean the same. */
const wordsOfBrand = (label: string, rules: WordRules): string[] => {
  const words = wordsIn(label);
  const whole = rules.othersOf(words.map(stemOf).join(' '));
  return [
    ...words,
    ...whole.flatMap((entry) => entry.words),
    ...words.flatMap((word) => rules.othersOf(stemOf(word)).flatMap((entry) => entry.words)),
  ];
};

/** By the owner's words in force and label, because labels hardly change and every key asks for all. */
const knownBrands = new WeakMap<WordRules, Map<string, readonly string[]>>();

const keptWordsOfBrand = (label: string, rules: WordRules): readonly string[] => {
  const known = knownBrands.get(rules) ?? new Map<string, readonly string[]>();
  knownBrands.set(rules, known);
  const found = known.get(label);
  if (found !== undefined) return found;
  if (known.size >= brandsAtMost) known.clear();
  const words = wordsOfBrand(label, rules);
  known.set(label, words);
  return words;
};

/** Every typed word begins a word of the brand, or one that means the same. */
const brandTest = (text: string, rules: WordRules): ((label: string) => boolean) => {
  const words = wordsIn(text);
  return (label) => {
    const own = keptWordsOfBrand(label, rules);
    return words.length > 0 && words.every((word) => own.some((begun) => begun.startsWith(word)));
  };
};

const suggestedBrands = async (
  { search, rules }: SuggestParts,
  { indexName, text, options }: Asked,
): Promise<SuggestedBrand[]> => {
  if (options.limit.brands === 0) return [];
  const found = await search(indexName, 'product', {
    ...listed(options),
    available: [{ field: 'brand', size: brandsAtMost }],
  });
  const counts = new Map(
    countsOf(found)?.['agg_terms_brand']?.buckets.map(({ key, doc_count }) => [String(key), doc_count]),
  );
  const { hits } = await search(indexName, 'attribute', {
    ...plainQuery,
    applied: [{ attribute: 'attribute_code', value: 'brand', scope: 'default' }],
    size: 1,
  });
  const isMeant = brandTest(text, rules());
  return listIn(hits[0]?.document['options'])
    .map(({ value, label }) => ({
      value: String(value),
      label: String(label),
      count: counts.get(String(value)) ?? 0,
    }))
    .filter(({ label, count }) => count > 0 && isMeant(label))
    .sort(
      (one, other) =>
        other.count - one.count || Number(one.label > other.label) - Number(one.label < other.label),
    )
    .slice(0, options.limit.brands);
};

/** Suggests with searches alone, except for completed words. */
export const suggestBy =
  (parts: SuggestParts): SearchEngine['suggest'] =>
  async (indexName, typed, options) => {
    const text = typed.trim().toWellFormed();
    if (foldedText(text) === '') return nothing;
    const { limit, among } = options;
    const asked = { indexName, text, options };
    const [words, products, categories, brands] = await Promise.all([
      suggestedWords(parts, asked),
      limit.products === 0
        ? []
        : parts
            .search(indexName, 'product', { ...listed(options), text, size: limit.products })
            .then(({ hits }) => hits),
      limit.categories === 0
        ? []
        : parts
            .search(indexName, 'category', {
              ...plainQuery,
              applied: among.category,
              text,
              size: limit.categories,
            })
            .then(({ hits }) => hits),
      suggestedBrands(parts, asked),
    ]);
    const corrected = await correctedText(parts.reading(indexName, text), (word) =>
      parts.spelled(indexName, word),
    );
    return { words, products, categories, brands, ...(corrected === undefined ? {} : { corrected }) };
  };
