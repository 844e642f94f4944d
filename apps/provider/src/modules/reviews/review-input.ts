import type { Language } from '@dijla/contract/store-views';

/**
 * A review from an import or the demo, identified by `natural_key`. `rating` is in whole stars; status 1 is
 * approved, 2 pending, 3 rejected.
 */
export type ReviewInput = {
  natural_key: string;
  sku: string;
  status: 1 | 2 | 3;
  language: Language;
  nickname: string;
  title: string;
  detail: string;
  rating: number;
  /** UTC instant; null means the time of the first save. */
  created_at: string | null;
};
