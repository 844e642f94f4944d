import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import { exactVariant } from './chosen-variant.ts';
import type { BuyableView } from '../product/product-view.ts';

/**
 * Returns the choice to keep if no variant has the chosen combination: the value of `code`, which was chosen
 * last, and those other values that exist together with it.
 */
export const possibleChoice = (
  buyables: readonly BuyableView[],
  choice: ChosenValues,
  code: string,
): ChosenValues => {
  if (choice[code] === undefined || exactVariant(buyables, choice) !== null) return choice;
  return Object.entries(choice).reduce<ChosenValues>(
    (kept, [other, id]) => {
      const more = { ...kept, [other]: id };
      return exactVariant(buyables, more) === null ? kept : more;
    },
    { [code]: choice[code] },
  );
};
