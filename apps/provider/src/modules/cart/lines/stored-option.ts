import { listed } from '@dijla/commerce-rules/choices/listed';
import type { ProductOption } from '@dijla/contract/client';

type Members = NonNullable<ProductOption['extension_attributes']>;

const inOrder = <Entry extends { option_id: number | string }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => Number(one.option_id) - Number(other.option_id));

const listsOf = (given: Members) => ({
  bundle_options: inOrder(
    listed<{
      option_id: number | string;
      option_qty?: number | string | null | undefined;
      option_selections: (number | string | null)[];
    }>(given.bundle_options),
  ).map(({ option_id, option_qty, option_selections }) => ({
    option_id,
    ...(option_qty === undefined ? {} : { option_qty }),
    option_selections,
  })),
  custom_options: inOrder(
    listed<{ option_id: number | string; option_value?: number | string | null | undefined }>(
      given.custom_options,
    ),
  ).map(({ option_id, option_value = null }) => ({ option_id, option_value })),
  configurable_item_options: inOrder(given.configurable_item_options ?? []).map(
    ({ option_id, option_value }) => ({ option_id, option_value }),
  ),
});

/**
 * Returns the part of a line's options that is stored and returned: the values as sent, members in the
 * wire's order, lists by ascending option id (wire §2.5), and the campaign the shopper came from. Null when
 * there is nothing to store.
 */
export const storedOption = (option: ProductOption | null | undefined): ProductOption | null => {
  const given = option?.extension_attributes ?? {};
  const links = (given.downloadable_option?.downloadable_links ?? []).toSorted(
    (one, other) => Number(one) - Number(other),
  );
  const kept: Members = {
    ...Object.fromEntries(Object.entries(listsOf(given)).filter(([, list]) => list.length > 0)),
    ...(links.length > 0 ? { downloadable_option: { downloadable_links: links } } : {}),
    ...(given.campaign_data === undefined ? {} : { campaign_data: given.campaign_data }),
  };
  return Object.keys(kept).length === 0 ? null : { extension_attributes: kept };
};
