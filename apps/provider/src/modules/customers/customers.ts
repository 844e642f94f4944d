export type {
  CustomerAddressInput,
  CustomerGroupInput,
  CustomerInput,
  WishlistInput,
} from './customer-input.ts';
export type { CustomerParts } from './customer-parts.ts';
export { refusedProof, refusedProofCode, sendProofCode } from './codes/fresh-proof.ts';
export { tellAccountChanged } from './codes/tell-account-changed.ts';
export { forgetTokensOf } from './codes/password-token-sql.ts';
export { leavingCookies } from './sessions/session-cookies.ts';
export { customerGroupHandler } from './groups/customer-group-sql.ts';
export { customerHandler } from './customer-handler.ts';
export { identify } from './sessions/identify.ts';
export type { LoginProviders } from './social/login-provider.ts';
export { loginProvidersOf } from './social/login-providers.ts';
export { type Passwords, passwordsOf } from './passwords/check-password.ts';
export { forgetFormerSignIns } from './sessions/former-sign-in-sql.ts';
export { forgetPasswordTokens } from './codes/password-token-sql.ts';
export { endSessions, forgetEndedSessions, isSignedIn } from './sessions/session-sql.ts';
export { passwordHash } from './password-hash.ts';
export { weakPassword } from './passwords/new-password.ts';
export { groupPricing } from './groups/group-prices.ts';
export { priceListOfGroup } from './groups/price-list-of-group.ts';
export { priceCookie } from './sessions/session-cookies.ts';
export { groupTokenOf, memberOfToken } from './groups/group-token.ts';
export { type PriceListOfToken, priceListOfToken } from './groups/price-list-of-token.ts';
export { wishlistHandler } from './wishlist-sql.ts';
export { accountCause } from './codes/tell-account-changed.ts';
export { readContactInForce, toContact } from './sessions/contact-in-force-sql.ts';
export { hasVerifiedContact, isCustomer, isKnownCustomer, readNames } from './profile/profile-sql.ts';
export { givenTelephone, telephoneOf } from './profile/telephone-of.ts';
