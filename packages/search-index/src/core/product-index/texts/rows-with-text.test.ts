import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textMatch } from '../../scan/text-match.ts';
import type { Document } from '../../search-engine.ts';
import { typedText } from '../../text/typed-text.ts';
import { entriesOfSeveralWords, noWords, type SearchWords, wordRulesOf } from '../../words/search-words.ts';
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
const odd = fc.constantFrom('\ud83d', 'a\ude00');
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
    sku: member(of),
    configurable_children: fc.array(fc.record({ sku: member(of) }), { maxLength: 3 }),
    category: fc.array(fc.record({ name: member(of) }), { maxLength: 2 }),
  });

const group = fc.uniqueArray(
  word.filter(
    (each) => entriesOfSeveralWords({ synonyms: [[each]], brandNames: [], stopWords: [] }).length === 0,
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
  const asked = texts.map((text) => typedText(text, wordRulesOf(given)));
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
  const found = asked.map((typed) =>
    Object.fromEntries(
      [...rowsWithText(index, index.alive, typed).scores].map(([row, score]) => [index.ids[row], score]),
    ),
  );
  const expected = asked.map((typed) => {
    const { scoreOf } = textMatch(typed, [...documents.values()]);
    return Object.fromEntries(
      [...documents]
        .map(([id, document]) => [id, scoreOf(document)])
        .filter(([, score]) => Number(score) > 0),
    );
  });
  return { found, expected };
};

describe('rowsWithText', () => {
  it.each([
    ['any words', word],
    ['words of half characters, too', fc.oneof({ weight: 20, arbitrary: word }, odd)],
  ])('finds and scores what a look at every document does, by %s', (_, of) => {
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
          const { found, expected } = bothFind(given, { texts: asked, words: ownersWords });
          expect(found).toEqual(expected);
        },
      ),
      { seed: 20_261_121, numRuns: 300 },
    );
  });

  it.each([
    ['of 500 equal words', 'e '.repeat(500), 1],
    [
      'of 300 different words',
      Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join(' '),
      10,
    ],
    ['of which the first word is nowhere', 'zz e a', 1],
  ])('looks through the texts no more than ten times, for a text %s', (_, text, appearances) => {
    const index = emptyIndex(() => ({}), 4);
    putProduct(index, {
      id: 1,
      name: Array.from({ length: 300 }, (_, place) => String.fromCodePoint(0x4e00 + place)).join('') + 'e',
      sku: 'S1',
    });
    let counted = 0;
    const { words } = index.texts.name;
    Object.defineProperty(index.texts.name, 'words', { get: () => ((counted += 1), words) });
    rowsWithText(index, index.alive, typedText(text, wordRulesOf(noWords)));
    expect(counted).toBe(appearances);
  });
});
