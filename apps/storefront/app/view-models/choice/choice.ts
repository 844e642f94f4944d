import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import type { Chosen } from './chosen-option.ts';

/** What the form of a product's page holds at a moment. */
export type Choice = {
  /** Values of the variant. */
  values: ChosenValues;
  /** What is chosen beside it. */
  chosen: Chosen;
  /** How many of a part, under the name of its field; of a member of a group under its sku. */
  quantities: Readonly<Record<string, number>>;
  qty: number;
};

/** Something that is not as it must be, what it is about in words, and the name of the field where the shopper mends it. */
export type ChoiceError = { code: string; field: string | null; title: string; most: number };
