export type { CustomerAddressInput, CustomerGroupInput, CustomerInput, WishlistInput } from './customer-input.ts';
