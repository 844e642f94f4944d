export {
  membersOfPrice, type PriceMembers, priceMembersOf, type PriceTerms, soughtMembersOf, sumOfPrices, type TaxedPrice, taxedPriceOf, tierPricesOf,
} from './price-members-of.ts';
export { type AmountOwner, type NewAmount, saveAmounts } from './amount-store.ts';
export type { Exchange } from './derived-amount.ts';
export { readExchange } from './exchange-store.ts';
export { priceKeyOf, priceState } from './price-state.ts';
export { savePrices } from './price-store.ts';
export { rederivePrices } from './rederive-prices.ts';
export { withDerivedPrices } from './with-derived-prices.ts';
export { readTaxRules, taxRulesColumn } from './tax-rule-store.ts';
export { tariffName, tariffNamed } from './tariff.ts';
export { readTariffsOfGroups } from './tariff-store.ts';
export type { TaxRateInput, TaxRuleInput } from './tax-input.ts';
export { announceTaxes, taxRateKeeper, taxRuleKeeper } from './tax-store.ts';
