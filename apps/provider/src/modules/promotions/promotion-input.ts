import type { PromotionRule } from '@dijla/contract/client';
import type { Texts } from '../catalog/catalog.ts';

/** A promotion as an import, the demo or an owner hands it over, known by `code`. Instants are UTC, from included, until excluded. */
export type PromotionInput = {
  code: string;
  is_active: boolean;
  from: string | null;
  until: string | null;
  priority: number;
  stops_further: boolean;
  uses_per_customer: number | null;
  texts: Texts<{ name: string; description: string }>;
  rule: PromotionRule;
  /** Without any it counts by itself. `code` is kept in capitals and Latin digits. */
  coupons: { code: string; uses_limit: number | null }[];
};
