/** A review as an import or the demo hands it over. `natural_key` knows it again; `rating` in whole stars; status 1 approved, 2 pending, 3 not. */
export type ReviewInput = {
  natural_key: string;
  sku: string;
  status: 1 | 2 | 3;
  language: 'en' | 'ar';
  nickname: string;
  title: string;
  detail: string;
  rating: number;
  /** UTC instant; null takes the instant of the save and keeps it. */
  created_at: string | null;
};
