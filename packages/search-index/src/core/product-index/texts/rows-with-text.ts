import { facetField } from '../../scan/catalog-filters.ts';
import { conditionOf } from '../../query/condition.ts';
import {
  type Evidence,
  exactSkuScore,
  type Marks,
  rowScorer,
  type RowScore,
} from '../../text/matching/row-score.ts';
import type { ScoredName } from '../../text/matching/name-words.ts';
import { hasMarks, slotMarks, type SlotMarks } from '../../text/matching/slot-marks.ts';
import {
  aboveCategory,
  countingScores,
  explained,
  type LabelsFound,
  type Needed,
  neededOf,
  skuPiece,
  skuPieceScore,
  type TypedText,
} from '../../text/matching/typed-text.ts';
import type { TextExplanation } from '../../search-engine.ts';
import { attributeFilters } from '../facets/facet-filters.ts';
import { passingBits, passingCopy, passingNumbers, passingScores } from '../listing/answer-memory.ts';
import { rowsOfFilter } from '../listing/row-filters.ts';
import { type Bits, hasBit, intersect, isEmpty, rowsOf, setBit, subtract, unite } from '../columns/bits.ts';
import { addPosting } from '../columns/postings.ts';
import { passingRowsOf } from '../columns/row-set.ts';
import type { ProductIndex } from '../product-index.ts';
import { mayBeSku } from './product-texts.ts';
import { rowsContaining } from './packed-texts.ts';
import { lexiconIn, postingsIn, type RowWords, shapesIn } from './row-words.ts';
import { sameRows } from './same-rows.ts';
import { isInFirst, isPlainText, wholeTexts } from './whole-texts.ts';

/** Rows that match a text, and by row the scores of these alone; valid until the next answer. */
export type FoundByText = { candidates: Bits; scores: Float64Array };

/** An index, and those of the same products in other languages. */
export type Shelves = { index: ProductIndex; others: readonly ProductIndex[] };

/** Rows with one of some labels, and how much that counts. */
type LabelRows = { kind: 'option' | 'category'; weight: number; rows: Bits };

const marksIn = (name: RowWords, { slots }: TypedText): SlotMarks[] =>
  slots.map((slot) =>
    slotMarks(slot, { lexicon: lexiconIn(name), numbers: name.numbers, size: name.words.length }),
  );

const addWords = (rows: Bits, name: RowWords, numbers: Iterable<number>): void => {
  const postings = postingsIn(name);
  for (const number of numbers) {
    const posting = postings[number];
    if (posting !== undefined) addPosting(rows, posting);
  }
};

/** Returns the rows of an index below `length` whose names have a slot. */
const rowsNamed = (
  { texts: { name } }: ProductIndex,
  { words, phrases }: SlotMarks,
  length: number,
): Bits => {
  const rows = passingBits(length);
  addWords(rows, name, words);
  for (const { parts } of phrases) {
    const [first, ...others] = parts.map((part) => {
      const of = passingBits(length);
      addWords(of, name, part);
      return of;
    });
    if (first === undefined) continue;
    for (const other of others) intersect(first, other);
    unite(rows, first);
  }
  return rows;
};

const longEnough = ({ texts, capacity, ids }: ProductIndex): number =>
  Math.max(texts.name.rows.starts.length, capacity, ids.length);

/** Adds the rows of the products whose names in another language have a slot. */
const addNamedElsewhere = (rows: Bits, { index, others }: Shelves, marks: readonly SlotMarks[]): void => {
  for (const [place, other] of others.entries()) {
    const of = marks[place];
    if (of === undefined || !hasMarks(of)) continue;
    const { rows: same, areAll } = sameRows(index, other);
    const named = rowsNamed(other, of, areAll ? rows.length << 5 : longEnough(other));
    const alike = passingCopy(named);
    intersect(alike, same);
    unite(rows, alike);
    if (areAll) continue;
    subtract(named, same);
    for (const there of passingRowsOf(named)) {
      const row = index.rowById.get(other.ids[there] ?? 0, 0);
      if (row !== undefined && row < rows.length << 5) setBit(rows, row);
    }
  }
};

const rowsWithOption = (
  index: ProductIndex,
  within: Bits,
  { attribute, values }: { attribute: string; values: readonly string[] },
): Bits => {
  const rows = passingCopy(within);
  const value = { in: values };
  for (const { failed } of attributeFilters(index, within, [{ attribute, value, scope: 'catalog' }]))
    subtract(rows, failed);
  return rows;
};

const rowsInCategories = (
  index: ProductIndex,
  within: Bits,
  { ids, field }: { ids: readonly number[]; field: string },
): Bits => {
  const value = { in: ids };
  const condition = conditionOf(value);
  return condition === undefined ? within : rowsOfFilter(index, within, { field, value, condition });
};

const labelRows = (index: ProductIndex, within: Bits, labels: readonly LabelsFound[]): LabelRows[] =>
  labels.flatMap((found): LabelRows[] => {
    const { kind, weight } = found;
    if (found.kind === 'option') return [{ kind, weight, rows: rowsWithOption(index, within, found) }];
    return [
      { kind, weight, rows: rowsInCategories(index, within, { ids: found.ids, field: 'category_ids' }) },
      {
        kind,
        weight: weight * aboveCategory,
        rows: rowsInCategories(index, within, { ids: found.ids, field: 'category.category_id' }),
      },
    ];
  });

type Prepared = Shelves & {
  typed: TypedText;
  marks: Marks;
  labels: readonly (readonly LabelRows[])[];
  /** By slot, the given rows that have it. */
  bySlot: readonly Bits[];
  soldOut: Bits;
};

const soldOutIn = (index: ProductIndex, within: Bits): Bits => {
  const value = { eq: false };
  const condition = conditionOf(value);
  return condition === undefined
    ? passingBits(within.length << 5)
    : rowsOfFilter(index, within, { field: 'stock.is_in_stock', value, condition });
};

const prepared = (shelves: Shelves, within: Bits, typed: TypedText): Prepared => {
  const { index, others } = shelves;
  const marks: Marks = {
    own: marksIn(index.texts.name, typed),
    others: others.map(({ texts }) => marksIn(texts.name, typed)),
  };
  const labels = typed.labels.map((each) => labelRows(index, within, each));
  const bySlot = typed.slots.map((_, slot) => {
    const own = marks.own[slot];
    const length = within.length << 5;
    const rows = own === undefined ? passingBits(length) : rowsNamed(index, own, length);
    addNamedElsewhere(
      rows,
      shelves,
      marks.others.flatMap((each) => each[slot] ?? []),
    );
    for (const each of labels[slot] ?? []) unite(rows, each.rows);
    intersect(rows, within);
    return rows;
  });
  return { ...shelves, typed, marks, labels, bySlot, soldOut: soldOutIn(index, within) };
};

/** Returns the slots that any row has, as bits. */
const presentIn = ({ bySlot }: Prepared): number =>
  bySlot.reduce((bits, rows, slot) => (isEmpty(rows) ? bits : bits | (1 << slot)), 0);

/** Returns the rows with every slot that any has, or where there are none, those with enough of them. */
const rowsOfSlots = ({ bySlot }: Prepared, { present, isEnough }: Needed): Bits => {
  const those = bySlot.filter((_, slot) => (present >>> slot) & 1);
  const [first, ...others] = those;
  if (first === undefined) return passingBits(0);
  const every = passingCopy(first);
  for (const each of others) intersect(every, each);
  if (others.length === 0 || !isEmpty(every)) return every;
  const having = passingNumbers(first.length << 5);
  const any = passingBits(first.length << 5);
  for (const [slot, rows] of bySlot.entries()) {
    unite(any, rows);
    for (const row of passingRowsOf(rows)) having[row] = (having[row] ?? 0) | (1 << slot);
  }
  const some = passingBits(first.length << 5);
  for (const row of rowsOf(any)) if (isEnough(having[row] ?? 0)) setBit(some, row);
  return some;
};

/** Returns a function that gives the name of a row, in the same object each time. */
const namesIn = ({ texts: { name } }: ProductIndex): ((row: number) => ScoredName) => {
  const { starts, lengths, terms } = name.rows;
  const shapes = shapesIn(name);
  const read = { words: terms, start: 0, length: 0, shape: 0 };
  return (row) => {
    read.start = starts[row] ?? 0;
    read.length = lengths[row] ?? 0;
    read.shape = shapes[row] ?? 0;
    return read;
  };
};

/** Returns a function that gives how much the labels of a kind count for a row and a slot. */
const labelsCounted = (labels: Prepared['labels'], kind: LabelRows['kind']): Evidence<number>['option'] => {
  const ofKind = labels.map((rows) => rows.filter((each) => each.kind === kind));
  return (row, slot) => {
    let best = 0;
    for (const { weight, rows } of ofKind[slot] ?? []) if (weight > best && hasBit(rows, row)) best = weight;
    return best;
  };
};

const evidenceIn = ({ index, others, marks, labels, soldOut }: Prepared): Evidence<number> => {
  const marked = others.map((other, language) =>
    marks.others[language]?.some(hasMarks) === true
      ? { rowById: other.rowById, same: sameRows(index, other).rows, nameAt: namesIn(other) }
      : undefined,
  );
  return {
    name: namesIn(index),
    otherName: (row, language) => {
      const of = marked[language];
      if (of === undefined) return undefined;
      const there = hasBit(of.same, row) ? row : of.rowById.get(index.ids[row] ?? 0, 0);
      return there === undefined ? undefined : of.nameAt(there);
    },
    option: labelsCounted(labels, 'option'),
    category: labelsCounted(labels, 'category'),
    isSoldOut: (row) => hasBit(soldOut, row),
  };
};

/** Returns the given rows whose sku, or that of a variant, is the whole text. */
const rowsOfSku = (texts: ProductIndex['texts'], { reading }: TypedText, rows: Bits): Bits => {
  const { wholeSkus } = texts;
  if (!isPlainText(reading.folded) || !mayBeSku(texts, reading.folded)) return passingBits(0);
  const exact = rowsContaining(wholeSkus, wholeTexts([reading.folded]), { length: rows.length << 5 });
  intersect(exact, rows);
  return exact;
};

/** Returns the given rows whose own sku has the typed piece. */
const rowsOfPiece = ({ wholeSkus }: ProductIndex['texts'], typed: TypedText, rows: Bits): Bits => {
  const found = skuPiece(typed);
  if (found === undefined || !isPlainText(found.piece)) return passingBits(0);
  const having = rowsContaining(wholeSkus, Buffer.from(found.piece), {
    length: rows.length << 5,
    counts: (text, place) => (found.mustBegin ? place === 1 : isInFirst(text, place)),
  });
  intersect(having, rows);
  return having;
};

/** Returns the scores of skus: of whole ones, and of those that have the typed piece. */
const skuScores = (index: ProductIndex, rows: Bits, typed: TypedText): Map<number, number> => {
  const scores = new Map<number, number>();
  for (const row of rowsOf(rowsOfPiece(index.texts, typed, rows))) scores.set(row, skuPieceScore);
  for (const row of rowsOf(rowsOfSku(index.texts, typed, rows))) scores.set(row, exactSkuScore);
  return scores;
};

/** Adds the given rows whose names, options or categories match a typed text. */
const addMatching = (
  { candidates, scores }: FoundByText,
  shelves: Shelves,
  { rows, typed }: { rows: Bits; typed: TypedText },
): void => {
  const of = prepared(shelves, rows, typed);
  const [needed, rowScore] = [neededOf(typed, presentIn(of)), rowScorer(evidenceIn(of), of.marks)];
  const looked = passingRowsOf(rowsOfSlots(of, needed));
  const found: RowScore[] = [];
  for (const row of looked) found.push(rowScore(row));
  const counts = countingScores(needed, found);
  for (let place = 0; place < looked.length; place += 1) {
    const [row = 0, score] = [looked[place], found[place]];
    if (score === undefined || !counts(score)) continue;
    setBit(candidates, row);
    scores[row] = score.score;
  }
};

/** Returns the given rows that match a typed text, with exactly the scores of `textMatch`. */
export const rowsWithText = (shelves: Shelves, rows: Bits, typed: TypedText): FoundByText => {
  const length = rows.length << 5;
  const found: FoundByText = { candidates: passingBits(length), scores: passingScores(length) };
  if (typed.slots.length > 0) addMatching(found, shelves, { rows, typed });
  for (const [row, score] of skuScores(shelves.index, rows, typed)) {
    setBit(found.candidates, row);
    found.scores[row] = score;
  }
  return typed.apart !== undefined && isEmpty(found.candidates)
    ? rowsWithText(shelves, rows, typed.apart)
    : found;
};

/** Explains how the product of a row, one of those given or any other, comes to its score. */
export const rowExplained = (
  shelves: Shelves,
  { row, among }: { row: number; among: Bits },
  given: TypedText,
): TextExplanation => {
  const isApart =
    given.apart !== undefined &&
    isEmpty(rowsWithText(shelves, among, { ...given, apart: undefined }).candidates);
  const typed = (isApart ? given.apart : undefined) ?? given;
  const itself = passingBits(Math.max(longEnough(shelves.index), among.length << 5));
  unite(itself, among);
  setBit(itself, row);
  const slots = typed.slots.length;
  const of = prepared(shelves, itself, typed);
  const [listed, evidence] = [rowsOf(among), evidenceIn(of)];
  const within = prepared(shelves, among, typed);
  const counts = countingScores(
    neededOf(typed, presentIn(within)),
    slots === 0 ? [] : Array.from(listed, rowScorer(evidence, of.marks)),
  );
  const skuScore = skuScores(shelves.index, itself, typed).get(row) ?? 0;
  return explained(typed, row, { evidence, marks: of.marks, skuScore, counts });
};

/** The attributes whose options stand for something typed. */
export const namedAttributes = ({ labels }: TypedText): string[] => [
  ...new Set(
    labels.flat().flatMap((found) => (found.kind === 'option' ? [facetField(found.attribute)] : [])),
  ),
];
