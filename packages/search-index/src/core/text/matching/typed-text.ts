import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { EngineQuery, TextExplanation } from '../../search-engine.ts';
import type { RankedText } from '../../ranking/search-ranking.ts';
import { isArabic, isNumber } from '../language/words-in.ts';
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
  rowScorer,
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

const namesThing = (found: readonly LabelsFound[]): boolean => found.some(({ kind }) => kind === 'category');

/** Ways of a word that is as sure as one that was typed so. */
const sureWays: ReadonlySet<Slot['way']> = new Set(['typed', 'particle', 'dialect', 'keyboard']);

const namesOption = (found: readonly LabelsFound[]): boolean => found.some(({ kind }) => kind === 'option');

/** Words after which a text tells what a thing is for. */
const forWords = /\s(?:for|with)(?=\s)/u;

/** Returns a test whether a slot stands before the words that tell what the thing is for. */
const saidFirst = ({ reading }: TypedText): ((slot: Slot | undefined) => boolean) => {
  const before = foldedText(reading.read).split(forWords)[0] ?? '';
  return (slot) => slot !== undefined && before.includes(slot.typed);
};

/**
 * Returns, by slot, how much it counts when no product has all: most where it names goods, by a category or as several
 * words together. What was only guessed names none beside what was said and is more than an option, and a number says
 * nothing by itself.
 */
const slotWeights = (text: TypedText): number[] => {
  const { labels, slots } = text;
  const isFirst = saidFirst(text);
  const isSaid = slots.some(({ way, typed }, slot) => {
    const found = labels[slot] ?? [];
    return sureWays.has(way) && !isNumber(typed) && (namesThing(found) || !namesOption(found));
  });
  return slots.map((slot, place) => {
    const { way, typed } = slot;
    const [found, isSure] = [labels[place] ?? [], sureWays.has(way)];
    const isPhrase = isSure && typed.includes(' ') && !namesOption(found) && isFirst(slot);
    if (isPhrase || (namesThing(found) && (isSure || !isSaid))) return thingWeight;
    return isNumber(typed) && slots.length > 1 ? 0 : 1;
  });
};

/**
 * Returns which of some slots says what the thing is: the first in Arabic, the last in English before `for`, and there
 * what several words name together rather than one.
 */
const headOf = (text: TypedText, things: readonly number[]): number | undefined => {
  const { slots } = text;
  const [first] = things;
  if (first === undefined || isArabic(slots[first]?.typed ?? '')) return first;
  const isFirst = saidFirst(text);
  const said = things.filter((slot) => isFirst(slots[slot]));
  const phrase = said.find((slot) => slots[slot]?.typed.includes(' '));
  return phrase ?? said.at(-1) ?? things.at(-1);
};

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
  /** The slot that says what the thing is, as a bit; none where no slot names goods. */
  head: number;
  isEnough: (slots: number) => boolean;
  /** The slots that name goods, as bits, of which one is enough; where there are none, `ordinary` ones are counted. */
  things: number;
  /** The slots that count where none names goods, as bits, and how many of them are enough. */
  ordinary: number;
  least: number;
};

/** Returns what is needed, where `present` are the slots that any product has, as bits. */
export const neededOf = (typed: TypedText, present: number): Needed => {
  const weights = slotWeights(typed).map((weight, slot) => ((present >>> slot) & 1 ? weight : 0));
  const things = weights.reduce(
    (bits, weight, slot) => (weight === thingWeight ? bits | (1 << slot) : bits),
    0,
  );
  const head = headOf(
    typed,
    weights.flatMap((weight, slot) => (weight === thingWeight ? [slot] : [])),
  );
  const enough = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  return {
    present,
    mustBeNamed: present !== 2 ** typed.slots.length - 1 || typed.slots.length < typed.reading.slots.length,
    head: head === undefined ? 0 : 1 << head,
    things,
    ordinary: weights.reduce((bits, weight, slot) => (weight > 0 ? bits | (1 << slot) : bits), 0),
    least: Math.max(1, Math.ceil(enough)),
    isEnough: (slots) => {
      if (things !== 0) return (slots & things) !== 0;
      let sum = 0;
      for (const [slot, weight] of weights.entries()) if ((slots >>> slot) & 1) sum += weight;
      return sum > 0 && sum >= enough;
    },
  };
};

/** How strict a text is taken: every slot, the slot that says what the thing is, or enough of them. */
export type Strictness = 'every' | 'head' | 'some';

/** Returns the test of scores that a strictness sets. */
export const strictTest = (
  { present, mustBeNamed, head, isEnough }: Needed,
  strictness: Strictness,
): ((score: RowScore) => boolean) => {
  if (strictness === 'every')
    return ({ slots, score, isNamed }) =>
      slots === present && score >= leastScore && (isNamed || !mustBeNamed);
  const isSome = ({ slots, score, isNamed }: RowScore): boolean =>
    isNamed && isEnough(slots) && score >= leastScore;
  return strictness === 'head' ? (score) => (score.slots & head) !== 0 && isSome(score) : isSome;
};

/**
 * Returns which scores count: those of products with every slot that any has, where there are none, of those named as
 * the thing that was asked for, and where there are none, of those with about three quarters of what was meant.
 */
export const countingScores = (needed: Needed, given: Iterable<RowScore>): ((score: RowScore) => boolean) => {
  const scores = Array.isArray(given) ? (given as readonly RowScore[]) : [...given];
  for (const strictness of ['every', 'head'] as const) {
    const test = strictTest(needed, strictness);
    if (scores.some(test)) return test;
  }
  return strictTest(needed, 'some');
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
  const score = slots.length === 0 ? undefined : rowScorer(evidence, marks)(row);
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
