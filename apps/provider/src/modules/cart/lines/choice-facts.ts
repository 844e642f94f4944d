import type {
  BundleOption,
  BundleSelection,
  CustomOption,
  Download,
} from '@dijla/commerce-rules/choices/product-choices';

/** An option of a bundle; its selections name products by id. */
type BundleOptionFacts = Omit<BundleOption, 'selections'> & {
  selections: (Omit<BundleSelection, 'goods'> & { product_id: number })[];
};

/**
 * A custom option of a product; a text option has one value with the code ''. Amounts are in minor units,
 * shares in ten-thousandths of a percent.
 */
export type CustomOptionFacts = Omit<CustomOption, 'extra' | 'values'> & {
  values: { id: number; code: string; title: string; percent: number | null; amount: number }[];
};

/** Choices a product offers besides its variant, in one language and currency. */
export type ChoiceFacts = {
  bundle_options: BundleOptionFacts[];
  custom_options: CustomOptionFacts[];
  download: Download | null;
};
