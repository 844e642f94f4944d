import { mostFactor, placeFactors, type ScoredName } from './name-words.ts';
import { foundInName, type NameFound, type SlotMarks } from './slot-marks.ts';

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

/** What products have for the slots of a text; `Row` is what an engine knows a product by. */
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

const factorsOfName = new Float64Array(256);
const factorsOf = (name: ScoredName): Float64Array => {
  placeFactors(name, factorsOfName);
  return factorsOfName;
};

/** Returns how its own name stands for each slot. */
export const ownName = (name: ScoredName, { own }: Marks): NameFound[] => {
  const factors = factorsOf(name);
  return own.map((each) => foundInName(each, name, factors));
};

/** Returns how much names in other languages count for each slot. */
const otherNames = <Row>(evidence: Evidence<Row>, row: Row, { others, own }: Marks): Float64Array => {
  const best = new Float64Array(own.length);
  for (const [language, of] of others.entries()) {
    const name = evidence.otherName(row, language);
    if (name === undefined) continue;
    const factors = factorsOf(name);
    for (const [slot, each] of of.entries())
      best[slot] = Math.max(best[slot] ?? 0, foundInName(each, name, factors).weight);
  }
  return best;
};

const noOthers = new Float64Array(0);

/** From this weight on, what the own name has is what was typed, and other names cannot be more sure. */
const sureEnough = 0.95;

/** Whether no name in another language can count more for a slot than the own name does. */
const isEnough = (weight: number, slot: number, { others }: Marks): boolean =>
  weight >= sureEnough ||
  others.every(
    (of) => weight * fieldWeights.name >= (of[slot]?.most ?? 0) * mostFactor * fieldWeights.otherName,
  );

/** Returns names in other languages where the own name lacks a slot, or only has what means the same. */
const othersWhereNeeded = <Row>(
  evidence: Evidence<Row>,
  row: Row,
  { own, marks }: { own: readonly NameFound[]; marks: Marks },
): Float64Array =>
  own.every(({ weight }, slot) => isEnough(weight, slot, marks))
    ? noOthers
    : otherNames(evidence, row, marks);

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

/** Returns the score of a product: the sum of its fields per slot, and what is added for the whole. */
export const rowScore = <Row>(evidence: Evidence<Row>, row: Row, marks: Marks): RowScore => {
  const name = evidence.name(row);
  const own = ownName(name, marks);
  const others = othersWhereNeeded(evidence, row, { own, marks });
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

/** Returns, by slot, the fields in which a product has it, each with what it adds. */
export const fieldScores = <Row>(evidence: Evidence<Row>, row: Row, marks: Marks): FieldScore[][] => {
  const own = ownName(evidence.name(row), marks);
  const others = othersWhereNeeded(evidence, row, { own, marks });
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
