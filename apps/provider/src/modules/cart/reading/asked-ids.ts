import { listed } from '@dijla/commerce-rules/choices/listed';
import type { ProductOption } from '@dijla/contract/client';
import type { LoadCartOptions } from './cart-snapshot.ts';

const isId = (id: number | string | null): boolean => /^[0-9]{1,9}$/.test(String(id));

/**
 * Ids of the option values and bundle selections that product options name, so that their facts are read
 * with the cart.
 */
export const askedIds = (
  options: readonly (ProductOption | null | undefined)[],
): Required<Pick<LoadCartOptions, 'optionIds' | 'selectionIds'>> => {
  const members = options.flatMap((option) => option?.extension_attributes ?? []);
  const values = members
    .flatMap(({ configurable_item_options }) => configurable_item_options ?? [])
    .map(({ option_value }) => String(option_value));
  const selections = members
    .flatMap(({ bundle_options }) =>
      listed<{ option_selections: (number | string | null)[] }>(bundle_options),
    )
    .flatMap(({ option_selections }) => option_selections);
  return { optionIds: [...new Set(values)], selectionIds: [...new Set(selections.filter(isId).map(Number))] };
};
