import { mostFactor, type ScoredName } from './name-words.ts';
import { type NameFound, noteFound, notFound, type SlotMarks } from './slot-marks.ts';

/** Weights of the fields that are searched (spec 1 §9): names in another language count less. */
const fieldWeights = { name: 4, otherName: 3, option: 2.5, category: 2 } as const;

export type ScoredField = keyof typeof fieldWeights;

/** The score of a product whose own sku, or that of a variant, is the whole text. */
export const exactSkuScore = 100;
/** Below this score a product does not match (spec 1 row 9.17). */
export const leastScore = 0.02;

/** Added for words that stand together as they were typed, and for a name that says little else. */
const [together, wholeName] = [0.6, 1.2];
const whenSoldOut = 0.85;

/** What products have for the slots of a text; `Row` is what an engine knows a product by. Names are read at once. */
export type Evidence<Row> = {
  name: (row: Row) => ScoredName;
  /** Its name in another language, by its place in `marks.others`. */
  otherName: (row: Row, language: number) => ScoredName | undefined;
  /** How much its options and categories count for a slot. */
  option: (row: Row, slot: number) => number;
  category: (row: Row, slot: number) => number;
  isSoldOut: (row: Row) => boolean;
};

/** How the words of each language stand for the slots. */
export type Marks = { own: readonly SlotMarks[]; others: readonly (readonly SlotMarks[])[] };

export type FieldScore = { field: ScoredField; weight: number };

/** Returns how its own name stands for each slot, in `found` where that is given. */
export const ownName = (
  name: ScoredName,
  { own }: Marks,
  found: readonly NameFound[] = own.map(notFound),
): readonly NameFound[] => {
  for (let slot = 0; slot < own.length; slot += 1) {
    const [marks, of] = [own[slot], found[slot]];
    if (marks !== undefined && of !== undefined) noteFound(marks, name, of);
  }
  return found;
};

/** From this weight on, what the own name has is what was typed, and other names cannot be more sure. */
const sureEnough = 0.95;

/** Returns, by slot, what a name in another language can count at most. */
const mostOfOthers = ({ own, others }: Marks): number[] =>
  own.map((_, slot) =>
    Math.max(0, ...others.map((of) => (of[slot]?.most ?? 0) * mostFactor * fieldWeights.otherName)),
  );

/** How the names of a product stand for each slot: its own, and how much those in other languages count. */
type Named = { own: readonly NameFound[]; others: Float64Array };

/**
 * Returns a function that looks at the names of a product: at those in other languages only where the own name lacks a
 * slot, or has what means the same. It gives the same objects each time, because a search looks at thousands.
 */
const nameLooker = <Row>(evidence: Evidence<Row>, marks: Marks): ((row: Row, name: ScoredName) => Named) => {
  const own = marks.own.map(notFound);
  const [others, ofOther, most] = [new Float64Array(own.length), notFound(), mostOfOthers(marks)];
  const isEnough = ({ weight }: NameFound, slot: number): boolean =>
    weight >= sureEnough || weight * fieldWeights.name >= (most[slot] ?? 0);
  const lookAtOthers = (row: Row): void => {
    for (let language = 0; language < marks.others.length; language += 1) {
      const name = evidence.otherName(row, language);
      if (name === undefined) continue;
      const of = marks.others[language] ?? [];
      for (let slot = 0; slot < of.length; slot += 1) {
        noteFound(of[slot] as SlotMarks, name, ofOther);
        others[slot] = Math.max(others[slot] ?? 0, ofOther.weight);
      }
    }
  };
  const named = { own, others };
  return (row, name) => {
    ownName(name, marks, own);
    for (let slot = 0; slot < own.length; slot += 1) others[slot] = 0;
    if (!own.every(isEnough)) lookAtOthers(row);
    return named;
  };
};

/** Returns what is added for how the words stand in the name. */
export const nameBonus = (found: readonly NameFound[], { length }: ScoredName): number => {
  let [pairs, said] = [0, 0];
  let before: NameFound | undefined;
  for (const each of found) {
    if (each.weight > 0) {
      said += each.words;
      if (before !== undefined && before.weight > 0 && Math.abs(each.first - before.last) <= 1) pairs += 1;
    }
    before = each;
  }
  return pairs * together + (length === 0 ? 0 : wholeName * Math.min(1, said / length));
};

export type RowScore = {
  /** Which slots the product has, as bits. */
  slots: number;
  score: number;
  /** Whether its name or a category has any of them. */
  isNamed: boolean;
};

/**
 * Returns a function that scores products: the sum of their fields per slot, and what is added for the whole.
 */
export const rowScorer = <Row>(evidence: Evidence<Row>, marks: Marks): ((row: Row) => RowScore) => {
  const look = nameLooker(evidence, marks);
  return (row) => {
    const name = evidence.name(row);
    const { own, others } = look(row, name);
    let [has, sum, isNamed] = [0, 0, false];
    for (let slot = 0; slot < own.length; slot += 1) {
      const weight = own[slot]?.weight ?? 0;
      const named = Math.max(weight * fieldWeights.name, (others[slot] ?? 0) * fieldWeights.otherName);
      const option = evidence.option(row, slot) * fieldWeights.option;
      const category = evidence.category(row, slot) * fieldWeights.category;
      if (named + option + category > 0) has |= 1 << slot;
      isNamed ||= named > 0 || category > 0;
      sum += named + option + category;
    }
    const score = (sum + nameBonus(own, name)) / own.length;
    return { slots: has, score: evidence.isSoldOut(row) ? score * whenSoldOut : score, isNamed };
  };
};

/** Returns, by slot, the fields in which a product has it, each with what it adds. */
export const fieldScores = <Row>(evidence: Evidence<Row>, row: Row, marks: Marks): FieldScore[][] => {
  const { own, others } = nameLooker(evidence, marks)(row, evidence.name(row));
  return own.map(({ weight }, slot) => {
    const [name, other] = [weight * fieldWeights.name, (others[slot] ?? 0) * fieldWeights.otherName];
    const found: FieldScore[] = [
      { field: 'name', weight: name >= other ? name : 0 },
      { field: 'otherName', weight: name >= other ? 0 : other },
      { field: 'option', weight: evidence.option(row, slot) * fieldWeights.option },
      { field: 'category', weight: evidence.category(row, slot) * fieldWeights.category },
    ];
    return found.filter((each) => each.weight > 0);
  });
};
