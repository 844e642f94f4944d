import type { Rule } from './typed-rule.ts';

type Condition = Rule['when'];

const namesGroups = (condition: Condition): boolean =>
  'match' in condition ? condition.of.some(namesGroups) : condition.subject === 'customer_group';

/** The groups of which a customer has to be in one for the condition to hold; null where it does not ask for any. */
const groupsAsked = (condition: Condition): readonly string[] | null => {
  if ('match' in condition) {
    if (condition.match !== 'all') return null;
    const asked = condition.of.map(groupsAsked).filter((groups) => groups !== null);
    return asked.length === 0
      ? null
      : asked.reduce((both, groups) => both.filter((group) => groups.includes(group)));
  }
  return condition.subject === 'customer_group' && condition.operator === 'in' ? condition.values : null;
};

/**
 * Returns whom a rule names: groups of customers, `some` where it tells groups apart in another way, and null where it
 * names none.
 */
export const whomRuleNames = ({ when }: Pick<Rule, 'when'>): readonly string[] | 'some' | null =>
  groupsAsked(when) ?? (namesGroups(when) ? 'some' : null);
