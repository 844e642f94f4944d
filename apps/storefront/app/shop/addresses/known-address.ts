import type { CustomerAddress } from '@dijla/contract/client';

/** Returns a text of what an address has besides the wire's members, such as its label; empty without one. */
export const textOfAddress = (
  { extension_attributes: extras }: Pick<CustomerAddress, 'extension_attributes'>,
  name: 'shipping_note' | 'label' | 'latitude' | 'longitude',
): string => {
  const value = extras[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Labels that have words of their own in each language. */
const labelWords = { Home: 'home', Work: 'work' } as const;

/** Returns the name by which a customer knows an address: its label, else the place. */
export const nameOfAddress = (
  address: Pick<CustomerAddress, 'extension_attributes' | 'city'>,
  words: Readonly<Record<'home' | 'work', string>>,
): string => {
  const label = textOfAddress(address, 'label');
  if (label === 'Home' || label === 'Work') return words[labelWords[label]];
  return label === '' ? address.city : label;
};
