export type { CustomerAddressInput, CustomerGroupInput, CustomerInput, WishlistInput } from './customer-input.ts';
export { customerGroupKeeper } from './customer-group-store.ts';
export { customerKeeper } from './customer-keeper.ts';
export { type GroupMember, groupTokenOf, memberOfToken, type TokenTerms } from './group-token.ts';
export { type PriceListOfToken, priceListOfToken } from './price-list-of-token.ts';
export { wishlistKeeper } from './wishlist-store.ts';
export { telephoneOf } from './telephone-of.ts';
