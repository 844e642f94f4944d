export {
  membersOfPrice,
  type PriceMembers,
  priceMembersOf,
  type PriceTerms,
  soughtMembersOf,
  sumOfPrices,
  type TaxedPrice,
  taxedPriceOf,
  tierPricesOf,
} from './price-members-of.ts';
export { type AmountOwner, type NewAmount, saveAmounts } from './amount-sql.ts';
export type { Exchange } from './derived-amount.ts';
export { pricedBelowWorth } from './gift-card-worth-sql.ts';
export { readExchange } from './exchange-sql.ts';
export { type NewPrice, priceKeyOf, priceState } from './price-state.ts';
export { readPrices, savePrices } from './price-sql.ts';
export { rederivePrices } from './rederive-prices.ts';
export { withDerivedPrices } from './with-derived-prices.ts';
export { readTaxRules, taxRulesColumn } from './tax-rule-sql.ts';
export { priceContextName, priceContextNamed } from './price-context.ts';
export { readPriceContextsOfGroups } from './price-context-sql.ts';
export type { TaxRateInput, TaxRuleInput } from './tax-input.ts';
export { announceTaxes, taxRateHandler, taxRuleHandler } from './tax-sql.ts';
