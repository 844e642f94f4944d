import type { BookAddress } from './profile/address-book.ts';

/** A customer as an import or the demo hands it over, known by e-mail in lower case. A password is hashed when it is saved and never read back. */
export type CustomerInput = {
  email: string;
  firstname: string;
  lastname: string;
  telephone: string | null;
  /** `1973-12-15` */
  birthday: string | null;
  gender: string | null;
  group: string;
  password: string | null;
  is_active: boolean;
  addresses: CustomerAddressInput[];
};

export type CustomerAddressInput = Omit<BookAddress, 'vat_id' | 'extension_attributes'>;

/** A group of customers with prices and taxes of its own, known by `code`. */
export type CustomerGroupInput = { code: string; price_list: string; tax_class_id: number };

/** What one customer wishes for, in order; it replaces the list that stood. */
export type WishlistInput = { email: string; items: { sku: string; qty: number; comment: string | null }[] };
