export { type PriceMembers, priceMembersOf, type PriceTerms } from './price-members-of.ts';
export { readExchange, savePrices } from './price-store.ts';
export { readTaxRules, taxRulesColumn } from './tax-rule-store.ts';
export { withDerivedPrices } from './with-derived-prices.ts';
export type { TaxRateInput, TaxRuleInput } from './tax-input.ts';
export { taxRateKeeper, taxRuleKeeper } from './tax-keeper.ts';
