import type { ProductOption } from '@dijla/contract/client';
import { storedOption } from '../cart/cart.ts';

/** Clients send ids as numbers and as strings (wire §2.5). */
const asText = (_: string, value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/**
 * Returns what was chosen of a product in the one form in which it is compared: lists by ascending option id, ids as
 * text, without the campaign that a shopper came from. Null when nothing was chosen.
 */
export const wishOption = (option: ProductOption | null | undefined): ProductOption | null => {
  const { campaign_data: _campaign, ...members } = storedOption(option)?.extension_attributes ?? {};
  if (Object.keys(members).length === 0) return null;
  return JSON.parse(JSON.stringify({ extension_attributes: members }, asText)) as ProductOption;
};
