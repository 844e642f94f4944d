import type { ChosenValues } from '@dijla/commerce-rules/variants/variant-child';
import type { Chosen } from './chosen-option.ts';

/** The current state of the form on a product's page. */
export type Choice = {
  /** Chosen option values of the variant. */
  values: ChosenValues;
  /** The choices made besides the variant. */
  chosen: Chosen;
  /** Quantities: of a bundle's part by field name, of a group's member by sku. */
  quantities: Readonly<Record<string, number>>;
  qty: number;
};

/**
 * A choice that is missing or invalid: the title of its option, and the name of the field where the shopper
 * can correct it.
 */
export type ChoiceError = { code: string; field: string | null; title: string; most: number };
