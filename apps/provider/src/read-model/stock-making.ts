import type { ColdProduct } from '../modules/catalog/catalog.ts';
import { bundleChoices, type FindProduct, groupParts, type Part } from './product-parts.ts';

type Choice = { id: number; qty: number };

/** What a product of a store view has its stock from: its own row, variants, members of a group, or the choices of each part a bundle cannot do without. */
export type Making =
  | { kind: 'own' }
  | { kind: 'variants'; enabled: readonly number[]; disabled: readonly number[] }
  | { kind: 'group'; members: readonly number[] }
  | { kind: 'bundle'; needed: readonly (readonly Choice[])[] };

const choiceOf = ({ product, qty }: Part): Choice => ({ id: product.id, qty });

const bundleMaking = (product: ColdProduct, productOf: FindProduct): Making => {
  const parts = bundleChoices(product, productOf);
  const needed = parts.some(({ required }) => required) ? parts.filter(({ required }) => required) : [{ choices: parts.flatMap(({ choices }) => choices) }];
  return { kind: 'bundle', needed: needed.map(({ choices }) => choices.map(choiceOf)) };
};

/** Hangs on the product's document and, of groups and bundles, on those of their parts. */
export const makingOf = (product: ColdProduct, productOf: FindProduct): Making => {
  const variants = product.configurable_children;
  if (variants !== undefined) {
    const idsWhere = (isEnabled: boolean): number[] => variants.filter(({ status }) => status < 2 === isEnabled).map(({ id }) => id);
    return { kind: 'variants', enabled: idsWhere(true), disabled: idsWhere(false) };
  }
  if (product.type_id === 'grouped') return { kind: 'group', members: groupParts(product, productOf).map(({ product: { id } }) => id) };
  return product.type_id === 'bundle' ? bundleMaking(product, productOf) : { kind: 'own' };
};

const kinds = ['own', 'variants', 'group', 'bundle'] as const;

/** A making as whole numbers, from which it can be read again. */
export const numbersOfMaking = (making: Making): number[] => {
  const kind = kinds.indexOf(making.kind);
  if (making.kind === 'variants') return [kind, making.enabled.length, ...making.enabled, ...making.disabled];
  if (making.kind === 'group') return [kind, ...making.members];
  return making.kind === 'own' ? [kind] : [kind, ...making.needed.flatMap((choices) => [choices.length, ...choices.flatMap(({ id, qty }) => [id, qty])])];
};

const neededIn = (numbers: readonly number[]): Choice[][] => {
  const needed: Choice[][] = [];
  for (let at = 1; at < numbers.length;) {
    const choices = Array.from({ length: numbers[at] ?? 0 }, (_, place): Choice => ({ id: numbers[at + 1 + place * 2] ?? 0, qty: numbers[at + 2 + place * 2] ?? 0 }));
    needed.push(choices);
    at += 1 + choices.length * 2;
  }
  return needed;
};

/** What `numbersOfMaking` wrote. */
export const makingFrom = (written: Iterable<number>): Making => {
  const numbers = [...written];
  const kind = kinds[numbers[0] ?? 0] ?? 'own';
  const disabledFrom = 2 + (numbers[1] ?? 0);
  if (kind === 'variants') return { kind, enabled: numbers.slice(2, disabledFrom), disabled: numbers.slice(disabledFrom) };
  if (kind === 'group') return { kind, members: numbers.slice(1) };
  return kind === 'own' ? { kind } : { kind, needed: neededIn(numbers) };
};
