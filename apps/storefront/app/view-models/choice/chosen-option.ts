import { isOneOnly } from '@dijla/commerce-rules/choices/is-one-only';
import type { ProductChoices } from '@dijla/commerce-rules/choices/product-choices';
import type { ProductOption } from '@dijla/contract/client';

/** The shopper's choices by option id. A missing id means that nothing is chosen. */
export type Chosen = {
  /** Selection ids; `qty` where the shopper may change the quantity. */
  bundle?: Readonly<Record<number, { selections: readonly number[]; qty?: number }>>;
  /** A text, a date as `2026-02-28`, or value ids. */
  custom?: Readonly<Record<number, string | readonly number[]>>;
  links?: readonly number[];
};

type Members = NonNullable<ProductOption['extension_attributes']>;

const bundleOptions = ({ bundle }: ProductChoices, chosen: Chosen): NonNullable<Members['bundle_options']> =>
  bundle
    .flatMap((option) => {
      const { selections = [], qty } = chosen.bundle?.[option.id] ?? {};
      if (selections.length === 0) return [];
      const own = option.selections.find(({ id }) => id === selections[0])?.qty ?? 1;
      return {
        option_id: option.id,
        option_qty: isOneOnly(option) ? (qty ?? own) : 1,
        option_selections: selections.toSorted((a, b) => a - b),
      };
    })
    .toSorted((a, b) => a.option_id - b.option_id);

const customOptions = ({ custom }: ProductChoices, chosen: Chosen): NonNullable<Members['custom_options']> =>
  custom
    .flatMap(({ id }) => {
      const answer = chosen.custom?.[id] ?? '';
      const option_value =
        typeof answer === 'string' ? answer.trim() : answer.toSorted((a, b) => a - b).join(',');
      return option_value === '' ? [] : { option_id: id, option_value };
    })
    .toSorted((a, b) => a.option_id - b.option_id);

/**
 * Returns the choices in their wire form (wire §2.5): members in the wire's order, ids ascending, without
 * options that were not chosen.
 */
export const chosenOption = (choices: ProductChoices, chosen: Chosen): Members => {
  const [bundle_options, custom_options] = [bundleOptions(choices, chosen), customOptions(choices, chosen)];
  const links = (chosen.links ?? []).toSorted((a, b) => a - b);
  return {
    ...(Array.isArray(bundle_options) && bundle_options.length > 0 ? { bundle_options } : {}),
    ...(Array.isArray(custom_options) && custom_options.length > 0 ? { custom_options } : {}),
    ...(links.length > 0 ? { downloadable_option: { downloadable_links: links } } : {}),
  };
};
