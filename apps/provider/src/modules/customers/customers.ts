export type { CustomerAddressInput, CustomerGroupInput, CustomerInput, WishlistInput } from './customer-input.ts';
export { customerGroupKeeper } from './customer-group-store.ts';
export { customerKeeper } from './customer-keeper.ts';
export { wishlistKeeper } from './wishlist-store.ts';
