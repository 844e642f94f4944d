import type { PromotionCondition } from '@dijla/contract/client';

/** What is known of a condition when nothing but the customer's group is; undefined: it hangs on the cart. */
const knownFor = (condition: PromotionCondition, group: string): boolean | undefined => {
  if (!('match' in condition))
    return condition.subject === 'customer_group'
      ? condition.values.includes(group) === (condition.operator === 'in')
      : undefined;
  const parts = new Set(condition.of.map((part) => knownFor(part, group)));
  const some = parts.has(true) ? true : parts.has(undefined) ? undefined : false;
  if (condition.match === 'any') return some;
  if (condition.match === 'none') return some === undefined ? undefined : !some;
  const isEvery = parts.has(false) ? false : parts.has(undefined) ? undefined : true;
  return condition.match === 'line' && isEvery === true ? undefined : isEvery;
};

/** False when no cart of a customer of this group can fulfil the condition, so that its promotion is nothing to tell her of. */
export const mayHoldForGroup = (condition: PromotionCondition, group: string): boolean =>
  knownFor(condition, group) !== false;
