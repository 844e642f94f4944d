/** Reasons why a row, or a part of it, is not taken. */
const warningTexts = {
  'file-without-place': 'the shop has no place for this file',
  'row-without-sku': 'has no sku',
  'row-without-name': 'has no name',
  'repeated-sku': 'repeats a sku given before',
  'repeated-options':
    'has the same options as a variant given before; shoppers could not choose between them',
  'type-without-place': 'the shop has no place for this product type',
  'store-view-row': 'texts of a store view are not read',
  'store-view-price': 'a price of a store view is not read; the shop has one price in each currency',
  'bad-price': 'the price is no amount of money',
  'other-currency':
    'has a price in a currency the shop does not keep, which is left out; a mapping may give its rate',
  'unknown-status': 'has a status the shop does not know; the product is taken switched off',
  'external-product': 'is sold on another site; the product is taken switched off',
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
  'special-price-of-a-group':
    "has a special price for this customer group, which is left out: the export tells only the group named Default to be everybody's",
  'missing-picture': 'is not in the media folder',
  'bad-picture-path': 'is no picture below the media folder',
  'row-without-identifier': 'has no identifier',
  'row-without-email': 'has no e-mail address',
  'bad-identifier': 'is no identifier of letters, digits and dashes',
  'bad-telephone': 'is no telephone number in digits',
  'bad-location': 'is no latitude and longitude within the world, such as 33.3009,44.4256',
  'unknown-directive': 'holds a directive the shop has no meaning for',
  'bad-rating': 'the rating is none of one to five stars',
  'bad-text': 'holds characters that cannot be kept',
  'bad-order': 'is no order that can be read',
  'bad-promotion-rule': 'asks for what the shop cannot do',
  'catalogue-rule': 'changes prices in the catalogue by a rule; give the goods special prices instead',
  'bad-window': 'ends before it begins, or its dates cannot be read',
  'bad-tax-rate': 'is no tax rate of a country',
  'unknown-tax-rate': 'names a tax rate that does not exist',
  'unknown-tax-class': 'names a tax class that does not exist',
  'bad-shipping-rate': 'is no delivery price',
  'unpriced-place':
    'is the price of a postcode or of a region the shop does not know; it prices by country and by governorate',
  'bad-email': 'is no e-mail address',
  'unknown-customer-group': 'names a customer group that does not exist',
  'telephone-of-another-customer': 'has the phone number of another customer',
  'unknown-customer': 'names a customer that does not exist',
  'order-never-changes': 'differs from the order that stands, which never changes',
  'row-without-key': 'has nothing to know it again by',
  'text-too-long': 'has a text of more than 500,000 characters',
  'text-too-deep': 'has a text with more than 100 elements within each other',
  'key-too-long': 'is known by a name that is too long',
  'kind-without-place': 'is of a kind the shop has no place for',
  'repeated-record': 'repeats one given before',
  'cannot-be-kept': 'is refused by the database',
  'broken-picture': 'is no picture that can be read',
  'bad-sku': 'has no sku of 1 to 255 characters',
  'bad-code': 'is known by a code that cannot be kept',
  'bad-url-key': 'has no name that can stand in an address',
  'bad-number': 'has a number that is none',
  'bad-value': 'has a value that does not fit its attribute',
  'bad-option': 'has an option that cannot be kept',
  'bad-colour': 'has a colour that is none',
  'bad-picture': 'has a picture that cannot be kept',
  'no-text': 'has no text in any language',
  'repeated-key': 'repeats one given before',
  'repeated-option': 'gives an option twice',
  'repeated-price': 'gives a price twice',
  'reserved-code': 'bears a name that the shop needs itself',
  'unknown-member': 'is made of a product that is not there',
  'unknown-selection': 'offers a product that is not there',
  'unknown-brand': 'names a brand that does not exist',
  'cell-too-long': 'has a cell of more than 1 MB',
  'ragged-row': 'has more or fewer cells than the file has columns',
  'unreadable-record': 'is no record of its kind',
  'unreadable-cell': 'has a cell that cannot be read',
  'unknown-column': 'has a column that is not read; what stands in it is left out',
  'recognised-as': 'is read as an export of this kind',
  'unknown-stock':
    'is counted in the shop it comes from, but no file says how many there are; it is taken as always there',
  'shared-stock': 'shares its stock with other variants in the shop it comes from; each is given all of it',
  'option-left-out': 'has an option that the shop cannot offer',
  'unnamed-category':
    'is in a category that the export knows by its number alone; the export of categories beside it would name it',
  'hidden-until-later': 'is not on sale at this time; the product is taken switched off',
  'generated-sku': 'has no sku; this one is made of its name and options',
  'family-left-out': 'has a first row that cannot be read, and goes with it',
  'unknown-parent': 'names a product above it that is not there',
} as const;

export type ImportWarningCode = keyof typeof warningTexts;

/**
 * An import warning: the whole row is left out or, when `isRowTaken`, a part of it. `line` is 0 when there
 * is no line. `key` is the key of the row left out, when the subject contains more than the key.
 */
export type ImportWarning = {
  file: string;
  line: number;
  code: ImportWarningCode;
  subject: string;
  isRowTaken: boolean;
  key?: string;
};

const texts: ReadonlyMap<string, string> = new Map(Object.entries(warningTexts));

/** Returns the text of a warning code; a code without a text is spelled out. */
export const warningText = (code: string): string => texts.get(code) ?? code.replaceAll('-', ' ');
