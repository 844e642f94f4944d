import type { ColdProduct, ColdVariant } from '../../modules/catalog/catalog.ts';
import { bundleChoices, type FindProduct, groupParts, type Part } from './product-parts.ts';

/** A part and its quantity. */
type Choice = { id: number; qty: number };

/**
 * Where a product's stock and price come from in a store view: its own rows, its variants, or the members of
 * a group. A bundle's stock comes from the choices of each required part (`needed`) and its price from the
 * preselected choices (`first`). `taxClass` is the class shared by all enabled variants; null when only the
 * document determines tax.
 */
export type Composition =
  | { kind: 'own' }
  | { kind: 'variants'; taxClass: number | null; enabled: readonly number[]; disabled: readonly number[] }
  | { kind: 'group'; members: readonly Choice[] }
  | { kind: 'bundle'; first: readonly Choice[]; needed: readonly (readonly Choice[])[] };

const choiceOf = ({ product, qty }: Part): Choice => ({ id: product.id, qty });

const bundleMaking = (product: ColdProduct, productOf: FindProduct): Composition => {
  const parts = bundleChoices(product, productOf);
  const needed = parts.some(({ required }) => required)
    ? parts.filter(({ required }) => required)
    : [{ choices: parts.flatMap(({ choices }) => choices) }];
  return {
    kind: 'bundle',
    first: parts.flatMap(({ first }) => first.map(choiceOf)),
    needed: needed.map(({ choices }) => choices.map(choiceOf)),
  };
};

const taxClassOf = (variants: readonly ColdVariant[], { type_id }: ColdProduct): number | null => {
  const [taxClass = 0, ...others] = new Set(variants.map(({ tax_class_id }) => tax_class_id));
  return others.length > 0 || type_id === 'grouped' || type_id === 'bundle' ? null : taxClass;
};

/** Depends on the product's document and, for groups and bundles, on the documents of their parts. */
export const compositionOf = (product: ColdProduct, productOf: FindProduct): Composition => {
  const variants = product.configurable_children;
  if (variants !== undefined) {
    const [enabled, disabled] = [true, false].map((isEnabled) =>
      variants.filter(({ status }) => status < 2 === isEnabled),
    );
    const idsOf = (some: readonly ColdVariant[] = []): number[] => some.map(({ id }) => id);
    return {
      kind: 'variants',
      taxClass: taxClassOf(enabled ?? [], product),
      enabled: idsOf(enabled),
      disabled: idsOf(disabled),
    };
  }
  if (product.type_id === 'grouped')
    return { kind: 'group', members: groupParts(product, productOf).map(choiceOf) };
  return product.type_id === 'bundle' ? bundleMaking(product, productOf) : { kind: 'own' };
};

/**
 * Ids of the products whose prices this product's document shows; a bundle or a group shows only their sum.
 */
export const idsInDocument = (id: number, composition: Composition): number[] => {
  if (composition.kind === 'own') return [id];
  if (composition.kind === 'variants') return [id, ...composition.enabled, ...composition.disabled];
  return (composition.kind === 'group' ? composition.members : composition.first).map((part) => part.id);
};

const kinds = ['own', 'variants', 'group', 'bundle'] as const;
const noTaxClass = -1;

const numbersOfChoices = (choices: readonly Choice[]): number[] => [
  choices.length,
  ...choices.flatMap(({ id, qty }) => [id, qty]),
];

/** Encodes a composition as whole numbers, which `compositionFrom` decodes. */
export const numbersOfComposition = (composition: Composition): number[] => {
  const kind = kinds.indexOf(composition.kind);
  if (composition.kind === 'variants')
    return [
      kind,
      composition.taxClass ?? noTaxClass,
      composition.enabled.length,
      ...composition.enabled,
      ...composition.disabled,
    ];
  if (composition.kind === 'group') return [kind, ...numbersOfChoices(composition.members)];
  return composition.kind === 'own'
    ? [kind]
    : [kind, ...[composition.first, ...composition.needed].flatMap(numbersOfChoices)];
};

const choicesIn = (numbers: readonly number[]): Choice[][] => {
  const lists: Choice[][] = [];
  for (let at = 1; at < numbers.length;) {
    const choices = Array.from({ length: numbers[at] ?? 0 }, (_, place): Choice => ({
      id: numbers[at + 1 + place * 2] ?? 0,
      qty: numbers[at + 2 + place * 2] ?? 0,
    }));
    lists.push(choices);
    at += 1 + choices.length * 2;
  }
  return lists;
};

/** Decodes the output of `numbersOfComposition`. */
export const compositionFrom = (written: ArrayLike<number>): Composition => {
  const kind = kinds[written[0] ?? 0] ?? 'own';
  if (kind === 'own') return { kind };
  const numbers = Array.from(written);
  if (kind === 'variants') {
    const [, taxClass = noTaxClass, count = 0] = numbers;
    return {
      kind,
      taxClass: taxClass === noTaxClass ? null : taxClass,
      enabled: numbers.slice(3, 3 + count),
      disabled: numbers.slice(3 + count),
    };
  }
  const [first = [], ...needed] = choicesIn(numbers);
  return kind === 'group' ? { kind, members: first } : { kind, first, needed };
};
