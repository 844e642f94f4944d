import type { ConfigurableItemOption, ProductOption } from '@dijla/contract/client';

const byId = (a: ConfigurableItemOption, b: ConfigurableItemOption): number => Number(a.option_id) - Number(b.option_id);

/**
 * What is kept of a line's options and echoed: the values as sent, members in the wire's order, ascending option ids
 * (wire §2.5), and the campaign that brought the shopper. Null when there is nothing to keep.
 */
export const storedOption = (option: ProductOption | null | undefined): ProductOption | null => {
  const { configurable_item_options, campaign_data } = option?.extension_attributes ?? {};
  const chosen = (configurable_item_options ?? []).map(({ option_id, option_value }) => ({ option_id, option_value })).toSorted(byId);
  if (chosen.length === 0 && campaign_data === undefined) return null;
  return {
    extension_attributes: {
      ...(chosen.length > 0 ? { configurable_item_options: chosen } : {}),
      ...(campaign_data === undefined ? {} : { campaign_data }),
    },
  };
};
