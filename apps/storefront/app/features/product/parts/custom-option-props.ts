import type { CustomOption } from '@dijla/commerce-rules/choices/product-choices';
import type { PartProps } from '../buy/purchase.ts';

/** What each kind of custom option is shown with. */
export type CustomOptionProps = PartProps & { option: CustomOption };
