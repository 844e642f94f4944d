import type { PromotionCondition } from '@dijla/contract/client';

/**
 * The result of a condition when only the customer's group is known; undefined when it depends on the cart.
 */
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

/**
 * Returns false when no cart of a customer in this group can fulfill the condition, so its promotion should
 * not be shown to that customer.
 */
export const mayHoldForGroup = (condition: PromotionCondition, group: string): boolean =>
  knownFor(condition, group) !== false;
