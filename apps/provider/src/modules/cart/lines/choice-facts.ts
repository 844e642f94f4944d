import type {
  BundleOption,
  BundleSelection,
  CustomOption,
  Download,
} from '@dijla/commerce-rules/choices/product-choices';

/** An option of a bundle with what may be chosen, by product. */
export type BundleOptionFacts = Omit<BundleOption, 'selections'> & {
  selections: (Omit<BundleSelection, 'goods'> & { product_id: number })[];
};

/** An option of one product alone; what is written into has one value with the code ''. Amounts in minor units, shares in ten-thousandths of a percent. */
export type CustomOptionFacts = Omit<CustomOption, 'extra' | 'values'> & {
  values: { id: number; code: string; title: string; percent: number | null; amount: number }[];
};

/** What a product lets a shopper choose besides its variant, in one language and currency. */
export type ChoiceFacts = {
  bundle_options: BundleOptionFacts[];
  custom_options: CustomOptionFacts[];
  download: Download | null;
};
