import type { Document, TextExplanation } from '../../core/search-engine.ts';
import type { Lexicon } from '../../core/text/reading/lexicon.ts';
import { kindOf, type ScoredName, shapeOf } from '../../core/text/matching/name-words.ts';
import {
  type Evidence,
  exactSkuScore,
  type Marks,
  rowScorer,
  type RowScore,
} from '../../core/text/matching/row-score.ts';
import { slotMarks } from '../../core/text/matching/slot-marks.ts';
import { explained, skuPieceScore, type TypedText } from '../../core/text/matching/typed-text.ts';
import { labelsNamed, skuEvidence } from './text-clauses.ts';

/** What a hit brings of which its score is made. */
export type HitEvidence = {
  id: number;
  words: readonly string[];
  others: readonly (readonly string[])[];
  isSoldOut: boolean;
  skus: readonly string[];
  own_sku: string;
  /** The names of the clauses that hold for it. */
  named: readonly string[];
};

/** The members of a kept product that are read of a hit. */
export const evidenceMembers = ['id', 'w', 'o', 'sold_out', 'skus', 'own_sku'] as const;

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Reads what a hit brings. */
export const evidenceIn = (source: Document, named: readonly string[]): HitEvidence => {
  const others = Object.entries((source['o'] ?? {}) as Record<string, unknown>);
  return {
    id: Number(source['id']),
    words: textsIn(source['w']),
    others: others
      .toSorted(([one], [other]) => Number(one) - Number(other))
      .map(([, words]) => textsIn(words)),
    isSoldOut: source['sold_out'] === true,
    skus: textsIn(source['skus']),
    own_sku: String(source['own_sku'] ?? ''),
    named,
  };
};

type Numbered = { numbers: Map<string, number>; kinds: number[] };

const numberedWords = (names: Iterable<readonly string[]>): Numbered => {
  const numbers = new Map<string, number>();
  for (const name of names) for (const word of name) if (!numbers.has(word)) numbers.set(word, numbers.size);
  return { numbers, kinds: [...numbers.keys()].map(kindOf) };
};

const scoredName = (texts: readonly string[], { numbers, kinds }: Numbered): ScoredName => {
  const words = texts.map((word) => numbers.get(word) ?? -1);
  const name = { words, start: 0, length: words.length };
  return { ...name, shape: shapeOf(name, kinds) };
};

/** Scores hits by what they bring, exactly as engines score that hold all products. */
export type HitScores = {
  scoreOf: (hit: HitEvidence) => number;
  explain: (hit: HitEvidence) => TextExplanation;
};

const skuScoreOf = (typed: TypedText, hit: HitEvidence): number => {
  const found = skuEvidence(typed, hit);
  return found === undefined ? 0 : found === 'whole' ? exactSkuScore : skuPieceScore;
};

/** The words of the own names and of those in other languages. */
export type Lexicons = { own: Lexicon; others: readonly Lexicon[] };

/** A text as it was found: how it was read, and which scores count. */
export type FoundText = { typed: TypedText; counts: (score: RowScore) => boolean };

/** Returns the scores of hits for a text. */
export const hitScores = (
  { typed, counts }: FoundText,
  hits: readonly HitEvidence[],
  lexicons: Lexicons,
): HitScores => {
  const own = numberedWords(hits.map(({ words }) => words));
  const others = lexicons.others.map((_, language) =>
    numberedWords(hits.map((hit) => hit.others[language] ?? [])),
  );
  const marksBy = (lexicon: Lexicon, { numbers }: Numbered) =>
    typed.slots.map((slot) => slotMarks(slot, { lexicon, numbers, size: numbers.size }));
  const marks: Marks = {
    own: marksBy(lexicons.own, own),
    others: lexicons.others.map((lexicon, language) => marksBy(lexicon, others[language] ?? own)),
  };
  const labels = new Map(hits.map((hit) => [hit.id, labelsNamed(hit.named)]));
  const bestOf = (hit: HitEvidence, slot: number, kind: 'option' | 'category'): number =>
    (labels.get(hit.id) ?? []).reduce(
      (most, each) => (each.slot === slot && each.kind === kind ? Math.max(most, each.weight) : most),
      0,
    );
  const evidence: Evidence<HitEvidence> = {
    name: (hit) => scoredName(hit.words, own),
    otherName: (hit, language) => {
      const [words, numbered] = [hit.others[language], others[language]];
      return words === undefined || words.length === 0 || numbered === undefined
        ? undefined
        : scoredName(words, numbered);
    },
    option: (hit, slot) => bestOf(hit, slot, 'option'),
    category: (hit, slot) => bestOf(hit, slot, 'category'),
    isSoldOut: ({ isSoldOut }) => isSoldOut,
  };
  const rowScore = rowScorer(evidence, marks);
  return {
    scoreOf: (hit) => {
      const bySku = skuScoreOf(typed, hit);
      if (bySku > 0 || typed.slots.length === 0) return bySku;
      const score = rowScore(hit);
      return counts(score) ? score.score : 0;
    },
    explain: (hit) => explained(typed, hit, { evidence, marks, skuScore: skuScoreOf(typed, hit), counts }),
  };
};
