import type { DeskResult } from '@dijla/contract/desk-client';

/** A product as the desk opens it. */
export type OpenedProduct = DeskResult<'desk/product-to-edit'>;

/** What a product can be given. */
export type ProductChoices = DeskResult<'desk/product-choices'>;

const madeTypes = ['simple', 'virtual', 'downloadable'] as const;

/** Kinds of product that the form makes; what is put together from others is put together elsewhere. */
export type MadeType = (typeof madeTypes)[number];

/** Whether a new product can begin as this one. */
export const canBeCopied = ({ type }: Pick<OpenedProduct, 'type'>): boolean =>
  madeTypes.some((made) => made === type);
