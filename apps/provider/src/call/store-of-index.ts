import type { Stores, StoreView } from './store-view.ts';
import { refusal, type Refusal } from './refusal.ts';

/**
 * Returns the store view of the index named in a path, or a refusal when there is no such index. A search
 * reports this in the wire's own words (wire §7.1).
 */
export const storeOfIndex = (
  { byIndex }: Pick<Stores, 'byIndex'>,
  { index = '' }: Readonly<Record<string, string>>,
): StoreView | Refusal =>
  byIndex(index) ?? refusal('request.invalid', { problem: `index: there is no index '${index}'` });
