import type { PromotionRule } from '@dijla/contract/client';
import type { Texts } from '../catalog/catalog.ts';

/**
 * A promotion from an import, the demo or the shop's owner, identified by `code`. Instants are UTC, with the
 * start inclusive and the end exclusive.
 */
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
  /** A promotion without coupons applies automatically. `code` is stored in capitals and Latin digits. */
  coupons: { code: string; uses_limit: number | null }[];
};
