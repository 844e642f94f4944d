import type { PromotionCondition } from '@dijla/contract/client';
import { amountIn } from './amount-in.ts';
import type { AmountTerms, PromotedCart, PromotedLine } from './promoted-cart.ts';

type Leaf = Exclude<PromotionCondition, { match: string }>;
type Traits = PromotedLine['traits'];

const compared = {
  '>=': (a: number, b: number) => a >= b,
  '>': (a: number, b: number) => a > b,
  '<=': (a: number, b: number) => a <= b,
  '<': (a: number, b: number) => a < b,
  '=': (a: number, b: number) => a === b,
};

/** A category includes all below it: `men/tops` is in `men`. */
const isBelow = (path: string, category: string): boolean =>
  path === category || path.startsWith(`${category}/`);

const sumOf = (cart: PromotedCart, member: 'row' | 'qty'): number =>
  cart.lines.reduce((sum, line) => sum + line[member], 0);

const hasOne = (leaf: Extract<Leaf, { operator: 'in' | 'not in' }>, cart: PromotedCart): boolean => {
  const isInLine = (found: (traits: Traits) => boolean): boolean =>
    cart.lines.some(({ traits }) => found(traits));
  switch (leaf.subject) {
    case 'sku':
      return isInLine(({ skus }) => skus.some((sku) => leaf.values.includes(sku)));
    case 'category':
      return isInLine(({ categories }) =>
        categories.some((path) => leaf.values.some((category) => isBelow(path, category))),
      );
    case 'attribute':
      return isInLine(({ attributes }) =>
        (attributes[leaf.attribute] ?? []).some((value) => leaf.values.includes(value)),
      );
    case 'customer_group':
      return leaf.values.includes(cart.customer_group);
    case 'region':
      return cart.region_id !== null && leaf.values.includes(cart.region_id);
  }
};

const leafHolds = (leaf: Leaf, cart: PromotedCart, terms: AmountTerms): boolean => {
  if (leaf.subject === 'quantity') return compared[leaf.operator](sumOf(cart, 'qty'), leaf.quantity);
  if (leaf.subject !== 'subtotal') return hasOne(leaf, cart) === (leaf.operator === 'in');
  const amount = amountIn(leaf.amounts, terms);
  return amount !== null && compared[leaf.operator](sumOf(cart, 'row'), amount);
};

/**
 * Whether a cart fulfills a condition; to test a single line, pass it as the whole cart. A value is in a
 * cart when some line has it, and not in it when none has. An amount that is unknown in the cart's currency
 * is never reached.
 */
export const conditionHolds = (
  condition: PromotionCondition,
  cart: PromotedCart,
  terms: AmountTerms,
): boolean => {
  if (!('match' in condition)) return leafHolds(condition, cart, terms);
  const holds = (part: PromotionCondition): boolean => conditionHolds(part, cart, terms);
  switch (condition.match) {
    case 'all':
      return condition.of.every(holds);
    case 'any':
      return condition.of.some(holds);
    case 'none':
      return !condition.of.some(holds);
    case 'line':
      return cart.lines.some((line) =>
        condition.of.every((part) => conditionHolds(part, { ...cart, lines: [line] }, terms)),
      );
  }
};
