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
  'row-without-identifier': 'has no identifier',
  'row-without-email': 'has no e-mail address',
  'bad-rating': 'the rating is none of one to five stars',
  'bad-text': 'holds characters that cannot be kept',
  'bad-order': 'is no order that can be read',
  'bad-promotion-rule': 'asks for what the shop cannot do',
  'bad-window': 'ends before it begins, or its dates cannot be read',
  'bad-tax-rate': 'is no tax rate of a country',
  'unknown-tax-rate': 'names a tax rate that does not exist',
  'unknown-tax-class': 'names a tax class that does not exist',
  'bad-shipping-rate': 'is no delivery price',
  'bad-email': 'is no e-mail address',
  'unknown-customer-group': 'names a customer group that does not exist',
  'telephone-of-another-customer': 'has the phone number of another customer',
  'unknown-customer': 'names a customer that does not exist',
  'order-never-changes': 'differs from the order that stands, which never changes',
} as const;

export type RemarkCode = keyof typeof remarkTexts;

/** One thing the import says about its input: the whole row left out, or, when `isRowTaken`, a part of it. `line` 0 is no line at all. */
export type Remark = { file: string; line: number; code: RemarkCode; subject: string; isRowTaken: boolean };

export const remarkLine = ({ file, line, code, subject, isRowTaken }: Remark): string =>
  `${file}${line > 0 ? `:${line}` : ''} ${subject} ${remarkTexts[code]} (${isRowTaken ? 'the rest is taken' : 'not taken'})`;
