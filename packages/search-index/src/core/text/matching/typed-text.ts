import type { EngineQuery, TextExplanation } from '../../search-engine.ts';
import type { RankedText } from '../../ranking/search-ranking.ts';
import type { LabelBook, Named } from '../reading/label-book.ts';
import { type Reading, readText, type ReadWith, type Slot } from '../reading/read-text.ts';
import {
  type Evidence,
  exactSkuScore,
  fieldScores,
  leastScore,
  type Marks,
  nameBonus,
  ownName,
  rowScore,
  type RowScore,
} from './row-score.ts';

/** Options of one attribute, or categories, that stand for a slot, and how much they count. */
export type LabelsFound =
  | { kind: 'option'; attribute: string; values: readonly string[]; weight: number }
  | { kind: 'category'; ids: readonly number[]; weight: number };

/** A typed text as engines search for it. */
export type TypedText = {
  reading: Reading;
  /** The slots that something known stands for. */
  slots: readonly Slot[];
  /** By slot, the labels that stand for it, those that count most first. */
  labels: readonly (readonly LabelsFound[])[];
  /** The text with every word by itself, for when nothing is called as several words say together. */
  apart?: TypedText | undefined;
};

/** A query, its text as it is searched for, and what is known of it. */
export type TypedQuery = EngineQuery & { typed: TypedText | undefined; ranked?: RankedText | undefined };

/** A label that says more than the slot counts less. */
const partOf = { option: 0.5, category: 0.6 } as const;
/** A category above the one a product is in says less about it. */
export const aboveCategory = 0.5;

const nameOf = (named: Named): string =>
  named.kind === 'option' ? `${named.attribute} ${named.value}` : String(named.id);

const labelsOf = (slot: Slot, book: LabelBook): LabelsFound[] => {
  const best = new Map<string, { named: Named; weight: number }>();
  for (const { stems, sure } of slot.alternatives)
    for (const { named, isWhole } of book.having(stems)) {
      const weight = isWhole ? sure : sure * partOf[named.kind];
      const name = nameOf(named);
      if ((best.get(name)?.weight ?? 0) < weight) best.set(name, { named, weight });
    }
  const groups = Map.groupBy(best.values(), ({ named, weight }) =>
    named.kind === 'option' ? `${named.attribute} ${weight}` : String(weight),
  );
  return [...groups.values()]
    .map((group): LabelsFound => {
      const [{ named, weight }] = group as [(typeof group)[number]];
      return named.kind === 'option'
        ? {
            kind: 'option',
            attribute: named.attribute,
            values: group.flatMap((each) => (each.named.kind === 'option' ? [each.named.value] : [])),
            weight,
          }
        : {
            kind: 'category',
            ids: group.flatMap((each) => (each.named.kind === 'category' ? [each.named.id] : [])),
            weight,
          };
    })
    .toSorted((one, other) => other.weight - one.weight);
};

const withLabels = (reading: Reading, book: LabelBook): TypedText => {
  const slots = reading.slots.filter(({ way }) => way !== 'unknown');
  return { reading, slots, labels: slots.map((slot) => labelsOf(slot, book)) };
};

/** Reads a text, with the labels that stand for its slots. */
export const typedText = (text: string, given: ReadWith): TypedText => {
  const reading = readText(text, given);
  const typed = withLabels(reading, given.labels);
  if (!reading.hasPhrases) return typed;
  return { ...typed, apart: withLabels(readText(text, { ...given, isApart: true }), given.labels) };
};

/** How much a slot counts that a category names, beside one that tells what a thing is like. */
const thingWeight = 3;

/** Returns, by slot, how much it counts when no product has all. */
const slotWeights = ({ labels }: TypedText): number[] =>
  labels.map((found) => (found.some(({ kind }) => kind === 'category') ? thingWeight : 1));

/** The score of a product whose own sku has a typed piece. */
export const skuPieceScore = exactSkuScore / 2;
const pieceFrom = 3;

/**
 * Returns the piece of a sku that a text may be, and whether it must begin the sku: one word that has
 * digits or a hyphen. A word that names goods is a piece only where it begins a sku.
 */
export const skuPiece = ({ reading }: TypedText): { piece: string; mustBegin: boolean } | undefined => {
  const { folded, slots } = reading;
  if (folded.includes(' ') || folded.length < pieceFrom || !/[\d-]/.test(folded)) return undefined;
  const isKnown = slots.length > 0 && slots.every(({ way }) => way === 'typed');
  return { piece: folded, mustBegin: isKnown };
};

/** What a product must have to match: all of these slots, or enough of them. */
export type Needed = {
  /** The slots that any product has, as bits: a word that none has does not empty the answer. */
  present: number;
  /** Whether a name or a category must have one of them: a word was left out. */
  mustBeNamed: boolean;
  isEnough: (slots: number) => boolean;
};

/** Returns what is needed, where `present` are the slots that any product has, as bits. */
export const neededOf = (typed: TypedText, present: number): Needed => {
  const weights = slotWeights(typed).map((weight, slot) => ((present >>> slot) & 1 ? weight : 0));
  const things = weights.reduce(
    (bits, weight, slot) => (weight === thingWeight ? bits | (1 << slot) : bits),
    0,
  );
  const enough = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  return {
    present,
    mustBeNamed: present !== 2 ** typed.slots.length - 1 || typed.slots.length < typed.reading.slots.length,
    isEnough: (slots) => {
      if (things !== 0) return (slots & things) !== 0;
      let sum = 0;
      for (const [slot, weight] of weights.entries()) if ((slots >>> slot) & 1) sum += weight;
      return sum > 0 && sum >= enough;
    },
  };
};

/**
 * Returns which scores count: those of products with every slot that any has, and where there are none, of
 * those with about three quarters of what was meant and named so.
 */
export const countingScores = (
  { present, mustBeNamed, isEnough }: Needed,
  scores: Iterable<RowScore>,
): ((score: RowScore) => boolean) => {
  const isEvery = ({ slots, score, isNamed }: RowScore): boolean =>
    slots === present && score >= leastScore && (isNamed || !mustBeNamed);
  for (const score of scores) if (isEvery(score)) return isEvery;
  return ({ slots, score, isNamed }) => isNamed && isEnough(slots) && score >= leastScore;
};

const wordOf = (slot: Slot) => ({
  word: slot.typed,
  others: slot.alternatives.map(({ words }) => words.join(' ')).filter((other) => other !== slot.typed),
  isUnknown: slot.way !== 'typed',
});

/** Explains how a product with this evidence comes to its score. */
export const explained = <Row>(
  { reading, slots }: TypedText,
  row: Row,
  {
    evidence,
    marks,
    skuScore,
    counts,
  }: { evidence: Evidence<Row>; marks: Marks; skuScore: number; counts: (score: RowScore) => boolean },
): TextExplanation => {
  const fields = fieldScores(evidence, row, marks);
  const score = slots.length === 0 ? undefined : rowScore(evidence, row, marks);
  const name = evidence.name(row);
  return {
    words: reading.slots.map((slot) => ({ ...wordOf(slot), fields: fields[slots.indexOf(slot)] ?? [] })),
    stopWords: reading.stopWords,
    excess: reading.excess,
    isExactSku: skuScore === exactSkuScore,
    bonus: nameBonus(ownName(name, marks), name),
    isSoldOut: evidence.isSoldOut(row),
    score: skuScore > 0 ? skuScore : score !== undefined && counts(score) ? score.score : 0,
  };
};
