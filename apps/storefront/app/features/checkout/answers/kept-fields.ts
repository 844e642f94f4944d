import { accountWish } from '@dijla/device/cart/checkout-details';
import { governorateOf } from '../../../shop/delivery/governorates.ts';
import { type CheckoutFields, emptyFields } from './checkout-fields.ts';

type Details = Readonly<Record<string, string>>;
type Name = keyof CheckoutFields;

const names = Object.keys(emptyFields) as Name[];
const yes = 'yes';

/** The device and the form call this one by one name, so that an order resets it. */
const wish: typeof accountWish & Name = 'createAccount';

const textOf = (value: CheckoutFields[Name]): string =>
  typeof value === 'boolean' ? (value ? yes : '') : String(value);

/** Returns the fields in the form saved on the device. */
export const detailsOf = (fields: CheckoutFields): Details =>
  Object.fromEntries(names.map((name) => [name, textOf(fields[name])]));

const fieldOf = (name: Name, text: string): CheckoutFields[Name] => {
  const empty = emptyFields[name];
  if (typeof empty === 'boolean') return text === yes;
  if (typeof empty === 'string') return text;
  return governorateOf(Number(text)) === undefined ? empty : Number(text);
};

/** Returns the fields from the saved details; missing ones are empty. */
export const fieldsOf = (details: Details): CheckoutFields => ({
  ...emptyFields,
  ...Object.fromEntries(names.map((name) => [name, fieldOf(name, details[name] ?? '')])),
  [wish]: details[accountWish] === yes,
});

/** Returns the details that differ from the saved ones. */
export const changedDetails = (fields: CheckoutFields, saved: Details): Details => {
  const empty = detailsOf(emptyFields);
  return Object.fromEntries(
    Object.entries(detailsOf(fields)).filter(([name, text]) => text !== (saved[name] ?? empty[name])),
  );
};
