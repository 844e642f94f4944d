import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import { conditionOf } from '../query/condition.ts';
import { fieldReaderOf } from '../query/field-values.ts';
import type { Document, TextExplanation } from '../search-engine.ts';
import { kindOf, nameWords, type ScoredName, shapeOf } from '../text/matching/name-words.ts';
import {
  type Evidence,
  exactSkuScore,
  type Marks,
  rowScorer,
  type RowScore,
} from '../text/matching/row-score.ts';
import { slotMarks } from '../text/matching/slot-marks.ts';
import {
  aboveCategory,
  countingScores,
  explained,
  type LabelsFound,
  neededOf,
  skuPiece,
  skuPieceScore,
  type TypedText,
} from '../text/matching/typed-text.ts';
import { type Lexicon, lexiconOf } from '../text/reading/lexicon.ts';
import { catalogFilters, isPassing, judged } from './catalog-filters.ts';

const readName = fieldReaderOf('name');
const skus = [fieldReaderOf('sku'), fieldReaderOf('configurable_children.sku')];
const readInStock = fieldReaderOf('stock.is_in_stock');

/** The names of documents, as words with numbers. */
export type Names = {
  lexicon: Lexicon;
  numbers: ReadonlyMap<string, number>;
  of: ReadonlyMap<unknown, ScoredName>;
};

const noName: ScoredName = { words: [], start: 0, length: 0, shape: 0 };

const numbered = (documents: readonly Document[]): Names => {
  const numbers = new Map<string, number>();
  const kinds: number[] = [];
  const of = new Map<unknown, ScoredName>();
  for (const document of documents) {
    const words = nameWords(readName(document).map(String));
    for (const word of words)
      if (!numbers.has(word)) {
        kinds.push(kindOf(word));
        numbers.set(word, numbers.size);
      }
    const name = {
      words: words.map((word) => numbers.get(word) ?? 0),
      start: 0,
      length: words.length,
    };
    of.set(document['id'], { ...name, shape: shapeOf(name, kinds) });
  }
  return { numbers, of, lexicon: lexiconOf(numbers.keys()) };
};

const known = new WeakMap<readonly Document[], Names>();

/** Returns the names of documents; those of the same list are read once. */
export const namesOf = (documents: readonly Document[]): Names => {
  const found = known.get(documents) ?? numbered(documents);
  known.set(documents, found);
  return found;
};

const labelTest = (found: LabelsFound): ((document: Document) => number) => {
  const { weight } = found;
  if (found.kind === 'option') {
    const filters = catalogFilters([
      { attribute: found.attribute, value: { in: found.values }, scope: 'catalog' },
    ]);
    return (document) => (isPassing(judged(document, filters)) ? weight : 0);
  }
  const condition = conditionOf({ in: found.ids });
  const [own, above] = [fieldReaderOf('category_ids'), fieldReaderOf('category.category_id')];
  return (document) => {
    if (condition?.holds(own(document)) === true) return weight;
    return condition?.holds(above(document)) === true ? weight * aboveCategory : 0;
  };
};

export type TextMatch = {
  /** Returns how well one of the given documents matches; 0 is no match. */
  scoreOf: (document: Document) => number;
  /** Returns how a document, one of those given or any other, comes to its score. */
  explain: (document: Document) => TextExplanation;
};

const skuScoreOf = (document: Document, typed: TypedText): number => {
  const { folded } = typed.reading;
  if (
    skus.some((read) => read(document).some((sku) => typeof sku === 'string' && foldedText(sku) === folded))
  )
    return exactSkuScore;
  const [own, found] = [skus[0]?.(document)[0], skuPiece(typed)];
  if (found === undefined || typeof own !== 'string') return 0;
  const place = foldedText(own).indexOf(found.piece);
  return (found.mustBegin ? place === 0 : place >= 0) ? skuPieceScore : 0;
};

/** Matches documents against a text as it is read. */
const matchOf = (
  typed: TypedText,
  documents: readonly Document[],
  { names, others }: { names: Names; others: readonly Names[] },
): TextMatch => {
  const slots = typed.slots.length;
  const marksIn = (of: Names) => typed.slots.map((slot) => slotMarks(slot, { ...of, size: of.numbers.size }));
  const marks: Marks = { own: marksIn(names), others: others.map(marksIn) };
  const tests = typed.labels.map((found) =>
    found.map((each) => ({ kind: each.kind, test: labelTest(each) })),
  );
  const bestOf = (kind: LabelsFound['kind'], slot: number, document: Document): number =>
    Math.max(
      0,
      ...(tests[slot] ?? []).filter((each) => each.kind === kind).map(({ test }) => test(document)),
    );
  const evidence: Evidence<Document> = {
    name: ({ id }) => names.of.get(id) ?? noName,
    otherName: ({ id }, language) => others[language]?.of.get(id),
    option: (document, slot) => bestOf('option', slot, document),
    category: (document, slot) => bestOf('category', slot, document),
    isSoldOut: (document) => readInStock(document).includes(false),
  };
  const scoreIn = rowScorer(evidence, marks);
  const scores = new Map<Document, RowScore>(
    slots === 0 ? [] : documents.map((document) => [document, scoreIn(document)]),
  );
  const present = Iterator.from(scores.values()).reduce((bits, score) => bits | score.slots, 0);
  const counts = countingScores(neededOf(typed, present), scores.values());
  return {
    scoreOf: (document) => {
      const bySku = skuScoreOf(document, typed);
      if (bySku > 0) return bySku;
      const score = scores.get(document);
      return score !== undefined && counts(score) ? score.score : 0;
    },
    explain: (document) =>
      explained(typed, document, { evidence, marks, skuScore: skuScoreOf(document, typed), counts }),
  };
};

/**
 * Matches documents against a typed text. `names` are the words of all documents of the index, `others` those
 * in other languages. An exact sku scores best; otherwise names, options and categories must have every part
 * of the text, or where no document has, most of them (wire §7.5). Where that finds nothing, every word is
 * looked for by itself.
 */
export const textMatch = (
  typed: TypedText,
  documents: readonly Document[],
  known: { names: Names; others: readonly Names[] },
): TextMatch => {
  const match = matchOf(typed, documents, known);
  return typed.apart === undefined || documents.some((document) => match.scoreOf(document) > 0)
    ? match
    : matchOf(typed.apart, documents, known);
};
