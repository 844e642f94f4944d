/** Why a row, or a part of it, is not taken. */
export const remarkTexts = {
  'file-without-place': 'the shop has no place for this file',
  'row-without-sku': 'has no sku',
  'row-without-name': 'has no name',
  'repeated-sku': 'repeats a sku given before',
  'type-without-place': 'the shop has no place for this product type',
  'store-view-row': 'texts of a store view are not read',
  'bad-price': 'the price is no amount of money',
  'bad-quantity': 'the quantity is no whole number',
  'bad-visibility': 'the visibility is none of the four',
  'bad-date': 'the date cannot be read',
  'bad-input': 'the kind of attribute is unknown',
  'unknown-sku': 'names a product that is not taken',
  'unknown-variant': 'names a variant that is not there',
  'unknown-category': 'names a category that does not exist',
  'unknown-parent-category': 'the category above it does not exist',
  'unknown-attribute': 'names an attribute that is not defined',
  'unknown-axis': 'varies by an attribute that has no options to choose one of',
  'unknown-option': 'names an option that is not defined',
  'special-price-without-effect': 'the special price is not below the price',
  'missing-picture': 'is not in the media folder',
  'bad-picture-path': 'is no picture below the media folder',
} as const;

export type RemarkCode = keyof typeof remarkTexts;

/** One thing the import says about its input: the whole row left out, or, when `isRowTaken`, a part of it. `line` 0 is no line at all. */
export type Remark = { file: string; line: number; code: RemarkCode; subject: string; isRowTaken: boolean };

export const remarkLine = ({ file, line, code, subject, isRowTaken }: Remark): string =>
  `${file}${line > 0 ? `:${line}` : ''} ${subject} ${remarkTexts[code]} (${isRowTaken ? 'the rest is taken' : 'not taken'})`;
