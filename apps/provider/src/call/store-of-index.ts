import type { Stores, StoreView } from '../modules/store-views/store-views.ts';
import { refusal, type Refusal } from './refusal.ts';

/** The store view of the index a path names; refused when there is no such index. A search words that as the wire has it (wire §7.1). */
export const storeOfIndex = (
  { byIndex }: Pick<Stores, 'byIndex'>,
  { index = '' }: Readonly<Record<string, string>>,
): StoreView | Refusal =>
  byIndex(index) ?? refusal('request.invalid', { problem: `index: there is no index '${index}'` });
