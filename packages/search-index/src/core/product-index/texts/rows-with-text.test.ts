import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesOf, textMatch } from '../../scan/text-match.ts';
import type { Document } from '../../search-engine.ts';
import { typedText } from '../../text/matching/typed-text.ts';
import { labelBook } from '../../text/reading/label-book.ts';
import { entriesWithoutWord, noWords, type SearchWords, wordRulesOf } from '../../words/search-words.ts';
import { lexiconIn } from './row-words.ts';
import { rowsOf } from '../columns/bits.ts';
import { beginAnswer } from '../listing/answer-memory.ts';
import { emptyIndex } from '../product-index.ts';
import { putProduct, removeProduct } from '../put-products.ts';
import { rowsWithText } from './rows-with-text.ts';

const word = fc.constantFrom(
  'kettle',
  'ketle',
  'kettles',
  'kittel',
  'tee',
  'Tee',
  'red',
  'e',
  'كوب',
  'أحمر',
  'احمر',
  'قَميص',
  '',
  '  ',
  'ء',
  '7',
  '٧',
  'T-1',
  't-12',
  'S1',
  '😀',
  'ﬁ',
  'a\u0001b',
  '\u0001',
  'S1\u0002\u0001T-1',
  'İ',
);
const texts = (of: fc.Arbitrary<string>) => fc.array(of, { maxLength: 3 }).map((words) => words.join(' '));
const member = (of: fc.Arbitrary<string>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>(
    { weight: 6, arbitrary: texts(of) },
    fc.constantFrom(null, 7, undefined, ['red', 'tee']),
  );
const documentOf = (of: fc.Arbitrary<string>): fc.Arbitrary<Document> =>
  fc.record({
    id: fc.integer({ min: 1, max: 20 }),
    name: member(of),
    sku: fc.oneof({ weight: 40, arbitrary: of }, fc.constantFrom(null, 7)),
    configurable_children: fc.array(fc.record({ sku: member(of) }), { maxLength: 3 }),
    category: fc.array(fc.record({ name: member(of) }), { maxLength: 2 }),
  });

const group = fc.uniqueArray(
  word.filter(
    (each) => entriesWithoutWord({ synonyms: [[each]], brandNames: [], stopWords: [] }).length === 0,
  ),
  { maxLength: 3 },
);
const words: fc.Arbitrary<SearchWords> = fc.record({
  version: fc.constant(1),
  synonyms: fc.array(group, { maxLength: 3 }),
  brandNames: fc.array(group, { maxLength: 1 }),
  stopWords: group,
});

type Asked = { texts: readonly string[]; words?: SearchWords };

/** Results for every text, from the index and from reading every document. */
const bothFind = (changes: readonly (Document | number)[], { texts, words: given = noWords }: Asked) => {
  const documents = new Map<number, Document>();
  const index = emptyIndex((id) => documents.get(id) ?? {}, 4);
  for (const change of changes) {
    if (typeof change === 'number') {
      documents.delete(change);
      removeProduct(index, change);
    } else {
      documents.set(Number(change['id']), change);
      putProduct(index, change);
    }
  }
  const labels = labelBook([]);
  const shared = { rules: wordRulesOf(given), labels, isInThousands: false };
  const found = texts.map((text) => {
    beginAnswer();
    const typed = typedText(text, { ...shared, names: [lexiconIn(index.texts.name)] });
    const { candidates, scores } = rowsWithText({ index, others: [] }, index.alive, typed);
    return Object.fromEntries([...rowsOf(candidates)].map((row) => [index.ids[row], scores[row]]));
  });
  const names = namesOf([...documents.values()]);
  const expected = texts.map((text) => {
    const typed = typedText(text, { ...shared, names: [names.lexicon] });
    const { scoreOf } = textMatch(typed, [...documents.values()], { names, others: [] });
    return Object.fromEntries(
      [...documents]
        .map(([id, document]) => [id, scoreOf(document)])
        .filter(([, score]) => Number(score) > 0),
    );
  });
  return { found, expected, isOdd: index.texts.isOdd };
};

describe('rowsWithText', () => {
  it('finds and scores what a look at every document does, unless some sku is odd', () => {
    expect.hasAssertions();
    const of = word;
    const changes = fc.array(
      fc.oneof({ weight: 5, arbitrary: documentOf(of) }, fc.integer({ min: 1, max: 20 })),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        changes,
        fc.array(
          texts(of)
            .map((text) => text.toWellFormed())
            .filter((text) => text !== ''),
          { minLength: 10, maxLength: 10 },
        ),
        fc.option(words, { nil: noWords }),
        (given, asked, ownersWords) => {
          const { found, expected, isOdd } = bothFind(given, { texts: asked, words: ownersWords });
          // An index with an odd sku leaves texts to the scan.
          expect(isOdd ? expected : found).toEqual(expected);
        },
      ),
      { seed: 20_261_121, numRuns: 300 },
    );
  });
});
