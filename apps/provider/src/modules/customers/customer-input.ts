import type { BookAddress } from './profile/address-book.ts';

/**
 * A customer as an import or the demo saves it, identified by the lower-case e-mail address. The password is
 * hashed on save and never read back.
 */
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

/** `landmark` is what couriers look for; a checkout asks for it when an address has none. */
export type CustomerAddressInput = Omit<BookAddress, 'vat_id' | 'extension_attributes'> & {
  landmark: string | null;
};

/** A customer group with its own prices and taxes, identified by `code`. */
export type CustomerGroupInput = { code: string; price_list: string; tax_class_id: number };

/** A customer's wish list, in order; it replaces the stored one. */
export type WishlistInput = { email: string; items: { sku: string; qty: number; comment: string | null }[] };
