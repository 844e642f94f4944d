import type { CustomerAddress } from '@dijla/contract/client';

/** What an address has besides the wire's members. */
type Extras = { extension_attributes: Readonly<Record<string, unknown>> };

/** Returns a text of what an address has besides the wire's members, such as its label; empty without one. */
export const textOfAddress = (
  { extension_attributes: extras }: Extras,
  name: 'shipping_note' | 'label' | 'latitude' | 'longitude',
): string => {
  const value = extras[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Returns the street of an address in one line, without the landmark that stands for a street without a name. */
export const streetOfAddress = (address: Extras & { street: readonly string[] }): string => {
  const landmark = textOfAddress(address, 'shipping_note');
  return address.street
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== landmark)
    .join(' ');
};

/** Returns the name by which a customer knows an address: its label, else the place. */
export const nameOfAddress = (
  address: Pick<CustomerAddress, 'extension_attributes' | 'city'>,
  { home, work }: Readonly<Record<'home' | 'work', string>>,
): string => {
  const label = textOfAddress(address, 'label');
  if (label === 'Home') return home;
  if (label === 'Work') return work;
  return label === '' ? address.city : label;
};
