import type { ConfigurableItemOption } from '@dijla/contract/client';
import { type ChosenValues, isMatch, type OptionHolder } from './variant-child.ts';

export type VariantAttribute = { attribute_id: string | number; attribute_code: string };

const answersOf = (given: readonly ConfigurableItemOption[]): Map<string, number | string> =>
  new Map(given.map(({ option_id, option_value }) => [String(option_id), option_value]));

/** Returns the codes of the attributes that `configurable_item_options` leave unanswered. */
export const missingOptions = (
  attributes: readonly VariantAttribute[],
  given: readonly ConfigurableItemOption[],
): string[] => {
  const answers = answersOf(given);
  return attributes
    .filter(({ attribute_id }) => !answers.has(String(attribute_id)))
    .map(({ attribute_code }) => attribute_code);
};

/**
 * Returns the variant that `configurable_item_options` identify (wire §2.5): every attribute is answered
 * once and nothing else, ids as numbers or strings. Null when they identify none; whether it can be bought
 * is checked elsewhere.
 */
export const variantOf = <Child extends OptionHolder>(
  { children, attributes }: { children: readonly Child[]; attributes: readonly VariantAttribute[] },
  given: readonly ConfigurableItemOption[],
): Child | null => {
  const answers = answersOf(given);
  if (
    attributes.length === 0 ||
    given.length !== attributes.length ||
    missingOptions(attributes, given).length > 0
  )
    return null;
  const chosen: ChosenValues = Object.fromEntries(
    attributes.map(({ attribute_id, attribute_code }) => [
      attribute_code,
      answers.get(String(attribute_id)) ?? '',
    ]),
  );
  return children.find((child) => isMatch(child, chosen)) ?? null;
};
