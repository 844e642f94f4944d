import { foldedText } from '@dijla/commerce-rules/text/folded-text';
import type { Lexicon } from '../../core/text/reading/lexicon.ts';
import type { Slot } from '../../core/text/reading/read-text.ts';
import type { RankedText } from '../../core/ranking/search-ranking.ts';
import {
  aboveCategory,
  type LabelsFound,
  type Needed,
  skuPiece,
  type Strictness,
  type TypedText,
} from '../../core/text/matching/typed-text.ts';
import { placeKey } from '../documents/index-document.ts';
import { allOf, type Clause, counting, has, oneOf } from '../queries/clauses.ts';
import { containing } from '../queries/conditions.ts';
import { choicesClause, choicesOf } from '../queries/filters.ts';

/** How much another form of a word counts beside the word itself, as engines here count it. */
const otherForm = 0.96;
/** Weights of fields and places by which the cluster orders what it finds; the best are then scored exactly here. */
const weights = { name: 4, otherName: 3, option: 2.5, category: 2, sku: 100, skuPiece: 50 } as const;
const [soldOut, wholeName] = [0.85, 1.2];
const places = [1.4, 1.1, 1, 0.7, 0.55] as const;
/** More than any product scores, so that pinned ones are among those that are read. */
const pinned = 1000;

/** Words that count alike for a slot: one of each list must be in the name. */
type WordGroup = { parts: readonly (readonly string[])[]; sure: number };

const groupsOf = ({ alternatives }: Slot, lexicon: Pick<Lexicon, 'ofStem'>): WordGroup[] => {
  const singles = new Map<string, number>();
  const groups: WordGroup[] = [];
  for (const { stems, words, sure } of alternatives) {
    const [stem = '', ...more] = stems;
    if (more.length > 0) {
      const parts = stems.slice(0, 15).map((each) => lexicon.ofStem(each));
      if (parts.every((part) => part.length > 0)) groups.push({ parts, sure });
      continue;
    }
    for (const word of lexicon.ofStem(stem))
      singles.set(word, Math.max(singles.get(word) ?? 0, words.includes(word) ? sure : sure * otherForm));
  }
  const bySure = Map.groupBy(singles, ([, sure]) => sure);
  for (const [sure, words] of bySure) groups.push({ parts: [words.map(([word]) => word)], sure });
  return groups;
};

const groupClause = ({ parts }: WordGroup, field: string): Clause =>
  allOf(parts.map((words) => has(field, words)));

/** Counts a group by where in the name its words stand; words of a phrase may stand anywhere. */
const groupCounting = (group: WordGroup): Clause[] => {
  const [words, ...more] = group.parts;
  const weight = weights.name * group.sure;
  if (words === undefined || more.length > 0) return [counting(groupClause(group, 'w'), weight)];
  return places.map((factor) => counting(has(`place.${placeKey(factor)}`, words), weight * factor));
};

/** What stands for a slot: by names, and by labels with the names under which hits say that they have them. */
type SlotClauses = {
  named: Clause;
  option: Clause;
  category: Clause;
  /** Whether it is there at all. */
  any: Clause;
  /** How much it counts. */
  counting: Clause;
};

/** Under what a hit says that it has a label of a slot, and how much that counts. */
type LabelName = { slot: number; kind: 'option' | 'category'; weight: number };
/** Two clauses of a query must not have the same name, of which the cluster knows but one. */
const labelName = ({ slot, kind, weight }: LabelName, place: number): string =>
  `${slot} ${kind} ${weight} ${place}`;

/** Reads the names under which a hit says what it has. */
export const labelsNamed = (names: readonly string[]): LabelName[] =>
  names.flatMap((name) => {
    const [slot = '', kind, weight] = name.split(' ');
    return kind === 'option' || kind === 'category'
      ? [{ slot: Number(slot), kind, weight: Number(weight) }]
      : [];
  });

type Label = { clause: Clause; kind: 'option' | 'category'; weight: number };

const labelsOf = (found: readonly LabelsFound[], priceList: string | undefined): Label[] =>
  found.flatMap((each): Label[] => {
    const { kind, weight } = each;
    if (each.kind === 'option') {
      const applied = { attribute: each.attribute, value: { in: each.values }, scope: 'catalog' as const };
      return [{ kind, weight, clause: choicesClause(choicesOf([applied], priceList)) }];
    }
    const ids = choicesOf(
      ['category_ids', 'category.category_id'].map((attribute) => ({
        attribute,
        value: { in: each.ids },
        scope: 'catalog' as const,
      })),
      undefined,
    ).map(({ own }) => own);
    const [own = oneOf([]), above = oneOf([])] = ids;
    return [
      { kind, weight, clause: own },
      { kind, weight: weight * aboveCategory, clause: above },
    ];
  });

type Vocabularies = { own: Pick<Lexicon, 'ofStem'>; others: readonly Pick<Lexicon, 'ofStem'>[] };

const best = (clauses: readonly Clause[]): Clause[] =>
  clauses.length === 0 ? [] : [{ dis_max: { queries: clauses } }];

/** Counts more the fewer words a name has. */
const countingShort = (named: Clause): Clause => {
  const reciprocal = { field: 'length', modifier: 'reciprocal', missing: 100 };
  return {
    function_score: {
      query: { constant_score: { filter: named } },
      functions: [{ field_value_factor: reciprocal, weight: wholeName }],
      boost_mode: 'replace',
    },
  };
};

const slotClauses = (
  { slots, labels }: TypedText,
  { own, others }: Vocabularies,
  priceList: string | undefined,
): SlotClauses[] =>
  slots.map((slot, place) => {
    const groups = groupsOf(slot, own);
    const elsewhere = others.flatMap((lexicon, language) =>
      groupsOf(slot, lexicon).map((group) => ({
        clause: groupClause(group, `o.${language}`),
        weight: weights.otherName * group.sure,
      })),
    );
    const labelled = labelsOf(labels[place] ?? [], priceList);
    const ofKind = (kind: Label['kind']): Label[] => labelled.filter((each) => each.kind === kind);
    const named = oneOf([
      ...groups.map((group) => groupClause(group, 'w')),
      ...elsewhere.map(({ clause }) => clause),
    ]);
    const anyOf = (kind: Label['kind']): Clause => oneOf(ofKind(kind).map(({ clause }) => clause));
    const countingOf = (kind: Label['kind']): Clause[] =>
      best(
        ofKind(kind).map(({ clause, weight }, at) =>
          counting(clause, weight * weights[kind], labelName({ slot: place, kind, weight }, at)),
        ),
      );
    const [option, category] = [anyOf('option'), anyOf('category')];
    const byName = best([
      ...groups.flatMap(groupCounting),
      ...elsewhere.map(({ clause, weight }) => counting(clause, weight)),
    ]);
    const should = [...byName, ...countingOf('option'), ...countingOf('category'), countingShort(named)];
    return {
      named,
      option,
      category,
      any: oneOf([named, option, category]),
      counting: { bool: { should } },
    };
  });

/** The clauses of a text: what products have of it, and how much that counts. */
export type TextClauses = {
  slots: readonly SlotClauses[];
  /** Whether the whole text is a sku, or a piece of one. */
  isSku: Clause;
  isSkuPiece: Clause | undefined;
  /** Whether a name or a category has a slot. */
  isNamed: Clause;
};

/** Returns the clauses of a text as it is read. */
export const textClauses = (
  typed: TypedText,
  vocabularies: Vocabularies,
  priceList: string | undefined,
): TextClauses => {
  const slots = slotClauses(typed, vocabularies, priceList);
  const found = skuPiece(typed);
  return {
    slots,
    isSku: has('skus', [typed.reading.folded]),
    isSkuPiece:
      found &&
      (found.mustBegin
        ? { prefix: { own_sku: { value: found.piece } } }
        : { wildcard: { own_sku: { value: containing(found.piece) } } }),
    isNamed: oneOf(slots.flatMap(({ named, category }) => [named, category])),
  };
};

/** Whether a product is found by its sku, whatever else it has. */
export const foundBySku = ({ isSku, isSkuPiece }: TextClauses): Clause =>
  oneOf([isSku, ...(isSkuPiece === undefined ? [] : [isSkuPiece])]);

const slotsOfBits = <Each>(slots: readonly Each[], bits: number): Each[] =>
  slots.filter((_, slot) => (bits >>> slot) & 1);

/** Returns what a product must have of a text that is taken so strictly. */
export const strictClause = (
  { slots, isNamed }: TextClauses,
  { present, mustBeNamed, head, things, ordinary, least }: Needed,
  strictness: Strictness,
): Clause => {
  const having = (bits: number): Clause[] => slotsOfBits(slots, bits).map(({ any }) => any);
  if (strictness === 'every')
    return present === 0 ? oneOf([]) : allOf([...having(present), ...(mustBeNamed ? [isNamed] : [])]);
  const isSome = allOf([isNamed, things === 0 ? leastOf(having(ordinary), least) : oneOf(having(things))]);
  return strictness === 'head' ? (head === 0 ? oneOf([]) : allOf([...having(head), isSome])) : isSome;
};

const leastOf = (clauses: readonly Clause[], least: number): Clause =>
  clauses.length < least || clauses.length === 0
    ? oneOf([])
    : { bool: { should: clauses, minimum_should_match: least } };

const clickedFunctions = ({ clicked }: RankedText): Clause[] =>
  [...Map.groupBy(clicked, ([, factor]) => factor)].map(([weight, ids]) => ({
    filter: has(
      'id',
      ids.map(([id]) => id),
    ),
    weight,
  }));

/** Returns a query that finds what a clause finds, the best first as the cluster can tell. */
export const rankedClause = (
  { slots, isSku, isSkuPiece }: TextClauses,
  found: Clause,
  ranked: RankedText | undefined,
): Clause => {
  const pins = ranked?.pins.map(({ id }) => id) ?? [];
  const perSlot = Math.max(1, slots.length);
  return {
    function_score: {
      query: {
        bool: {
          filter: [found],
          should: [
            ...slots.map((slot) => slot.counting),
            counting(isSku, weights.sku * perSlot),
            ...(isSkuPiece === undefined ? [] : [counting(isSkuPiece, weights.skuPiece * perSlot)]),
            ...(pins.length === 0 ? [] : [counting(has('id', pins), pinned * perSlot)]),
          ],
        },
      },
      functions: [
        { filter: { term: { sold_out: true } }, weight: soldOut },
        ...(ranked === undefined ? [] : clickedFunctions(ranked)),
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
};

/** Returns whether a sku, folded, is what was typed or has it, as a score tells. */
export const skuEvidence = (
  typed: TypedText,
  { skus, own_sku: own }: { skus: readonly string[]; own_sku: string },
): 'whole' | 'piece' | undefined => {
  if (skus.includes(typed.reading.folded)) return 'whole';
  const found = skuPiece(typed);
  if (found === undefined || own === '') return undefined;
  const place = foldedText(own).indexOf(found.piece);
  return (found.mustBegin ? place === 0 : place >= 0) ? 'piece' : undefined;
};
