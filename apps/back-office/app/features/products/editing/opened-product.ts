import type { DeskResult } from '@dijla/contract/desk-client';

/** A product as the desk opens it. */
export type OpenedProduct = DeskResult<'desk/product-to-edit'>;

/** What a product can be given. */
export type ProductChoices = DeskResult<'desk/product-choices'>;
